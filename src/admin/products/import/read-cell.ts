import { isPictureAddress } from '@/admin/products/gallery/picture-address'
import type { ReadCell } from '@/admin/xlsx'
import { parseAmount, parseWhole } from '@/lib/amount'
import { foldLine } from '@/lib/typed-text'
import { UUID } from '@/lib/uuid'
import type { FileColumn } from './file-columns'

const TRUE = ['true', 't', '1', 'yes', 'oui', 'vrai', 'نعم', 'صواب']
const FALSE = ['false', 'f', '0', 'no', 'non', 'faux', 'لا', 'خطأ']

/** The text of a cell of CSV, the value of one of an Excel file, or undefined where the row ends before. */
export type InputCell = ReadCell | undefined

export const cellText = (cell: InputCell): string =>
  cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? '')

type ReadText = (short: string, text: string) => string | null

const asTyped: ReadText = (_short, text) => text
const trimmed: ReadText = (short) => short
const number =
  (parse: (text: string) => number | null): ReadText =>
  (short) => {
    const read = short === '' ? '' : parse(short)
    return read === null ? null : String(read)
  }

function truthOf(short: string): string | null {
  const word = short.toLowerCase()
  if (TRUE.includes(word)) return 'true'
  if (FALSE.includes(word)) return 'false'
  return word === '' ? '' : null
}

const READ: Readonly<Record<FileColumn, ReadText>> = {
  id: (short) => (short === '' || UUID.test(short) ? short.toLowerCase() : null),
  variation: trimmed,
  name_en: asTyped,
  name_fr: asTyped,
  name_ar: asTyped,
  description_en: asTyped,
  description_fr: asTyped,
  description_ar: asTyped,
  price: number(parseAmount),
  compare_at_price: number(parseAmount),
  price_adjustment: number(parseAmount),
  stock_quantity: number(parseWhole),
  category: trimmed,
  city: trimmed,
  is_active: truthOf,
  image_url: (short) => {
    const address = foldLine(short)
    return address === '' || isPictureAddress(address) ? address : null
  },
}

/** The text of a cell as the database reads it, or null for what is no value of the column: it is not sent. */
export function cellValue(column: FileColumn, cell: InputCell): string | null {
  if (typeof cell === 'number' || typeof cell === 'boolean') return typedValue(column, cell)
  const text = cellText(cell)
  return READ[column](text.trim(), text)
}

/** A number or a truth value of an Excel file. 1.234 is no group of thousands here, but an amount with three decimals. */
function typedValue(column: FileColumn, cell: number | boolean): string | null {
  if (column === 'id') return null
  if (column === 'stock_quantity') return Number.isSafeInteger(cell) ? String(cell) : null
  if (column !== 'price' && column !== 'compare_at_price' && column !== 'price_adjustment')
    return cellValue(column, String(cell))
  return typeof cell === 'number' && cell < 1e12 && Number(cell.toFixed(2)) === cell ? String(cell) : null
}
