import { parseStatementAmount, parseStatementDate } from '@/admin/payments/statement/read-statement'

export type ReadRemittance = {
  lines: { reference: string; amount: number; fee: number }[]
  /** Lines with text that were not understood. */
  skipped: string[]
}

// Numbers of orders may be all letters; what couriers call a parcel has a digit, unlike the names of columns.
const REFERENCE = /^(?:MCG-[2-9A-Z]{8}|(?=.*\d)[\p{L}\d][\p{L}\d/._-]{2,39})$/iu

const isReference = (cell: string) =>
  REFERENCE.test(cell) && parseStatementAmount(cell) === null && parseStatementDate(cell) === null

/**
 * A courier's statement, pasted or from a CSV file: on each line the parcel's or the order's number, then the amount that is
 * paid out, then, where there is one, the fee that was kept (MAD). Cells are separated by tabs, semicolons or two spaces, or
 * by commas when amounts have none. Lines without a number, such as the names of the columns and the total, are reported.
 */
export function readRemittance(text: string): ReadRemittance {
  const read: ReadRemittance = { lines: [], skipped: [] }
  for (const line of text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)) {
    if (line.trim() === '') continue
    const cells = cellsOf(line)
    const at = cells.findIndex(isReference)
    const amounts = cells.slice(at + 1).flatMap((cell) => parseStatementAmount(cell) ?? [])
    const [amount, fee = 0] = amounts
    if (at === -1 || amount === undefined || amount < 0) read.skipped.push(line.trim())
    else read.lines.push({ reference: cells[at] ?? '', amount, fee: Math.abs(fee) })
  }
  return read
}

function cellsOf(line: string): string[] {
  const separator = [/\t/, /;/, / {2,}/, /,(?!\d{1,2}\b)/, / /].find((each) => each.test(line)) ?? /\t/
  return line.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
}
