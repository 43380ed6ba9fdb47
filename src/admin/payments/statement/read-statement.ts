import { foldNumber, parseAmount } from '@/lib/amount'
import { loadCode } from '@/lib/code'
import { foldDigits } from '@/lib/typed-text'
import { shopDay } from '@/lib/shop-clock'

/** The columns of a statement: -1 for one that is missing. */
export type StatementColumns = { date: number; text: number; amount: number }

export type Statement = {
  /** The names of the columns, or empty texts for a file without a line of names. */
  names: string[]
  rows: string[][]
}

export type StatementLine = {
  /** YYYY-MM-DD. */
  date: string
  text: string
  /** In MAD, above zero. */
  amount: number
  /** Names the line: the same line of another export has the same reference. */
  reference: string
}

const DATE_NAMES = ['date', 'jour', 'operation', 'تاريخ']
const TEXT_NAMES = [
  'libelle',
  'text',
  'description',
  'label',
  'designation',
  'motif',
  'detail',
  'communication',
  'بيان',
]
const CREDIT_NAMES = ['credit', 'encaissement', 'entree', 'recette', 'دائن']
const DEBIT_NAMES = ['debit', 'decaissement', 'sortie', 'مدين']
const AMOUNT_NAMES = ['montant', 'amount', 'somme', 'مبلغ']
const BALANCE_NAMES = ['solde', 'balance', 'رصيد']
// Beside one column of amounts without a sign: D or C, débit or crédit.
const DIRECTION_NAMES = ['sens', 'direction']
const ALL_NAMES = [DATE_NAMES, TEXT_NAMES, CREDIT_NAMES, DEBIT_NAMES, AMOUNT_NAMES, BALANCE_NAMES].flat()

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const isNamed = (name: string, words: readonly string[]) => words.some((word) => fold(name).includes(word))

// French and English, by the letters that tell them apart.
const MONTHS = [
  'jan',
  'f[eé]v|feb',
  'mar',
  'avr|apr',
  'mai|may',
  'juin|jun',
  'juil|jul',
  'ao[uû]|aug',
  'sep',
  'oct',
  'nov',
  'd[eé]c',
]

/** A month's name as its number: `20 NOV 2026` as `20 11 2026`. */
function numberedMonth(text: string): string {
  const name = /(?<=\d[-/. ]?)(\p{L}{3,9})\.?(?=[-/. ]?\d)/u.exec(text)?.[1]
  const month =
    name === undefined ? -1 : MONTHS.findIndex((start) => new RegExp(`^(?:${start})`, 'i').test(name))
  return name === undefined || month === -1
    ? text
    : text.replace(new RegExp(`[-/. ]?${name}\\.?[-/. ]?`, 'u'), `/${month + 1}/`)
}

/** Days of a spreadsheet that lost their format are counted from 1900; only for a column that is known to hold days. */
function serialDate(text: string): string | null {
  const days = /^(?:4|5)\d{4}(?:[.,]\d+)?$/.test(text) ? Math.floor(Number(text.replace(',', '.'))) : null
  return days === null ? null : new Date(Date.UTC(1899, 11, 30 + days)).toISOString().slice(0, 10)
}

/** `20/11` as a day of the year that ends with `today`: statements tell what has happened. */
function yearlessDate(day: string, month: string, today: string): string {
  const year = Number(today.slice(0, 4))
  const past = `${month.padStart(2, '0')}-${day.padStart(2, '0')}` <= today.slice(5)
  return `${past ? year : year - 1}`
}

/**
 * A day as YYYY-MM-DD, or null: `20/11/2026`, `20 NOV 2026`, `20112026`, `20/11` of the year that ends with `today` (a day of the
 * shop). Day before month, as Moroccan banks write; two-digit years are of this century.
 */
