import { describe, expect, it } from 'vitest'
import { buildSeed } from '../../supabase/seed/build.ts'
import type { Colour } from '../../supabase/seed/catalogue/facts.ts'
import { pictureSources } from '../../supabase/seed/pictures.ts'
import { makeProducts, type Product } from '../../supabase/seed/products.ts'

/**
 * Active products whose main picture another one shows, and sets whose main picture shows one of them. The numbers only fall:
 * lower them when you add pictures.
 */
const SHARING_AT_MOST = 0
const SETS_SHOWING_ONE_AT_MOST = 0

const products = makeProducts()
const active = products.filter((product) => product.active)
const sources = new Map(pictureSources.map((source) => [source.name, source]))

function sourceOf(picture: string) {
  const source = sources.get(picture)
  if (source === undefined) throw new Error(`No picture is called ${picture}`)
  return source
}

const counts: Readonly<Record<string, number>> = {
  pair: 2,
  'set-of-2': 2,
  'set-of-3': 3,
  'set-of-4': 4,
  'set-of-6': 6,
}

/** How many one buys, as the facts say. */
const soldOf = ({ facts }: Product) => Math.max(1, ...facts.map(({ key }) => counts[key] ?? 1))

/** The colours of the vocabulary that the words of the manifest stand for. */
const shades: Readonly<Record<Colour, RegExp>> = {
  white: /white|ivory/,
  beige: /ivory|cream|beige|sand|taupe|honey/,
  brown: /brown|tan|cognac|honey|amber|taupe/,
  black: /black|charcoal/,
  grey: /charcoal|grey/,
  red: /red|burgundy|oxblood|multicolour/,
  pink: /rose|pink|peach|multicolour/,
  orange: /terracotta|rust|ochre|amber|peach|multicolour/,
  yellow: /yellow|saffron|ochre|mustard|amber|gold|multicolour/,
  green: /green|emerald|multicolour/,
  turquoise: /turquoise|teal|multicolour/,
  blue: /blue|navy|indigo|teal/,
  violet: /violet|plum|multicolour/,
  gold: /gold|brass|saffron/,
  silver: /silver/,
  copper: /copper/,
}

describe('the main picture of a product', () => {
  it('is shared by fewer and fewer', () => {
    const shown = new Map<string, number>()
    for (const { picture } of active) shown.set(picture, (shown.get(picture) ?? 0) + 1)
    const sharing = active.filter(({ picture }) => (shown.get(picture) ?? 0) > 1)
    expect(sharing.length).toBe(SHARING_AT_MOST)
  })

  it('is of its craft', () => {
    const wrong = products.filter(({ kind, picture }) => sourceOf(picture).kind !== kind)
    expect(wrong.map(({ key }) => key)).toEqual([])
  })

  it('shows as many as are sold, or its caption says how many', () => {
    const differing = products.filter((product) => sourceOf(product.picture).pieces !== soldOf(product))
    expect(differing.filter(({ soldAs }) => soldAs === null).map(({ names }) => names.en)).toEqual([])
    expect(differing.filter(({ active: isActive }) => isActive).length).toBe(SETS_SHOWING_ONE_AT_MOST)
  })

  it('shows several where the name says so', () => {
    const words: Readonly<Record<string, number>> = { pair: 2, two: 2, trio: 3, three: 3, four: 4, six: 6 }
    const wrong = products.filter(({ names, picture, soldAs }) => {
      const [word = ''] =
        /^(?:Bridal )?(?:pair|two(?!-)|trio|three|set of four|four|six)\b/i.exec(names.en) ?? []
      const said = words[word.toLowerCase().split(' ').at(-1) ?? '']
      return said !== undefined && soldAs === null && sourceOf(picture).pieces !== said
    })
    expect(wrong.map(({ names }) => names.en)).toEqual([])
  })

  it('and the ones that can be chosen have the colours of the facts', () => {
    const wrong = products.flatMap(({ key, facts, pictures }) => {
      const seen = pictures.flatMap((picture) => sourceOf(picture.replace(/-detail$/, '')).colours).join(', ')
      const named = facts.flatMap((fact) => (fact.kind === 'colour' ? [fact.key as Colour] : []))
      return named.filter((colour) => !shades[colour].test(seen)).map((colour) => `${key}: ${colour}`)
    })
    expect(wrong).toEqual([])
  })
})

it('the 120 products that sell best have a second view', () => {
  const sold = new Map<Product, number>()
  for (const { status, lines } of buildSeed().orders) {
    if (status === 'cancelled') continue
    for (const { product, quantity } of lines) sold.set(product, (sold.get(product) ?? 0) + quantity)
  }
  const best = [...sold]
    .toSorted(([a, more], [b, fewer]) => fewer - more || a.id.localeCompare(b.id))
    .slice(0, 120)
    .map(([product]) => product)
  expect(best.filter(({ pictures }) => pictures.length < 2).map(({ names }) => names.en)).toEqual([])
})
