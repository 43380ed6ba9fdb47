import { parseWhole } from '@/lib/amount'
import { foldPlainName } from '@/lib/typed-name'
import { parseAdjustment } from './schema'

export type MatrixRow = {
  /** Type and value together name a row. */
  key: string
  type: string
  value: string
  /** As typed or pasted: what cannot be read is refused in its place. */
  stock: string
  adjustment: string
}

/** A row whose figures were understood. */
export type MatrixValues = Pick<MatrixRow, 'key' | 'type' | 'value'> & {
  stock_quantity: number
  price_adjustment: number
}

type TypedValues = Readonly<Record<string, string>>

type Existing = { variation_type: string; variation_value: string }

const MAX_STOCK = 1_000_000
const MAX_VALUE_LENGTH = 80

const rowKey = (type: string, value: string) => `${type}:${value}`

/**
 * Values of every type as they are typed or pasted: separated by commas or lines. A line of a spreadsheet may bring
 * pieces and adjustment in its next columns. Each value once, in the order in which it was typed.
 */
export function matrixRows(typed: TypedValues, stockOfAll: string): MatrixRow[] {
  const rows = new Map<string, MatrixRow>()
  for (const [type, text] of Object.entries(typed)) {
    for (const entry of entries(text)) {
      const [value = '', pieces, adjustment] = entry.map((cell) => foldPlainName(cell))
      const key = rowKey(type, value)
      const same = key.toLowerCase()
      if (value === '' || value.length > MAX_VALUE_LENGTH || rows.has(same)) continue
      rows.set(same, { key, type, value, stock: pieces ?? stockOfAll, adjustment: adjustment ?? '0' })
    }
  }
  return [...rows.values()]
}

/** The number of pieces of a new value; empty is none, other text is refused. */
export function parseStock(text: string): number | null {
  const stock = text.trim() === '' ? 0 : parseWhole(text)
  return stock !== null && stock >= 0 && stock <= MAX_STOCK ? stock : null
}

/** A row for the database, or null when one of its figures was not understood. Without stock of its own, it has none. */
export function matrixValues(
  { stock, adjustment, ...row }: MatrixRow,
  ownStock: boolean,
): MatrixValues | null {
  const stockQuantity = ownStock ? parseStock(stock) : 0
  const priceAdjustment = parseAdjustment(adjustment)
  return stockQuantity === null || priceAdjustment === null
    ? null
    : { ...row, stock_quantity: stockQuantity, price_adjustment: priceAdjustment }
}

function entries(text: string): string[][] {
  return text
    .split(/\r?\n/)
    .flatMap((line) =>
      line.includes('\t') ? [line.split('\t')] : line.split(/[,،;]/).map((value) => [value]),
    )
}

/** Rows that are not there yet. Letters' case counts for the database and not for people. */
export function newRows(rows: readonly MatrixRow[], existing: readonly Existing[]): MatrixRow[] {
  const there = new Set(existing.map((row) => rowKey(row.variation_type, row.variation_value).toLowerCase()))
  return rows.filter(({ key }) => !there.has(key.toLowerCase()))
}
