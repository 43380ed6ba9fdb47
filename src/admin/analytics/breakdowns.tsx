import { useQuery } from '@tanstack/react-query'
import { formatMoney, formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { addMoney } from '@/lib/money'
import { OrderStatusBadge, STATUS_LOOKS, type OrderStatus } from '@/orders/order-status'
import { BestSellers } from './best-sellers'
import { analyticsQueries, type Statistics } from './queries'
import { Ranking } from './ranking'

const BARS: Record<OrderStatus, string> = {
  pending: 'fill-saffron',
  processing: 'fill-majolica',
  shipped: 'fill-aubergine',
  delivered: 'fill-olive',
  cancelled: 'fill-brick',
}
const STATUSES = Object.keys(STATUS_LOOKS) as OrderStatus[]

/** Where orders go, what is bought, and how far they are. */
export function Breakdowns({ statistics }: { statistics: Statistics }) {
  const { t, language } = useLanguage()
  const crafts = useQuery(analyticsQueries.crafts())

  const craftName = (key: string) => {
    const names = crafts.data?.get(key)
    return names === undefined ? key : localized(names, 'name', language)
  }
  const empty = t('adminAnalytics.noOrders')
  const revenue = t('adminAnalytics.revenue')

  return (
    <div className="grid items-start gap-5 xl:grid-cols-2">
      <Ranking
        title={t('adminAnalytics.byCity')}
        nameHeader={t('adminAnalytics.city')}
        headers={[t('admin.orders'), revenue]}
        whole={statistics.revenue}
        empty={empty}
        rows={statistics.cities.map((row) => ({
          key: row.city,
          name: <bdi>{localized(row, 'name', language)}</bdi>,
          size: row.revenue,
          cells: [formatNumber(row.orders, language), formatMoney(row.revenue, language)],
        }))}
      />
      <Ranking
        title={t('adminAnalytics.byCraft')}
        nameHeader={t('adminAnalytics.craft')}
        headers={[t('adminAnalytics.pieces'), revenue]}
        whole={statistics.crafts.reduce((sum, row) => addMoney(sum, row.revenue), 0)}
        empty={empty}
        rows={statistics.crafts.map((row) => ({
          key: row.key,
          name: craftName(row.key),
          size: row.revenue,
          cells: [formatNumber(row.quantity, language), formatMoney(row.revenue, language)],
        }))}
      />
      <Ranking
        title={t('adminAnalytics.byStatus')}
        nameHeader={t('adminDashboard.status')}
        headers={[t('admin.orders')]}
        whole={statistics.orders}
        empty={empty}
        rows={STATUSES.flatMap((status) => {
          const count = statistics.statuses[status] ?? 0
          const row = {
            key: status,
            name: <OrderStatusBadge status={status} />,
            size: count,
            cells: [formatNumber(count, language)],
            bar: BARS[status],
          }
          return statistics.orders === 0 ? [] : [row]
        })}
      />
      <BestSellers products={statistics.best_sellers} />
    </div>
  )
}
