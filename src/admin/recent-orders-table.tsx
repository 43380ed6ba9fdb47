import { useNavigate } from 'react-router-dom'
import { adminPaths } from '@/admin/admin-paths'
import { type Column, DataTable } from '@/admin/list/data-table'
import { formatDateTime } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { type OrderStatus, OrderStatusBadge } from '@/orders/order-status'
import { Link } from '@/ui/link'
import { Ltr } from '@/ui/ltr'
import { Price } from '@/ui/price'

type RecentOrder = {
  id: string
  order_number: string
  status: OrderStatus
  created_at: string
  total_amount: number
  /** Left out where all orders are one person's. */
  name?: string
}

/** A few orders, each a way into its page. */
export function RecentOrdersTable({ caption, rows }: { caption: string; rows: readonly RecentOrder[] }) {
  const { t, language } = useLanguage()
  const navigate = useNavigate()

  const number: Column<RecentOrder> = {
    key: 'number',
    header: t('ordering.order.number'),
    cell: ({ order_number: orderNumber }) => (
      <Link
        to={adminPaths.order(orderNumber)}
        className="inline-flex min-h-11 items-center font-medium text-majolica underline-offset-4 hover:underline pointer-fine:min-h-8"
      >
        <Ltr>{orderNumber}</Ltr>
      </Link>
    ),
  }
  const name: Column<RecentOrder> = {
    key: 'name',
    header: t('adminAnalytics.dashboard.customer'),
    cell: (row) => <bdi className="max-md:text-end">{row.name}</bdi>,
  }
  const others: Column<RecentOrder>[] = [
    {
      key: 'date',
      header: t('ordering.order.date'),
      className: 'md:whitespace-nowrap',
      cell: (row) => (
        <time dateTime={row.created_at} className="max-md:text-end">
          {formatDateTime(row.created_at, language)}
        </time>
      ),
    },
    {
      key: 'status',
      header: t('adminAnalytics.dashboard.status'),
      cell: ({ status }) => <OrderStatusBadge status={status} />,
    },
    {
      key: 'total',
      header: t('adminAnalytics.dashboard.total'),
      align: 'end',
      className: 'whitespace-nowrap',
      cell: (row) => <Price amount={row.total_amount} />,
    },
  ]

  return (
    <DataTable
      caption={caption}
      columns={rows.some((row) => row.name !== undefined) ? [number, name, ...others] : [number, ...others]}
      rows={rows}
      rowKey={({ id }) => id}
      rowName={({ order_number: orderNumber }) => orderNumber}
      onOpen={({ order_number: orderNumber }) => void navigate(adminPaths.order(orderNumber))}
    />
  )
}
