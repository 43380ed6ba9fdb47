import { useState } from 'react'
import type { ProductDetail } from '@/catalog/queries'
import type { ReviewFilters } from '@/catalog/review-queries'
import { formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { Button } from '@/ui/button'
import { Khatam, KhatamRating } from '@/ui/khatam'
import { ReviewCard } from './review-card'
import { ReviewList } from './review-list'

const ALL: ReviewFilters = { sort: 'newest', stars: null, language: null, withPhotos: false }
const STARS = [5, 4, 3, 2, 1]

/**
 * The reviews of a product that has some: figures, and the newest ones, which came with the product. The list with its filters
 * opens on request, so that a page that is only read sends no request for it.
 */
export function ReviewsSection({ product }: { product: ProductDetail }) {
  const { t, language } = useLanguage()
  const [filters, setFilters] = useState<ReviewFilters | null>(null)
  const { review_stats: stats, reviews } = product
  if (stats?.average == null) return null
  const count = stats.review_count
  const average = formatNumber(Math.round(stats.average * 10) / 10, language)

  return (
    <section id="reviews" aria-labelledby="product-reviews" className="flex flex-col gap-6">
      <h2 id="product-reviews" className="text-2xl">
        {t('reviews.title')}
      </h2>
      <div className="grid gap-8 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-x-14">
        <div className="flex flex-col gap-4 self-start rounded-picture bg-plaster-raised p-6">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span translate="no" className="font-display text-3xl">
              {average}
            </span>
            <KhatamRating value={stats.average} label={t('reviews.average', { average })} />
            <span className="text-ink-muted">{t('reviews.count', { count })}</span>
          </p>
          <Histogram stars={stats.stars} onChoose={(stars) => setFilters({ ...ALL, ...filters, stars })} />
          <p className="text-sm text-ink-muted">{t('reviews.source')}</p>
        </div>
        {filters === null ? (
          <div className="flex flex-col gap-6">
            <ul className="flex flex-col gap-6 divide-y divide-plaster-line">
              {reviews.map((review) => (
                <li key={review.id} className="pb-6">
                  <ReviewCard review={review} />
                </li>
              ))}
            </ul>
            {count > reviews.length && (
              <Button tone="secondary" className="self-start" onClick={() => setFilters(ALL)}>
                {t('reviews.all', { count })}
              </Button>
            )}
          </div>
        ) : (
          <ReviewList product={product.id} filters={filters} onFilter={setFilters} />
        )}
      </div>
    </section>
  )
}

type HistogramProps = { stars: readonly number[]; onChoose: (stars: number) => void }

/** How many reviews give how many stars; each row narrows the list to its reviews. */
function Histogram({ stars, onChoose }: HistogramProps) {
  const { t, language } = useLanguage()
  const most = Math.max(...stars, 1)
  return (
    <ul aria-label={t('reviews.histogram')} className="flex flex-col">
      {STARS.map((place) => {
        const count = stars[place - 1] ?? 0
        return (
          <li key={place}>
            <button
              type="button"
              disabled={count === 0}
              className="flex min-h-8 w-full items-center gap-3 rounded-control text-sm pointer-coarse:min-h-11"
              onClick={() => onChoose(place)}
            >
              <span className="sr-only">
                {t('reviews.bar', { stars: formatNumber(place, language), count })}
              </span>
              <span translate="no" aria-hidden="true" className="inline-flex w-8 items-center gap-1.5">
                {formatNumber(place, language)}
                <Khatam className="size-2.5 text-gold" />
              </span>
              <svg
                aria-hidden="true"
                viewBox="0 0 100 8"
                preserveAspectRatio="none"
                className="h-2 min-w-0 grow rounded-full bg-plaster-line text-gold rtl:-scale-x-100"
              >
                <rect width={(100 * count) / most} height="8" fill="currentColor" />
              </svg>
              <span translate="no" aria-hidden="true" className="w-8 text-end text-ink-muted">
                {formatNumber(count, language)}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
