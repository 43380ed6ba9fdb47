import { useQuery } from '@tanstack/react-query'
import { Phone } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { adminPaths } from '@/admin/admin-paths'
import { AdminPage } from '@/admin/admin-page'
import { LinePicture } from '@/admin/orders/line-picture'
import { OrderCardSection } from '@/admin/orders/order-cards'
import { choicesText } from '@/admin/orders/order-text'
import { adminOrderQueries } from '@/admin/orders/queries'
import { Timeline } from '@/admin/orders/timeline'
import { RefundDialog } from '@/admin/payments/refund-dialog'
import { refundable } from '@/admin/payments/refundable'
import { QueryState } from '@/admin/query-state'
import { asPart } from '@/admin/unread-notice'
import { formatDateTime, formatMoney, formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { multiplyMoney, subtractMoney } from '@/lib/money'
import { phoneLink } from '@/settings/contact-links'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { Ltr } from '@/ui/ltr'
import { Notice } from '@/ui/notice'
import { TypedText } from '@/ui/typed-text'
import { CloseDialog } from './close-dialog'
import { RestOnFirstOrder } from './first-order'
import { Photos } from './photos'
import { type AdminReturn, adminReturnQueries } from './queries'
import { ReturnActions } from './return-actions'
import {
  creditOwed,
  paidWithPieces,
  piecesBack,
  refundedBefore,
  unnamedRefunds,
  valueBack,
} from './return-amounts'
import { returnEntries } from './return-entries'
import { ReturnStateBadge } from './return-state'

const linkClasses =
  'inline-flex min-h-8 items-center text-majolica underline-offset-4 hover:underline pointer-coarse:min-h-11'

/** One return: what comes back and why, its steps, and what is to be done next. /admin/returns/:number, or its id. */
export function Component() {
  const { t } = useLanguage()
  const { number = '' } = useParams()
  const query = useQuery(adminReturnQueries.detail(number))
  return (
    <AdminPage
      title={query.data?.number ?? t('adminReturns.return')}
      back={{ to: adminPaths.returns(), label: t('adminReturns.title') }}
      tight
    >
      <QueryState query={query} failure={t('adminReturns.return')} className="h-96 rounded-picture">
        {(found) => (found === null ? <p>{t('adminReturns.notFound')}</p> : <Details found={found} />)}
      </QueryState>
    </AdminPage>
  )
}

function Details({ found }: { found: AdminReturn }) {
  const { t, language } = useLanguage()
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-2">
        <ReturnStateBadge state={found.state} />
        <span className="font-medium">{t(`adminReturns.wants.${found.wish}`)}</span>
        <time dateTime={found.created_at} className="text-sm text-ink-muted">
          {t('adminReturns.requestedAt', { time: formatDateTime(found.created_at, language) })}
        </time>
      </div>
      {/* Another state brings other actions, with keys of their own. */}
      <ReturnActions key={found.state} found={found} />
      <div className="grid items-start gap-4 pt-2 max-md:pb-20 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="flex flex-col gap-4">
          <LinesCard found={found} />
          <OrderCardSection id="reason" title={t('adminReturns.reason')}>
            <p className="font-medium">{t(`adminReturns.reason.${found.reason}`)}</p>
            {found.note !== '' && (
              <p dir="auto" className="wrap-anywhere whitespace-pre-line">
                <TypedText text={found.note} />
              </p>
            )}
            <Photos photos={found.return_photos} />
          </OrderCardSection>
        </div>
        <div className="flex flex-col gap-4">
          <OutcomeCard found={found} />
          <OrderCard found={found} />
          <StepsCard found={found} />
        </div>
      </div>
    </>
  )
}

