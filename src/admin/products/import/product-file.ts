import { withoutEscape } from '@/admin/csv'
import { isPictureAddress } from '@/admin/products/gallery/picture-address'
import { type ReadCell, readXlsx } from '@/admin/xlsx'
import { parseAmount, parseWhole } from '@/lib/amount'
import { logError } from '@/lib/log'
import { UUID } from '@/lib/uuid'

/**
 * The columns that import_products reads, in the order of an export. A row with a variation (`size: Small`) is one of its product's
 * combinations or values, and has the columns price_adjustment and stock_quantity only.
 */
export const FILE_COLUMNS = [
  'id',
  'variation',
  'name_en',
  'name_fr',
  'name_ar',
  'description_en',
  'description_fr',
  'description_ar',
  'price',
  'compare_at_price',
  'price_adjustment',
  'stock_quantity',
  'category',
  'city',
  'is_active',
  'image_url',
] as const

export type FileColumn = (typeof FILE_COLUMNS)[number]

export function isFileColumn(name: string): name is FileColumn {
  return FILE_COLUMNS.some((column) => column === name)
}

/** Required for a new product. */
export const REQUIRED_COLUMNS: readonly FileColumn[] = [
  'name_en',
  'name_fr',
  'name_ar',
  'price',
  'stock_quantity',
  'category',
  'city',
]

export const MAX_ROWS = 10_000
const MAX_BYTES = 10 * 1024 * 1024

type FileRow = Partial<Record<FileColumn, string>>

/** The column with the values of an export as JSON, so that cells which were not edited can be told from those which were. */
export const BASELINE = 'baseline'
/** The values from which cells were changed, as the database has them. */
export type Baseline = Partial<Record<FileColumn, string | number | boolean | null>>

/** A row of the file, as spreadsheets number them: the one with the names of the columns is 1. */
export type ReadRow = {
  line: number
  /** The cells to write: those of an exported row that were edited, or all cells of other rows. */
  values: FileRow
  baseline: Baseline | null
  /** The id of the product that a new row adds: the same for the same row, so that importing a file twice adds it once. */
  key: string | null
}
export type RowProblem = {
  line: number
  /** The last row that was read as part of this one. */
  lastLine?: number
  code: string
  field: FileColumn | null
  value: string
}

export type ReadFile = {
  rows: ReadRow[]
  /** Rows that cannot be sent to the database. */
  problems: RowProblem[]
  unknownColumns: string[]
}

/** Why a file as a whole cannot be used. */
export type FileFault = 'empty' | 'noColumns' | 'columnTwice' | 'tooManyRows' | 'tooLarge' | 'notText'

export class InvalidFile extends Error {
  readonly fault: FileFault

  constructor(fault: FileFault) {
    super(fault)
    this.name = 'UnusableFile'
    this.fault = fault
  }
}

/** Reads UTF-8 and UTF-16 (Excel's "Unicode text"). Throws notText for other encodings, such as Excel's plain "CSV". */
export async function fileText(file: Blob): Promise<string> {
  if (file.size > MAX_BYTES) throw new InvalidFile('tooLarge')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const [first, second] = bytes
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new InvalidFile('notText')
  }
}

const TRUE = ['true', 't', '1', 'yes', 'oui', 'vrai', 'نعم', 'صواب']
const FALSE = ['false', 'f', '0', 'no', 'non', 'faux', 'لا', 'خطأ']

/** The text of a cell of CSV, the value of one of an Excel file, or undefined where the row ends before. */
type InputCell = ReadCell | undefined

const cellText = (cell: InputCell): string =>
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

/** The text of a cell as the database reads it, or null for what is no value of the column: it is not sent. */
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
  image_url: (short) => (short === '' || isPictureAddress(short) ? short : null),
}

