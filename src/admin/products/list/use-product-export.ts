import { useMutation } from '@tanstack/react-query'
import { csvText, download } from '../../csv'
import { CSV_COLUMNS } from '../import/columns'
import { readForExport, type ExportRow } from '../queries'

/** With the names of the columns first; booleans as words, as a file knows no others. */
export function productTable(products: readonly ExportRow[]): (string | number | null)[][] {
  return [
    [...CSV_COLUMNS],
    ...products.map((product) =>
      CSV_COLUMNS.map((column) => {
        const value = product[column]
        return typeof value === 'boolean' ? String(value) : value
      }),
    ),
  ]
}

/** All products as a file that the import takes back. */
export function useProductExport() {
  return useMutation({
    meta: { errorText: 'adminProducts.exportFailed' },
    mutationFn: readForExport,
    onSuccess: (products) => {
      const today = new Date().toISOString().slice(0, 10)
      download(`products-${today}.csv`, csvText(productTable(products)))
    },
  })
}
