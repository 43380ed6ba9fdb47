import { withoutEscape } from '@/admin/csv'
import { readXlsx } from '@/admin/xlsx'
import { loadCode, MissingCodeError } from '@/lib/code'
import { logError } from '@/lib/log'
import { foldLine } from '@/lib/typed-text'
import { FILE_COLUMNS, type FileColumn, isFileColumn } from './file-columns'
import { hasLostLetters } from './lost-letters'
import { cellText, cellValue, type InputCell } from './read-cell'

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
    if (error instanceof MissingCodeError) throw error
    // The message says what to do; why the file was not read helps only who looks after the shop.
    logError('reading an Excel file', error)
    throw new InvalidFile('notText')
  }
  return readTable({ cells, badQuotes: new Set() })
}

/** The rows of a text with commas, semicolons or tabs between its cells. */
export async function readRows(text: string): Promise<ReadFile> {
  const { default: papa } = await loadCode(() => import('papaparse'))
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
  const given = columns.filter(isFileColumn)
  if (lines.every(isBlank))
    throw new InvalidFile(given.length === 0 && !isBlank(names) ? 'noColumns' : 'empty')
  if (given.length === 0) throw new InvalidFile('noColumns')
  if (new Set(given).size < given.length) throw new InvalidFile('columnTwice')
  if (lines.filter((cells) => !isBlank(cells)).length > MAX_ROWS) throw new InvalidFile('tooManyRows')

  const rows: ReadRow[] = []
  const problems: RowProblem[] = []
  const seen = { rows: new Set<string>(), values: new Set<string>() }
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
    const exported = baselineAt === -1 ? null : readBaseline(cellText(cells[baselineAt]))
    const fault = readCells(columns, cells, values, exported ?? null)
    if (fault !== null) {
      refuse(fault.code, fault.field, fault.value)
      continue
    }
    const { id = '', variation = '' } = values
    if (id !== '' && isTwice(id, variation, seen)) {
      if (variation === '') refuse('twice', 'id', id)
      else refuse('twice', 'variation', variation)
      continue
    }
    if (id === '') {
      const text = JSON.stringify(FILE_COLUMNS.map((column) => values[column]?.trim() ?? ''))
      const copy = copies.get(text) ?? 0
      copies.set(text, copy + 1)
      rows.push({ line, values, baseline: null, key: await keyOf(`${text} ${copy}`) })
      continue
    }
    if (exported === undefined || (exported !== null && !isBaselineOf(exported, values))) refuse('baseline')
    else rows.push({ line, key: null, ...editedCells(values, exported) })
  }
  return {
    rows,
    problems,
    unknownColumns: columns.filter((name) => name !== '' && name !== BASELINE && !isFileColumn(name)),
  }
}

/**
 * Whether a product or a variation was in a row above, and remembers it. import_variation reads `red / small` as
 * `color: Red / size: Small`: without the types they are the same, while `size: 40` and `height: 40` are two.
 */
function isTwice(id: string, variation: string, seen: { rows: Set<string>; values: Set<string> }): boolean {
  const name = foldLine(variation).toLowerCase()
  const values = name.replace(/(^|\/ ?)[^:/]*: */gu, '$1')
  const [row, rowOfValues] = [`${id} ${name}`, `${id} ${values}`]
  const found =
    seen.rows.has(row) || seen.rows.has(rowOfValues) || (name === values && seen.values.has(rowOfValues))
  seen.rows.add(row)
  seen.values.add(rowOfValues)
  return found
}

/** Reads the cells of a row into `values`. Returns the first cell that is refused, or null. */
function readCells(
  columns: readonly string[],
  cells: readonly InputCell[],
  values: FileRow,
  exported: Baseline | null,
): Omit<RowProblem, 'line'> | null {
  for (const [at, column] of columns.entries()) {
    // Many programs leave out the empty cells at the end of a row: what the row does not have keeps its value.
    if (!isFileColumn(column) || at >= cells.length) continue
    const text = cellText(cells[at])
    if (cells[at] instanceof Date) return { code: 'date', field: column, value: text }
    const before = exported === null ? null : String(exported[column] ?? '')
    if (hasLostLetters(column, text, before)) return { code: 'letters', field: column, value: text }
    // JSON of the database has neither zeros nor halves of characters.
    const value = /[\0\p{Cs}]/u.test(text) ? null : cellValue(column, cells[at])
    if (value === null) return { code: 'invalid_value', field: column, value: text }
    values[column] = value
  }
  return null
}

/** The exported values of a row; null for a row without, undefined for no JSON. */
function readBaseline(text: string): Baseline | null | undefined {
  if (text.trim() === '') return null
  try {
    return (JSON.parse(text) as Baseline | null) ?? undefined
  } catch {
    return undefined
  }
}

const isBaselineOf = (exported: Baseline, { id, variation = '' }: FileRow) =>
  exported.id === id && (exported.variation ?? '') === variation

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
