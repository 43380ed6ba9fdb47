import type { Variation } from '@/catalog/variations'
import { addMoney, multiplyMoney } from '@/lib/money'
import { MAX_LINES, MAX_QUANTITY } from '@/lib/order-limits'

/** What a line shows until the database has quoted the cart. Its price is a preview and is never charged. */
export type LineSnapshot = {
  name_en: string
  name_fr: string
  name_ar: string
  image_url: string | null
  image_color: string | null
  unit_price: number
  /** Type to value: { color: 'Cognac' }. */
  selected_variations: Record<string, string>
}

export type CartLine = {
  productId: string
  /** Sorted, so that the same choice is the same line in whatever order it was made. */
  variationIds: string[]
  quantity: number
  snapshot: LineSnapshot
}

/** What is to become a line: its `variationIds` may be in any order, as they were chosen. */
export type NewLine = Omit<CartLine, 'quantity'>

/** The only place where a snapshot is built; `source` may have more fields than a snapshot keeps. */
export function lineSnapshot(source: LineSnapshot): LineSnapshot {
  const { name_en, name_fr, name_ar, image_url, image_color, unit_price, selected_variations } = source
  return { name_en, name_fr, name_ar, image_url, image_color, unit_price, selected_variations }
}

type PricedProduct = Omit<LineSnapshot, 'unit_price' | 'selected_variations'> & { id: string; price: number }

/** The line for a product with the chosen variations; `chosen` is empty when there is nothing to choose. */
export function productLine(product: PricedProduct, chosen: readonly Variation[] = []): NewLine {
  return {
    productId: product.id,
    variationIds: chosen.map(({ id }) => id),
    snapshot: lineSnapshot({
      ...product,
      image_url: chosen.find(({ image_url }) => image_url !== null)?.image_url ?? product.image_url,
      unit_price: addMoney(product.price, ...chosen.map(({ price_adjustment }) => price_adjustment)),
      selected_variations: Object.fromEntries(
        chosen.map(({ variation_type, variation_value }) => [variation_type, variation_value]),
      ),
    }),
  }
}

/** A line of the account whose product is hidden: its name and price are not known in this browser. */
export const UNKNOWN_SNAPSHOT: LineSnapshot = {
  name_en: '',
  name_fr: '',
  name_ar: '',
  image_url: null,
  image_color: null,
  unit_price: 0,
  selected_variations: {},
}

/** Nothing that is sold costs nothing. */
export const isUnknown = ({ name_en, unit_price }: LineSnapshot) => name_en === '' && unit_price === 0

export type CartAction =
  | { type: 'add'; line: NewLine; quantity?: number }
  | { type: 'remove'; id: string }
  /** Puts a removed line back in its place with its quantity. */
  | { type: 'restore'; line: CartLine; index: number }
  | { type: 'set-quantity'; id: string; quantity: number }
  /** Keeps the line with its name, options and price of today. */
  | { type: 'accept-change'; id: string; snapshot: LineSnapshot }
  | { type: 'clear' }

/** The same for the same choice, in whatever order it was made. Also for what a server answers. */
export function lineId({ productId, variationIds }: Pick<CartLine, 'productId' | 'variationIds'>): string {
  return [productId, ...[...variationIds].sort()].join('+')
}

export function reduceLines(lines: readonly CartLine[], action: CartAction): readonly CartLine[] {
  switch (action.type) {
    case 'add': {
      const id = lineId(action.line)
      const added = Math.max(1, Math.trunc(action.quantity ?? 1))
      const existing = lines.find((line) => lineId(line) === id)
      if (existing === undefined) {
        if (lines.length >= MAX_LINES) return lines
        const variationIds = [...action.line.variationIds].sort()
        return [...lines, { ...action.line, variationIds, quantity: Math.min(added, MAX_QUANTITY) }]
      }
      // The new snapshot is what the shopper has just seen.
      return replaceLine(lines, id, {
        snapshot: action.line.snapshot,
        quantity: Math.min(existing.quantity + added, MAX_QUANTITY),
      })
    }
    case 'remove':
      return lines.filter((line) => lineId(line) !== action.id)
    case 'restore': {
      const id = lineId(action.line)
      const existing = lines.find((line) => lineId(line) === id)
      // Added again in the meantime: the greater quantity, never the sum.
      if (existing !== undefined) {
        return replaceLine(lines, id, { quantity: Math.max(existing.quantity, action.line.quantity) })
      }
      if (lines.length >= MAX_LINES) return lines
      return [...lines.slice(0, action.index), action.line, ...lines.slice(action.index)]
    }
    case 'set-quantity':
      if (action.quantity <= 0) return reduceLines(lines, { type: 'remove', id: action.id })
      return replaceLine(lines, action.id, { quantity: Math.min(Math.trunc(action.quantity), MAX_QUANTITY) })
    case 'accept-change':
      return replaceLine(lines, action.id, { snapshot: action.snapshot })
    case 'clear':
      return []
  }
}

function replaceLine(lines: readonly CartLine[], id: string, change: Partial<CartLine>): readonly CartLine[] {
  return lines.map((line) => (lineId(line) === id ? { ...line, ...change } : line))
}

/** True when the line cannot be added because an order's limit is reached. */
export function isFullFor(lines: readonly CartLine[], line: NewLine): boolean {
  const id = lineId(line)
  const existing = lines.find((other) => lineId(other) === id)
  return existing === undefined ? lines.length >= MAX_LINES : existing.quantity >= MAX_QUANTITY
}

export function countItems(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0)
}

/** The total of the snapshots' prices: a preview until the database has quoted the cart. */
export function previewTotal(lines: readonly CartLine[]): number {
  return addMoney(...lines.map((line) => multiplyMoney(line.snapshot.unit_price, line.quantity)))
}