function cellValue(column: FileColumn, cell: InputCell): string | null {
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

/** Detected in the header: column names contain no delimiter, but prices below may. */
function delimiterOf(text: string): string {
  const [names = ''] = text.split(/[\r\n]/, 1)
  const count = (delimiter: string) => names.split(delimiter).length
  return [',', ';', '\t'].reduce((best, next) => (count(next) > count(best) ? next : best))
}

/** The cells of a file, and the rows of which quotation marks are missing or in the wrong place. */
type Table = { cells: readonly (readonly InputCell[])[]; badQuotes: ReadonlySet<number | undefined> }

/** The rows of an Excel file, or of one with commas, semicolons or tabs between its cells. */
export async function readFile(file: Blob): Promise<ReadFile> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  // Excel files are ZIP archives.
  if (first !== 0x50 || second !== 0x4b) return readRows(await fileText(file))
  if (file.size > MAX_BYTES) throw new InvalidFile('tooLarge')
  let cells: readonly (readonly InputCell[])[]
  try {
    cells = await readXlsx(file)
  } catch (error) {
    // The message says what to do; why the file was not read helps only who looks after the shop.
    logError('reading an Excel file', error)
    throw new InvalidFile('notText')
  }
  return readTable({ cells, badQuotes: new Set() })
}

/** The rows of a text with commas, semicolons or tabs between its cells. */
export async function readRows(text: string): Promise<ReadFile> {
  const { default: papa } = await import('papaparse')
  const [head = '', named] = /^\uFEFF?(?:"?sep=(.)"?(?:\r\n|\r|\n))?/.exec(text) ?? []
  const plain = text.slice(head.length)
  const { data, errors } = papa.parse<string[]>(plain, { delimiter: named ?? delimiterOf(plain) })
  return readTable({
    cells: data.map((cells) => cells.map(withoutEscape)),
    badQuotes: new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row)),
  })
}

const isBlank = (cells: readonly InputCell[]) => cells.every((cell) => cellText(cell).trim() === '')

async function readTable({ cells: [names = [], ...lines], badQuotes }: Table): Promise<ReadFile> {
  const columns = names.map((name) => cellText(name).trim().toLowerCase().replaceAll(/\s+/g, '_'))
  const known = columns.filter(isFileColumn)
  if (lines.every(isBlank))
    throw new InvalidFile(known.length === 0 && !isBlank(names) ? 'noColumns' : 'empty')
  if (known.length === 0) throw new InvalidFile('noColumns')
  if (new Set(known).size < known.length) throw new InvalidFile('columnTwice')
  if (lines.filter((cells) => !isBlank(cells)).length > MAX_ROWS) throw new InvalidFile('tooManyRows')

  const rows: ReadRow[] = []
  const problems: RowProblem[] = []
  const seen = new Set<string>()
  const baselineAt = columns.indexOf(BASELINE)
  const copies = new Map<string, number>()
  // Rows that were read as part of one above, because of its quotation marks.
  let swallowed = 0
  for (const [index, cells] of lines.entries()) {
    if (isBlank(cells)) continue
    const line = index + 2 + swallowed
    const refuse = (code: string, field: FileColumn | null = null, value = '') =>
      problems.push({ line, code, field, value })
    if (badQuotes.has(index + 1)) {
      const more =
        cellText(cells.join(''))
          .trim()
          .split(/\r\n|\r|\n/).length - 1
      swallowed += more
      if (more === 0) refuse('quotes')
      else problems.push({ line, lastLine: line + more, code: 'quotesOpen', field: null, value: '' })
      continue
    }
    if (!isBlank(cells.slice(columns.length))) {
      refuse('cells')
      continue
    }
    const values: FileRow = {}
    const fault = readCells(columns, cells, values)
    if (fault !== null) {
      refuse(fault.code, fault.field, fault.value)
      continue
    }
    const { id = '', variation = '' } = values
    const row = `${id} ${variation.toLowerCase()}`
    if (id !== '' && seen.has(row)) {
      if (variation === '') refuse('twice', 'id', id)
      else refuse('twice', 'variation', variation)
      continue
    }
    seen.add(row)
    if (id === '') {
      const text = JSON.stringify(FILE_COLUMNS.map((column) => values[column]?.trim() ?? ''))
      const copy = copies.get(text) ?? 0
      copies.set(text, copy + 1)
      rows.push({ line, values, baseline: null, key: await keyOf(`${text} ${copy}`) })
      continue
    }
    const exported = baselineAt === -1 ? null : readBaseline(cellText(cells[baselineAt]), id, variation)
    if (exported === undefined) refuse('baseline')
    else rows.push({ line, key: null, ...editedCells(values, exported) })
  }
  return {
    rows,
    problems,
    unknownColumns: columns.filter((name) => name !== '' && name !== BASELINE && !isFileColumn(name)),
  }
}

