import { readFileSync } from 'node:fs'
import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const script = readFileSync('src/prerender/boot.js', 'utf8')

beforeEach(() => {
  vi.useFakeTimers()
  // The document outlasts this file.
  vi.spyOn(document, 'addEventListener').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  history.replaceState(null, '', '/')
  document.body.replaceChildren()
  document.documentElement.lang = 'en'
  delete document.documentElement.dataset.standIn
  document.documentElement.hidden = false
  Reflect.deleteProperty(window, 'firstLoad')
})

const header = (login: string) => `<header><a href="${login}">Login</a></header>`
const languages = ['en', 'fr', 'ar'].map((code) => {
  const path = code === 'en' ? '/Contact?lang=en' : `/${code}/Contact`
  return `<a hreflang="${code}" href="${path}">${code}</a>`
})
const contact = `${header('/auth?next=%2FContact')}<main><a href="/auth?next=%2Faccount">Account</a></main>${languages.join('')}`
const frame = (language: string) =>
  `<template lang="${language}">${header(language === 'en' ? '/auth' : `/${language}/auth`)}<main></main></template>` +
  `<template lang="${language}" data-urls=""><p></p></template>`

type FirstLoad = { page?: string; language?: string; html: string }

/** The addresses that the links lead to before the app has rendered, by their texts. */
function linksOf(address: string, { page, language = 'en', html }: FirstLoad): Record<string, string> {
  history.replaceState(null, '', address)
  document.documentElement.lang = language
  const description = `<script id="first-load" type="application/json">${JSON.stringify({ page })}</script>`
  document.body.innerHTML = `${description}<div id="root">${html}</div>${frame('en')}${frame('fr')}`
  runInThisContext(script)
  const links = Array.from(document.querySelectorAll<HTMLAnchorElement>('#root a'))
  return Object.fromEntries(
    links.map(({ textContent, pathname, search, hash }) => [textContent, `${pathname}${search}${hash}`]),
  )
}

it.each([
  ['?about=bulk', '%3Fabout%3Dbulk', '?about=bulk&lang=en'],
  ['?about=bulk#form', '%3Fabout%3Dbulk', '?about=bulk&lang=en#form'],
  ['#form', '', '?lang=en#form'],
  ['', '', '?lang=en'],
])('links of a page at %s keep the place', (rest, next, english) => {
  expect(linksOf(`/Contact${rest}`, { page: '/Contact', html: contact })).toEqual({
    Login: `/auth?next=%2FContact${next}`,
    // It leads elsewhere.
    Account: '/auth?next=%2Faccount',
    en: `/Contact${english}`,
    fr: `/fr/Contact${rest}`,
    ar: `/ar/Contact${rest}`,
  })
})

it.each([
  ['/product/0?size=60+cm', 'en', '/auth?next=%2Fproduct%2F0%3Fsize%3D60%2Bcm'],
  ['/fr/products?city=fez', 'fr', '/fr/auth?next=%2Fproducts%3Fcity%3Dfez'],
  ['/auth/reset?token=a', 'en', '/auth'],
])('the link for signing in of the frame at %s leads back there', (address, language, login) => {
  expect(linksOf(address, { language, html: '' })).toEqual({ Login: login })
})

it('that of the home page leads to no other', () => {
  expect(linksOf('/?x=1', { page: '/', html: header('/auth') })).toEqual({ Login: '/auth' })
})