/** The pieces that the customer announced, and what became of them. */
function LinesCard({ found }: { found: AdminReturn }) {
  const { t, language } = useLanguage()
  const isReceived = found.state === 'received' || found.state === 'closed'
  return (
    <OrderCardSection id="lines" title={t('adminReturns.pieces')}>
      <ul className="w-full divide-y divide-plaster-line">
        {found.return_lines.map((line) => {
          const { item, quantity } = line
          const choices = choicesText(item.selected_variations, language)
          const missing = quantity - piecesBack(line)
          return (
            <li key={line.order_item_id} className="flex items-center gap-3 py-2.5">
              <LinePicture src={item.image_url} className="w-12" />
              <div className="min-w-0 grow">
                <Link to={adminPaths.product(item.product_id)} className={`${linkClasses} font-medium`}>
                  <bdi>{localized(item, 'name', language)}</bdi>
                </Link>
                {choices !== '' && (
                  <p className="text-sm text-ink-muted">
                    <bdi>{choices}</bdi>
                  </p>
                )}
                <p translate="no" className="text-sm text-ink-muted">
                  {formatNumber(quantity, language)} × <bdi>{formatMoney(item.unit_price, language)}</bdi>
                </p>
                {isReceived && (
                  <p className="flex flex-wrap gap-x-3 text-sm">
                    {line.restocked > 0 && (
                      <span className="text-olive">
                        {t('adminReturns.wasRestocked', { count: line.restocked })}
                      </span>
                    )}
                    {line.damaged > 0 && (
                      <span className="text-brick">
                        {t('adminReturns.wasDamaged', { count: line.damaged })}
                      </span>
                    )}
                    {missing > 0 && (
                      <span className="text-ink-muted">
                        {t('adminReturns.didNotCome', { count: missing })}
                      </span>
                    )}
                  </p>
                )}
              </div>
              <p translate="no" className="shrink-0 font-medium">
                {formatMoney(
                  multiplyMoney(item.unit_price, isReceived ? piecesBack(line) : quantity),
                  language,
                )}
              </p>
            </li>
          )
        })}
      </ul>
      {isReceived && (
        <p className="flex w-full justify-between gap-4 border-t border-plaster-line pt-3 font-medium">
          <span>{t('adminReturns.valueBack')}</span>
          <span translate="no">{formatMoney(valueBack(found), language)}</span>
        </p>
      )}
    </OrderCardSection>
  )
}

function OrderCard({ found: { order } }: { found: AdminReturn }) {
  const { t } = useLanguage()
  return (
    <OrderCardSection id="order" title={t('adminReturns.order')}>
      <p>
        <Link to={adminPaths.order(order.order_number)} className={linkClasses}>
          <Ltr>{order.order_number}</Ltr>
        </Link>
        <span className="block font-medium wrap-anywhere">
          <bdi>{order.contact_name === '' ? t('adminOrders.erased') : order.contact_name}</bdi>
        </span>
      </p>
      {order.phone !== '' && (
        <a href={phoneLink(order.phone)} className={`${linkClasses} gap-2`}>
          <Phone aria-hidden="true" className="size-4" />
          <Ltr>{order.phone}</Ltr>
        </a>
      )}
    </OrderCardSection>
  )
}

/** How it ended: why it was refused or closed without money, the refund, or the order that was sent instead, also one that was cancelled. */
function OutcomeCard({ found }: { found: AdminReturn }) {
  const { t, language } = useLanguage()
  const { order, exchange, cancelled, refusal_reason: refusal, payment_id: paymentId } = found
  const reason = refusal || found.closing_reason
  const refund = order.payments.find(({ id }) => id === paymentId)
  if (reason === '' && exchange === null && cancelled === null && refund === undefined) return null
  return (
    <OrderCardSection id="outcome" title={t('adminReturns.outcome')}>
      {cancelled !== null && <CancelledExchange found={found} cancelled={cancelled} />}
      {reason !== '' && (
        <>
          <p className="text-sm text-ink-muted">
            {t(refusal === '' ? 'adminReturns.closedBecause' : 'adminReturns.refusedBecause')}
          </p>
          <p dir="auto" className="wrap-anywhere whitespace-pre-line">
            <TypedText text={reason} />
          </p>
        </>
      )}
      {refund !== undefined && (
        <p>
          {t('adminReturns.refunded', {
            amount: formatMoney(refund.amount, language),
            way: t(`adminPayments.provider.${refund.provider}`),
          })}
          <Link to={`${adminPaths.order(order.order_number)}#payment`} className={`${linkClasses} flex!`}>
            {t('adminReturns.toRefund')}
          </Link>
          <RestOnFirstOrder order={order} rest={paidWithPieces(found, refund.amount)} />
        </p>
      )}
      {exchange !== null && (
        <p>
          {t('adminReturns.exchangedFor')}{' '}
          <Link to={adminPaths.order(exchange.order_number)} className={linkClasses}>
            <Ltr>{exchange.order_number}</Ltr>
          </Link>
          {exchange.amount_due > 0 && (
            <span className="block text-sm text-ink-muted">
              {t('adminReturns.exchangeDue', { amount: formatMoney(exchange.amount_due, language) })}
            </span>
          )}
        </p>
      )}
      {exchange !== null && found.credit_left > 0 && <CreditLeft found={found} since={exchange.created_at} />}
    </OrderCardSection>
  )
}

