import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { CircleCheck, type LucideIcon, OctagonX, TriangleAlert } from 'lucide-react'
import { Figure, Figures } from '@/admin/figures'
import { DataTable } from '@/admin/list/data-table'
import { QueryState } from '@/admin/query-state'
import { formatNumber, formatShortDateTime } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { cn } from '@/lib/cn'
import { Badge, type BadgeTone } from '@/ui/badge'
import { Ltr } from '@/ui/ltr'
import type { Period } from './period'
import { analyticsQueries, type VisitError } from './queries'
import {
  CORE_METRICS,
  METRICS,
  type PageSpeed,
  type Percentile,
  type Rating,
  ratingOf,
  speedByPage,
} from './vitals'

/** What browsers reported of the visits of a period: how fast they were, and what failed. */
export function VisitsSection({ period }: { period: Pick<Period, 'from' | 'to'> }) {
  const { t } = useLanguage()
  const visits = useQuery({
    ...analyticsQueries.visits(period.from, period.to),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <p className="max-w-prose text-ink-muted">{t('adminAnalytics.visits.text')}</p>
      <QueryState query={visits} failure={t('adminAnalytics.visits.failed')} className="h-96 rounded-picture">
        {({ vitals, errors }) => (
          <div
            aria-busy={visits.isPlaceholderData || undefined}
            className={cn(
              'flex flex-col gap-5 transition-opacity duration-150',
              visits.isPlaceholderData && 'opacity-60',
            )}
          >
            <PageSpeeds rows={vitals} />
            <h3 className="text-lg">{t('adminAnalytics.visits.errors')}</h3>
            <VisitErrors errors={errors} />
          </div>
        )}
      </QueryState>
    </>
  )
}

/** How fast the shop was, on each kind of device and then page by page. */
function PageSpeeds({ rows }: { rows: readonly Percentile[] }) {
  const { t, language } = useLanguage()
  const speeds = speedByPage(rows)
  if (speeds.length === 0) return <p className="text-ink-muted">{t('adminAnalytics.visits.noVitals')}</p>

  const device = (speed: PageSpeed) => t(`adminAnalytics.visits.device_${speed.device}`)
  return (
    <div className="flex flex-col gap-5">
      {speeds
        .filter(({ page }) => page === null)
        .map((speed) => (
          <div key={speed.device} className="flex flex-col gap-2">
            <h3 className="text-lg">
              {device(speed)}{' '}
              <span className="font-text text-base font-normal text-ink-muted">
                {t('adminAnalytics.visits.measured', { count: speed.count })}
              </span>
            </h3>
            <Figures>
              {METRICS.map((metric) => (
                <Figure key={metric} label={t(`adminAnalytics.visits.metric_${metric}`)}>
                  <VitalMark vital={speed.vitals[metric]} />
                </Figure>
              ))}
            </Figures>
          </div>
        ))}
      <DataTable
        caption={t('adminAnalytics.visits.byPage')}
        rows={speeds.filter(({ page }) => page !== null)}
        rowKey={(speed) => `${speed.page} ${speed.device}`}
        rowName={(speed) => `${speed.page} ${device(speed)}`}
        columns={[
          {
            key: 'page',
            header: t('adminAnalytics.visits.page'),
            cell: ({ page }) => (
              <span className="font-medium">
                <Ltr>{page}</Ltr>
              </span>
            ),
          },
          { key: 'device', header: t('adminAnalytics.visits.device'), cell: device },
          ...CORE_METRICS.map((metric) => ({
            key: metric,
            header: t(`adminAnalytics.visits.metric_${metric}`),
            cell: ({ vitals }: PageSpeed) => (
              <VitalMark vital={vitals[metric]} className="max-md:justify-end" />
            ),
          })),
          {
            key: 'count',
            header: t('adminAnalytics.visits.visits'),
            align: 'end',
            cell: ({ count }) => formatNumber(count, language),
          },
        ]}
      />
    </div>
  )
}

/** What failed in browsers, the most frequent first. Messages are the browsers' own, in whatever language. */
function VisitErrors({ errors }: { errors: readonly VisitError[] }) {
  const { t, language } = useLanguage()
  if (errors.length === 0) return <p className="text-ink-muted">{t('adminAnalytics.visits.noErrors')}</p>
  return (
    <DataTable
      caption={t('adminAnalytics.visits.errors')}
      rows={errors}
      rowKey={({ message }) => message}
      rowName={({ message }) => message}
      columns={[
        {
          key: 'message',
          header: t('adminAnalytics.visits.message'),
          cell: ({ message, place }) => (
            <span className="flex flex-col items-start gap-0.5">
              <bdi className="font-medium wrap-anywhere">{message}</bdi>
              {place !== '' && (
                <span className="text-sm wrap-anywhere text-ink-muted">
                  <Ltr>{place}</Ltr>
                </span>
              )}
            </span>
          ),
        },
        {
          key: 'count',
          header: t('adminAnalytics.times'),
          align: 'end',
          cell: ({ count }) => formatNumber(count, language),
        },
        {
          key: 'last',
          header: t('adminAnalytics.lastTime'),
          className: 'md:whitespace-nowrap',
          cell: ({ last_seen_at: at }) => formatShortDateTime(at, language),
        },
        {
          key: 'pages',
          header: t('adminAnalytics.visits.pages'),
          cell: ({ pages }) => (
            <span className="flex flex-col items-start max-md:items-end">
              {pages.map((page) => (
                <Ltr key={page}>{page}</Ltr>
              ))}
            </span>
          ),
        },
        {
          key: 'release',
          header: t('adminAnalytics.visits.release'),
          cell: ({ release }) => <Ltr>{release}</Ltr>,
        },
      ]}
    />
  )
}

const LOOKS: Record<Rating, { tone: BadgeTone; icon: LucideIcon }> = {
  good: { tone: 'green', icon: CircleCheck },
  fair: { tone: 'yellow', icon: TriangleAlert },
  poor: { tone: 'red', icon: OctagonX },
}

/** A measured figure and whether it is good; a dash where nothing was measured. */
function VitalMark({ vital, className }: { vital: Percentile | undefined; className?: string }) {
  const { t, language } = useLanguage()
  if (vital === undefined) {
    return (
      <span className="text-ink-muted">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{t('adminAnalytics.visits.notMeasured')}</span>
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
        ? t('adminAnalytics.visits.milliseconds', { value: number(p75, 0) })
        : t('adminAnalytics.visits.seconds', { value: number(p75 / 1000, 2) })
  const rating = ratingOf(metric, p75)
  return (
    <span className={cn('inline-flex flex-wrap items-center gap-x-2 gap-y-1', className)}>
      <bdi className="whitespace-nowrap">{written}</bdi>
      <Badge {...LOOKS[rating]} className="font-text">
        {t(`adminAnalytics.visits.rating_${rating}`)}
      </Badge>
    </span>
  )
}
