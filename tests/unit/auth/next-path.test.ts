import { describe, expect, it } from 'vitest'
import { safeNextPath } from '@/auth/next-path'

const origin = 'https://shop.test'

describe('the path after signing in', () => {
  it.each(['/checkout', '/order-success?order=MCG-1', '/products?city=Fez#top'])('keeps %s', (path) => {
    expect(safeNextPath(path, origin)).toBe(path)
  })

  it('reads an address of this shop, as the links of mails have them', () => {
    expect(safeNextPath('https://shop.test/fr/products?city=Fez', origin)).toBe('/products?city=Fez')
    expect(safeNextPath('https://shop.test/', origin)).toBe('/')
    expect(safeNextPath('https://shop.test', origin)).toBe('/')
    expect(safeNextPath('https://shop.test//evil.test', origin)).toBe('/')
  })

  it('leaves the language to the router', () => {
    expect(safeNextPath('/fr/checkout?a=1', origin)).toBe('/checkout?a=1')
    expect(safeNextPath('/AR', origin)).toBe('/')
  })

  it.each([
    '/fr//evil.test',
    '/ar/\\evil.test',
    null,
    '',
    'checkout',
    '//evil.test',
    '//evil.test/%2e%2e',
    '/\\evil.test',
    '\\\\evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    'https://evil.test',
    'https:evil.test',
    'https://shop.test.evil.test',
    'https://shop.test@evil.test',
    'javascript:alert(1)',
    'data:text/html,x',
    ' /checkout',
    '/..//evil.test',
    '/.//evil.test',
    '/%5C%5Cevil.test/..//evil.test',
  ])('falls back to the home page for %j', (path) => {
    const result = safeNextPath(path, origin)
    expect(new URL(result, origin).origin).toBe(origin)
    expect(result.startsWith('//')).toBe(false)
    expect(result === '/' || result.startsWith('/%5C')).toBe(true)
  })
})
