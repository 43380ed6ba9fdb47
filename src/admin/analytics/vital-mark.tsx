import { CircleCheck, OctagonX, TriangleAlert, type LucideIcon } from 'lucide-react'
import { formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { cn } from '@/lib/cn'
import { Badge, type BadgeTone } from '@/ui/badge'
import { ratingOf, type Percentile, type Rating } from './vitals'

const LOOKS: Record<Rating, { tone: BadgeTone; icon: LucideIcon }> = {
  good: { tone: 'green', icon: CircleCheck },
  fair: { tone: 'yellow', icon: TriangleAlert },
  poor: { tone: 'red', icon: OctagonX },
}

/** A measured figure and whether it is good; a dash where nothing was measured. */
export function VitalMark({ vital, className }: { vital: Percentile | undefined; className?: string }) {
  const { t, language } = useLanguage()
  if (vital === undefined) {
    return (
      <span className="text-ink-muted">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{t('adminVisits.notMeasured')}</span>
      </span>
    )
  }
  const { metric, p75 } = vital
  const number = (value: number, decimals: number) =>
    formatNumber(Math.round(value * 10 ** decimals) / 10 ** decimals, language)
  const written =
    metric === 'CLS'
      ? number(p75, 2)
      : p75 < 1000
        ? t('adminVisits.milliseconds', { value: number(p75, 0) })
        : t('adminVisits.seconds', { value: number(p75 / 1000, 2) })
  const rating = ratingOf(metric, p75)
  return (
    <span className={cn('inline-flex flex-wrap items-center gap-x-2 gap-y-1', className)}>
      <bdi className="whitespace-nowrap">{written}</bdi>
      <Badge {...LOOKS[rating]} className="font-text">
        {t(`adminVisits.rating_${rating}`)}
      </Badge>
    </span>
  )
}
