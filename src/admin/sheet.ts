import type { Language } from '@/i18n/locales'
import { loadCode } from '@/lib/code'
import { type Cell, csvText } from './csv'

export type SheetFormat = 'xlsx' | 'csv'

/** Downloads a table for a spreadsheet; `name` is without its ending. */
export async function downloadSheet(
  name: string,
  rows: readonly (readonly Cell[])[],
  language: Language,
  format: SheetFormat,
): Promise<void> {
  if (format === 'xlsx') {
    const { xlsxFile } = await loadCode(() => import('./xlsx'))
    download(`${name}.xlsx`, await xlsxFile(rows, language))
    return
  }
  // In UTF-16, because Excel ignores the mark of UTF-8 in a file with a `sep=` line, and Arabic would be unreadable.
  const text = csvText(rows, language)
  const units = Uint16Array.from({ length: text.length }, (_unit, index) => text.charCodeAt(index))
  download(`${name}.csv`, new Blob([units], { type: 'text/csv;charset=utf-16le' }))
}

/** Downloads a file. */
export function download(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // After the click event has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 0)
}

/** A day, or an empty cell. */
export const dayCell = (day: string | null): Cell => (day === null ? null : { day })

/**
 * A telephone number without the plus sign, which spreadsheets take for the beginning of a formula: as it is dialled in Morocco.
 */
export function dialled(phone: string): string {
  return phone.replace(/^\+212(?=\d)/, '0').replace(/^\+/, '00')
}
