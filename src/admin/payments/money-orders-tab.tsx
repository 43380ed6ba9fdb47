import { useQuery } from '@tanstack/react-query'
import { Paperclip } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { adminPaths } from '@/admin/admin-paths'
import { type Column, DataTable } from '@/admin/list/data-table'
import { SearchBox } from '@/admin/list/list-filters'
import { ListPage } from '@/admin/list/list-page'
import { useListSearchParams } from '@/admin/list/use-list-search-params'
import { adminOrderQueries, type OrderCard } from '@/admin/orders/queries'
import { formatMoney, formatShortDateTime } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { OrderStatusBadge } from '@/orders/order-status'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { Ltr } from '@/ui/ltr'
import { offeredRefund } from './changed-sums'
import { holdOf } from './hold'
import { OrderPayment } from './payment-badges'
import { adminPaymentQueries } from './queries'
import { RecordPaymentDialog } from './record-payment-dialog'
import { RefundDialog } from './refund-dialog'

/** Orders of which something is due, or has to be given back, each with the way to do it. */
export function MoneyOrdersTab({ payment }: { payment: 'due' | 'to_refund' }) {
  const { t, language } = useLanguage()
  const navigate = useNavigate()
  const list = useListSearchParams()
  const search = (list.params.get('q') ?? '').trim().slice(0, 200)
  const query = useQuery(adminPaymentQueries.orders(payment, search, list.cursor))
  const [now] = useState(() => Date.now())
  const [chosen, setChosen] = useState<string | null>(null)
  const isDue = payment === 'due'
  const caption = t(isDue ? 'adminPayments.tab.open' : 'adminPayments.tab.refund')

  const columns: Column<OrderCard>[] = [
    {
      key: 'order',
      header: t('adminPayments.order'),
      cell: (order) => (
        <span className="flex flex-col items-start">
          <OrderLink number={order.order_number} />
          <span className="text-sm text-ink-muted">
            <bdi>{order.contact_name === '' ? t('adminOrders.erased') : order.contact_name}</bdi>
          </span>
        </span>
      ),
    },
    {
      key: 'method',
      header: t('adminPayments.method'),
      cell: (order) => (
        <span className="flex flex-col gap-1 max-md:items-end">
          {t(`deferred.payment.${order.payment_method}`)}
          {order.proof_count > 0 && (
            <span className="inline-flex items-center gap-1.5 text-sm text-gold-text">
              <Paperclip aria-hidden="true" className="size-4" />
              {t('adminPayments.proofCount', { count: order.proof_count })}
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'status',
      header: t('adminOrders.status'),
      cell: ({ status }) => <OrderStatusBadge status={status} />,
    },
    {
      key: 'payment',
      header: t('adminPayments.column'),
      cell: (order) => (
        <>
          <OrderPayment order={order} />
          {order.paid_amount > 0 && (
            <p className="px-1 text-sm text-ink-muted">
              {t('adminPayments.paidOf', {
                paid: formatMoney(order.paid_amount, language),
                total: formatMoney(order.total_amount, language),
              })}
            </p>
          )}
        </>
      ),
    },
    ...(isDue
      ? [
          {
            key: 'until',
            header: t('adminPayments.heldUntil'),
            cell: (order: OrderCard) => <HeldUntil order={order} hold={holdOf(order, now)} />,
          },
        ]
      : []),
    {
      key: 'actions',
      header: t('adminPayments.actions'),
      align: 'end',
      cell: (order) =>
        !isDue && offeredRefund(order) === 0 ? (
          <span aria-hidden="true">–</span>
        ) : (
          <Button
            tone="secondary"
            size="small"
            aria-label={t(isDue ? 'adminPayments.recordOne' : 'adminPayments.refundOne', {
              number: order.order_number,
            })}
            onClick={() => setChosen(order.order_number)}
          >
            {t(isDue ? 'adminPayments.recordShort' : 'adminPayments.refund')}
          </Button>
        ),
    },
  ]

  return (
    <div className="flex flex-col gap-4">
      <ListPage
        list={list}
        query={query}
        filters={
          <SearchBox
            label={t('adminOrders.search')}
            value={search}
            className="w-full sm:w-80"
            onSearch={(q) => list.setFilters({ q }, { replace: true })}
          />
        }
        clearable={search === '' ? undefined : ['q']}
        empty={<p>{t(isDue ? 'adminPayments.nothingOpen' : 'adminPayments.nothingToRefund')}</p>}
      >
        {(rows) => (
          <DataTable
            caption={caption}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            rowName={({ order_number: number }) => number}
            onOpen={({ order_number: number }) => void navigate(adminPaths.order(number))}
          />
        )}
      </ListPage>
      {chosen !== null && (
        <MoneyDialog payment={payment} orderNumber={chosen} onClose={() => setChosen(null)} />
      )}
    </div>
  )
}

type HeldUntilProps = { order: OrderCard; hold: ReturnType<typeof holdOf> }

/** When the order expires, or since when its payment is overdue. */
function HeldUntil({ order: { payment_due_at: at }, hold }: HeldUntilProps) {
  const { t, language } = useLanguage()
  if (at === null || hold === null) return <span aria-hidden="true">–</span>
  return (
    <span className="flex flex-col text-sm max-md:items-end">
      {hold === 'overdue' && (
        <span className="font-medium text-brick">{t('adminPayments.overdueShort')}</span>
      )}
      <time dateTime={at}>{formatShortDateTime(at, language)}</time>
    </span>
  )
}

type MoneyDialogProps = { payment: 'due' | 'to_refund'; orderNumber: string; onClose: () => void }

/** The dialog opens when the order's lines and ledger have been read. */
function MoneyDialog({ payment, orderNumber, onClose }: MoneyDialogProps) {
  const { data: order } = useQuery(adminOrderQueries.detail(orderNumber))
  if (order == null) return null
  return payment === 'due' ? (
    <RecordPaymentDialog order={order} onClose={onClose} />
  ) : (
    <RefundDialog order={order} onClose={onClose} />
  )
}

export function OrderLink({ number }: { number: string }) {
  return (
    <Link
      to={adminPaths.order(number)}
      className="inline-flex min-h-8 items-center font-medium whitespace-nowrap text-majolica underline-offset-4 hover:underline pointer-coarse:min-h-11"
    >
      <Ltr>{number}</Ltr>
    </Link>
  )
}