export function parseStatementDate(text: string, today = shopDay(new Date())): string | null {
  const plain = numberedMonth(foldDigits(text).trim()).replace(
    /^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])(20\d{2})$/,
    '$1/$2/$3',
  )
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(plain)
  const local = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?: .*)?$/.exec(plain)
  const short = /^(\d{1,2})[-/](\d{1,2})\/?$/.exec(plain)
  const [year = '', month = '', day = ''] =
    iso !== null
      ? iso.slice(1)
      : local !== null
        ? [local[3], local[2], local[1]]
        : short !== null
          ? [yearlessDate(short[1] ?? '', short[2] ?? '', today), short[2], short[1]]
          : []
  if (year === '') return null
  const iso8601 = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${iso8601}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso8601) ? iso8601 : null
}

/**
 * An amount in MAD, or null: what parseAmount reads, and a bank's ways of writing less than zero, `(80,00)`, `80,00-` and
 * `80,00 DB`. `1250,500` has its third decimal where the number before it is not grouped.
 */
export function parseStatementAmount(text: string): number | null {
  const folded = foldNumber(text)
  const [, sign = '', plain = '', side = ''] = /^([+-]?)\(?(.*?)\)?\s*([+-]|CR|DB|DR)?$/i.exec(folded) ?? []
  const isNegative = sign === '-' || /^(?:-|DB|DR)$/i.test(side) || /^\(.*\)$/.test(folded)
  const amount = parseAmount(plain.replace(/^((?:\d{4,}|\d{1,3}(?: \d{3})+)[.,]\d{2})0(?=\D*$)/, '$1'))
  if (amount === null || (amount < 0 && `${sign}${side}` !== '')) return null
  return isNegative ? -Math.abs(amount) : amount
}

/** Splits a statement into cells; leading lines about the account, before the names of the columns, are left out. */
export async function readStatement(text: string): Promise<Statement> {
  const { default: papa } = await loadCode(() => import('papaparse'))
  const plain = text.replace(/^\uFEFF?(?:"?sep=.?"?(?:\r\n|\r|\n))?/, '')
  const parse = (delimiter: string) => papa.parse<string[]>(plain, { delimiter }).data
  // The separator that gives the most lines with a date in a cell of its own.
  const dated = (rows: readonly string[][]) =>
    rows.filter((cells) => cells.length > 1 && cells.some((cell) => parseStatementDate(cell) !== null)).length
  const table = [';', '\t', ',', '|']
    .map(parse)
    .reduce((best, next) =>
      dated(next) > dated(best) || (dated(next) === dated(best) && widthOf(next) > widthOf(best))
        ? next
        : best,
    )
    .map((cells) => cells.map((cell) => cell.trim()))
    .filter((cells) => cells.some((cell) => cell !== ''))
  const firstDated = table.findIndex((cells) => cells.some((cell) => parseStatementDate(cell) !== null))
  const holdsNames = (cells: readonly string[]) =>
    cells.filter((cell) => isNamed(cell, ALL_NAMES)).length >= 2
  const header =
    firstDated === -1 ? table.findIndex(holdsNames) : table.slice(0, firstDated).findLastIndex(holdsNames)
  const rows = table.slice(header === -1 ? Math.max(firstDated, 0) : header + 1)
  const width = widthOf([table[header] ?? [], ...rows])
  const names = Array.from({ length: width }, (_, index) =>
    header === -1 ? '' : (table[header]?.[index] ?? ''),
  )
  return { names, rows }
}

const widthOf = (rows: readonly (readonly string[])[]) => Math.max(0, ...rows.map((cells) => cells.length))

