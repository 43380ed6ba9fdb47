import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '@/i18n/locales'
import { publicUrl } from '@/paths'
import { crawl } from '../../../scripts/checks/crawl.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mcg-crawl-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(file: string, language: string, path: string, body: string): void {
  const alternates = LANGUAGES.map(
    (one) => `<link rel="alternate" hrefLang="${one}" href="https://shop.test${publicUrl(path, one)}"/>`,
  )
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(
    join(folder, file),
    `<html lang="${language}"><head>${alternates.join('')}</head><body>${body}</body></html>`,
  )
}

/** A shop of two pages. `link` writes a link of one page to another. */
function build(link: (path: string, language: Language) => string): void {
  writeFileSync(join(folder, '404.html'), '')
  for (const language of LANGUAGES) {
    const home = language === 'en' ? 'index.html' : `${language}.html`
    const folderOf = language === 'en' ? '' : `${language}/`
    write(home, language, '/', link('/products', language))
    write(`${folderOf}products.html`, language, '/products', link('/', language))
  }
}

it('follows every link in its language', () => {
  build((path, language) => `<a href="${publicUrl(path, language)}?city=Fez#list">x</a>`)
  expect(crawl(folder)).toEqual({ pages: 6, problems: [], warnings: [] })
})

it('lets a link lead to the language that it names', () => {
  build(
    (path, language) =>
      `<a href="${publicUrl(path, language)}">x</a><a hrefLang="ar" href="${publicUrl(path, 'ar')}">x</a>
       <a hrefLang="en" href="${publicUrl(path, 'en')}?lang=en">x</a>`,
  )
  expect(crawl(folder).problems).toEqual([])
})

it('reports a link that forgets the language, and pages that are not there', () => {
  build(
    (path, language) =>
      `<a href="${path === '/' ? publicUrl(path, language) : path}">x</a><a href="/gone">x</a>`,
  )
  const { problems } = crawl(folder)
  expect(problems).toContain('/fr: leads to /products')
  expect(problems).toContain('/gone: no page')
  expect(problems).toContain('/products: its page in fr is not reached')
})

it('takes a product without a page for one that was published while the build ran', () => {
  const id = '20000000-0000-4000-8000-00000000000a'
  build(
    (path, language) => `<a href="${publicUrl(path, language)}">x</a>
      <a href="${publicUrl(`/product/${id}`, language)}?Color=Blue">x</a>`,
  )
  const { problems, warnings } = crawl(folder)
  expect(problems).toEqual([])
  expect(new Set(warnings)).toEqual(
    new Set(LANGUAGES.map((language) => `${publicUrl(`/product/${id}`, language)}?Color=Blue: no page`)),
  )
  build((path, language) => `<a href="${publicUrl(path, language)}">x</a><a href="/product/">x</a>`)
  expect(crawl(folder).problems).toContain('/product/: no page')
})

it('reports a form that forgets the language', () => {
  build((path, language) => `<a href="${publicUrl(path, language)}">x</a><form action="/products"></form>`)
  expect(crawl(folder).problems).toContain('/fr: leads to /products')
})

it('reports a page in another language than that of its path', () => {
  build((path, language) => `<a href="${publicUrl(path, language)}">x</a>`)
  write('fr/products.html', 'en', '/products', '')
  expect(crawl(folder).problems).toContain('/fr/products: is in en')
})

it('reports alternates that do not agree', () => {
  build((path, language) => `<a href="${publicUrl(path, language)}">x</a>`)
  write('fr/products.html', 'fr', '/', '')
  expect(crawl(folder).problems).toContain('/products: its page in fr does not name it')
})
