import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { LANGUAGES } from '@/i18n/locales'
import { publicUrl } from '@/paths'
import { feedProblems } from '../../../scripts/checks/feed.ts'
import { fileOf } from '../../../scripts/prerender/static-page.ts'

const PATH = '/product/20000000-0000-4000-8000-000000000001'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mcg-feeds-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

/** A build with feeds of these items, with pages or without. */
function build(itemsOf: (link: string) => string, hasPages = true): void {
  write('404.html', '')
  for (const language of LANGUAGES) {
    const path = publicUrl(PATH, language)
    write(`feeds/products-${language}.xml`, itemsOf(`https://shop.example${path}`))
    if (hasPages) write(fileOf(path), '')
  }
}

const item = (link: string, shipping = '<g:shipping><g:country>MA</g:country></g:shipping>') =>
  `<item><g:id>20000000</g:id><g:title>Bowl</g:title><g:description>A bowl.</g:description><g:link>${link}</g:link>
   <g:image_link>https://shop.example/a.jpg</g:image_link><g:availability>in_stock</g:availability>
   <g:price>80.00 MAD</g:price>${shipping}</item>`

it('finds nothing in the feeds of a shop that delivers', () => {
  build((link) => item(link))
  expect(feedProblems(folder)).toEqual({ items: 1, problems: [], warnings: [] })
})

it('only warns of what the data says: a shop that delivers nowhere for a while is built', () => {
  build((link) => item(link, ''))
  expect(feedProblems(folder)).toEqual({
    items: 1,
    problems: [],
    warnings: LANGUAGES.map((language) => `feed ${language}, 20000000: no shipping`),
  })
  build((link) => item(link) + item(link))
  expect(feedProblems(folder)).toMatchObject({ problems: [], warnings: ['feed: two items have the same id'] })
})

it('reports items that lead to no page', () => {
  build((link) => item(link), false)
  expect(feedProblems(folder)).toMatchObject({
    problems: LANGUAGES.map((language) => `feed ${language}, 20000000: no page ${publicUrl(PATH, language)}`),
    warnings: [],
  })
})
