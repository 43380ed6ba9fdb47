/** Rules of what belongs on the first page of a search, by the facts of a product. */

export type JudgedProduct = {
  /** English. */
  name: string
  category: string
  city: string
  /** Keys of facts, over all kinds: `goat-leather`, `blue`, `hand-painted`, `azilal`. */
  facts: ReadonlySet<string>
  /** Lengths in centimetres, of the product and of each of its sizes: `[length, width, height, diameter]`. */
  measures: readonly (readonly (number | null)[])[]
  /** Values that can be chosen, in English. */
  values: readonly string[]
  price: number
}

export type Belongs = (product: JudgedProduct) => boolean

export const named =
  (pattern: RegExp, ...categories: string[]): Belongs =>
  ({ name, category }) =>
    (categories.length === 0 || categories.includes(category)) && pattern.test(name)
export const both =
  (...all: Belongs[]): Belongs =>
  (product) =>
    all.every((belongs) => belongs(product))
export const either =
  (...some: Belongs[]): Belongs =>
  (product) =>
    some.some((belongs) => belongs(product))
export const without =
  (belongs: Belongs): Belongs =>
  (product) =>
    !belongs(product)
export const fact =
  (...keys: string[]): Belongs =>
  ({ facts }) =>
    keys.some((key) => facts.has(key))
export const craft =
  (...keys: string[]): Belongs =>
  ({ category }) =>
    keys.includes(category)
export const inCity =
  (city: string): Belongs =>
  (product) =>
    product.city === city
export const priced =
  (highest: number): Belongs =>
  ({ price }) =>
    price <= highest
/** Length and width, in either order. */
export const sized =
  (one: number, other: number): Belongs =>
  ({ measures }) =>
    measures.some(
      ([length, width]) => (length === one && width === other) || (length === other && width === one),
    )
export const across =
  (diameter: number): Belongs =>
  ({ measures }) =>
    measures.some((measure) => measure[3] === diameter)
export const valued =
  (value: string): Belongs =>
  ({ values }) =>
    values.includes(value)
