import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { variationLabel } from '../../src/catalog/variation-labels.ts'
import { buildSeed } from '../../supabase/seed/build.ts'
import { families } from '../../supabase/seed/catalogue/families.ts'
import pictures from '../../supabase/seed/pictures.json' with { type: 'json' }
import type { Texts } from '../../supabase/seed/pictures.ts'

const { products, customers, orders, catalogue, demo } = buildSeed()
const active = products.filter((product) => product.active)
const languages = ['en', 'fr', 'ar'] as const
const file = (path: string) => readFileSync(`supabase/${path}`, 'utf8')
const folder = 'supabase/seed/objects/product-images/catalog/'

function tally<T>(items: T[], key: (item: T) => string): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const item of items) counts[key(item)] = (counts[key(item)] ?? 0) + 1
  return counts
}

describe('the generated SQL', () => {
  it('of the catalogue is committed', () => {
    expect(catalogue === file('seed.sql'), 'run npm run seed and commit supabase/seed.sql').toBe(true)
  })

  it('keeps accounts and orders out of the catalogue', () => {
    expect(catalogue).not.toMatch(/auth\.|public\.orders|mcg\.example/)
    expect(demo.startsWith('-- LOCAL ONLY')).toBe(true)
  })
})

describe('products', () => {
  it('are as many per city as the shop says', () => {
    expect(tally(active, ({ city }) => city)).toEqual({
      Fez: 120,
      Marrakech: 85,
      Rabat: 95,
      Tetouan: 67,
      Meknes: 78,
      Essaouira: 56,
      Casablanca: 24,
    })
    expect(active).toHaveLength(525)
    expect(products).toHaveLength(541)
    expect(Object.keys(tally(active, ({ kind }) => kind))).toHaveLength(9)
  })

  it('have prices from 25 to 4,800 dirhams', () => {
    const prices = active.map(({ price }) => price)
    expect(Math.min(...prices)).toBe(25)
    expect(Math.max(...prices)).toBe(4800)
    expect(prices.every((price) => Number.isInteger(price) && [0, 5, 9].includes(price % 10))).toBe(true)
  })

  it.each(languages)('have names of their own in %s, none too long, none numbered', (language) => {
    const names = products.map((product) => product.names[language])
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => name.length > 60 || name.length < 8)).toEqual([])
    expect(names.filter((name) => /[~{}]|\d$| {2}|undefined/.test(name))).toEqual([])
  })

  it.each(languages)('have descriptions of two to four sentences in %s', (language) => {
    const texts = products.map((product) => product.descriptions[language])
    const sentences = (text: string) => text.match(/[.!?](?=\s|$)/g)?.length ?? 0
    expect(texts.filter((text) => sentences(text) < 2 || /[~{}]| {2}|undefined/.test(text))).toEqual([])
    expect(texts.filter((text) => text.length > 600)).toEqual([])
  })

  it('show two to five pictures that exist, their own object first', () => {
    for (const product of products) {
      expect(product.pictures.length).toBeGreaterThanOrEqual(2)
      expect(product.pictures.length).toBeLessThanOrEqual(5)
      expect(new Set(product.pictures).size).toBe(product.pictures.length)
      const [own] = product.pictures
      expect(families.get(product.family)?.pictures).toContain(own)
      // Nothing but the product, its close-up and the colours that can be chosen.
      const chosen = product.variations.flatMap(({ picture }) => picture ?? [])
      expect([own, `${own}-detail`, ...chosen]).toEqual(expect.arrayContaining(product.pictures))
      for (const picture of product.pictures) {
        for (const width of [320, 640, 1000]) {
          expect(existsSync(`${folder}${picture}-${width}.avif`), `${picture}-${width}`).toBe(true)
        }
        expect(existsSync(`${folder}${picture}-160.jpg`), `${picture}-160`).toBe(true)
      }
    }
  })

  it('run out here and there', () => {
    const gone = active.filter(({ stock }) => stock === 0).length
    expect(gone).toBeGreaterThanOrEqual(15)
    expect(gone).toBeLessThanOrEqual(30)
    expect(active.filter(({ stock }) => stock >= 1 && stock <= 5).length).toBeGreaterThan(10)
  })
})

