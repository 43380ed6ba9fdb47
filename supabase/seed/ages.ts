import { newest, notNew } from './plan.ts'
import { Random } from './random.ts'

/** What the order of products depends on. */
type Product = { key: string; kind: string; city: string; picture: string; active: boolean; ageDays: number }

/** Products that a category shows before one has to scroll; "similar products" are the first of a category, too. */
const FIRST_ROWS = 9

const categoryOf = (product: Product) => `${product.kind}/${product.city}`

function groupBy<T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item])
  return groups
}

/** Which products of a craft have been placed, to judge which one comes next. */
class Sequence {
  readonly placed: Product[] = []
  readonly #rest: Set<Product>
  readonly #pictures: Map<string, number>
  readonly #shares: Map<string, number>

  constructor(products: readonly Product[]) {
    this.#rest = new Set(products)
    const pictures = (group: readonly Product[]) => new Set(group.map(({ picture }) => picture)).size
    const categories = groupBy(products, categoryOf)
    this.#pictures = new Map([...categories].map(([category, group]) => [category, pictures(group)]))
    this.#pictures.set('', pictures(products))
    this.#shares = new Map(
      [...categories].map(([category, group]) => [category, group.length / products.length]),
    )
  }

  add(product: Product): void {
    this.#rest.delete(product)
    this.placed.push(product)
  }

  /** Between 0 and 1: for the picture that was shown last, and for one that was not shown since all others were. */
  #gap(product: Product, category: string): number {
    const shown =
      category === '' ? this.placed : this.placed.filter((other) => categoryOf(other) === category)
    const last = shown.findLastIndex(({ picture }) => picture === product.picture)
    return last < 0 ? 1 : Math.min(1, (shown.length - last) / (this.#pictures.get(category) ?? 1))
  }

  #score(product: Product): number {
    const category = categoryOf(product)
    const shown = this.placed.filter((other) => categoryOf(other) === category)
    const due = (this.#shares.get(category) ?? 0) * (this.placed.length + 1) - shown.length
    const isRepeated = shown.length < FIRST_ROWS && shown.some(({ picture }) => picture === product.picture)
    const left = [...this.#rest].filter(({ picture }) => picture === product.picture).length
    const tooEarly = notNew.has(product.picture) && this.placed.length < this.#rest.size ? 9 : 0
    return (
      9 * this.#gap(product, category) +
      4 * this.#gap(product, '') +
      0.7 * Math.max(-2, Math.min(2, due)) +
      0.3 * left +
      0.2 * new Random(`place/${product.key}`).next() -
      (isRepeated ? 9 : 0) -
      tooEarly
    )
  }

  fill(): void {
    while (this.#rest.size > 0) {
      const scored = [...this.#rest].map((product) => ({ product, score: this.#score(product) }))
      this.add(scored.reduce((best, other) => (other.score > best.score ? other : best)).product)
    }
  }
}

/**
 * The active products, newest first: the chosen dozen, then the crafts in turn, so that products that share a picture are far
 * apart in the whole list, in each craft and in each category.
 */
function order(products: readonly Product[]): Product[] {
  const first = newest.map((picture) => {
    const product = products.find((other) => other.picture === picture)
    if (!product) throw new Error(`Nothing newest shows ${picture}`)
    return product
  })
  const rest = [...groupBy(products, ({ kind }) => kind)].flatMap(([kind, group]) => {
    const sequence = new Sequence(group)
    for (const product of first) if (product.kind === kind) sequence.add(product)
    const start = sequence.placed.length
    sequence.fill()
    return sequence.placed.slice(start).map((product, index, all) => ({
      product,
      share: (index + 0.35 + 0.3 * new Random(`turn/${product.key}`).next()) / all.length,
    }))
  })
  return [...first, ...rest.sort((one, other) => one.share - other.share).map(({ product }) => product)]
}

/** Spreads the products over three years; two thirds are older than the orders, so that every order finds goods. */
export function giveAges(products: readonly Product[]): void {
  const active = order(products.filter((product) => product.active))
  const others = active.length - newest.length
  active.forEach((product, index) => {
    const later = index - newest.length
    product.ageDays = later < 0 ? index + 1 : Math.round(15 + 1080 * (later / others) ** 0.75)
  })
  for (const product of products) {
    if (!product.active) product.ageDays = new Random(`age/${product.key}`).between(200, 1000)
  }
}
