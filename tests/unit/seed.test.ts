import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { variationLabel } from '../../src/catalog/variation-labels.ts'
import { buildSeed } from '../../supabase/seed/build.ts'
import { facts } from '../../supabase/seed/catalogue/facts.ts'
import { pieces } from '../../supabase/seed/catalogue/pieces.ts'
import { notNew } from '../../supabase/seed/plan.ts'
import pictures from '../../supabase/seed/pictures.json' with { type: 'json' }
import type { Texts } from '../../supabase/seed/pictures.ts'
import type { Product } from '../../supabase/seed/products.ts'
import { typeset } from '../../supabase/seed/typography.ts'

const { products, customers, orders, reviews, catalogue, demo } = buildSeed()
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

  it.each(languages)('have descriptions of two to four sentences in %s, each its own', (language) => {
    const texts = products.map((product) => product.descriptions[language])
    const sentences = (text: string) => text.match(/[.!?؟](?=\s|$)/g)?.length ?? 0
    expect(texts.filter((text) => sentences(text) < 2 || sentences(text) > 4)).toEqual([])
    expect(texts.filter((text) => text.length > 600 || /[~{}]| {2}|undefined/.test(text))).toEqual([])
    const shared = Object.entries(tally(active, ({ descriptions }) => descriptions[language]))
    expect(shared.filter(([, count]) => count > 1)).toEqual([])
  })

  it('have sentences on the making of their own where four are made of one piece', () => {
    const others = pieces
      .filter(({ versions }) => versions.length >= 4)
      .flatMap((piece) => piece.versions.slice(1))
    expect(others.filter(({ making }) => making === undefined).map(({ name }) => name.en)).toEqual([])
  })

  it.each(languages)('do not begin alike in %s', (language) => {
    const openings = {
      'first sentence': (text: string) => text.split(/(?<=[.!?؟])\s/)[0] ?? '',
      'first four words': (text: string) => text.split(/\s+/).slice(0, 4).join(' '),
    }
    for (const [name, opening] of Object.entries(openings)) {
      const counts = Object.entries(tally(active, ({ descriptions }) => opening(descriptions[language])))
      expect(
        counts.filter(([, count]) => count > 6),
        name,
      ).toEqual([])
    }
  })

  it('show up to six pictures that exist, their own object first', () => {
    const cities = new Set(pictures.filter(({ kind }) => kind === 'city').map(({ name }) => name))
    for (const product of products) {
      expect(product.pictures.length).toBeGreaterThanOrEqual(1)
      expect(product.pictures.length).toBeLessThanOrEqual(6)
      expect(new Set(product.pictures).size).toBe(product.pictures.length)
      const [own] = product.pictures
      expect(own).toBe(product.picture)
      // Nothing but the product, its piece, a close-up and the colours and shapes that can be chosen.
      const chosen = product.variations.flatMap(({ picture }) => picture ?? [])
      const piece = product.key.split('/')[0] ?? ''
      const shown = [own, piece, `${own}-detail`, `${piece}-detail`, ...chosen]
      expect(shown).toEqual(expect.arrayContaining(product.pictures))
      expect(product.pictures.filter((picture) => cities.has(picture))).toEqual([])
      for (const picture of product.pictures) {
        for (const width of [320, 480, 640, 1000]) {
          expect(existsSync(`${folder}${picture}-${width}.avif`), `${picture}-${width}`).toBe(true)
        }
        expect(existsSync(`${folder}${picture}-160.jpg`), `${picture}-160`).toBe(true)
      }
    }
  })

  it('say in their first caption how many are sold where the picture shows one', () => {
    const captions = new Map(pictures.map(({ name, alt }) => [name, alt.en]))
    const sets = products.filter(({ facts }) => facts.some(({ key }) => /^(pair|set-of-\d)$/.test(key)))
    for (const { names, soldAs, picture } of sets)
      expect(
        soldAs !== null || /\b(pair|two|three|four|six)\b/i.test(captions.get(picture) ?? ''),
        names.en,
      ).toBe(true)
    const pair = products.find(({ names }) => names.en === 'Two Narrow Violet Arch Hangings')
    expect(catalogue).toContain(`('${pair?.id}', 'Sold as a pair.', 'Vente par paire.', 'يُباع زوجًا.')`)
  })

  it('share a main picture with three others at most', () => {
    const counts = Object.entries(tally(active, ({ picture }) => picture))
    expect(counts.filter(([, count]) => count > 4)).toEqual([])
    // Every picture of an object sells one.
    const shown = new Set(counts.map(([picture]) => picture))
    const objects = pictures.filter(({ kind, name }) => kind !== 'city' && !name.endsWith('-detail'))
    expect(objects.filter(({ name }) => !shown.has(name)).map(({ name }) => name)).toEqual([])
  })

  it('run out here and there', () => {
    const gone = active.filter(({ stock }) => stock === 0).length
    expect(gone).toBeGreaterThanOrEqual(15)
    expect(gone).toBeLessThanOrEqual(30)
    expect(active.filter(({ stock }) => stock >= 1 && stock <= 5).length).toBeGreaterThan(10)
  })
})

