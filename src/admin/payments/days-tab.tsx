import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ExportMenu } from '@/admin/export-menu'
import { dayOf, isoDay, readPeriod } from '@/admin/analytics/period'
import { PeriodPicker } from '@/admin/analytics/period-picker'
import { Figure, Figures } from '@/admin/figures'
import { type Column, DataTable } from '@/admin/list/data-table'
import { useListSearchParams } from '@/admin/list/use-list-search-params'
import { ListState } from '@/admin/query-state'
import { formatAdjustment, formatMoney, formatShortDate } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { shopCalendarDay } from '@/lib/shop-clock'
import { PAYMENT_PROVIDERS } from '@/payments/providers'
import { useLedgerExport } from './ledger-export'
import { adminPaymentQueries, type PaymentSummary } from './queries'

type Day = PaymentSummary['days'][number]

/** What was received and given back on each day of a period, by provider. */
export function DaysTab() {
  const { t, language } = useLanguage()
  const list = useListSearchParams()
  const [today] = useState(() => shopCalendarDay(new Date()))
  const period = readPeriod(list.params, today)
  const query = useQuery(adminPaymentQueries.summary(period.from, period.to))
  const exporting = useLedgerExport()
  const days = query.data?.days ?? []
  const money = (amount: number) => formatMoney(amount, language)

  const columns: Column<Day>[] = [
    {
      key: 'day',
      header: t('adminPayments.day'),
      className: 'whitespace-nowrap',
      cell: ({ day }) => <time dateTime={day}>{formatShortDate(dayOf(day), language)}</time>,
    },
    {
      key: 'provider',
      header: t('adminPayments.provider'),
      cell: ({ provider }) => t(`adminPayments.provider.${provider}`),
    },
    {
      key: 'received',
      header: t('adminPayments.received'),
      align: 'end',
      cell: ({ received }) => money(received),
    },
    {
      key: 'refunded',
      header: t('adminPayments.refunded'),
      align: 'end',
      cell: ({ refunded }) => money(refunded),
    },
    { key: 'net', header: t('adminPayments.net'), align: 'end', cell: (day) => <Net day={day} /> },
  ]

  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <PeriodPicker
          period={period}
          today={isoDay(today)}
          onChange={(changes) => list.setFilters(changes, { replace: true })}
        />
        <ExportMenu
          label={t('adminPayments.export')}
          busy={exporting.isPending}
          onExport={(format) =>
            exporting.mutate({
              filters: {
                search: '',
                kind: null,
                provider: null,
                state: 'succeeded',
                from: period.from,
                to: period.to,
              },
              format,
            })
          }
        />
      </div>
      <ListState query={{ ...query, data: query.data?.days }} empty={<p>{t('adminPayments.noDays')}</p>}>
        <div className="flex flex-col gap-4">
          <Figures>
            {PAYMENT_PROVIDERS.map((provider) => {
              const of = days.filter((day) => day.provider === provider)
              if (of.length === 0) return null
              const refunded = of.reduce((sum, day) => sum + day.refunded, 0)
              return (
                <Figure
                  key={provider}
                  label={t(`adminPayments.provider.${provider}`)}
                  note={
                    refunded > 0 ? t('adminPayments.figure.returned', { amount: money(refunded) }) : undefined
                  }
                >
                  {money(of.reduce((sum, day) => sum + day.received, 0))}
                </Figure>
              )
            })}
            <Figure label={`${t('adminPayments.sum')} (${t('adminPayments.net')})`}>
              {money(days.reduce((sum, day) => sum + day.received - day.refunded, 0))}
            </Figure>
          </Figures>
          <DataTable
            caption={t('adminPayments.tab.days')}
            columns={columns}
            rows={days}
            rowKey={({ day, provider }) => `${day} ${provider}`}
            rowName={({ day }) => day}
          />
        </div>
      </ListState>
    </div>
  )
}

function Net({ day: { received, refunded } }: { day: Day }) {
  const { language } = useLanguage()
  const net = received - refunded
  return (
    <bdi translate="no" className="font-medium">
      {net < 0 ? formatAdjustment(net, language) : formatMoney(net, language)}
    </bdi>
  )
}
