/** Whether the feeds of a build are what Google Merchant Center takes: https://support.google.com/merchants/answer/7052112 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '../../src/i18n/locales.ts'
import { splitLanguage } from '../../src/paths.ts'
import { fileFor, rulesOf } from '../prerender/serve-files.ts'

const REQUIRED = ['id', 'title', 'description', 'link', 'image_link', 'availability', 'price'] as const
const MAX_LENGTH: Readonly<Record<string, number>> = {
  id: 50,
  title: 150,
  description: 5000,
  link: 2000,
  image_link: 2000,
  product_type: 750,
  color: 100,
  size: 100,
  material: 200,
  item_group_id: 50,
}
const PRICE = /^\d+\.\d\d MAD$/
const MAX_ADDITIONAL_PICTURES = 10

const decoded = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

type Item = ReadonlyMap<string, readonly string[]>

/** The items of a feed: the values of each attribute, without those of its parts. */
export function itemsOf(feed: string): Item[] {
  return Array.from(feed.matchAll(/<item>(.*?)<\/item>/gs), ([, item = '']) => {
    const values = new Map<string, string[]>()
    for (const [, name = '', text = ''] of item.matchAll(/<g:(\w+)>(.*?)<\/g:\1>/gs))
      values.set(name, [...(values.get(name) ?? []), decoded(text)])
    return values
  })
}

const one = (item: Item, name: string) => item.get(name)?.[0] ?? ''

export function itemProblems(item: Item): string[] {
  const problems: string[] = REQUIRED.filter((name) => one(item, name) === '').map((name) => `no ${name}`)
  for (const [name, max] of Object.entries(MAX_LENGTH))
    if (one(item, name).length > max) problems.push(`${name} is longer than ${max} characters`)
  for (const name of ['price', 'sale_price'])
    if (item.has(name) && !PRICE.test(one(item, name))) problems.push(`${name} is ${one(item, name)}`)
  if (
    item.has('sale_price') &&
    Number.parseFloat(one(item, 'sale_price')) >= Number.parseFloat(one(item, 'price'))
  )
    problems.push('sale_price is not lower than price')
  if (!/^(?:in|out_of)_stock$/.test(one(item, 'availability')))
    problems.push(`availability is ${one(item, 'availability')}`)
  if ((item.get('additional_image_link') ?? []).length > MAX_ADDITIONAL_PICTURES)
    problems.push('too many pictures')
  if ((item.get('shipping') ?? []).length === 0) problems.push('no shipping')
  // An item of a group differs from the others by one of these.
  if (item.has('item_group_id') && !['color', 'size', 'material'].some((name) => item.has(name)))
    problems.push('a group without options')
  for (const picture of [...(item.get('image_link') ?? []), ...(item.get('additional_image_link') ?? [])])
    if (/\.avif$/i.test(picture)) problems.push(`Google reads no AVIF: ${picture}`)
  return problems
}

/**
 * The problems of all feeds in a build; none in a build without feeds, which has no address. `warnings` are those that may come of what an
 * operator has entered, such as no country of delivery for a while: Google leaves out the item, and the shop is built all the same.
 */
export function feedProblems(folder: string): { items: number; problems: string[]; warnings: string[] } {
  const feeds = join(folder, 'feeds')
  if (!existsSync(feeds)) return { items: 0, problems: [], warnings: [] }
  const rules = rulesOf(folder)
  const problems: string[] = []
  const warnings: string[] = []
  const idsOf = LANGUAGES.map((language) => {
    const items = readdirSync(feeds)
      .filter((file) => file.startsWith(`products-${language}`))
      .flatMap((file) => itemsOf(readFileSync(join(feeds, file), 'utf8')))
    for (const item of items) {
      const link = new URL(one(item, 'link'), 'https://host.invalid').pathname
      const named = (problem: string) => `feed ${language}, ${one(item, 'id')}: ${problem}`
      if (fileFor(folder, rules, link)?.status !== 200) problems.push(named(`no page ${link}`))
      if ((splitLanguage(link).language ?? 'en') !== language) problems.push(named(`leads to ${link}`))
      warnings.push(...itemProblems(item).map(named))
    }
    return items.map((item) => one(item, 'id'))
  })
  const [first = []] = idsOf
  if (new Set(first).size !== first.length) warnings.push('feed: two items have the same id')
  if (idsOf.some((ids) => ids.join() !== first.join())) problems.push('feed: the languages have other items')
  return { items: first.length, problems, warnings }
}
