import { formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { Khatam } from '@/ui/khatam'
import type { ReviewStats } from './queries'

/** The average of a product's reviews and their number, in one line; nothing without reviews. */
export function Rating({ stats }: { stats: ReviewStats | null }) {
  const { t, language } = useLanguage()
  if (stats?.average == null) return null
  const average = formatNumber(Math.round(stats.average * 10) / 10, language)
  return (
    <span
      role="img"
      aria-label={t('shop.product.rating', { average, count: stats.review_count })}
      className="inline-flex items-center gap-1.5 text-sm text-ink-muted"
    >
      <Khatam className="size-3.5 text-gold" />
      <span translate="no">
        {average} ({formatNumber(stats.review_count, language)})
      </span>
    </span>
  )
}