/** Reads the cells of a row into `values`. Returns the first cell that is refused, or null. */
function readCells(
  columns: readonly string[],
  cells: readonly InputCell[],
  values: FileRow,
): Omit<RowProblem, 'line'> | null {
  for (const [at, column] of columns.entries()) {
    // Many programs leave out the empty cells at the end of a row: what the row does not have keeps its value.
    if (!isFileColumn(column) || at >= cells.length) continue
    const text = cellText(cells[at])
    if (cells[at] instanceof Date) return { code: 'date', field: column, value: text }
    if (hasLostLetters(column, text)) return { code: 'letters', field: column, value: text }
    // JSON of the database has neither zeros nor halves of characters.
    const value = /[\0\p{Cs}]/u.test(text) ? null : cellValue(column, cells[at])
    if (value === null) return { code: 'invalid_value', field: column, value: text }
    values[column] = value
  }
  return null
}

// UTF-8 that was read as Windows-1252: é as Ã©, ا as Ø§.
const MOJIBAKE = /[ÃÂØÙ][\u0080-\u00BFŒœŠšŸŽžƒˆ˜–—‘’‚“”„†‡•…‰‹›€™]/u

/** Whether a program without Unicode saved the text: its letters are gone, and writing it would erase those in the shop. */
function hasLostLetters(column: FileColumn, text: string): boolean {
  if (text.includes('\uFFFD') || /\?{3}/.test(text) || MOJIBAKE.test(text)) return true
  if (column.endsWith('_ar') && text.includes('?') && !/\p{Script=Arabic}/u.test(text)) return true
  return column.startsWith('name_') && /\p{L}\?\p{L}/u.test(text)
}

/** The exported values of a row; null for a row without, undefined for those of another product or no JSON. */
function readBaseline(text: string, id: string, variation: string): Baseline | null | undefined {
  if (text.trim() === '') return null
  try {
    const read = JSON.parse(text) as Baseline | null
    return read?.id === id && (read.variation ?? '') === variation ? read : undefined
  } catch {
    return undefined
  }
}

const sameText = (one: string, other: string) =>
  one.replaceAll('\r\n', '\n').trim() === other.replaceAll('\r\n', '\n').trim()

/** Leaves out the cells that are as they were exported: whatever the shop has there by now stays. */
function editedCells(values: FileRow, exported: Baseline | null): Pick<ReadRow, 'values' | 'baseline'> {
  if (exported === null) return { values, baseline: null }
  const { id = '', variation = '' } = values
  const edited: FileRow = { id, ...(variation !== '' && { variation }) }
  const baseline: Baseline = {}
  for (const column of FILE_COLUMNS) {
    const [value, before] = [values[column], exported[column]]
    if (column === 'id' || column === 'variation' || value === undefined) continue
    // A product has no difference in price, and a variation no name: they are empty, and not in the baseline.
    if (sameText(value, String(before ?? ''))) continue
    edited[column] = value
    if (before !== undefined) baseline[column] = before
  }
  return { values: edited, baseline }
}

/** A UUID (version 8) made of a text, so that the same text has the same one. */
async function keyOf(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  const hex = Array.from(digest.slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}
