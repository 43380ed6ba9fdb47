import { useMutation, useQuery } from '@tanstack/react-query'
import { Bell, Plus, Upload } from 'lucide-react'
import { useState } from 'react'
import { adminPaths } from '@/admin/admin-paths'
import { AdminPage } from '@/admin/admin-page'
import { ExportMenu } from '@/admin/export-menu'
import { ListPage } from '@/admin/list/list-page'
import { SelectionBar } from '@/admin/list/selection'
import { useListSearchParams } from '@/admin/list/use-list-search-params'
import { useLanguage } from '@/i18n/language-context'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import type { ChangeKind } from './bulk-change'
import { BulkChangeDialog } from './bulk-change-dialog'
import { useProductExport } from './mutations'
import { ProductFilterBar } from './product-filter-bar'
import { countFilters, type ProductFilters, readProductFilters } from './product-filters'
import { ProductTable, type ProductSelection } from './product-table'
import { adminProductQueries } from './queries'
import { MAX_BULK_PRODUCTS, readMatchingIds } from './read-products'
import { useProductSelection } from './use-product-selection'

export function Component() {
  const { t } = useLanguage()
  const list = useListSearchParams()
  const filters = readProductFilters(list.params)
  const query = useQuery(adminProductQueries.list(filters, list.cursor))
  const selection = useProductSelection(
    (query.data?.rows ?? []).map(({ id }) => id),
    JSON.stringify(filters),
  )
  const isFiltered = filters.search !== '' || countFilters(filters) > 0

  return (
    <AdminPage title={t('adminShell.products')} actions={<Actions filters={filters} />}>
      <ListPage
        list={list}
        query={query}
        filters={<ProductFilterBar list={list} filters={filters} />}
        bulkActions={
          <BulkBar
            selection={selection}
            filters={filters}
            hasMore={query.data?.next != null || list.page > 1}
          />
        }
        clearable={isFiltered ? ['q', 'city', 'category', 'state', 'stock'] : undefined}
        empty={
          <>
            <p>{t('adminProducts.none')}</p>
            <Button asChild>
              <Link to={adminPaths.newProduct()}>{t('adminShell.newProduct')}</Link>
            </Button>
          </>
        }
      >
        {(rows) => <ProductTable rows={rows} filters={filters} selection={selection} />}
      </ListPage>
    </AdminPage>
  )
}

function Actions({ filters }: { filters: ProductFilters }) {
  const { t } = useLanguage()
  const exportProducts = useProductExport()
  return (
    <>
      <Button asChild tone="secondary">
        <Link to={adminPaths.stockAlerts()}>
          <Bell aria-hidden="true" className="size-5" />
          {t('adminProducts.alerts.title')}
        </Link>
      </Button>
      <ExportMenu
        busy={exportProducts.isPending}
        onExport={(format) => exportProducts.mutate({ filters, format })}
      />
      <Button asChild tone="secondary">
        <Link to={adminPaths.import()}>
          <Upload aria-hidden="true" className="size-5" />
          {t('adminProducts.import')}
        </Link>
      </Button>
      <Button asChild>
        <Link to={adminPaths.newProduct()}>
          <Plus aria-hidden="true" className="size-5" />
          {t('adminShell.newProduct')}
        </Link>
      </Button>
    </>
  )
}

type BulkBarProps = {
  selection: ProductSelection
  filters: ProductFilters
  /** More rows match the filters than this page shows. */
  hasMore: boolean
}

const KINDS = ['activate', 'deactivate', 'price', 'stock'] as const satisfies readonly ChangeKind[]

function BulkBar({ selection, filters, hasMore }: BulkBarProps) {
  const { t } = useLanguage()
  const [doing, setDoing] = useState<{ kind: ChangeKind; ids: readonly string[] } | null>(null)
  const selectAllMatching = useMutation({
    meta: { errorText: 'adminProducts.fetchFailed' },
    mutationFn: readMatchingIds,
    // The filters of the request: those of the page may be others by now.
    onSuccess: (ids, asked) => selection.selectAllMatching(JSON.stringify(asked), ids),
  })

  return (
    <>
      <div className="sticky top-18 z-20 not-has-[button]:-mt-5">
        <SelectionBar selection={selection}>
          {selection.all && hasMore && !selection.everything && (
            <Button
              tone="link"
              size="small"
              busy={selectAllMatching.isPending}
              onClick={() => selectAllMatching.mutate(filters)}
            >
              {t('adminProducts.selectEverything', { most: MAX_BULK_PRODUCTS })}
            </Button>
          )}
          {KINDS.map((kind) => (
            <Button
              key={kind}
              tone="secondary"
              size="small"
              onClick={() => setDoing({ kind, ids: selection.ids })}
            >
              {t(`adminProducts.bulk_${kind}`)}
            </Button>
          ))}
        </SelectionBar>
      </div>
      {doing !== null && (
        <BulkChangeDialog
          kind={doing.kind}
          ids={doing.ids}
          onClose={() => setDoing(null)}
          onDone={selection.clear}
        />
      )}
    </>
  )
}
