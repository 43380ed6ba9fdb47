import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, Minus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { adminPaths } from '@/admin/admin-paths'
import { AdminPage } from '@/admin/admin-page'
import { Figure, Figures } from '@/admin/figures'
import { useListSearchParams } from '@/admin/list/use-list-search-params'
import { QueryState } from '@/admin/query-state'
import { RecentOrdersTable } from '@/admin/recent-orders-table'
import { formatDate, formatMoney, formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { shopCalendarDay } from '@/lib/shop-clock'
import { localized } from '@/i18n/localized'
import { cn } from '@/lib/cn'
import { Link } from '@/ui/link'
import { Ltr } from '@/ui/ltr'
import { Breakdowns } from './breakdowns'
import { DaysSection } from './days-section'
import { dayOf, isoDay, dayCount, readPeriod } from './period'
import { PeriodPicker } from './period-picker'
import { analyticsQueries, type Statistics, type Totals } from './queries'
import { SearchMisses } from './search-misses'
import { changeOf } from './statistics'
import { VisitsSection } from './visits-section'

export function Component() {
  const { t, language } = useLanguage()
  const address = useListSearchParams()
  const [today] = useState(() => shopCalendarDay(new Date()))
  const period = readPeriod(address.params, today)
  const totals = useQuery(analyticsQueries.totals())
  const statistics = useQuery({
    ...analyticsQueries.statistics(period.from, period.to),
    placeholderData: keepPreviousData,
  })
  const failure = t('adminAnalytics.failed')
  const from = formatDate(dayOf(period.from), language)
  const to = formatDate(dayOf(period.to), language)

  return (
    <AdminPage title={t('adminShell.analytics')}>
      <Section id="totals" title={t('adminAnalytics.totals')}>
        <QueryState query={totals} failure={failure} className="h-28 rounded-picture">
          {(data) => <TotalsSection totals={data} />}
        </QueryState>
      </Section>

      <Section id="period" title={t('adminAnalytics.period')}>
        <PeriodPicker
          period={period}
          today={isoDay(today)}
          onChange={(filters) => address.setFilters(filters)}
        />
        <p className="text-ink-muted" aria-live="polite">
          {from === to ? from : t('adminAnalytics.range', { from, to })}
          {' · '}
          {t('adminAnalytics.compared', { count: dayCount(period) })}
          {' · '}
          {t('adminAnalytics.withoutCancelled')}
        </p>
        <QueryState query={statistics} failure={failure} className="h-200 rounded-picture">
          {(data) => (
            <div
              aria-busy={statistics.isPlaceholderData || undefined}
              className={cn(
                'flex flex-col gap-5 transition-opacity duration-150',
                statistics.isPlaceholderData && 'opacity-60',
              )}
            >
              <BookFigures statistics={data} />
              <PeriodFigures statistics={data} />
              <DaysSection days={data.days} />
              <Breakdowns statistics={data} />
            </div>
          )}
        </QueryState>
      </Section>

      <Section id="visits" title={t('adminAnalytics.visits.title')}>
        <VisitsSection period={period} />
      </Section>

      <Section id="last-orders" title={t('adminAnalytics.lastOrders')}>
        <QueryState query={totals} failure={failure} className="h-64 rounded-picture">
          {(data) =>
            data.last_orders.length === 0 ? (
              <p className="text-ink-muted">{t('adminAnalytics.dashboard.noOrders')}</p>
            ) : (
              <RecentOrdersTable
                caption={t('adminAnalytics.lastOrders')}
                rows={data.last_orders.map((order) => ({ ...order, name: order.display_name }))}
              />
            )
          }
        </QueryState>
      </Section>

      <Section id="misses" title={t('adminAnalytics.misses')}>
        <p className="max-w-prose text-ink-muted">{t('adminAnalytics.missesText')}</p>
        <SearchMisses />
      </Section>
    </AdminPage>
  )
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** The shop since it opened. */
export function TotalsSection({ totals }: { totals: Totals }) {
  const { t, language } = useLanguage()
  const { top_seller: top } = totals
  return (
    <Figures>
      <Figure label={t('adminShell.customers')}>{formatNumber(totals.customers, language)}</Figure>
      <Figure label={t('adminShell.products')}>{formatNumber(totals.products, language)}</Figure>
      <Figure
        label={t('adminShell.orders')}
        note={t('adminAnalytics.ordersThisMonth', { count: totals.orders_this_month })}
      >
        {formatNumber(totals.orders, language)}
      </Figure>
      <Figure label={t('adminAnalytics.totalRevenue')} note={t('adminAnalytics.withoutCancelled')}>
        {formatMoney(totals.revenue, language)}
      </Figure>
      <Figure
        label={t('adminAnalytics.topSeller')}
        note={top === null ? undefined : t('adminAnalytics.sold', { count: top.quantity })}
        className="max-sm:col-span-2"
      >
        {top === null ? (
          t('adminAnalytics.nothingSold')
        ) : (
          <Link
            to={adminPaths.product(top.id)}
            className="text-base text-majolica underline-offset-4 hover:underline"
          >
            {localized(top, 'name', language)}
          </Link>
        )}
      </Figure>
    </Figures>
  )
}

const FIGURES = [
  { key: 'sold', label: 'adminAnalytics.deliveredSales', format: formatMoney },
  { key: 'orders', label: 'adminShell.orders', format: formatNumber },
  { key: 'average', label: 'adminAnalytics.average', format: formatMoney },
  { key: 'customers', label: 'adminAnalytics.buyers', format: formatNumber },
] as const

/** What was ordered in the period, beside those of as many days before. */
export function PeriodFigures({ statistics }: { statistics: Statistics }) {
  const { t, language } = useLanguage()
  return (
    <Figures>
      {FIGURES.map(({ key, label, format }) => {
        const written = (value: number) => format(value, language)
        return (
          <Figure
            key={key}
            label={t(label)}
            note={<Comparison now={statistics[key]} before={statistics.previous[key]} format={written} />}
          >
            {written(statistics[key])}
          </Figure>
        )
      })}
    </Figures>
  )
}

const BOOKS = [
  { key: 'revenue', label: 'adminAnalytics.revenue', note: 'adminAnalytics.revenueMeans' },
  { key: 'received', label: 'adminAnalytics.received', note: 'adminAnalytics.receivedMeans' },
  { key: 'invoiced', label: 'adminAnalytics.invoiced', note: 'adminAnalytics.invoicedMeans' },
] as const

/** Three sums of the same days that differ, each with the reason; revenue also beside that of as many days before. */
export function BookFigures({ statistics }: { statistics: Statistics }) {
  const { t, language } = useLanguage()
  return (
    <Figures>
      {BOOKS.map(({ key, label, note }) => (
        <Figure
          key={key}
          label={t(label)}
          note={
            <>
              {key === 'revenue' && (
                <Comparison
                  now={statistics.revenue}
                  before={statistics.previous.revenue}
                  format={(value) => formatMoney(value, language)}
                />
              )}
              {t(note)}
            </>
          }
          className="max-sm:basis-full sm:basis-60"
        >
          {formatMoney(statistics[key], language)}
        </Figure>
      ))}
    </Figures>
  )
}

const LOOKS = {
  up: { icon: ArrowUp, className: 'text-olive', sign: '+' },
  down: { icon: ArrowDown, className: 'text-brick', sign: '\u2212' },
  same: { icon: Minus, className: 'text-ink-muted', sign: '' },
}

type ComparisonProps = {
  now: number
  before: number
  /** A figure as it is written. */
  format: (value: number) => string
}

/** How a figure compares with that of the period before: an arrow, percent, and what it was. */
export function Comparison({ now, before, format }: ComparisonProps) {
  const { t, language } = useLanguage()
  const { direction, percent } = changeOf(now, before)
  const { icon: Icon, className, sign } = LOOKS[direction]
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <span className={cn('inline-flex items-center gap-1 font-medium', className)}>
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        {percent === null ? (
          t('adminAnalytics.new')
        ) : (
          <Ltr>
            {t('adminAnalytics.percent', { value: `${sign}${formatNumber(Math.abs(percent), language)}` })}
          </Ltr>
        )}
      </span>
      <span>{t('adminAnalytics.before', { value: format(before) })}</span>
    </span>
  )
}
