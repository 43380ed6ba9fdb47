import type { CellObject } from 'write-excel-file/universal'
import type { Language } from '@/i18n/locales'
import { loadCode } from '@/lib/code'
import { shopTime } from '@/lib/shop-clock'
import type { Cell } from './csv'

// Excel reads `_x0041_` as the letter with that code.
const ESCAPE = /_(?=x[0-9a-f]{4}_)/gi
const MIN_WIDTH = 10
const MAX_WIDTH = 40

/**
 * A table as an Excel file, names of the columns first. Texts are marked as text, also those that look like a number, a date or a
 * formula; amounts, numbers and dates are such. Nothing needs an apostrophe: a text cell is never a formula.
 */
export async function xlsxFile(rows: readonly (readonly Cell[])[], language: Language): Promise<Blob> {
  const { default: writeExcelFile } = await loadCode(() => import('write-excel-file/universal'))
  const [names = [], ...body] = rows
  const head = names.map((name) => (typeof name === 'string' ? name : ''))
  const sheet = [
    head.map((name): CellObject => ({ ...textCell(name), fontWeight: 'bold' })),
    ...body.map((row) => row.map(excelCell)),
  ]
  const columns = head.map((name) => ({
    width: Math.min(Math.max(name.length + 2, MIN_WIDTH), MAX_WIDTH),
  }))
  return writeExcelFile(sheet, { columns, rightToLeft: language === 'ar', stickyRowsCount: 1 }).toBlob()
}

const textCell = (text: string): CellObject => ({
  value: text.replace(ESCAPE, '_x005F_'),
  type: String,
  format: '@',
})

const dateCell = (iso: string, format: string): CellObject => ({ value: new Date(iso), type: Date, format })

function excelCell(cell: Cell): CellObject | null {
  if (cell === null || cell === '') return null
  if (typeof cell === 'string') return textCell(cell)
  if (typeof cell === 'number') return { value: cell, type: Number }
  if ('amount' in cell) return { value: cell.amount, type: Number, format: '0.00' }
  if ('day' in cell) return dateCell(`${cell.day}T00:00:00Z`, 'yyyy-mm-dd')
  // A spreadsheet has no time zones: it shows the shop's clock.
  return dateCell(`${shopTime(new Date(cell.time)).replace(' ', 'T')}:00Z`, 'yyyy-mm-dd hh:mm')
}

export type ReadCell = string | number | boolean | Date | null

/** The cells of the first sheet of an Excel file. Throws when it is none. */
export async function readXlsx(file: Blob): Promise<ReadCell[][]> {
  const { readSheet } = await loadCode(() => import('read-excel-file/universal'))
  return (await readSheet(file, { trim: false, parseNumber })) as ReadCell[][]
}

/** Excel shows fifteen digits of a number: 0.1 + 0.2 is 0.3. */
const parseNumber = (text: string) => Number(Number(text).toPrecision(15))
