import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { Link } from 'react-router-dom'
import { filterParams, type Filters } from '@/catalog/filters'
import { CardSkeleton, ProductCard } from '@/catalog/product-card'
import { catalogQueries, logSearchMiss } from '@/catalog/queries'
import { useLanguage } from '@/i18n/language-context'
import { paths } from '@/paths'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
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

type NothingFoundProps = { filters: Filters; onClear: () => void }

/** The empty result: suggests a corrected search, clearing the filters, and the newest products. */
export function NothingFound({ filters, onClear }: NothingFoundProps) {
  const { t, language } = useLanguage()
  const { search } = filters
  const { data: suggestion } = useQuery({
    ...catalogQueries.didYouMean(search, language),
    enabled: search !== '',
    retry: false,
  })
  const { data: newest = [] } = useQuery(catalogQueries.featured())

  // An effect event, so that switching the language does not log the search again.
  const log = useEffectEvent((missed: string) => logSearchMiss(missed, language))
  useEffect(() => {
    if (search === '') return
    const timer = setTimeout(log, LOG_DELAY_MS, search)
    return () => clearTimeout(timer)
  }, [search])

  return (
    <div className="flex flex-col gap-12 py-8">
      <div className="flex flex-col items-start gap-4">
        <p className="text-lg">{t('listing.empty')}</p>
        {suggestion != null && (
          <p className="text-lg">
            <Link
              to={paths.products(filterParams({ ...filters, search: suggestion }))}
              className="inline-flex min-h-11 items-center text-majolica underline underline-offset-4 hover:decoration-2"
            >
              {t('listing.didYouMean', { query: suggestion })}
            </Link>
          </p>
        )}
        <Button tone="secondary" onClick={onClear}>
          {t('listing.clearFilters')}
        </Button>
      </div>
      {newest.length > 0 && (
        <section aria-labelledby="listing-newest" className="flex flex-col gap-5">
          <h2 id="listing-newest" className="text-2xl">
            {t('listing.meanwhile')}
          </h2>
          <ul className="grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-6 md:grid-cols-4 xl:gap-x-5">
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
