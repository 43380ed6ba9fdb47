import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { formatDate } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { moroccanToday } from '@/lib/business-days'
import { cn } from '@/lib/cn'
import { AdminPage } from '../admin-page'
import { OrderTable } from '../dashboard/order-table'
import { ReadState } from '../dashboard/read-state'
import { useListAddress } from '../list/use-list-address'
import { Breakdowns } from './breakdowns'
import { DaysSection } from './days-section'
import { dayOf, isoDay, lengthOf, readPeriod } from './period'
import { PeriodFigures } from './period-figures'
import { PeriodPicker } from './period-picker'
import { analyticsQueries } from './queries'
import { SearchMisses } from './search-misses'
import { TotalsSection } from './totals-section'
import { VisitsSection } from './visits-section'

export function AnalyticsPage() {
  const { t, language } = useLanguage()
  const address = useListAddress()
  const [today] = useState(() => moroccanToday(new Date()))
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
    <AdminPage title={t('admin.analytics')}>
      <Section id="totals" title={t('adminAnalytics.totals')}>
        <ReadState query={totals} failure={failure} className="h-28 rounded-picture">
          {(data) => <TotalsSection totals={data} />}
        </ReadState>
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
          {t('adminAnalytics.compared', { count: lengthOf(period) })}
        </p>
        <ReadState query={statistics} failure={failure} className="h-200 rounded-picture">
          {(data) => (
            <div
              aria-busy={statistics.isPlaceholderData || undefined}
              className={cn(
                'flex flex-col gap-5 transition-opacity duration-150',
                statistics.isPlaceholderData && 'opacity-60',
              )}
            >
              <PeriodFigures statistics={data} />
              <DaysSection days={data.days} />
              <Breakdowns statistics={data} />
            </div>
          )}
        </ReadState>
      </Section>

      <Section id="visits" title={t('adminVisits.title')}>
        <VisitsSection period={period} />
      </Section>

      <Section id="last-orders" title={t('adminAnalytics.lastOrders')}>
        <ReadState query={totals} failure={failure} className="h-64 rounded-picture">
          {(data) =>
            data.last_orders.length === 0 ? (
              <p className="text-ink-muted">{t('adminDashboard.noOrders')}</p>
            ) : (
              <OrderTable
                caption={t('adminAnalytics.lastOrders')}
                rows={data.last_orders.map((order) => ({ ...order, name: order.display_name }))}
              />
            )
          }
        </ReadState>
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