describe('the newest products', () => {
  const newestFirst = [...active].sort(
    (one, other) => one.ageDays - other.ageDays || one.ageMinutes - other.ageMinutes,
  )
  const distinct = (list: Product[]) => new Set(list.map(({ picture }) => picture)).size

  it('show no picture twice on the first three pages', () => {
    expect(distinct(newestFirst.slice(0, 72))).toBe(72)
    expect(newestFirst.slice(0, 72).filter(({ picture }) => notNew.has(picture))).toEqual([])
  })

  it('begin with a dozen of all crafts', () => {
    const kinds = newestFirst.slice(0, 12).map(({ kind }) => kind)
    expect(new Set(kinds).size).toBe(9)
    expect(kinds.filter((kind, index) => kind === kinds[index + 1])).toEqual([])
  })

  it('show no picture twice among the first eight of a category, nor of the products similar to one of it', () => {
    const categories = Object.keys(tally(active, ({ kind, city }) => `${kind} in ${city}`))
    for (const name of categories) {
      const group = newestFirst.filter(({ kind, city }) => `${kind} in ${city}` === name)
      expect(distinct(group.slice(0, 8)), name).toBe(Math.min(8, distinct(group)))
      for (const { picture } of group) {
        const similar = group.filter((other) => other.picture !== picture)
        expect(distinct(similar.slice(0, 8)), `similar in ${name}`).toBe(Math.min(8, distinct(similar)))
      }
    }
  })
})

