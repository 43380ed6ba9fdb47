// Apostrophes of its own count as well: `'=1` would otherwise come back from a file as `=1`.
const FORMULA = /^'*\s*[=+\-@\t\r]/

/**
 * A spreadsheet's file: UTF-8 with the mark that Excel needs to see Arabic, commas, every line ended by CRLF. A text that a
 * spreadsheet would take for a formula gets an apostrophe in front (OWASP, CSV injection); numbers stay numbers.
 */
export function csvText(rows: readonly (readonly (string | number | null)[])[]): string {
  const lines = rows.map((row) => row.map(csvField).join(','))
  return `\uFEFF${lines.map((line) => `${line}\r\n`).join('')}`
}

function csvField(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const safe = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Reverses the escaping of csvText, so that an exported file can be imported unchanged. */
export function withoutEscape(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell
}

/** Downloads a text as a file. */
export function download(name: string, text: string, type = 'text/csv;charset=utf-8'): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // After the click event has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 0)
}
