import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { Fragment, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import {
  applyState,
  filterParams,
  hasFilters,
  parseFilters,
  sortOrder,
  withoutFilter,
  withoutFilters,
  type Filters,
} from '@/catalog/filters'
import { rememberLoadedPages } from '@/catalog/loaded-pages'
import { CardSkeleton, ProductCard } from '@/catalog/product-card'
import { FilterChips, ProductFilters, useCategoryName } from '@/catalog/product-filters'
import { catalogQueries, type ProductCardData } from '@/catalog/queries'
import { separateResults } from '@/catalog/separate-pictures'
import { useCatalogSubscription } from '@/catalog/use-catalog-subscription'
import { useLanguage } from '@/i18n/language-context'
import { cn } from '@/lib/cn'
import { useUnread } from '@/lib/use-unread'
import { paths, splitLanguage } from '@/paths'
import { Redirect } from '@/shell/redirect'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { useMediaQuery } from '@/ui/use-media-query'
import { CardAction } from './card-action'
import { FilterBar, type FilterChange } from './products/filter-bar'
import { ListingHeading } from './products/listing-heading'
import {
  CloseBoundary,
  CorrectedSearch,
  gridClasses,
  ListFailed,
  ListSkeleton,
  NothingFound,
  useLogMiss,
} from './products/list-states'
import { LoadMoreWhenVisible } from './products/load-more-when-visible'
import { OpenFacts } from './products/open-facts'

/** The URL holds the filters. Those passed as navigation state are moved into the URL by a redirect. */
export function Component() {
  const { state } = useLocation() as { state: unknown }
  const [params] = useSearchParams()
  const filters = useMemo(() => parseFilters(params), [params])
  const target = filterParams(applyState(filters, state))
  if (target.toString() !== filterParams(filters).toString()) {
    return <Redirect to={paths.products(target)} />
  }
  return <Listing filters={filters} />
}

function Listing({ filters }: { filters: Filters }) {
  const { t } = useLanguage()
  const navigate = useNavigate()
  // Tailwind's `lg`: from here on the filters show beside the list.
  const wide = useMediaQuery('(min-width: 64rem)')
  const { pathname, search: address } = useLocation()
  const { list, facets, products, isStale, count, isSettled } = useListing(filters)
  const unread = useUnread(list)
  const prefetchListing = usePrefetchListing()
  const status = useRef<HTMLParagraphElement>(null)
  // The latest filters, while the URL does not hold them yet.
  const pending = useRef<Filters | null>(null)
  useCatalogSubscription()

  const pages = isSettled ? list.data?.pages.length : undefined
  useEffect(() => {
    if (pages !== undefined) rememberLoadedPages(address, pages)
  }, [address, pages])

  const change: FilterChange = (changed, options) => {
    // From the location and not from `filters`: the URL can be ahead of the last render.
    const current = pending.current ?? parseFilters(new URLSearchParams(window.location.search))
    const params = filterParams({ ...current, ...changed })
    const next = parseFilters(params)
    pending.current = next
    prefetchListing(next)
    // Navigate after the request has been sent, because rendering the page would delay it.
    setTimeout(() => {
      if (pending.current === next) pending.current = null
      // Another page may have been opened in the meantime.
      if (splitLanguage(window.location.pathname).path !== pathname) return
      void navigate(paths.products(params), { ...options, flushSync: true })
    })
  }
  const clear = () => {
    // The pressed button disappears: move the focus to the number of products.
    status.current?.focus({ preventScroll: true })
    change({ ...withoutFilters(filters), search: '' })
  }
  useLogMiss(filters.search, isSettled && (products[0]?.is_close ?? true))
  const categoryName = useCategoryName(filters.category, facets)

  return (
    <div className="flex flex-col gap-6 max-md:-mt-6 max-md:gap-1">
      <ListingHeading filters={filters} categoryName={categoryName} empty={isSettled && count === 0} />

      <div className="grid gap-x-10 lg:grid-cols-[14.5rem_minmax(0,1fr)]">
        <section
          aria-labelledby="listing-filters"
          className="-mx-2 hidden flex-col gap-4 self-start px-2 lg:sticky lg:top-36 lg:flex lg:max-h-[calc(100dvh-10rem)] lg:overflow-y-auto short:lg:static short:lg:max-h-none"
        >
          <h2 id="listing-filters" className="text-xl">
            {t('listing.filters.title')}
          </h2>
          <ProductFilters filters={filters} facets={facets} onChange={change} withPrice={wide}>
            {wide && <OpenFacts filters={filters} onChange={change} />}
          </ProductFilters>
        </section>

        <div className="flex min-w-0 flex-col gap-4 max-md:gap-2">
          <FilterBar
            filters={filters}
            facets={facets}
            count={isStale ? undefined : count}
            onChange={change}
          />
          <div className="flex items-center gap-x-4 gap-y-2 md:min-h-11 md:flex-wrap">
            <p
              ref={status}
              role="status"
              tabIndex={-1}
              className="min-w-24 shrink-0 text-ink-muted max-md:min-w-16 max-md:text-sm"
            >
              {count !== undefined && t('shop.products.count', { count })}
            </p>
            {hasFilters(filters) && (
              <FilterChips
                filters={filters}
                facets={facets}
                onRemove={(filter, isLast) => {
                  if (isLast) status.current?.focus({ preventScroll: true })
                  change(withoutFilter(filters, filter))
                }}
                onClear={clear}
              />
            )}
          </div>

          {facets?.corrected != null && !isStale && (
            <CorrectedSearch filters={filters} corrected={facets.corrected} />
          )}
          {isStale && unread === null && list.failureCount > 0 && (
            <Notice tone="warning">{t('listing.retrying')}</Notice>
          )}
          {unread !== null ? (
            <ListFailed busy={unread.isFetching} onRetry={unread.refetch} />
          ) : list.data === undefined ? (
            <ListSkeleton isRetrying={list.failureCount > 0} />
          ) : products.length === 0 ? (
            <NothingFound filters={filters} onClear={clear} />
          ) : (
            <ProductGrid
              products={products}
              search={filters.search}
              count={count}
              isStale={isStale}
              hasMore={list.hasNextPage}
              isFetching={list.isFetching}
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

/** So many pages load while scrolling; then a button loads more, so that the footer can be reached. */
const AUTOMATIC_PAGES = 4
const PAGE_SIZE = 24
/** So many cards may be in the first screen. */
const FIRST_SCREEN = 8

type ProductGridProps = {
  products: readonly ProductCardData[]
  search: string
  /** The total number of products; undefined while unknown. */
  count: number | undefined
  /** The products of the previous filters, shown until the new ones have loaded. */
  isStale: boolean
  hasMore: boolean
  /** Of the next page, or of those that are shown. */
  isFetching: boolean
  isLoadingMore: boolean
  hasFailed: boolean
  onMore: () => void
}

function ProductGrid({
  products,
  search,
  count,
  isStale,
  hasMore,
  isFetching,
  isLoadingMore,
  hasFailed,
  onMore,
}: ProductGridProps) {
  const { t } = useLanguage()
  const list = useRef<HTMLUListElement>(null)
  // The index of the first new card, which gets the focus after the button was pressed (not after automatic loading).
  const focusAt = useRef<number | null>(null)
  const shown = products.length
  const firstClose = products.findIndex((product) => product.is_close)
  const skeletons = count === undefined ? PAGE_SIZE : Math.max(0, Math.min(PAGE_SIZE, count - shown))

  useEffect(() => {
    if (focusAt.current === null || shown <= focusAt.current) return
    list.current?.querySelectorAll<HTMLElement>('article h2 a')[focusAt.current]?.focus()
    focusAt.current = null
  }, [shown])

  return (
    <>
      {/* The delay avoids a flicker when the new products load fast. */}
      <ul
        ref={list}
        aria-busy={isStale}
        className={cn(gridClasses, 'transition-opacity', isStale && 'opacity-50 delay-150')}
      >
        {products.map((product, index) => (
          <Fragment key={product.id}>
            {index === firstClose && <CloseBoundary search={search} isFirst={index === 0} />}
            <li>
              <ProductCard
                product={product}
                Action={CardAction}
                priority={index === 0}
                postponed={index >= FIRST_SCREEN}
                heading="h2"
              />
            </li>
          </Fragment>
        ))}
        {/* Reserves the space of the next page below the viewport, which avoids a layout shift. */}
        {isLoadingMore &&
          Array.from({ length: skeletons }, (_, index) => (
            <li key={index} aria-hidden="true">
              <CardSkeleton />
            </li>
          ))}
      </ul>
      {hasMore && !isStale && (
        <div className="flex flex-col items-center gap-3 py-6">
          <LoadMoreWhenVisible
            // Another page would end the reading of those that are shown.
            enabled={!isFetching && !hasFailed && shown < AUTOMATIC_PAGES * PAGE_SIZE}
            onVisible={onMore}
          />
          {hasFailed && <p className="text-brick">{t('listing.moreFailed')}</p>}
          {count !== undefined && count > shown && (
            <p className="text-sm text-ink-muted">{t('listing.shown', { shown, count })}</p>
          )}
          <Button
            tone="secondary"
            busy={isLoadingMore}
            onClick={() => {
              focusAt.current = shown
              onMore()
            }}
          >
            {hasFailed ? t('shop.action.retry') : t('listing.loadMore')}
          </Button>
        </div>
      )}
    </>
  )
}

/** Sends the requests for a list before the page renders with its filters. */
function usePrefetchListing(): (filters: Filters) => void {
  const queryClient = useQueryClient()
  const { language } = useLanguage()
  return (filters) => {
    queryClient.infiniteQuery(catalogQueries.list(filters, language)).catch(() => undefined)
    queryClient.query(catalogQueries.facets(filters)).catch(() => undefined)
  }
}

/**
 * The list and the facets for the filters. While new ones load, the previous ones stay and `isStale` is true. The list does not wait for
 * the facets.
 */
function useListing(filters: Filters) {
  const { language } = useLanguage()
  const list = useInfiniteQuery({
    ...catalogQueries.list(filters, language),
    placeholderData: keepPreviousData,
    // When the loader's request has failed, the page offers a retry button.
    retryOnMount: false,
  })
  const { data: facets, isPlaceholderData: hasStaleFacets } = useQuery({
    ...catalogQueries.facets(filters),
    placeholderData: keepPreviousData,
  })

  const pages = list.data?.pages ?? []
  // Another order than relevance says what stands beside what.
  const products = unique(sortOrder(filters) === 'relevance' ? separateResults(pages) : pages.flat())
  const isStale = list.isPlaceholderData

  // A complete list gives its own total. The facets do not count reduced products.
  const total = facets === undefined || hasStaleFacets || filters.sort === 'offers' ? undefined : facets.total
  const isComplete = list.data !== undefined && !list.hasNextPage
  const counted = isStale || list.data === undefined ? undefined : isComplete ? products.length : total
  const [lastCount, setLastCount] = useState(counted)
  if (counted !== undefined && counted !== lastCount) setLastCount(counted)

  return {
    list,
    facets,
    products,
    isStale,
    /** The total of the list that is shown. Undefined for an incomplete one without facets: they load or have failed, or it has the offers. */
    count: counted ?? (isStale ? lastCount : undefined),
    /** True when the products shown match the filters. */
    isSettled: !list.isPending && !isStale && list.data !== undefined,
  }
}

/** When the catalogue changes between two requests, a product can be on both pages. */
function unique(products: readonly ProductCardData[]): ProductCardData[] {
  return [...new Map(products.map((product) => [product.id, product])).values()]
}
