import { expect, it } from 'vitest'
import { basenameOf, publicUrl, splitLanguage } from '@/paths'

it.each([
  ['/', 'en', '/'],
  ['/', 'fr', '/fr'],
  ['/?a=1#b', 'ar', '/ar?a=1#b'],
  ['/#b', 'ar', '/ar#b'],
  ['/Contact', 'fr', '/fr/Contact'],
  ['/products?city=Fez#list', 'ar', '/ar/products?city=Fez#list'],
  // The admin area has no prefix.
  ['/admin', 'fr', '/admin'],
  ['/admin/orders?a=1', 'ar', '/admin/orders?a=1'],
  ['/administration', 'fr', '/fr/administration'],
] as const)('%s in %s is %s', (path, language, url) => {
  expect(publicUrl(path, language)).toBe(url)
  if (url.startsWith(`/${language}`)) expect(splitLanguage(url)).toEqual({ language, path })
  else expect(splitLanguage(url)).toEqual({ language: null, path })
})

it.each([
  ['//evil.test/a?b=//c', '/evil.test/a?b=//c'],
  ['/\\evil.test', '/evil.test'],
  ['\\\\evil.test', '/evil.test'],
  ['//admin', '/admin'],
])('%s is no address of another host', (path, own) => {
  expect(publicUrl(path, 'en')).toBe(own)
  expect(publicUrl(path, 'fr')).toBe(own === '/admin' ? own : `/fr${own}`)
})

it.each([
  ['/', ''],
  ['/products', ''],
  ['/france', ''],
  ['/fr', '/fr'],
  ['/FR/products', '/fr'],
  ['/ar/', '/ar'],
])('the router’s basename at %s is "%s"', (pathname, basename) => {
  expect(basenameOf(pathname)).toBe(basename)
})