describe('facts', () => {
  const keysOf = (product: Product, kind: keyof typeof facts) =>
    product.facts.filter((fact) => fact.kind === kind).map(({ key }) => key)
  const has = (product: Product, ...keys: string[]) =>
    product.facts.filter(({ key }) => keys.includes(key)).length
  const failing = (rule: (product: Product) => boolean, of: (product: Product) => boolean = () => true) =>
    products.filter((product) => of(product) && !rule(product)).map(({ key }) => key)
  const shows = (pattern: RegExp) => (product: Product) => pattern.test(product.picture)
  const isKind = (kind: Product['kind']) => (product: Product) => product.kind === kind

  it('are of the vocabulary, none twice', () => {
    for (const product of products) {
      const names = product.facts.map(({ kind, key }) => `${kind}/${key}`)
      expect(new Set(names).size, product.key).toBe(names.length)
      expect(product.facts.filter(({ kind, key }) => !(key in facts[kind]))).toEqual([])
    }
  })

  it.each(['material', 'technique', 'care', 'colour'] as const)('every product has a %s', (kind) => {
    expect(failing((product) => keysOf(product, kind).length > 0)).toEqual([])
  })

  it('every product has one place of making and a weight, and measures unless it is a shoe', () => {
    expect(failing((product) => keysOf(product, 'place').length === 1)).toEqual([])
    const sides = ({ measures }: Product) => Object.values(measures)
    expect(failing((product) => sides(product).every((cm) => cm > 0 && cm <= 400))).toEqual([])
    // One pair's measures would be wrong for the other sizes: the size guide gives the foot lengths.
    const isShoe = ({ picture }: Product) => picture.startsWith('babouches')
    expect(failing((product) => sides(product).length > 0 !== isShoe(product))).toEqual([])
    expect(failing(({ grams }) => Number.isInteger(grams) && grams >= 10 && grams <= 300_000)).toEqual([])
    expect(
      failing(({ variations }) =>
        variations.every(
          ({ type, value, measures }) => type !== 'size' || measures !== null || /^\d+$/.test(value),
        ),
      ),
    ).toEqual([])
  })

  const rules: [string, (product: Product) => boolean, (product: Product) => boolean][] = [
    ['a pouf says whether it is filled', isKind('poufs'), (one) => has(one, 'filled', 'unfilled') === 1],
    [
      'a lamp is electric or for a candle',
      isKind('lamps'),
      (one) => has(one, 'led-8w') + has(one, 'candle-watched') === 1,
    ],
    [
      'an electric lamp has no bulb, and says how it hangs or stands',
      (one) => isKind('lamps')(one) && has(one, 'led-8w') === 1,
      (one) => has(one, 'no-bulb') === 1 && has(one, 'cable-socket', 'pendant-set', 'chain') > 0,
    ],
    [
      'a tagine says whether it may cook',
      shows(/^tagine/),
      (one) => has(one, 'not-on-fire', 'low-heat') === 1,
    ],
    [
      'a painted tagine does not cook',
      shows(/^tagine-(?!terracotta)/),
      (one) => has(one, 'not-on-fire') === 1,
    ],
    [
      'pottery says whether food may touch it',
      isKind('pottery'),
      (one) => has(one, 'food-safe', 'not-for-food') === 1,
    ],
    [
      'a cushion says whether its pad is included, a pin cushion is filled',
      shows(/^(cushion|bolster)/),
      (one) => has(one, 'cushion-pad', 'no-cushion-pad', 'filled') === 1,
    ],
    [
      'a rug for the floor names its underlay',
      (one) => isKind('carpets')(one) && !/throw|bedspread|hanging|bench/i.test(one.names.en),
      (one) => has(one, 'non-slip-needed', 'underlay-not-included') === 2 || has(one, 'hanging-rod') === 1,
    ],
    [
      'a fountain says whether its pump is included',
      shows(/^fountain/),
      (one) => has(one, 'pump', 'no-pump') === 1,
    ],
    ['a wall panel or mirror is anchored', shows(/^(panel|mirror)/), (one) => has(one, 'wall-anchor') === 1],
    ['a chess set has small parts', shows(/^chess/), (one) => has(one, 'small-parts') === 1],
    ['zellige is made of zellige', isKind('zellige'), (one) => has(one, 'zellige-tile') === 1],
    [
      'what weighs 40 kg is carried by two',
      (one) => one.grams >= 40_000,
      (one) => has(one, 'heavy-two-people') === 1,
    ],
  ]
  it.each(rules)('%s', (_name, of, rule) => {
    expect(products.some(of)).toBe(true)
    expect(failing(rule, of)).toEqual([])
  })

  const origins: [string, (product: Product) => boolean, string[]][] = [
    ['Azilal rugs', shows(/^rug-azilal/), ['azilal']],
    ['Beni Ourain rugs', shows(/^rug-(round-)?beni/), ['beni-ourain']],
    ['Boujad rugs', shows(/^rug-boujad/), ['boujad']],
    ['Mrirt rugs', shows(/^rug-mrirt/), ['mrirt']],
    ['Rabat carpets', shows(/^rug-rabat/), ['rabat', 'sale']],
    ['kilims', shows(/^rug-(runner-)?kilim/), ['khemisset', 'azrou', 'taznakht']],
    ['Fez stitch', (one) => isKind('embroidery')(one) && one.picture.includes('-fes-'), ['fez']],
    ['Tetouan embroidery', shows(/-tetouan-/), ['tetouan']],
    ['Fez pottery', (one) => isKind('pottery')(one) && one.picture.includes('-fes-'), ['fez']],
    ['pottery', isKind('pottery'), ['fez', 'safi', 'sale', 'meknes', 'marrakech']],
    ['zellige', isKind('zellige'), ['fez', 'meknes', 'tetouan']],
    ['thuya', (one) => isKind('woodwork')(one) && has(one, 'thuya') === 1, ['essaouira']],
    ['leather', isKind('leather-goods'), ['marrakech', 'fez', 'tetouan']],
    ['lamps', isKind('lamps'), ['marrakech', 'fez']],
    ['copperware', isKind('copperware'), ['fez', 'marrakech']],
  ]
  it.each(origins)('%s are made where they come from', (_name, of, places) => {
    expect(products.some(of)).toBe(true)
    expect(failing((product) => places.includes(keysOf(product, 'place')[0] ?? ''), of)).toEqual([])
  })

  it.each(languages)('a text in %s names no place of making but the product’s own', (language) => {
    // Cities, and regions without their mountains. A Rabat carpet is a kind of carpet, which Salé makes, too.
    const kinds: Record<string, string> = { sale: 'rabat' }
    const names = Object.entries(facts.place).map(
      ([key, label]) => [key, label[language].split(/[,،]/)[0] ?? ''] as const,
    )
    // In Arabic, Rabat is also a word for a ribbon.
    const mentions = (text: string, name: string) =>
      language === 'ar' ? new RegExp(`(?:في|من|إلى|حول|مدينة|أهل) ${name}`).test(text) : text.includes(name)
    const wrong = products.flatMap((product) => {
      const text = `${product.names[language]} ${product.descriptions[language]}`
      const own = keysOf(product, 'place')[0] ?? ''
      const named = product.kind === 'carpets' ? [own, kinds[own]] : [own]
      return names
        .filter(([key, name]) => !named.includes(key) && mentions(text, name))
        .map(([key]) => `${product.key}: ${key}`)
    })
    expect(wrong).toEqual([])
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
    ...Object.values(facts).flatMap((labels) => Object.values<Texts>(labels).map(typeset)),
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
    // Four widths for screens, one for mails.
    const ends = ['-1000.avif', '-640.avif', '-480.avif', '-320.avif', '-160.jpg']
    const files = pictures.flatMap(({ name }) => ends.map((end) => name + end))
    expect(readdirSync(folder).toSorted()).toEqual(files.toSorted())
  })
})

