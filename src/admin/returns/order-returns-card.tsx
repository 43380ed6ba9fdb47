import { Plus } from 'lucide-react'
import { useState } from 'react'
import { adminPaths } from '@/admin/admin-paths'
import { OrderCardSection } from '@/admin/orders/order-cards'
import type { AdminOrder } from '@/admin/orders/queries'
import { formatDate, formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { Ltr } from '@/ui/ltr'
import { RequestReturnDialog } from './request-return-dialog'
import { creditOwed } from './return-amounts'
import { ReturnStateBadge } from './return-state'

const linkClasses =
  'inline-flex min-h-8 items-center text-majolica underline-offset-4 hover:underline pointer-coarse:min-h-11'

/** On the page of an order: its returns, what replaced it or what it replaces, and the way to open a return. */
export function OrderReturnsCard({ order }: { order: AdminOrder }) {
  const { t, language } = useLanguage()
  const [requesting, setRequesting] = useState(false)
  const isDelivered = order.status === 'delivered'
  // Of an order that was cancelled, the return waits again, or was settled otherwise.
  const replaced = [...order.replaces, ...order.waiting]
  if (!isDelivered && order.returns.length === 0 && replaced.length === 0) return null
  return (
    <OrderCardSection id="returns" title={t('adminReturns.title')}>
      {replaced.map(({ number, original }) => (
        <p key={number}>
          {t('adminReturns.exchangeOf')}{' '}
          <Link to={adminPaths.order(original.order_number)} className={linkClasses}>
            <Ltr>{original.order_number}</Ltr>
          </Link>
          {' · '}
          <Link to={adminPaths.return(number)} className={linkClasses}>
            <Ltr>{number}</Ltr>
          </Link>
        </p>
      ))}
      <ul className="flex w-full flex-col divide-y divide-plaster-line empty:hidden">
        {order.returns.map(({ id, number, state, wish, credit_left, created_at: at, exchange }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
            <Link to={adminPaths.return(number)} className={`${linkClasses} font-medium`}>
              <Ltr>{number}</Ltr>
            </Link>
            <ReturnStateBadge state={state} />
            <span className="text-sm text-ink-muted">
              {t(`adminReturns.wish.${wish}`)} · <time dateTime={at}>{formatDate(at, language)}</time>
            </span>
            {exchange !== null && (
              <span className="basis-full">
                {t('adminReturns.replacedBy')}{' '}
                <Link to={adminPaths.order(exchange.order_number)} className={linkClasses}>
                  <Ltr>{exchange.order_number}</Ltr>
                </Link>
                <CreditDue owed={creditOwed({ id, credit_left, order }, exchange.created_at)} />
              </span>
            )}
          </li>
        ))}
      </ul>
      {isDelivered && (
        <>
          {order.returns.length === 0 && (
            <p className="text-sm text-ink-muted">{t('adminReturns.openText')}</p>
          )}
          <Button tone="secondary" size="small" onClick={() => setRequesting(true)}>
            <Plus aria-hidden="true" className="size-4" />
            {t('adminReturns.open')}
          </Button>
        </>
      )}
      {requesting && <RequestReturnDialog order={order} onClose={() => setRequesting(false)} />}
    </OrderCardSection>
  )
}

/** What an exchange left and is still to be given back, in MAD. */
function CreditDue({ owed }: { owed: number }) {
  const { t, language } = useLanguage()
  if (owed === 0) return null
  return (
    <span className="block font-medium text-brick">
      {t('adminReturns.creditOwed', { amount: formatMoney(owed, language) })}
    </span>
  )
}
