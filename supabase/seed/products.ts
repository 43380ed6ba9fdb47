import { giveAges } from './ages.ts'
import type { facts } from './catalogue/facts.ts'
import { pieces } from './catalogue/pieces.ts'
import type { Choices, City, Measures, Piece, Version } from './catalogue/shape.ts'
import { pictureSources, type Kind, type Texts } from './pictures.ts'
import { idOf, Random } from './random.ts'
import { combine, splitStock, type StockUnit, stockOf } from './stock.ts'
import { typeset } from './typography.ts'

export type Variation = {
  id: string
  type: Choices['type']
  value: string
  adjustment: number
  stock: number
  picture: string | null
  measures: Measures | null
  grams: number | null
}

export type Fact = { kind: keyof typeof facts; key: string }

export type Product = {
  id: string
  /** The picture of the piece and the place of the version in it. */
  key: string
  kind: Kind
  city: City
  picture: string
  names: Texts
  descriptions: Texts
  price: number
  /** The price before a reduction. */
  compareAt: number | null
  pictures: string[]
  stock: number
  variations: Variation[]
  units: StockUnit[]
  facts: Fact[]
  /** Of several pieces that are sold together where the picture shows one: the fact that says how many. */
  soldAs: SoldAs | null
  measures: Measures
  grams: number
  leadTimeDays: number | null
  active: boolean
  ageDays: number
  ageMinutes: number
}

const SETS = { pair: 2, 'set-of-2': 2, 'set-of-3': 3, 'set-of-4': 4, 'set-of-6': 6 } as const
export type SoldAs = keyof typeof SETS

const closeUps = new Set(pictureSources.flatMap(({ name, focus }) => (focus === null ? [] : [name])))
const shownPieces = new Map(pictureSources.map(({ name, pieces: count }) => [name, count]))
const pieceOf = new Map(pieces.map((piece) => [piece.picture, piece]))

/**
 * The product, its other colours and shapes where they are a choice, and a close-up. One with a picture of its own also shows the
 * piece: of a set, it is the single object.
 */
function galleryOf(own: string, piece: string, choices: readonly Choices[]): string[] {
  const chosen = choices.flatMap(({ values }) => values.flatMap((value) => value.picture ?? []))
  const closeUp = [own, piece].find((picture) => closeUps.has(picture))
  return [...new Set([own, ...chosen, piece, ...(closeUp === undefined ? [] : [`${closeUp}-detail`])])]
}

function variationsOf(key: string, choices: readonly Choices[], stock: number): Variation[] {
  return choices.flatMap(({ type, values }) => {
    const shares = splitStock(stock, values.length, new Random(`${key}/${type}`))
    return values.map(({ value, adds, picture, measures, grams }, index) => ({
      id: idOf(`variation/${key}/${type}/${value}`),
      type,
      value,
      adjustment: adds,
      stock: shares[index] ?? 0,
      picture: picture ?? null,
      measures: measures ?? null,
      grams: grams ?? null,
    }))
  })
}

/** Rounded as such shops write prices: whole, ending in 0, 5 or 9. */
function reducedFrom(key: string, price: number): number | null {
  const random = new Random(`offer/${key}`)
  if (!random.chance(0.07)) return null
  const before = price / (1 - random.pick([0.1, 0.15, 0.2, 0.25, 0.3]))
  const step = before < 60 ? 5 : before < 1000 ? 10 : 50
  const rounded = Math.round(before / step) * step
  return rounded > price ? rounded : null
}

/** A product that comes in several colours can be found by each. */
function factsOf(piece: Piece, version: Version): Fact[] {
  const offered = (version.choices ?? []).flatMap(({ values }) =>
    values.flatMap(({ picture }) => pieceOf.get(picture ?? '')?.colours ?? []),
  )
  const keys: Record<keyof typeof facts, readonly string[]> = {
    material: piece.materials,
    technique: piece.techniques,
    care: version.care ?? piece.care,
    included: version.included ?? piece.included,
    safety: version.safety ?? piece.safety,
    place: [version.madeIn ?? piece.madeIn],
    colour: [...new Set([...piece.colours, ...offered])],
  }
  return Object.entries(keys).flatMap(([kind, values]) =>
    values.map((key) => ({ kind: kind as Fact['kind'], key })),
  )
}

/** A set whose picture shows fewer than are sold. */
function soldAs(included: readonly string[], picture: string): SoldAs | null {
  const sets = Object.keys(SETS) as SoldAs[]
  return sets.find((key) => included.includes(key) && SETS[key] !== shownPieces.get(picture)) ?? null
}

function describe(version: Version, piece: Piece): Texts {
  const making = version.making ?? piece.making
  const joined = (language: keyof Texts) => `${version.text[language]} ${making[language]}`
  return typeset({ en: joined('en'), fr: joined('fr'), ar: joined('ar') })
}

function make(piece: Piece, version: Version, index: number): Product {
  const key = `${piece.picture}/${index}`
  const random = new Random(`product/${key}`)
  const { price, choices = [] } = version
  const picture = version.picture ?? piece.picture
  const values = Math.max(0, ...choices.map((choice) => choice.values.length))
  const stock = stockOf(price, values, random)
  const variations = variationsOf(key, choices, stock)
  return {
    id: idOf(`product/${key}`),
    key,
    kind: piece.kind,
    city: version.city,
    picture,
    names: typeset(version.name),
    descriptions: describe(version, piece),
    price,
    compareAt: reducedFrom(key, price),
    pictures: galleryOf(picture, piece.picture, choices),
    stock,
    variations,
    units: combine(
      stock,
      choices.map((choice) => variations.filter(({ type }) => type === choice.type)),
    ),
    facts: factsOf(piece, version),
    soldAs: soldAs(version.included ?? piece.included, picture),
    measures: version.measures,
    grams: version.grams,
    leadTimeDays: version.leadTimeDays ?? null,
    active: version.withdrawn !== true,
    ageDays: 0,
    ageMinutes: random.between(0, 1439),
  }
}

export function makeProducts(): Product[] {
  const products = pieces.flatMap((piece) =>
    piece.versions.map((version, index) => make(piece, version, index)),
  )
  giveAges(products)
  return products
}
