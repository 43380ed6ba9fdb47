import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/app/paths'
import { FilterChips } from '@/catalog/filter-chips'
import { FilterSearch } from '@/catalog/filter-search'
import { filterParams, hasFilters, parseFilters, withoutFilter, type Filters } from '@/catalog/filters'
import { rememberLoadedPages } from '@/catalog/loaded-pages'
import { ProductFilters } from '@/catalog/product-filters'
import { SortSelect } from '@/catalog/sort-select'
import { useCatalogRefresh } from '@/catalog/use-catalog-refresh'
import { useLanguage } from '@/i18n/language-context'
import { PageTitle } from '@/shell/page-title'
import { Notice } from '@/ui/notice'
import { useMediaQuery } from '@/ui/use-media-query'
import { FilterButton } from './filter-button'
import { ListFailed, ListSkeleton } from './list-states'
import { NothingFound } from './nothing-found'
import { ProductGrid } from './product-grid'
import { useAskAhead, useListing } from './use-listing'

export function Listing({ filters }: { filters: Filters }) {
  const { t } = useLanguage()
  const navigate = useNavigate()
  // Whether the filters have room beside the list: where Tailwind's `lg` begins.
  const wide = useMediaQuery('(min-width: 64rem)')
  const { pathname, search: address } = useLocation()
  const { list, facets, products, isStale, count, isSettled } = useListing(filters)
  const askAhead = useAskAhead()
  const status = useRef<HTMLParagraphElement>(null)
  const ahead = useRef<Filters | null>(null)
  useCatalogRefresh()

  const pages = isSettled ? list.data?.pages.length : undefined
  useEffect(() => {
    if (pages !== undefined) rememberLoadedPages(address, pages)
  }, [address, pages])

  const change = (
    changed: Partial<Filters>,
    options?: { replace?: boolean; preventScrollReset?: boolean },
  ) => {
    // The address can be ahead of what is drawn, and somebody ahead of both.
    const current = ahead.current ?? parseFilters(new URLSearchParams(window.location.search))
    const params = filterParams({ ...current, ...changed })
    const wanted = parseFilters(params)
    ahead.current = wanted
    askAhead(wanted)
    // Once the list has been asked for: drawing the page holds that up.
    setTimeout(() => {
      if (ahead.current === wanted) ahead.current = null
      // Unless somebody has left meanwhile.
      if (window.location.pathname !== pathname) return
      void navigate(paths.products(params), { ...options, flushSync: true })
    })
  }
  const clear = () => {
    // What was pressed goes away; the next thing to hear is how many there are now.
    status.current?.focus({ preventScroll: true })
    change({ search: '', city: '', category: '', minPrice: null, maxPrice: null })
  }
  const filtered = hasFilters(filters)

  return (
    <div className="flex flex-col gap-6">
      <PageTitle title={t('products.title')} />
      <div>
        <h1 className="text-3xl">{t('products.title')}</h1>
        {filters.sort === 'offers' && <p className="mt-1 text-lg">{t('products.onOffer')}</p>}
      </div>

      <div className="grid gap-x-10 lg:grid-cols-[14.5rem_minmax(0,1fr)]">
        <section
          aria-labelledby="listing-filters"
          className="hidden flex-col gap-4 self-start lg:sticky lg:top-36 lg:flex"
        >
          <h2 id="listing-filters" className="text-xl">
            {t('filters.title')}
          </h2>
          <ProductFilters filters={filters} facets={facets} onChange={change} withPrice={wide} />
        </section>

        <div className="flex min-w-0 flex-col gap-4">
          <div className="flex flex-wrap gap-3">
            <FilterSearch
              value={filters.search}
              className="w-full md:w-auto md:min-w-48 md:grow md:basis-0"
              onSearch={(search, { ongoing }) =>
                change({ search }, { replace: ongoing, preventScrollReset: true })
              }
            />
            <FilterButton
              className="grow basis-0 md:grow-0 md:basis-auto lg:hidden"
              filters={filters}
              facets={facets}
              count={isStale ? undefined : count}
              onChange={change}
              onClear={() => change({ city: '', category: '', minPrice: null, maxPrice: null })}
            />
            <SortSelect
              sort={filters.sort}
              className="grow basis-0 md:w-56 md:grow-0 md:basis-auto"
              onChange={(sort) => change({ sort })}
            />
          </div>
          <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
            <p ref={status} role="status" tabIndex={-1} className="min-w-24 text-ink-muted">
              {count !== undefined && t('products.count', { count })}
            </p>
            {filtered && (
              <FilterChips
                filters={filters}
                facets={facets}
                onRemove={(name, isLast) => {
                  if (isLast) status.current?.focus({ preventScroll: true })
                  change(withoutFilter(name))
                }}
                onClear={clear}
              />
            )}
          </div>

          {isStale && list.failureCount > 0 && <Notice tone="warning">{t('products.retrying')}</Notice>}
          {list.isPending ? (
            <ListSkeleton isRetrying={list.failureCount > 0} />
          ) : list.data === undefined ? (
            <ListFailed busy={list.isFetching} onRetry={() => void list.refetch()} />
          ) : products.length === 0 ? (
            <NothingFound filters={filters} onClear={clear} />
          ) : (
            <ProductGrid
              products={products}
              count={count}
              isStale={isStale}
              hasMore={list.hasNextPage}
              isLoadingMore={list.isFetchingNextPage}
              hasFailed={list.isFetchNextPageError}
              onMore={() => void list.fetchNextPage()}
            />
          )}
        </div>
      </div>
    </div>
  )
}