describe('reviews', () => {
  const published = reviews.filter(({ state }) => state === 'published')
  const lines = new Map(
    orders.flatMap((order) => order.lines.map((line) => [line.id, { order, product: line.product }])),
  )

  it('are of delivered orders, at least 150 published ones of 60 products, one for each line', () => {
    expect(published.length).toBeGreaterThanOrEqual(150)
    expect(new Set(published.map(({ lineId }) => lines.get(lineId)?.product.id)).size).toBeGreaterThan(60)
    expect(new Set(reviews.map(({ lineId }) => lineId)).size).toBe(reviews.length)
    for (const { lineId } of reviews) expect(lines.get(lineId)?.order.status).toBe('delivered')
    expect(tally([...reviews], ({ state }) => state)).toMatchObject({ pending: 6, refused: 2 })
  })

  it('are in three languages, mostly of four or five stars, some critical, some answered', () => {
    const byLanguage = tally([...published], ({ language }) => language)
    for (const language of languages) expect(byLanguage[language]).toBeGreaterThan(20)
    const share = (stars: readonly number[]) =>
      published.filter(({ rating }) => stars.includes(rating)).length / published.length
    expect(share([4, 5])).toBeGreaterThan(0.7)
    expect(share([2, 3])).toBeGreaterThan(0.08)
    expect(published.filter(({ reply }) => reply !== '').length).toBeGreaterThan(15)
  })

  it('never repeat a text, and no sentence often', () => {
    expect(new Set(reviews.map(({ body }) => body)).size).toBe(reviews.length)
    const sentences = reviews.flatMap(({ body }) => body.split(/(?<=[.!?])\s/))
    expect(Math.max(...Object.values(tally(sentences, (sentence) => sentence)))).toBeLessThanOrEqual(10)
    expect(reviews.filter(({ body, reply }) => /undefined| {2}|[{}]/.test(body + reply))).toEqual([])
  })
})
