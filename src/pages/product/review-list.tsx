import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type ReviewFilters, reviewQueries, type ReviewSort } from '@/catalog/review-queries'
import { formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { isLanguage, LANGUAGES } from '@/i18n/locales'
import { errorMessage } from '@/lib/errors'
import { useFailure } from '@/lib/use-unread'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { NativeSelect } from '@/ui/native-select'
import { ReadFailed } from '@/ui/read-failed'
import { Spinner } from '@/ui/spinner'
import { Status } from '@/ui/status'
import { ReviewCard } from './review-card'

const SORTS: readonly ReviewSort[] = ['newest', 'helpful']
const STARS = [5, 4, 3, 2, 1]

type ReviewListProps = {
  product: string
  filters: ReviewFilters
  onFilter: (filters: ReviewFilters) => void
}

/** All reviews of a product, ten at a time, narrowed and sorted. */
export function ReviewList({ product, filters, onFilter }: ReviewListProps) {
  const { t, language } = useLanguage()
  const query = useInfiniteQuery(reviewQueries.list(product, filters))
  const failed = useFailure(query)
  const reviews = query.data?.pages.flat()
  const change = (changed: Partial<ReviewFilters>) => onFilter({ ...filters, ...changed })
  // The button that opened the list is gone.
  const first = useRef<HTMLSelectElement>(null)
  useEffect(() => first.current?.focus(), [])

  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-end gap-3">
        <label className="flex flex-col gap-1.5 text-sm">
          {t('reviews.sort')}
          <NativeSelect
            ref={first}
            value={filters.sort}
            onChange={({ target }) => change({ sort: target.value === 'helpful' ? 'helpful' : 'newest' })}
          >
            {SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {t(`reviews.sort.${sort}`)}
              </option>
            ))}
          </NativeSelect>
        </label>
        <label className="flex flex-col gap-1.5 text-sm">
          {t('reviews.filter.rating')}
          <NativeSelect
            value={filters.stars ?? ''}
            onChange={({ target }) => change({ stars: target.value === '' ? null : Number(target.value) })}
          >
            <option value="">{t('reviews.filter.any')}</option>
            {STARS.map((stars) => (
              <option key={stars} value={stars}>
                {t('reviews.average', { average: formatNumber(stars, language) })}
              </option>
            ))}
          </NativeSelect>
        </label>
        <label className="flex flex-col gap-1.5 text-sm">
          {t('reviews.filter.language')}
          <NativeSelect
            value={filters.language ?? ''}
            onChange={({ target }) => change({ language: isLanguage(target.value) ? target.value : null })}
          >
            <option value="">{t('reviews.filter.any')}</option>
            {LANGUAGES.map((each) => (
              <option key={each} value={each}>
                {t(`reviews.language.${each}`)}
              </option>
            ))}
          </NativeSelect>
        </label>
        <Checkbox
          checked={filters.withPhotos}
          onChange={({ target }) => change({ withPhotos: target.checked })}
        >
          {t('reviews.filter.photos')}
        </Checkbox>
      </div>
      <Status>
        {query.data === undefined && failed === null ? (
          <span className="flex items-center gap-3">
            <Spinner /> {t('shop.status.loading')}
          </span>
        ) : (
          reviews?.length === 0 && <p>{t('reviews.none')}</p>
        )}
      </Status>
      {failed !== null && (
        <ReadFailed {...failed}>
          {t('reviews.failed')} {errorMessage(failed.error, t)}
        </ReadFailed>
      )}
      <ul className="flex flex-col gap-6 divide-y divide-plaster-line">
        {reviews?.map((review) => (
          <li key={review.id} className="pb-6">
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          tone="secondary"
          className="self-start"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('reviews.more')}
        </Button>
      )}
    </div>
  )
}
