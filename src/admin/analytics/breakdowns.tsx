import { useQuery } from '@tanstack/react-query'
import { ImageOff } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { adminPaths } from '@/admin/admin-paths'
import { asPart } from '@/admin/unread-notice'
import { formatMoney, formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { imageSrcSet, imageUrl } from '@/lib/image-url'
import { addMoney } from '@/lib/money'
import { type OrderStatus, OrderStatusBadge, STATUS_LOOKS } from '@/orders/order-status'
import { Card } from '@/ui/card'
import { Link } from '@/ui/link'
import { Ltr } from '@/ui/ltr'
import { Picture } from '@/ui/picture'
import { ScrollBox } from '@/ui/table'
import { analyticsQueries, type Statistics } from './queries'
import { shareOf } from './statistics'

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
  const crafts = useQuery(asPart(analyticsQueries.crafts()))

  const craftName = (key: string) => {
    const names = crafts.data?.get(key)
    return names === undefined ? key : localized(names, 'name', language)
  }
  const empty = t('adminAnalytics.noOrders')
  const revenue = t('adminAnalytics.revenue')

  // With cancelled orders, which all other figures leave out.
  const total = STATUSES.reduce((sum, status) => sum + (statistics.statuses[status] ?? 0), 0)
  return (
    <div className="grid items-start gap-5 xl:grid-cols-2">
      <Ranking
        title={t('adminAnalytics.byCity')}
        nameHeader={t('adminAnalytics.city')}
        headers={[t('adminShell.orders'), revenue]}
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
        nameHeader={t('adminAnalytics.dashboard.status')}
        headers={[t('adminShell.orders')]}
        whole={total}
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
          return total === 0 ? [] : [row]
        })}
      />
      <BestSellers products={statistics.best_sellers} />
    </div>
  )
}

type Seller = Statistics['best_sellers'][number]

function BestSellers({ products }: { products: readonly Seller[] }) {
  const { t, language } = useLanguage()
  return (
    <Ranking
      title={t('adminAnalytics.bestSellers')}
      nameHeader={t('adminAnalytics.product')}
      headers={[t('adminAnalytics.pieces'), t('adminAnalytics.revenue')]}
      empty={t('adminAnalytics.noOrders')}
      rows={products.map((product) => ({
        key: product.id,
        name: (
          <span className="flex items-center gap-3">
            <Thumbnail product={product} />
            <Link
              to={adminPaths.product(product.id)}
              className="inline-flex min-h-11 items-center text-majolica underline-offset-4 hover:underline"
            >
              {localized(product, 'name', language)}
            </Link>
          </span>
        ),
        size: product.quantity,
        cells: [formatNumber(product.quantity, language), formatMoney(product.revenue, language)],
      }))}
    />
  )
}

function Thumbnail({ product }: { product: Seller }) {
  const frame = 'h-12.5 w-10 shrink-0 rounded-[6px] bg-plaster-line'
  if (product.image_url === null) {
    return (
      <span className={`flex items-center justify-center ${frame}`}>
        <ImageOff aria-hidden="true" className="size-4 text-ink-muted" />
      </span>
    )
  }
  return (
    <Picture
      src={imageUrl(product.image_url)}
      srcSet={imageSrcSet(product.image_url)}
      sizes="40px"
      width={1000}
      height={1250}
      color={product.image_color}
      alt=""
      className={frame}
    />
  )
}

type RankingRow = {
  key: string
  name: ReactNode
  /** What the bar is long by. */
  size: number
  /** One for each of the headings. */
  cells: readonly string[]
  /** The colour of the bar; copper otherwise. */
  bar?: string
}

type RankingProps = {
  title: string
  nameHeader: string
  headers: readonly string[]
  rows: readonly RankingRow[]
  /** Everything that the rows are parts of; without it no shares are shown. */
  whole?: number
  empty: string
}

/** A table whose rows carry bars: how the parts compare is seen, and read out, in one place. */
function Ranking({ title, nameHeader, headers, rows, whole, empty }: RankingProps) {
  const { t, language } = useLanguage()
  const id = useId()
  const largest = Math.max(...rows.map(({ size }) => size), 0)
  return (
    <Card className="min-w-0 p-4 sm:p-5">
      {rows.length === 0 ? (
        <>
          <h3 className="text-lg">{title}</h3>
          <p className="py-6 text-center text-ink-muted">{empty}</p>
        </>
      ) : (
        <ScrollBox labelledBy={id}>
          <table className="w-full text-start">
            <caption id={id} className="pb-2 text-start font-display text-lg font-semibold">
              {title}
            </caption>
            <thead className="text-sm text-ink-muted">
              <tr>
                <th scope="col" className="w-full py-1 text-start font-medium">
                  {nameHeader}
                </th>
                {headers.map((header) => (
                  <th key={header} scope="col" className="py-1 ps-4 text-end font-medium whitespace-nowrap">
                    {header}
                  </th>
                ))}
                {whole !== undefined && (
                  <th scope="col" className="py-1 ps-4 text-end font-medium whitespace-nowrap">
                    {t('adminAnalytics.share')}
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, name, size, cells, bar = 'fill-copper' }) => (
                <tr key={key} className="border-t border-plaster-line">
                  <th scope="row" className="py-2 text-start font-normal">
                    {name}
                    <svg aria-hidden="true" className="mt-1 block h-2 w-full rtl:-scale-x-100">
                      <rect width="100%" height="100%" rx="4" className="fill-plaster-raised" />
                      <rect width={`${shareOf(size, largest)}%`} height="100%" rx="4" className={bar} />
                    </svg>
                  </th>
                  {cells.map((cell, index) => (
                    <td
                      key={headers[index]}
                      translate="no"
                      className="py-2 ps-4 text-end align-top whitespace-nowrap"
                    >
                      {cell}
                    </td>
                  ))}
                  {whole !== undefined && (
                    <td className="py-2 ps-4 text-end align-top whitespace-nowrap text-ink-muted">
                      <Ltr>
                        {t('adminAnalytics.percent', {
                          value: formatNumber(Math.round(shareOf(size, whole)), language),
                        })}
                      </Ltr>
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
      )}
    </Card>
  )
}