/** Which columns hold the date, the text and the incoming amount: by their names, else by what they contain. */
export function detectColumns({ names, rows }: Statement): StatementColumns {
  const columns = names.map((_, index) => index)
  const cellsOf = (column: number) => rows.map((cells) => cells[column] ?? '').filter((cell) => cell !== '')
  const share = (column: number, fits: (cell: string) => boolean) => {
    const cells = cellsOf(column)
    return cells.length === 0 ? 0 : cells.filter(fits).length / cells.length
  }
  const isDate = (column: number) => share(column, (cell) => parseStatementDate(cell) !== null) > 0.6
  const named = (words: readonly string[], fits: (column: number) => boolean) =>
    columns.find((column) => isNamed(names[column] ?? '', words) && fits(column))

  const isSerial = (column: number) => share(column, (cell) => serialDate(cell) !== null) > 0.6
  const date =
    named(DATE_NAMES, isDate) ?? named(DATE_NAMES, isSerial) ?? columns.find((column) => isDate(column)) ?? -1
  const isAmount = (column: number) =>
    column !== date && !isDate(column) && share(column, (cell) => parseStatementAmount(cell) !== null) > 0.6
  const isIncoming = (column: number) =>
    isAmount(column) && !isNamed(names[column] ?? '', [...DEBIT_NAMES, ...BALANCE_NAMES])
  // "Solde créditeur" is no credit.
  const isNoBalance = (column: number) => isAmount(column) && !isNamed(names[column] ?? '', BALANCE_NAMES)
  const hasDecimals = (column: number) => share(column, (cell) => /[.,]\d{2}\D*$/.test(cell)) > 0.6
  const amount =
    named(CREDIT_NAMES, isNoBalance) ??
    named(AMOUNT_NAMES, isNoBalance) ??
    columns.find((column) => isIncoming(column) && hasDecimals(column)) ??
    columns.find(isIncoming) ??
    -1
  const isText = (column: number) =>
    column !== date && column !== amount && !isDate(column) && !isAmount(column)
  const length = (column: number) => cellsOf(column).reduce((sum, cell) => sum + cell.length, 0)
  const text =
    named(TEXT_NAMES, isText) ??
    columns
      .filter(isText)
      .reduce((best, next) => (best === -1 || length(next) > length(best) ? next : best), -1)
  return { date, text, amount }
}

/** FNV-1a of 53 bits in two halves: names a text within one day and amount, no protection. */
function shortHash(text: string): string {
  let [one, other] = [0x811c9dc5, 0x1b873593]
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    one = Math.imul(one ^ code, 0x01000193)
    other = Math.imul(other ^ code, 0x85ebca6b)
  }
  return [one, other].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('')
}

const MAX_TEXT = 500
// As private.is_printable refuses them.
const UNPRINTABLE = /[\p{Cc}\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]+/gu

/**
 * The incoming amounts of a statement. A line's reference is made of its day, amount and text and of how many equal lines
 * stand before it, so that two equal transfers are two payments and the same statement twice is none. `skipped` are the lines of
 * which the date or the amount cannot be read, as they stand.
 */
export function incomingLines(
  { names, rows }: Statement,
  columns: StatementColumns,
): { lines: StatementLine[]; skipped: string[] } {
  const lines: StatementLine[] = []
  const equal = new Map<string, number>()
  const skipped: string[] = []
  const direction = names.findIndex((name) => isNamed(name, DIRECTION_NAMES))
  for (const cells of rows) {
    const day = cells[columns.date] ?? ''
    const date = parseStatementDate(day) ?? serialDate(day)
    const typed = cells[columns.amount] ?? ''
    const amount = parseStatementAmount(typed)
    if (direction !== -1 && /^\s*(?:d|-)/i.test(cells[direction] ?? '')) continue
    // A debit leaves the column of credits empty.
    if (date !== null && (typed === '' || (amount !== null && amount <= 0))) continue
    if (date === null || amount === null) {
      skipped.push(cells.filter((cell) => cell !== '').join(' · '))
      continue
    }
    const text = (cells[columns.text] ?? '').replace(UNPRINTABLE, ' ').trim().slice(0, MAX_TEXT)
    // Exports differ in spaces and capitals.
    const folded = fold(text).replace(/[^\p{L}\p{N}]+/gu, '')
    const name = `${date} ${amount.toFixed(2)} ${shortHash(folded)}`
    const count = (equal.get(name) ?? 0) + 1
    equal.set(name, count)
    lines.push({ date, text, amount, reference: `${name} ${count}` })
  }
  return { lines, skipped }
}
