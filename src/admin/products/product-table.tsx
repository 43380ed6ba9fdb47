import { Copy, Ellipsis, ExternalLink, Eye, EyeOff, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { adminPaths } from '@/admin/admin-paths'
import { ConfirmDialog } from '@/admin/confirm-dialog'
import { type Column, DataTable } from '@/admin/list/data-table'
import type { Selection } from '@/admin/list/selection'
import { cityLabel } from '@/i18n/city-label'
import { formatDate } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { toAppError } from '@/lib/errors'
import { LOW_STOCK_THRESHOLD } from '@/lib/low-stock'
import { paths } from '@/paths'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { DropdownMenu, MenuItem, MenuSeparator } from '@/ui/dropdown-menu'
import { Link } from '@/ui/link'
import { Price } from '@/ui/price'
import { useActivate, useDeactivate, useDeleteProduct } from './mutations'
import { NameCell, StateBadge, StockCell } from './product-cells'
import type { ProductFilters } from './product-filters'
import type { ProductListRow } from './read-products'

export type ProductSelection = Selection & {
  /** All matching rows are selected, not only those of this page. */
  everything: boolean
  /** Nothing is selected when the filters are others by now. */
  selectAllMatching: (filters: string, ids: readonly string[]) => void
}

type ProductTableProps = {
  rows: readonly ProductListRow[]
  filters: ProductFilters
  selection: ProductSelection
}

export function ProductTable({ rows, filters, selection }: ProductTableProps) {
  const { t, tKey, language } = useLanguage()
  const navigate = useNavigate()
  const activate = useActivate()
  const deactivate = useDeactivate()
  const [deleting, setDeleting] = useState<ProductListRow | null>(null)

  const columns: Column<ProductListRow>[] = [
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
          <span className="text-sm text-ink-muted">{cityLabel(city, tKey)}</span>
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
        <StockCell pieces={pieces} listedAsLow={filters.stock === 'low' && pieces > LOW_STOCK_THRESHOLD} />
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
        caption={t('adminShell.products')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={(product) => localized(product, 'name', language)}
        selection={selection}
        onOpen={({ id }) => void navigate(adminPaths.product(id))}
      />
      {deleting !== null && <DeleteProductDialog product={deleting} onClose={() => setDeleting(null)} />}
    </>
  )
}

type ProductMenuProps = {
  product: ProductListRow
  onShow: (active: boolean) => void
  onDelete: () => void
}

const icon = 'size-5 shrink-0'

function ProductMenu({ product, onShow, onDelete }: ProductMenuProps) {
  const { t, language } = useLanguage()
  const { id, is_active: active } = product
  return (
    <DropdownMenu
      align="end"
      trigger={
        <Button
          tone="quiet"
          size="icon"
          aria-label={t('adminProducts.actionsFor', { name: localized(product, 'name', language) })}
        >
          <Ellipsis aria-hidden="true" className="size-5" />
        </Button>
      }
    >
      <MenuItem asChild>
        <Link to={adminPaths.product(id)}>
          <Pencil aria-hidden="true" className={icon} />
          {t('adminShell.edit')}
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to={adminPaths.newProduct(id)}>
          <Copy aria-hidden="true" className={icon} />
          {t('adminProducts.duplicate')}
        </Link>
      </MenuItem>
      {active && (
        <MenuItem asChild>
          <Link to={paths.product(id)}>
            <ExternalLink aria-hidden="true" className={`${icon} rtl:-scale-x-100`} />
            {t('adminProducts.seeInShop')}
          </Link>
        </MenuItem>
      )}
      <MenuItem onSelect={() => onShow(!active)}>
        {active ? (
          <EyeOff aria-hidden="true" className={icon} />
        ) : (
          <Eye aria-hidden="true" className={icon} />
        )}
        {t(active ? 'adminProducts.deactivate' : 'adminProducts.activate')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem className="text-brick" onSelect={onDelete}>
        <Trash2 aria-hidden="true" className={icon} />
        {t('adminShell.delete')}
      </MenuItem>
    </DropdownMenu>
  )
}

type DeleteProductDialogProps = { product: ProductListRow; onClose: () => void }

/** Deletes after a confirmation. A product that was ordered cannot be deleted; the dialog offers to deactivate it instead. */
function DeleteProductDialog({ product, onClose }: DeleteProductDialogProps) {
  const { t, language } = useLanguage()
  const remove = useDeleteProduct()
  const deactivate = useDeactivate()
  const name = localized(product, 'name', language)
  const onOpenChange = (open: boolean) => {
    if (!open) onClose()
  }

  if (remove.error !== null && toAppError(remove.error).code === 'product_ordered') {
    return (
      <Dialog
        open
        onOpenChange={onOpenChange}
        role="alertdialog"
        width="small"
        title={t('adminProducts.orderedTitle')}
        footer={
          product.is_active ? (
            <>
              <Button tone="secondary" onClick={onClose}>
                {t('adminShell.cancel')}
              </Button>
              <Button
                data-autofocus
                busy={deactivate.isPending}
                onClick={() => deactivate.mutate(product.id, { onSuccess: onClose })}
              >
                {t('adminProducts.deactivateInstead')}
              </Button>
            </>
          ) : (
            <Button data-autofocus onClick={onClose}>
              {t('shop.action.close')}
            </Button>
          )
        }
      >
        <p>
          {t(product.is_active ? 'adminProducts.orderedText' : 'adminProducts.orderedInactiveText', { name })}
        </p>
      </Dialog>
    )
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onOpenChange}
      title={t('adminProducts.deleteQuestion')}
      confirm={t('adminShell.delete')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate(product.id, { onSuccess: onClose })}
    >
      <p>{t('adminProducts.deleteText', { name })}</p>
    </ConfirmDialog>
  )
}
