// Static: the pages of couriers are one chunk, which is loaded on demand as a whole.
import papa from 'papaparse'
import { MAX_AMOUNT } from '@/admin/numbers'
import { parseStatementAmount, parseStatementDate } from '@/admin/payments/statement/read-statement'
import { addMoney } from '@/lib/money'
import { foldCode } from '@/lib/typed-text'

type RemittanceLine = { reference: string; amount: number; fee: number }

export type ReadRemittance = {
  lines: RemittanceLine[]
  /** Lines with text that were not understood. */
  skipped: string[]
}

// Numbers of orders may be all letters; what couriers call a parcel has a digit, unlike the names of columns.
const REFERENCE = /^(?:MCG-[2-9A-Z]{8}|(?=.*\d)[\p{L}\d][\p{L}\d/._-]{2,39})$/iu
// Of two numbers of a parcel the second is text; "DH1e3" is a mistyped amount.
const OTHER_REFERENCE = /^(?!MAD|DH)\p{L}{2,}[\p{L}\d/._-]*$/iu

const AMOUNT_NAME = /montant|amount|somme|مبلغ/iu
const FEE_NAME = /frais|fee|رسوم/iu

// A line is split by the first one that sets the parcel's number apart. Amounts may have commas and spaces themselves.
const SEPARATORS = ['\t', ';', '  ', ',', ' '] as const
type Separator = (typeof SEPARATORS)[number]

/** Where the line with the names of the columns has the amount and the fee; the fee is -1 where there is none. */
type Columns = { separator: Separator; width: number; amount: number; fee: number }

/**
 * A courier's statement, pasted or from a CSV file: on each line the parcel's or the order's number, then the amount that is
 * paid out, then, where there is one, the fee that was kept (MAD); or in any order, below a line with the names of the columns.
 * The amount may be below zero where only the fee was kept.
 * A line that can be read in two ways is not read. Lines without a number, such as the names and the total, are reported too.
 */
export function readRemittance(text: string): ReadRemittance {
  const read: ReadRemittance = { lines: [], skipped: [] }
  let columns: Columns | null = null
  for (const line of text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)) {
    if (line.trim() === '') continue
    const found = readLine(line, columns)
    if (found === null) {
      read.skipped.push(line.trim())
      columns ??= columnsOf(line)
    } else read.lines.push(found)
  }
  return read
}

function cellsOf(line: string, separator: Separator): string[] {
  const cells = separator.startsWith(' ')
    ? line.trim().split(separator === ' ' ? ' ' : / {2,}/)
    : (papa.parse<string[]>(line, { delimiter: separator }).data[0] ?? [])
  return cells.map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
}

function columnsOf(line: string): Columns | null {
  for (const separator of SEPARATORS) {
    // A name may have spaces.
    if (separator === ' ') continue
    const names = cellsOf(line, separator)
    const fee = names.findIndex((name) => FEE_NAME.test(name))
    const [amount, ...others] = names.flatMap((name, at) =>
      AMOUNT_NAME.test(name) && !FEE_NAME.test(name) ? [at] : [],
    )
    // Of two amounts, which one is paid out is unknown.
    if (amount !== undefined && others.length === 0 && names.length > 1)
      return { separator, width: names.length, amount, fee }
  }
  return null
}

function amountOf(cell: string): number | null {
  const amount = parseStatementAmount(cell)
  // What no parcel of the shop costs is another number, such as that of a telephone.
  return amount === null || Math.abs(amount) > MAX_AMOUNT ? null : amount
}

function isReference(cell: string): boolean {
  const folded = foldCode(cell)
  return (
    REFERENCE.test(folded) && parseStatementAmount(folded) === null && parseStatementDate(folded) === null
  )
}

function readLine(line: string, columns: Columns | null): RemittanceLine | null {
  const separator = SEPARATORS.find((each) => cellsOf(line, each).some(isReference))
  if (separator === undefined) return null
  const cells = cellsOf(line, separator)
  const at = cells.findIndex(isReference)
  const amounts =
    columns?.separator === separator
      ? namedAmounts(cells, columns)
      : hasDivided(cells, separator, line)
        ? null
        : amountsIn(cells.slice(at + 1))
  if (amounts === null) return null
  const [amount, given = 0] = amounts
  const fee = Math.abs(given)
  if (amount === undefined) return null
  if (amount < 0 && !isFeeKept(amount, fee, columns?.separator === separator)) return null
  return { reference: foldCode(cells[at] ?? ''), amount, fee }
}

/**
 * Whether an amount below zero is what a courier keeps of its fee beyond what it collected: usually the whole fee, of a parcel
 * that was paid before. In columns without names, any other amount may as well be the fee, before the amount.
 */
function isFeeKept(amount: number, fee: number, isNamed: boolean): boolean {
  const collected = addMoney(amount, fee)
  return isNamed ? collected >= 0 : collected === 0
}

function namedAmounts(cells: readonly string[], columns: Columns): number[] | null {
  if (cells.length > columns.width || (columns.separator === ',' && cells.length < columns.width)) return null
  const amount = amountOf(cells[columns.amount] ?? '')
  const kept = cells[columns.fee] ?? ''
  const fee = /\p{N}/u.test(kept) ? amountOf(kept) : 0
  return amount === null || fee === null ? null : [amount, fee]
}

/** Whether two neighbours may be one amount, which the separator has divided: `325,25` and `1 500,00`. */
function hasDivided(cells: readonly string[], separator: Separator, line: string): boolean {
  if ((separator !== ',' && separator !== ' ') || line.includes('"')) return false
  return cells.some(
    (cell, at) => at > 0 && parseStatementAmount(`${cells[at - 1]}${separator}${cell}`) !== null,
  )
}

/** The amounts among the cells; null where there are more than two, or a number that is none: the next one is not taken instead. */
function amountsIn(cells: readonly string[]): number[] | null {
  const numbers = cells.filter(
    (cell) =>
      /\p{N}/u.test(cell) && parseStatementDate(cell) === null && !OTHER_REFERENCE.test(foldCode(cell)),
  )
  const amounts = numbers.flatMap((cell) => amountOf(cell) ?? [])
  return amounts.length < numbers.length || amounts.length > 2 ? null : amounts
}
