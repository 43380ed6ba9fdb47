import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { paths } from '@/app/paths'
import { useCart } from '@/cart/cart-context'
import { cardLine } from '@/cart/new-line'
import { cityLabel } from '@/catalog/city-label'
import { applyState, filterParams, hasFilters, parseFilters, type Filters } from '@/catalog/filters'
import { ProductCard } from '@/catalog/product-card'
import { catalogQueries, type Facets } from '@/catalog/queries'
import { useCatalogRefresh } from '@/catalog/use-catalog-refresh'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { PageTitle } from '@/shell/page-title'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Select } from '@/ui/select'

/** Filters may also come as a link's navigation state; the address then says them, once and for all. */
export function ProductsPage() {
  const { state } = useLocation() as { state: unknown }
  const [params] = useSearchParams()
  const filters = parseFilters(params)
  const wanted = filterParams(applyState(filters, state))
  if (wanted.toString() !== filterParams(filters).toString()) {
    return <Navigate to={paths.products(wanted)} replace />
  }
  return <Listing filters={filters} />
}

function Listing({ filters }: { filters: Filters }) {
  const { t, tKey } = useLanguage()
  const { add } = useCart()
  const [, setParams] = useSearchParams()
  const list = useSuspenseInfiniteQuery(catalogQueries.list(filters))
  const { data: facets } = useSuspenseQuery(catalogQueries.facets(filters))
  useCatalogRefresh()
  const products = list.data.pages.flat()
  const clear = (
    <Button tone="secondary" onClick={() => setParams(new URLSearchParams())}>
      {t('products.clearFilters')}
    </Button>
  )

  return (
    <div className="flex flex-col gap-6">
      <PageTitle title={t('products.title')} />
      <div>
        <h1 className="text-3xl">{t('products.title')}</h1>
        <ListingScope filters={filters} facets={facets} />
      </div>
      <div className="flex flex-wrap items-end gap-4">
        <Field label={t('products.city')} className="w-full sm:w-72">
          {(control) => (
            <Select
              {...control}
              value={filters.city}
              onChange={(event) => setParams(filterParams({ ...filters, city: event.target.value }))}
            >
              <option value="">{t('products.allCities')}</option>
              {facets.cities.map(({ city, count }) => (
                <option key={city} value={city}>
                  {t('products.cityOption', { city: cityLabel(city, tKey), count })}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {hasFilters(filters) && products.length > 0 && clear}
        <p role="status" className="ms-auto text-ink-muted">
          {/* The facets count whatever the order is; only what is on offer is listed among the offers. */}
          {filters.sort === 'offers'
            ? !list.hasNextPage && t('products.count', { count: products.length })
            : t('products.count', { count: facets.total })}
        </p>
      </div>

      {products.length === 0 ? (
        <div className="flex flex-col items-start gap-4 py-12">
          <p>{t('products.empty')}</p>
          {clear}
        </div>
      ) : (
        <ul className="grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-6 lg:grid-cols-3 xl:grid-cols-4">
          {products.map((product, index) => (
            <li key={product.id}>
              <ProductCard
                product={product}
                to={paths.product(product.id)}
                onAdd={(added) => add(cardLine(added))}
                priority={index === 0}
                heading="h2"
              />
            </li>
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button
          tone="secondary"
          className="self-center"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t('products.loadMore')}
        </Button>
      )}
    </div>
  )
}

type ListingScopeProps = { filters: Filters; facets: Facets }

/** Which part of the catalogue this is, as far as the fields below do not say it. */
function ListingScope({ filters, facets }: ListingScopeProps) {
  const { t, language } = useLanguage()
  const category = facets.categories.find(({ key }) => key === filters.category)
  return (
    <>
      {filters.search !== '' && (
        <p className="mt-1 text-lg">{t('products.searched', { query: filters.search })}</p>
      )}
      {category !== undefined && (
        <p className="mt-1 text-lg">
          {t('products.inCategory', { name: localized(category, 'name', language) })}
        </p>
      )}
      {filters.sort === 'offers' && <p className="mt-1 text-lg">{t('products.onOffer')}</p>}
    </>
  )
}
