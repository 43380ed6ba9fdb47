import { useMutation } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import {
  formatAdjustment,
  formatMoney,
  formatNumber,
  formatShortDate,
  formatShortDateTime,
} from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import type { PlainMessageKey, Translate } from '@/i18n/message-types'
import { ConfirmDialog } from '@/admin/confirm-dialog'
import type { AdminOrder } from '@/admin/orders/queries'
import type { Json } from '@/lib/database.types'
import { isRecord } from '@/lib/json'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { isHosted } from '@/payments/providers'
import { TypedText } from '@/ui/typed-text'
import { paymentMutations } from './mutations'
import { PaymentKindBadge, PaymentStateBadge } from './payment-badges'
import type { OrderSums } from './changed-sums'
import { ProviderRefundDialog } from './provider-refund-dialog'
import { restOfCharge } from './refundable'

type Payment = AdminOrder['payments'][number]

type LedgerListProps = {
  order: Pick<AdminOrder, 'status' | 'payments' | 'order_items'> & OrderSums
  /** The display name of an actor. */
  nameOf: (actor: string | null) => string
}

/** The payments and refunds of an order, newest first, each with what became of it. */
export function LedgerList({ order, nameOf }: LedgerListProps) {
  const { t } = useLanguage()
  if (order.payments.length === 0) return <p className="text-ink-muted">{t('adminPayments.noPayments')}</p>
  return (
    <ul className="w-full divide-y divide-plaster-line border-y border-plaster-line">
      {order.payments.map((payment) => (
        <li key={payment.id} className="flex flex-col gap-1 py-3">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <PaymentKindBadge kind={payment.kind} isChargeback={isChargeback(payment)} />
            <span>{t(`adminPayments.provider.${payment.provider}`)}</span>
            {payment.is_reversed ? (
              <Badge>{t('adminPayments.reversed')}</Badge>
            ) : (
              <PaymentStateBadge state={payment.state} />
            )}
            <span className="ms-auto text-lg font-medium whitespace-nowrap">
              <SignedAmount {...payment} />
            </span>
          </div>
          <p className="flex flex-wrap gap-x-3 text-sm text-ink-muted">
            <PaymentDay payment={payment} />
            <VisibleReference payment={payment} />
          </p>
          <Charged payment={payment} />
          <RefundedPieces payment={payment} order={order} />
          {payment.last_error !== null && payment.state === 'pending' && (
            <p dir="auto" className="text-sm wrap-anywhere text-brick">
              {payment.last_error}
            </p>
          )}
          <Events events={payment.payment_events} nameOf={nameOf} />
          {isReversible(payment) && <ReverseButton payment={payment} />}
          {isHosted(payment.provider) && payment.kind === 'charge' && (
            <ProviderRefundButton
              order={order}
              charge={payment}
              rest={restOfCharge(order.payments, payment)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

/** The day on which the money moved; of what has not, when it was begun. */
export function PaymentDay({ payment }: { payment: Pick<Payment, 'received_on' | 'created_at'> }) {
  const { language } = useLanguage()
  const { received_on: day, created_at: begun } = payment
  return day === null ? (
    <time dateTime={begun}>{formatShortDateTime(begun, language)}</time>
  ) : (
    <time dateTime={day}>{formatShortDate(`${day}T12:00:00Z`, language)}</time>
  )
}

type Referenced = Pick<
  Payment,
  'kind' | 'provider' | 'provider_reference' | 'provider_charge_id' | 'bank_text'
>

/**
 * The name of a payment at the bank or the provider: the bank's own text, or what the provider's back office lists. Keys
 * that the shop makes up for itself, against recording a form twice, are no reference.
 */
export function visibleReference({
  kind,
  provider,
  provider_reference: reference,
  provider_charge_id: chargeId,
  bank_text: text,
}: Referenced): string {
  if (text !== '') return text
  if (!isHosted(provider)) return ''
  return kind === 'refund' ? (chargeId ?? '') : reference
}

export function VisibleReference({ payment }: { payment: Referenced }) {
  const reference = visibleReference(payment)
  return reference === '' ? null : (
    <bdi className="text-sm wrap-anywhere">
      <TypedText text={reference} />
    </bdi>
  )
}

/** What an admin recorded; a delivery is taken back with its status, and providers report what has happened. */
const isReversible = ({
  kind,
  provider,
  state,
  is_reversed: isReversed,
  provider_reference: reference,
}: Payment) =>
  kind === 'charge' &&
  state === 'succeeded' &&
  !isReversed &&
  !isHosted(provider) &&
  !reference.startsWith('delivery:')

const isChargeback = ({ kind, payment_events: events }: Payment) =>
  kind === 'reversal' && events.some(({ detail }) => textOf(detail, 'reason') === 'chargeback')

function ProviderRefundButton(props: Omit<ComponentProps<typeof ProviderRefundDialog>, 'onClose'>) {
  const { t } = useLanguage()
  // A dialog that is open stays when nothing is left meanwhile, and says so.
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {props.rest > 0 && (
        <Button tone="secondary" size="small" className="self-start" onClick={() => setOpen(true)}>
          {t('adminPayments.providerRefund')}
        </Button>
      )}
      {isOpen && <ProviderRefundDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function ReverseButton({ payment }: { payment: Payment }) {
  const { t, language } = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const reverse = useMutation(paymentMutations.reverse())
  return (
    <>
      <Button tone="secondary" size="small" className="self-start" onClick={() => setOpen(true)}>
        {t('adminPayments.reverse')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('adminPayments.reverseTitle', { amount: formatMoney(payment.amount, language) })}
        confirm={t('adminPayments.reverseConfirm')}
        busy={reverse.isPending}
        onConfirm={() => reverse.mutate(payment.id, { onSettled: () => setOpen(false) })}
      >
        <p>{t('adminPayments.reverseText')}</p>
      </ConfirmDialog>
    </>
  )
}

/** An amount in MAD; what was given back or booked by mistake carries a minus sign. */
export function SignedAmount({ kind, amount }: Pick<Payment, 'kind' | 'amount'>) {
  const { language } = useLanguage()
  return (
    <bdi translate="no">
      {kind === 'charge' ? formatMoney(amount, language) : formatAdjustment(-amount, language)}
    </bdi>
  )
}

type ChargedProps = { payment: Pick<Payment, 'charged_amount' | 'charged_currency' | 'rate'> }

/** What the buyer's account was charged, where that is another currency. */
export function Charged({
  payment: { charged_amount: amount, charged_currency: currency, rate },
}: ChargedProps) {
  const { t, language } = useLanguage()
  if (amount === null || currency === null || rate === null) return null
  return (
    <p className="text-sm text-ink-muted">
      {t('adminPayments.charged', {
        amount: `${amount.toFixed(2)}\u00A0${currency}`,
        rate: formatNumber(rate, language),
      })}
    </p>
  )
}

/** What becomes of the pieces that a refund puts back into stock; a cancelled order has given back all of them. */
function restockingOf(
  { state }: Pick<Payment, 'state'>,
  { status }: Pick<AdminOrder, 'status'>,
): PlainMessageKey | null {
  if (status === 'cancelled' || state === 'succeeded') return 'adminPayments.restocked'
  return state === 'pending' ? 'adminPayments.restockWhenDone' : null
}

function RefundedPieces({ payment, order }: { payment: Payment } & Pick<LedgerListProps, 'order'>) {
  const { t, language } = useLanguage()
  if (payment.refund_lines.length === 0) return null
  const restocking = restockingOf(payment, order)
  const pieces = payment.refund_lines
    .map(({ order_item_id: id, quantity, restocked }) => {
      const item = order.order_items.find((each) => each.id === id)
      const name = item === undefined ? '' : localized(item, 'name', language)
      return `${quantity} × ${name}${restocked && restocking !== null ? ` (${t(restocking)})` : ''}`
    })
    .join(language === 'ar' ? '، ' : ', ')
  return <p className="text-sm">{t('adminPayments.forPieces', { pieces })}</p>
}

const BY: Readonly<Record<string, PlainMessageKey>> = {
  buyer: 'adminPayments.by.buyer',
  delivery: 'adminPayments.by.delivery',
  'delivery undone': 'adminPayments.by.deliveryUndone',
  mistake: 'adminPayments.by.mistake',
  cancellation: 'adminPayments.by.cancellation',
  provider: 'adminPayments.by.provider',
  at_provider: 'adminPayments.by.atProvider',
}

const REASONS: Readonly<Record<string, PlainMessageKey>> = {
  'paid twice': 'adminPayments.reasonPaidTwice',
  already_paid: 'adminPayments.reasonAlreadyPaid',
  not_due: 'adminPayments.reasonNotDue',
  abandoned: 'adminPayments.reasonAbandoned',
  no_answer: 'adminPayments.reasonNoAnswer',
  chargeback: 'adminPayments.reasonChargeback',
  dispute_won: 'adminPayments.reasonDisputeWon',
  booked_by_hand: 'adminPayments.reasonBookedByHand',
  denied: 'adminPayments.reasonDenied',
  gone: 'adminPayments.reasonGone',
  voided: 'adminPayments.reasonVoided',
  refused: 'adminPayments.reasonRefused',
}

/** A reason as people read it: one that the database gives in words, one that an admin wrote as it is. */
export function reasonText(reason: string | null, t: Translate): string {
  const text = REASONS[reason ?? '']
  return text === undefined ? (reason ?? '') : t(text)
}

function textOf(detail: Json, name: string): string {
  if (!isRecord(detail)) return ''
  const value = detail[name]
  return typeof value === 'string' ? value : ''
}

function Events({ events, nameOf }: { events: Payment['payment_events'] } & Pick<LedgerListProps, 'nameOf'>) {
  const { t, language } = useLanguage()
  const wordsOf = (detail: Json, actor: string | null) => {
    const by = BY[textOf(detail, 'by')]
    return [
      by === undefined ? (actor === null ? '' : nameOf(actor)) : t(by),
      reasonText(textOf(detail, 'reason'), t),
      // The provider's own code, by which its manual explains a refusal.
      textOf(detail, 'issue'),
      textOf(detail, 'note'),
    ].filter((words) => words !== '')
  }
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-8 cursor-pointer items-center text-majolica pointer-coarse:min-h-11">
        {t('adminPayments.events')}
      </summary>
      <ol className="flex flex-col gap-1.5">
        {[...events]
          .sort((one, other) => one.id - other.id)
          .map(({ id, to_state: state, detail, actor, created_at: at }) => (
            <li key={id} className="flex flex-wrap gap-x-2">
              <span className="font-medium">{t(`adminPayments.state.${state}`)}</span>
              <time dateTime={at} className="text-ink-muted">
                {formatShortDateTime(at, language)}
              </time>
              {wordsOf(detail, actor).map((words, index) => (
                <span key={index} className="wrap-anywhere">
                  ·{' '}
                  <bdi>
                    <TypedText text={words} />
                  </bdi>
                </span>
              ))}
            </li>
          ))}
      </ol>
    </details>
  )
}
