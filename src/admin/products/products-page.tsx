import { useQuery } from '@tanstack/react-query'
import { Download, Plus, Upload } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '@/app/paths'
import { useLanguage } from '@/i18n/language-context'
import { Button } from '@/ui/button'
import { AdminPage } from '../admin-page'
import { ListFrame } from '../list/list-frame'
import { Pager } from '../list/pager'
import { useListAddress } from '../list/use-list-address'
import { BulkBar } from './list/bulk-bar'
import { FilterBar } from './list/filter-bar'
import { countFilters, readProductFilters } from './list/product-filters'
import { ProductTable } from './list/product-table'
import { useProductExport } from './list/use-product-export'
import { useProductSelection } from './list/use-product-selection'
import { adminProductQueries } from './queries'

export function ProductsPage() {
  const { t } = useLanguage()
  const address = useListAddress()
  const filters = readProductFilters(address.params)
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    adminProductQueries.list(filters, address.cursor),
  )
  const rows = data?.rows ?? []
  const selection = useProductSelection(
    rows.map(({ id }) => id),
    JSON.stringify(filters),
  )
  const limited = filters.search !== '' || countFilters(filters) > 0
  const clear = { q: '', city: '', category: '', state: '', stock: '' }

  return (
    <AdminPage title={t('admin.products')} actions={<Actions />}>
      <FilterBar address={address} filters={filters} />
      <BulkBar selection={selection} filters={filters} hasMore={data?.next != null || address.page > 1} />
      <ListFrame
        query={{ data: data?.rows, error, isFetching, isPlaceholderData, refetch }}
        empty={
          limited ? (
            <>
              <p>{t('admin.nothingFound')}</p>
              <Button tone="secondary" onClick={() => address.setFilters(clear)}>
                {t('admin.clearFilters')}
              </Button>
            </>
          ) : (
            <>
              <p>{t('adminProducts.none')}</p>
              <Button asChild>
                <Link to={paths.adminNewProduct()}>{t('admin.newProduct')}</Link>
              </Button>
            </>
          )
        }
      >
        <ProductTable rows={rows} filters={filters} selection={selection} />
      </ListFrame>
      <Pager address={address} next={data?.next ?? null} />
    </AdminPage>
  )
}

function Actions() {
  const { t } = useLanguage()
  const exportAll = useProductExport()
  return (
    <>
      <Button tone="secondary" busy={exportAll.isPending} onClick={() => exportAll.mutate()}>
        <Download aria-hidden="true" className="size-5" />
        {t('admin.export')}
      </Button>
      <Button asChild tone="secondary">
        <Link to={paths.adminImport()}>
          <Upload aria-hidden="true" className="size-5" />
          {t('adminProducts.import')}
        </Link>
      </Button>
      <Button asChild>
        <Link to={paths.adminNewProduct()}>
          <Plus aria-hidden="true" className="size-5" />
          {t('admin.newProduct')}
        </Link>
      </Button>
    </>
  )
}
