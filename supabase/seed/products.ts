import { families } from './catalogue/families.ts'
import type { Choice, City, Family } from './catalogue/shape.ts'
import type { Kind, Texts } from './pictures.ts'
import { inactive, newest, notNew, plan } from './plan.ts'
import { adjustment, retail } from './prices.ts'
import { idOf, Random } from './random.ts'
import { combine, splitStock, type StockUnit, stockOf } from './stock.ts'
import { describe, Naming } from './texts.ts'

export type Variation = {
  id: string
  type: Choice['type']
  value: string
  adjustment: number
  stock: number
  picture: string | null
}

export type Product = {
  id: string
  key: string
  kind: Kind
  city: City
  family: string
  names: Texts
  descriptions: Texts
  price: number
  /** The price before a reduction. */
  compareAt: number | null
  pictures: string[]
  stock: number
  variations: Variation[]
  units: StockUnit[]
  active: boolean
  ageDays: number
  ageMinutes: number
}

function familyOf(id: string): Family {
  const family = families.get(id)
  if (!family) throw new Error(`Unknown family ${id}`)
  return family
}

/** The object, its other colours where they are a choice, and a close-up. */
function galleryOf(family: Family, turn: number, choices: Choice[]): string[] {
  const own = family.pictures[turn % family.pictures.length] ?? ''
  const chosen = choices.flatMap(({ values }) => values.flatMap(({ picture }) => picture ?? []))
  return [...new Set([own, ...chosen, `${own}-detail`])]
}

function variationsOf(key: string, choices: Choice[], price: number, stock: number): Variation[] {
  return choices.flatMap(({ type, values }) => {
    const shares = splitStock(stock, values.length, new Random(`${key}/${type}`))
    return values.map(({ value, share, picture }, index) => ({
      id: idOf(`variation/${key}/${type}/${value}`),
      type,
      value,
      adjustment: adjustment(price, share),
      stock: shares[index] ?? 0,
      picture,
    }))
  })
}

function reducedFrom(key: string, price: number): number | null {
  const random = new Random(`offer/${key}`)
  if (!random.chance(0.07)) return null
  const before = retail(price / (1 - random.pick([0.1, 0.15, 0.2, 0.25, 0.3])), random)
  return before > price ? before : null
}

type Request = {
  family: Family
  city: City
  turn: number
  active: boolean
}

function make({ family, city, turn, active }: Request, naming: Naming): Product {
  const key = `${family.id}/${turn}`
  const random = new Random(`product/${key}`)
  const form = family.names[turn % family.names.length]
  if (!form) throw new Error(`${family.id} has no names`)
  const [low, high] = family.price
  const exact = turn < family.names.length ? form.price : null
  const price = exact ?? retail((low + random.next() * (high - low)) * form.size ** 1.6, random)
  const offersChoice = form.size === 1 && random.chance(family.choosing)
  const choices = offersChoice ? (family.choices[turn % family.choices.length] ?? []) : []
  const values = Math.max(0, ...choices.map((choice) => choice.values.length))
  const stock = stockOf(price, values, random)
  const variations = variationsOf(key, choices, price, stock)
  return {
    id: idOf(`product/${key}`),
    key,
    kind: family.kind,
    city,
    family: family.id,
    names: naming.name(form, family, city, random),
    descriptions: describe({
      family,
      city,
      size: form.size,
      withMeasure: choices.every(({ type }) => type === 'color'),
      random,
    }),
    price,
    compareAt: reducedFrom(key, price),
    pictures: galleryOf(family, turn, choices),
    stock,
    variations,
    units: combine(
      stock,
      choices.map((choice) => variations.filter(({ type }) => type === choice.type)),
    ),
    active,
    ageDays: 0,
    ageMinutes: random.between(0, 1439),
  }
}

/** Spreads the products over three years; two thirds are older than the orders, so that every order finds goods. */
function giveAges(products: Product[]): void {
  const shown = new Set<string>()
  newest.forEach(([city, family], index) => {
    const product = products.find(
      (candidate) => candidate.active && candidate.city === city && candidate.family === family,
    )
    if (!product) throw new Error(`Nothing newest of ${family} in ${city}`)
    shown.add(product.id)
    product.ageDays = 1 + index
  })
  const random = new Random('ages')
  const rest = random.shuffled(products.filter(({ id }) => !shown.has(id)))
  rest.forEach((product, index) => {
    const share = index / rest.length
    const days = Math.round(15 + 1080 * share ** 0.75)
    product.ageDays = notNew.has(product.family) ? days + 200 : days
  })
}

export function makeProducts(): Product[] {
  const turns = new Map<string, number>()
  const naming = new Naming()
  const products: Product[] = []
  const add = (city: City, id: string, active: boolean) => {
    const turn = turns.get(id) ?? 0
    turns.set(id, turn + 1)
    products.push(make({ family: familyOf(id), city, turn, active }, naming))
  }
  for (const [city, counts] of Object.entries(plan) as [City, Record<string, number>][]) {
    for (const [id, count] of Object.entries(counts)) {
      for (let made = 0; made < count; made++) add(city, id, true)
    }
  }
  for (const [city, id] of inactive) add(city, id, false)
  giveAges(products)
  return products
}
