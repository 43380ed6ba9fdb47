import { expect, it } from 'vitest'
import { adjustStockMutation, createProductMutation, updateProductMutation } from '@/admin/products/mutations'
import { adminKeys } from '@/admin/query-keys'
import { catalogQueries } from '@/catalog/queries'

it.each([
  ['created', createProductMutation().meta],
  ['renamed', updateProductMutation().meta],
  ['counted', adjustStockMutation().meta],
])(
  'a product that was %s is stale in lists, the dashboard, the palette, the stock alerts and the shop',
  (_, meta) => {
    const { products, dashboard, palette, stockAlerts } = adminKeys
    expect(meta?.invalidates).toEqual(
      expect.arrayContaining([products, dashboard, palette, stockAlerts, catalogQueries.all]),
    )
  },
)
