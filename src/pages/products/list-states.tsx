import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { filterParams, type Filters } from '@/catalog/filters'
import { CardSkeleton, ProductCard } from '@/catalog/product-card'
import { catalogQueries } from '@/catalog/queries'
import { logSearchMiss } from '@/catalog/search-miss'
import { useLanguage } from '@/i18n/language-context'
import { useUnread } from '@/lib/use-unread'
import { paths } from '@/paths'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { Notice } from '@/ui/notice'
import { UnreadPart } from '@/ui/unread-part'
import { CardAction } from '../card-action'

export const gridClasses =
  'grid grid-cols-1 gap-x-4 gap-y-8 min-[21rem]:grid-cols-2 sm:gap-x-6 md:grid-cols-3 xl:grid-cols-4 xl:gap-x-5'

/** Placeholder for the first load. */
export function ListSkeleton({ isRetrying }: { isRetrying: boolean }) {
  const { t } = useLanguage()
  return (
    // At least as tall as the viewport, so that the footer does not shift in view.
    <div role="status" className="flex min-h-dvh flex-col gap-4">
      <p className="text-ink-muted">{t(isRetrying ? 'listing.retrying' : 'shop.products.loading')}</p>
      <div className={gridClasses}>
        {Array.from({ length: 8 }, (_, index) => (
          <CardSkeleton key={index} />
        ))}
      </div>
    </div>
  )
}

/** Shown when the request and its automatic retries have failed. */
export function ListFailed({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  const { t } = useLanguage()
  return (
    <div className="flex min-h-[50dvh] flex-col gap-4 py-4">
      <Notice tone="error">
        <span className="grow">{t('listing.failed')}</span>
        <Button tone="secondary" size="small" busy={busy} onClick={onRetry}>
          {t('shop.action.retry')}
        </Button>
      </Notice>
    </div>
  )
}

/** A search is logged after this time, so that a half-typed word is not. */
const LOG_DELAY_MS = 1500

/** Logs a search that nothing matches wholly. */
export function useLogMiss(search: string, isMissed: boolean): void {
  const { language } = useLanguage()
  // An effect event, so that switching the language does not log the search again.
  const log = useEffectEvent((missed: string) => logSearchMiss(missed, language))
  useEffect(() => {
    if (search === '' || !isMissed) return
    const timer = setTimeout(log, LOG_DELAY_MS, search)
    return () => clearTimeout(timer)
  }, [search, isMissed])
}

const linkClasses =
  'inline-flex min-h-11 items-center text-majolica underline underline-offset-4 hover:decoration-2'

/** Which word the list is for, when a misspelled one was corrected; the link searches what was typed, in quotation marks. */
export function CorrectedSearch({ filters, corrected }: { filters: Filters; corrected: string }) {
  const { t } = useLanguage()
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      {t('listing.searchCorrected', { query: corrected })}
      <Link
        to={paths.products(filterParams({ ...filters, search: `"${filters.search}"` }))}
        className={linkClasses}
      >
        {t('listing.searchInstead', { query: filters.search })}
      </Link>
    </p>
  )
}

/** Stands between the products that match all of a search and those that match a part of it. */
export function CloseBoundary({ search, isFirst }: { search: string; isFirst: boolean }) {
  const { t } = useLanguage()
  return (
    <li className="col-span-full text-lg not-first:mt-2 not-first:border-t not-first:border-plaster-line not-first:pt-4">
      {t(isFirst ? 'listing.searchNone' : 'listing.searchClose', { query: search })}
    </li>
  )
}

type NothingFoundProps = { filters: Filters; onClear: () => void }

/** The empty result: offers the search without its filters, no search, and the newest products. */
export function NothingFound({ filters, onClear }: NothingFoundProps) {
  const { t } = useLanguage()
  const { search, sort } = filters
  const isNarrowed = filterParams({ ...filters, sort: sort === 'offers' ? sort : null }).size > 1
  const query = useQuery(catalogQueries.featured())
  const { data: newest = [] } = query
  const unread = useUnread(query)

  return (
    <div className="flex flex-col gap-12 py-8">
      <div className="flex flex-col items-start gap-4">
        <p className="text-lg">{t('listing.empty')}</p>
        {search !== '' && isNarrowed && (
          <p className="text-lg">
            <Link to={paths.products(filterParams({ search }))} className={linkClasses}>
              {t('listing.searchWider', { query: search })}
            </Link>
          </p>
        )}
        <Button tone="secondary" onClick={onClear}>
          {t('listing.clearFilters')}
        </Button>
      </div>
      {unread !== null && <UnreadPart {...unread} />}
      {newest.length > 0 && (
        <section aria-labelledby="listing-newest" className="flex flex-col gap-5">
          <h2 id="listing-newest" className="text-2xl">
            {t('listing.meanwhile')}
          </h2>
          <ul className="grid grid-cols-2 gap-x-4 gap-y-8 max-[16rem]:grid-cols-1 sm:gap-x-6 lg:grid-cols-4 xl:gap-x-5">
            {newest.map((product) => (
              <li key={product.id}>
                <ProductCard product={product} Action={CardAction} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
