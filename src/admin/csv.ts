import type { Language } from '@/i18n/locales'
import { shopTime } from '@/lib/shop-clock'

/** An amount of money has two decimals, a day is a date (`2026-12-31`), and a time is a moment as the database writes it. */
export type Cell = string | number | { amount: number } | { day: string } | { time: string } | null

// A spreadsheet may take a text for a formula at the beginning of a cell, and where another program splits the cell: after a
// separator. Spaces and invisible characters in front do not prevent it, and full-width signs count as well. Apostrophes are
// part of the pattern, because `'=1` would otherwise be read back as `=1`.
const LEADING = String.raw`'*(?:[^\S\t\r\n]|\p{Cf})*`
const SIGN = '=+\\-@＝＋－＠'
const marked = (mark: string) =>
  new RegExp(String.raw`(?<=^|[;,\t])${mark}(?=${LEADING}[${SIGN}])|^${mark}(?=${LEADING}[\t\r\n])`, 'gu')
const FORMULA = marked('')
const ESCAPED = marked("'")

/** French spreadsheets read a comma as the decimal sign and separate cells by semicolons. */
const separatorOf = (language: Language) => (language === 'fr' ? ';' : ',')

/**
 * A table as CSV: every cell quoted, every line ended by CRLF, the byte order mark first. A text that a spreadsheet would take
 * for a formula gets an apostrophe in front (OWASP, CSV injection); numbers stay numbers. With a language, the file is for a
 * spreadsheet of that locale: its first line names the separator, as Excel expects. Without one, it is for a program.
 */
export function csvText(rows: readonly (readonly Cell[])[], language?: Language): string {
  const separator = language === undefined ? ',' : separatorOf(language)
  const lines = rows.map((row) => row.map((cell) => csvField(cell, separator)).join(separator))
  const head = language === undefined ? [] : [`sep=${separator}`]
  return `\uFEFF${[...head, ...lines].map((line) => `${line}\r\n`).join('')}`
}

function csvField(value: Cell, separator: string): string {
  if (value === null) return '""'
  if (typeof value === 'string') return `"${value.replace(FORMULA, "'").replaceAll('"', '""')}"`
  if (typeof value === 'object' && 'day' in value) return `"${value.day}"`
  if (typeof value === 'object' && 'time' in value) return `"${shopTime(new Date(value.time))}"`
  const digits = typeof value === 'number' ? String(value) : value.amount.toFixed(2)
  return `"${separator === ';' ? digits.replace('.', ',') : digits}"`
}

/** Reverses the escaping of csvText, so that an exported file can be imported unchanged. */
export function withoutEscape(cell: string): string {
  return cell.replace(ESCAPED, '')
}
