import { withoutEscape } from '@/admin/csv'
import { parseAmount, parseWhole } from '@/lib/amount'
import { UUID } from '@/lib/uuid'

/** The columns that import_products reads, in the order of an export. */
export const CSV_COLUMNS = [
  'id',
  'name_en',
  'name_fr',
  'name_ar',
  'description_en',
  'description_fr',
  'description_ar',
  'price',
  'compare_at_price',
  'stock_quantity',
  'category',
  'city',
  'is_active',
  'image_url',
] as const

export type CsvColumn = (typeof CSV_COLUMNS)[number]

export function isCsvColumn(name: string): name is CsvColumn {
  return CSV_COLUMNS.some((column) => column === name)
}

/** Required for a new product. */
export const REQUIRED_COLUMNS: readonly CsvColumn[] = [
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

type CsvRow = Partial<Record<CsvColumn, string>>

/** A row of the file, as spreadsheets number them: the one with the names of the columns is 1. */
export type ReadRow = { line: number; values: CsvRow }
export type RowProblem = { line: number; code: string; field: CsvColumn | null; value: string }

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
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new InvalidFile('notText')
  }
}

const TRUE = ['true', 't', '1', 'yes', 'oui', 'vrai', 'نعم', 'صواب']
const FALSE = ['false', 'f', '0', 'no', 'non', 'faux', 'لا', 'خطأ']

/** A cell as the database reads it, or null for a text that is not a value of the column: it is not sent. */
function cellValue(column: CsvColumn, cell: string): string | null {
  const text = withoutEscape(cell)
  const short = text.trim()
  switch (column) {
    case 'price':
    case 'compare_at_price':
      return short === '' ? '' : numberOrNull(parseAmount(short))
    case 'stock_quantity':
      return short === '' ? '' : numberOrNull(parseWhole(short))
    case 'is_active': {
      const word = short.toLowerCase()
      if (TRUE.includes(word)) return 'true'
      if (FALSE.includes(word)) return 'false'
      return word === '' ? '' : null
    }
    case 'id':
      return short === '' || UUID.test(short) ? short.toLowerCase() : null
    case 'category':
    case 'city':
      return short
    case 'name_en':
    case 'name_fr':
    case 'name_ar':
    case 'description_en':
    case 'description_fr':
    case 'description_ar':
    case 'image_url':
      return text
  }
}

const numberOrNull = (number: number | null) => (number === null ? null : String(number))

/** Detected in the header: column names contain no delimiter, but prices below may. */
function delimiterOf(text: string): string {
  const [names = ''] = text.split(/[\r\n]/, 1)
  const count = (delimiter: string) => names.split(delimiter).length
  return [',', ';', '\t'].reduce((best, next) => (count(next) > count(best) ? next : best))
}

/** The rows of a file with commas, semicolons or tabs between its cells. */
export async function readRows(text: string): Promise<ReadFile> {
  const { default: papa } = await import('papaparse')
  const [head = '', named] = /^\uFEFF?(?:"?sep=(.)"?(?:\r\n|\r|\n))?/.exec(text) ?? []
  const plain = text.slice(head.length)
  const { data, errors } = papa.parse<string[]>(plain, { delimiter: named ?? delimiterOf(plain) })
  const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')
  const [names = [], ...lines] = data
  const columns = names.map((name) => withoutEscape(name.trim()).toLowerCase().replaceAll(/\s+/g, '_'))
  const known = columns.filter(isCsvColumn)
  if (lines.every(isBlank))
    throw new InvalidFile(known.length === 0 && !isBlank(names) ? 'noColumns' : 'empty')
  if (known.length === 0) throw new InvalidFile('noColumns')
  if (new Set(known).size < known.length) throw new InvalidFile('columnTwice')
  if (lines.filter((cells) => !isBlank(cells)).length > MAX_ROWS) throw new InvalidFile('tooManyRows')

  const badQuotes = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row))
  const rows: ReadRow[] = []
  const problems: RowProblem[] = []
  const firstLineOf = new Map<string, number>()
  for (const [index, cells] of lines.entries()) {
    if (isBlank(cells)) continue
    const line = index + 2
    const refuse = (code: string, field: CsvColumn | null = null, value = '') =>
      problems.push({ line, code, field, value })
    if (badQuotes.has(index + 1)) {
      refuse('quotes')
      continue
    }
    if (cells.length < columns.length || !isBlank(cells.slice(columns.length))) {
      refuse('cells')
      continue
    }
    const values: CsvRow = {}
    let refused = false
    for (const [at, column] of columns.entries()) {
      if (!isCsvColumn(column) || refused) continue
      const cell = cells[at] ?? ''
      const value = cellValue(column, cell)
      if (value === null) {
        refuse('invalid_value', column, cell)
        refused = true
      } else values[column] = value
    }
    if (refused) continue
    const id = values.id ?? ''
    if (id !== '' && firstLineOf.has(id)) {
      refuse('twice', 'id', id)
      continue
    }
    firstLineOf.set(id, line)
    rows.push({ line, values })
  }
  return { rows, problems, unknownColumns: columns.filter((name) => name !== '' && !isCsvColumn(name)) }
}

export type ExportRow = Record<CsvColumn, string | number | boolean | null>

/** The rows of an export, column names first; booleans are written as words. */
export function productExportRows(products: readonly ExportRow[]): (string | number | null)[][] {
  return [
    [...CSV_COLUMNS],
    ...products.map((product) =>
      CSV_COLUMNS.map((column) => {
        const value = product[column]
        return typeof value === 'boolean' ? String(value) : value
      }),
    ),
  ]
}
