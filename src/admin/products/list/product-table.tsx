import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/app/paths'
import { formatDate } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { Price } from '@/ui/price'
import { DataTable, type Column } from '../../list/data-table'
import { useActivate, useDeactivate } from '../mutations'
import type { ProductRow } from '../queries'
import { cityName } from './city-name'
import { DeleteProductDialog } from './delete-product-dialog'
import { NameCell, StateBadge, StockCell } from './product-cells'
import { LOW_STOCK, type ProductFilters } from './product-filters'
import { ProductMenu } from './product-menu'
import type { ProductSelection } from './use-product-selection'

type ProductTableProps = {
  rows: readonly ProductRow[]
  filters: ProductFilters
  selection: ProductSelection
}

export function ProductTable({ rows, filters, selection }: ProductTableProps) {
  const { t, tKey, language } = useLanguage()
  const navigate = useNavigate()
  const activate = useActivate()
  const deactivate = useDeactivate()
  const [deleting, setDeleting] = useState<ProductRow | null>(null)

  const columns: Column<ProductRow>[] = [
    {
      key: 'name',
      header: t('adminProducts.product'),
      className: 'w-full md:min-w-52',
      cell: (product) => <NameCell product={product} />,
    },
    {
      key: 'category',
      header: t('adminProducts.category'),
      cell: ({ categories, city }) => (
        <span className="flex flex-col max-md:items-end">
          <span dir="auto">{localized(categories, 'name', language)}</span>
          <span className="text-sm text-ink-muted">{cityName(city, tKey)}</span>
        </span>
      ),
    },
    {
      key: 'price',
      header: t('adminProducts.price'),
      align: 'end',
      cell: ({ price, compare_at_price: before }) => (
        <Price amount={price} before={before} className="justify-end whitespace-nowrap" />
      ),
    },
    {
      key: 'stock',
      header: t('adminProducts.stock'),
      align: 'end',
      cell: ({ stock_quantity: pieces }) => (
        <StockCell pieces={pieces} listedAsLow={filters.stock === 'low' && pieces > LOW_STOCK} />
      ),
    },
    {
      key: 'state',
      header: t('adminProducts.state'),
      cell: ({ is_active: active }) => <StateBadge active={active} />,
    },
    {
      key: 'updated',
      header: t('adminProducts.updated'),
      className: 'text-sm whitespace-nowrap text-ink-muted max-md:hidden',
      cell: ({ updated_at: updated }) => <time dateTime={updated}>{formatDate(updated, language)}</time>,
    },
    {
      key: 'actions',
      header: t('adminProducts.actions'),
      className: 'py-0',
      cell: (product) => (
        <ProductMenu
          product={product}
          onShow={(active) => (active ? activate : deactivate).mutate(product.id)}
          onDelete={() => setDeleting(product)}
        />
      ),
    },
  ]

  return (
    <>
      <DataTable
        caption={t('admin.products')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={(product) => localized(product, 'name', language)}
        selection={selection}
        onOpen={({ id }) => void navigate(paths.adminProduct(id))}
      />
      {deleting !== null && <DeleteProductDialog product={deleting} onClose={() => setDeleting(null)} />}
    </>
  )
}
