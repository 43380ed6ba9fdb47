import { formatDay, formatDayOfMonth, formatMoney, formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import type { Language } from '@/i18n/locales'
import { Card } from '@/ui/card'
import { Table } from '@/ui/table'
import { DayChart } from './day-chart'
import { dayOf } from './period'
import { type Bucket, groupDays, type Day, type Step } from './statistics'

/** In full: `Wed 25 Nov`, `23 Nov – 29 Nov`. */
function longLabel(bucket: Bucket, step: Step, language: Language): string {
  if (step === 'day') return formatDay(dayOf(bucket.from), language)
  return [bucket.from, bucket.to].map((day) => formatDayOfMonth(dayOf(day), language)).join(' – ')
}

const TITLES = {
  day: { revenue: 'adminAnalytics.revenueByDay', orders: 'adminAnalytics.ordersByDay' },
  week: { revenue: 'adminAnalytics.revenueByWeek', orders: 'adminAnalytics.ordersByWeek' },
} as const

const PARTS = [
  { key: 'revenue', tone: 'copper', format: formatMoney },
  { key: 'orders', tone: 'majolica', format: formatNumber },
] as const

/** Revenue and orders over the period, each on its own scale. */
export function DaysSection({ days }: { days: readonly Day[] }) {
  const { t, language } = useLanguage()
  const { step, buckets } = groupDays(days)
  return (
    <div className="grid gap-5 xl:grid-cols-2">
      {PARTS.map(({ key, tone, format }) => {
        const title = t(TITLES[step][key])
        return (
          <Card asChild key={key} className="flex min-w-0 flex-col gap-4 p-4 sm:p-5">
            <section aria-labelledby={`chart-${key}`}>
              <h3 id={`chart-${key}`} className="text-lg">
                {title}
              </h3>
              <DayChart
                title={title}
                tone={tone}
                format={(value) => format(value, language)}
                formatAxis={(value) => formatNumber(value, language)}
                points={buckets.map((bucket) => ({
                  label: longLabel(bucket, step, language),
                  short: formatDayOfMonth(dayOf(bucket.from), language),
                  value: bucket[key],
                }))}
              />
              <details>
                <summary className="inline-flex min-h-11 cursor-pointer items-center text-majolica underline-offset-4 hover:underline">
                  {t('adminAnalytics.asTable')}
                </summary>
                <Table caption={title} hideCaption className="text-sm">
                  <thead>
                    <tr>
                      <th scope="col">{t('ordering.order.date')}</th>
                      <th scope="col" className="text-end">
                        {t(key === 'revenue' ? 'adminAnalytics.revenue' : 'adminShell.orders')}
                      </th>
                    </tr>
                  </thead>
                  <tbody>
                    {buckets.map((bucket) => (
                      <tr key={bucket.from}>
                        <th scope="row">{longLabel(bucket, step, language)}</th>
                        <td className="text-end">{format(bucket[key], language)}</td>
                      </tr>
                    ))}
                  </tbody>
                </Table>
              </details>
            </section>
          </Card>
        )
      })}
    </div>
  )
}