type CancelledExchangeProps = { found: AdminReturn; cancelled: NonNullable<AdminReturn['cancelled']> }

/** The order that was to replace the pieces, and what was refunded meanwhile of what it had left. */
function CancelledExchange({ found, cancelled }: CancelledExchangeProps) {
  const { t, language } = useLanguage()
  const refunded = found.state === 'received' ? refundedBefore(found) : 0
  return (
    <p>
      {t('adminReturns.exchangeCancelled')}{' '}
      <Link to={adminPaths.order(cancelled.order_number)} className={linkClasses}>
        <Ltr>{cancelled.order_number}</Ltr>
      </Link>
      {found.state === 'received' && (
        <span className="block text-sm text-ink-muted">{t('adminReturns.waitsAgain')}</span>
      )}
      {refunded > 0 && (
        <span className="block text-sm text-ink-muted">
          {t('adminReturns.refundedBefore', { amount: formatMoney(refunded, language) })}
        </span>
      )}
    </p>
  )
}

/** The part of the value that the exchange, sent at `since`, did not use, until it is given back. */
function CreditLeft({ found, since }: { found: AdminReturn; since: string }) {
  const { t, language } = useLanguage()
  const [open, setOpen] = useState<'refund' | 'close' | null>(null)
  const close = () => setOpen(null)
  const { order, credit_left: left } = found
  const owed = creditOwed(found, since)
  const most = refundable(order.payments)
  const rest = order.exchange_of === null ? 0 : Math.max(subtractMoney(owed, most), 0)
  const unnamed = unnamedRefunds(order.payments, since)
  if (owed === 0) {
    return (
      <p className="text-sm text-ink-muted">
        {t('adminReturns.creditRefunded', { amount: formatMoney(left, language) })}
      </p>
    )
  }
  return (
    <Notice tone="warning">
      {t('adminReturns.creditOwed', { amount: formatMoney(owed, language) })}
      <RestOnFirstOrder order={order} rest={rest} />
      {unnamed > 0 && <p>{t('adminPayments.unnamedRefunds', { amount: formatMoney(unnamed, language) })}</p>}
      {most > 0 && (
        <Button tone="secondary" size="small" onClick={() => setOpen('refund')}>
          {t('adminPayments.refund')}
        </Button>
      )}
      <Button tone="quiet" size="small" onClick={() => setOpen('close')}>
        {t('adminReturns.keepCredit')}
      </Button>
      {open === 'refund' && (
        <RefundDialog order={{ ...order, returns: [found] }} creditOf={found.id} onClose={close} />
      )}
      {open === 'close' && <CloseDialog found={found} owed={owed} onClose={close} />}
    </Notice>
  )
}

function StepsCard({ found }: { found: AdminReturn }) {
  const { t } = useLanguage()
  const { user_id: customer } = found.order
  const actors = found.return_events.flatMap(({ actor }) =>
    actor === null || actor === customer ? [] : [actor],
  )
  const { data: names } = useQuery(asPart(adminOrderQueries.people([...new Set(actors)])))
  const nameOf = (actor: string | null) => {
    if (actor === null || actor === customer) return t('adminOrders.byCustomer')
    return names === undefined ? '' : (names[actor] ?? t('adminOrders.formerMember'))
  }
  return (
    <OrderCardSection id="steps" title={t('adminReturns.steps')}>
      <Timeline entries={returnEntries([found], t, false)} nameOf={nameOf} />
    </OrderCardSection>
  )
}
