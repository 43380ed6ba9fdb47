import { FILE_COLUMNS, type FileColumn } from './file-columns'
import { BASELINE } from './product-file'

/** A product, or one of its variations, with the columns that it has. */
export type ExportRow = Partial<Record<FileColumn, string | number | boolean | null>>

/** The rows of an export, column names first; booleans are written as words. */
export function productExportRows(products: readonly ExportRow[]): (string | number | null)[][] {
  return [
    [...FILE_COLUMNS, BASELINE],
    ...products.map((product) => [
      ...FILE_COLUMNS.map((column) => {
        const value = product[column] ?? null
        return typeof value === 'boolean' ? String(value) : value
      }),
      JSON.stringify(product, [...FILE_COLUMNS]),
    ]),
  ]
}