describe('variations', () => {
  const varied = products.filter(({ variations }) => variations.length > 0)
  const all = varied.flatMap(({ variations }) => variations)

  it('are offered by something like 45 % of the products, in colour, size and shape', () => {
    expect(varied.length / products.length).toBeGreaterThan(0.4)
    expect(varied.length / products.length).toBeLessThan(0.5)
    expect(Object.keys(tally(all, ({ type }) => type)).sort()).toEqual(['color', 'shape', 'size'])
    expect(all.some(({ picture }) => picture !== null)).toBe(true)
    expect(all.some(({ adjustment }) => adjustment < 0)).toBe(true)
    expect(all.some(({ adjustment }) => adjustment > 0)).toBe(true)
    expect(all.some(({ stock }) => stock === 0)).toBe(true)
  })

  it('never take a price near zero, and never hold more than their product', () => {
    for (const { price, stock, variations } of varied) {
      for (const type of new Set(variations.map((variation) => variation.type))) {
        const values = variations.filter((variation) => variation.type === type)
        expect(price + Math.min(...values.map(({ adjustment }) => adjustment))).toBeGreaterThan(price * 0.45)
        expect(values.reduce((sum, value) => sum + value.stock, 0)).toBe(stock)
      }
    }
  })

  it('have a word in every language', () => {
    const values = [...new Set(all.map(({ value }) => value))].filter((value) => !/^\d+$/.test(value))
    expect(values.filter((value) => variationLabel(value, 'ar') === value)).toEqual([])
    expect(variationLabel('Cognac, waxed', 'fr')).toBe('Cognac, waxed')
  })
})

describe('texts', () => {
  const everything: Texts[] = [
    ...products.flatMap(({ names, descriptions }) => [names, descriptions]),
    ...pictures.map(({ alt }) => alt),
  ]

  it('keep French punctuation with its word', () => {
    expect(everything.map(({ fr }) => fr).filter((text) => /[^\u00a0][:;!?»]/.test(text))).toEqual([])
  })

  it('write each language in its own script', () => {
    expect(everything.map(({ ar }) => ar).filter((text) => !/\p{Script=Arabic}/u.test(text))).toEqual([])
    const latin = everything.map(({ ar }) => ar.replace(/\b(LED|E27)\b/g, ''))
    expect(latin.filter((text) => /\p{Script=Latin}/u.test(text))).toEqual([])
    const others = everything.flatMap(({ en, fr }) => [en, fr])
    expect(others.filter((text) => /\p{Script=Arabic}/u.test(text))).toEqual([])
  })

  it('say «سلة» of the cart only', () => {
    expect(everything.filter(({ ar }) => /(^|[\s«])(ال|لل|بال|وال)?سلة/.test(ar))).toEqual([])
  })
})

describe('orders', () => {
  it('include some of the account to try the shop with', () => {
    const own = orders.filter(({ customer }) => customer.email === 'customer@mcg.example')
    expect(own.length).toBeGreaterThan(3)
  })

  it('are some 400 by 120 customers, in every state', () => {
    expect(customers).toHaveLength(120)
    expect(new Set(customers.map(({ email }) => email)).size).toBe(120)
    expect(orders.length).toBeGreaterThan(380)
    expect(orders.length).toBeLessThan(440)
    expect(new Set(orders.map(({ number }) => number)).size).toBe(orders.length)
    const states = tally(orders, ({ status }) => status)
    expect(Object.keys(states).sort()).toEqual(['cancelled', 'delivered', 'pending', 'processing', 'shipped'])
    expect(states.delivered).toBeGreaterThan(orders.length * 0.75)
    expect((states.cancelled ?? 0) / orders.length).toBeCloseTo(0.07, 1)
  })

  it('cost what their lines and the delivery cost', () => {
    for (const { lines, subtotal, deliveryFee, customer } of orders) {
      const sum = lines.reduce((total, line) => total + line.unitPrice * line.quantity, 0)
      expect(subtotal).toBe(sum)
      expect(lines.every((line) => line.unitPrice > 0 && line.quantity > 0)).toBe(true)
      const fee = {
        morocco: subtotal >= 100 ? 0 : 15,
        france: 150,
        spain: 150,
        uk: 180,
        usa: 250,
        canada: 250,
      }
      expect(deliveryFee).toBe(fee[customer.country])
    }
  })

  it('pay on delivery in Morocco only', () => {
    const abroad = orders.filter(({ customer }) => customer.country !== 'morocco')
    expect(abroad.every(({ payment }) => payment === 'bank_transfer')).toBe(true)
  })
})

describe('pictures', () => {
  it('have captions, a colour and no strays', () => {
    expect(pictures.every(({ color }) => /^#[0-9a-f]{6}$/.test(color))).toBe(true)
    expect(pictures.every(({ alt }) => languages.every((language) => alt[language].length > 10))).toBe(true)
    // Three widths for screens, one for mails.
    expect(readdirSync(folder)).toHaveLength(pictures.length * 4)
  })
})
