import { addMoney, multiplyMoney } from '@/lib/money'

export const MOST_LINES = 50
export const MOST_PIECES = 99

/** How the line looked when it was added: enough to draw it before the database has answered. Never charged. */
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
  /** Sorted, so that the same choice is the same line whatever was clicked first. */
  variationIds: string[]
  quantity: number
  snapshot: LineSnapshot
}

export type NewLine = Omit<CartLine, 'quantity'>

export type CartAction =
  | { type: 'add'; line: NewLine; quantity?: number }
  | { type: 'remove'; id: string }
  /** Puts a removed line back where it was, as it was. */
  | { type: 'restore'; line: CartLine; index: number }
  | { type: 'set-quantity'; id: string; quantity: number }
  | { type: 'accept-price'; id: string; unitPrice: number }
  | { type: 'clear' }

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
        if (lines.length >= MOST_LINES) return lines
        const variationIds = [...action.line.variationIds].sort()
        return [...lines, { ...action.line, variationIds, quantity: Math.min(added, MOST_PIECES) }]
      }
      // The newest look wins: it is what the shopper has just seen.
      return replaceLine(lines, id, {
        snapshot: action.line.snapshot,
        quantity: Math.min(existing.quantity + added, MOST_PIECES),
      })
    }
    case 'remove':
      return lines.filter((line) => lineId(line) !== action.id)
    case 'restore': {
      const id = lineId(action.line)
      const existing = lines.find((line) => lineId(line) === id)
      // Added again meanwhile: the greater quantity, never both.
      if (existing !== undefined) {
        return replaceLine(lines, id, { quantity: Math.max(existing.quantity, action.line.quantity) })
      }
      if (lines.length >= MOST_LINES) return lines
      return [...lines.slice(0, action.index), action.line, ...lines.slice(action.index)]
    }
    case 'set-quantity':
      if (action.quantity <= 0) return reduceLines(lines, { type: 'remove', id: action.id })
      return replaceLine(lines, action.id, { quantity: Math.min(Math.trunc(action.quantity), MOST_PIECES) })
    case 'accept-price':
      return lines.map((line) =>
        lineId(line) === action.id
          ? { ...line, snapshot: { ...line.snapshot, unit_price: action.unitPrice } }
          : line,
      )
    case 'clear':
      return []
  }
}

function replaceLine(lines: readonly CartLine[], id: string, change: Partial<CartLine>): readonly CartLine[] {
  return lines.map((line) => (lineId(line) === id ? { ...line, ...change } : line))
}

/** True when adding would change nothing: the cart holds as much as an order may. */
export function isFullFor(lines: readonly CartLine[], line: NewLine): boolean {
  const id = lineId(line)
  const existing = lines.find((other) => lineId(other) === id)
  return existing === undefined ? lines.length >= MOST_LINES : existing.quantity >= MOST_PIECES
}

export function countItems(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0)
}

/** From the snapshots: a preview until the database has quoted the cart. */
export function previewTotal(lines: readonly CartLine[]): number {
  return addMoney(...lines.map((line) => multiplyMoney(line.snapshot.unit_price, line.quantity)))
}

/** What was typed into a quantity. Arabic-Indic digits count; what is no whole number becomes 1. */
export function parseQuantity(text: string): number {
  const folded = text
    .trim()
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
  return /^-?\d{1,9}$/.test(folded) ? Number(folded) : 1
}
