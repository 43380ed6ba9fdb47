import { withoutEscape } from '../../csv'
import { parseAmount, parseWhole } from '../form/amounts'
import { isCsvColumn, type CsvColumn } from './columns'

export const MOST_ROWS = 10_000
export const MOST_BYTES = 10 * 1024 * 1024

export type CsvRow = Partial<Record<CsvColumn, string>>

/** A row of the file, as spreadsheets number them: the one with the names of the columns is 1. */
export type ReadRow = { line: number; values: CsvRow }
export type RowProblem = { line: number; code: string; field: CsvColumn | null; value: string }

export type ReadFile = {
  rows: ReadRow[]
  /** Rows that cannot even be asked about. */
  problems: RowProblem[]
  unknownColumns: string[]
}

/** Why a file as a whole cannot be used. */
export type FileFault = 'empty' | 'noColumns' | 'columnTwice' | 'tooManyRows' | 'tooLarge' | 'notText'

export class UnusableFile extends Error {
  readonly fault: FileFault

  constructor(fault: FileFault) {
    super(fault)
    this.name = 'UnusableFile'
    this.fault = fault
  }
}

/** Excel's "Unicode text" is UTF-16; its plain "CSV" is whatever the computer speaks, and would come in as rubbish. */
export async function fileText(file: Blob): Promise<string> {
  if (file.size > MOST_BYTES) throw new UnusableFile('tooLarge')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new UnusableFile('notText')
  }
}

const TRUE = ['true', 't', '1', 'yes', 'oui', 'vrai', 'نعم', 'صواب']
const FALSE = ['false', 'f', '0', 'no', 'non', 'faux', 'لا', 'خطأ']

/** As the database reads it. What cannot be understood is passed on: the database says what is wrong with it. */
function cellValue(column: CsvColumn, cell: string): string {
  const text = withoutEscape(cell)
  const short = text.trim()
  switch (column) {
    case 'price':
    case 'compare_at_price':
      return String(parseAmount(short) ?? short)
    case 'stock_quantity':
      return String(parseWhole(short) ?? short)
    case 'is_active': {
      const word = short.toLowerCase()
      if (TRUE.includes(word)) return 'true'
      return FALSE.includes(word) ? 'false' : short
    }
    case 'id':
      return short.toLowerCase()
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

/** Names of columns hold none of these; prices further down do. */
function delimiterOf(text: string): string {
  const [names = ''] = text.split(/[\r\n]/, 1)
  const count = (delimiter: string) => names.split(delimiter).length
  return [',', ';', '\t'].reduce((best, next) => (count(next) > count(best) ? next : best))
}

/** The rows of a file with commas, semicolons or tabs between its cells. */
export async function readRows(text: string): Promise<ReadFile> {
  const { default: papa } = await import('papaparse')
  const plain = text.replace(/^\uFEFF/, '')
  const { data, errors } = papa.parse<string[]>(plain, { delimiter: delimiterOf(plain) })
  const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')
  const [names = [], ...lines] = data
  const columns = names.map((name) => withoutEscape(name.trim()).toLowerCase().replaceAll(/\s+/g, '_'))
  const known = columns.filter(isCsvColumn)
  if (lines.every(isBlank))
    throw new UnusableFile(known.length === 0 && !isBlank(names) ? 'noColumns' : 'empty')
  if (known.length === 0) throw new UnusableFile('noColumns')
  if (new Set(known).size < known.length) throw new UnusableFile('columnTwice')
  if (lines.filter((cells) => !isBlank(cells)).length > MOST_ROWS) throw new UnusableFile('tooManyRows')

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
    for (const [at, column] of columns.entries()) {
      if (isCsvColumn(column)) values[column] = cellValue(column, cells[at] ?? '')
    }
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
