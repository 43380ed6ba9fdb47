import type { ClaimedPayment, Settled } from '../_shared/provider.ts'
import { declineOf, isDecline, PayPalRefusal, type PayPal, type PayPalOrder } from './client.ts'
import type { Ledger, LedgerPayment } from './ledger.ts'

/** Why PayPal is asked: the buyer has approved, or the job's time has come. */
type Occasion = 'approval' | 'time'

/** Not when it was paid in another way meanwhile, or cancelled, or expired. */
const isDue = ({ amount, orders }: LedgerPayment): boolean => orders.amount_due >= amount

/** Finds out what became of payments and gives money back, for returning buyers and for the scheduler. */
export function createSettlement(client: PayPal, ledger: Ledger) {
  /** Reports the state of a captured order; `postponed` while PayPal still reviews the payment, which the ledger then records. */
  async function reportCapture(payment: LedgerPayment, order: PayPalOrder): Promise<Settled> {
    const capture = order.purchase_units?.[0]?.payments?.captures?.[0]
    // PayPal has captured, so its answer lacks what happened to the money: that is no answer.
    if (capture === undefined) throw new Error('PayPal named no capture')
    if (capture.status === 'PENDING') {
      await ledger.hold(payment.id)
      return 'postponed'
    }
    const failed = capture.status === 'DECLINED' || capture.status === 'FAILED'
    await ledger.report(payment.provider_reference, failed ? 'failed' : 'succeeded', capture)
    return 'reported'
  }

  /** Captures what the buyer has approved. Throws a PayPalRefusal when their bank declines. */
  async function capture(payment: LedgerPayment, order: PayPalOrder, after: Occasion): Promise<Settled> {
    if (!isDue(payment)) {
      await ledger.report(payment.provider_reference, 'failed', null, 'not_due')
      return 'reported'
    }
    // PayPal repeats its answer to a request id, so that the job does not try a declined card every few minutes. What was
    // approved just now may be another card, and whether that changes the order's time is not documented.
    const attempt = after === 'approval' ? crypto.randomUUID() : (order.update_time ?? '')
    const requestId = `capture-${payment.id}-${attempt}`
    try {
      return await reportCapture(payment, await client.capture(payment.provider_order_id, requestId))
    } catch (error) {
      const issue = error instanceof PayPalRefusal ? error.issue : null
      // Another request was faster: its capture succeeded, or was declined.
      if (issue === 'ORDER_ALREADY_CAPTURED')
        return reportCapture(payment, await client.order(payment.provider_order_id))
      if (issue === 'ORDER_NOT_APPROVED') throw declineOf(await client.order(payment.provider_order_id))
      throw error
    }
  }

  async function confirmOrder(payment: LedgerPayment, after: Occasion): Promise<Settled> {
    const order = await client.order(payment.provider_order_id)
    if (order.status === 'COMPLETED') return reportCapture(payment, order)
    if (order.status === 'APPROVED') return capture(payment, order, after)
    // PayPal reported the approval to the webhook first, whose capture was declined.
    if (order.status === 'PAYER_ACTION_REQUIRED' && after === 'approval' && isDue(payment))
      throw declineOf(order)
    if (order.status !== 'VOIDED') return 'waiting'
    await ledger.report(payment.provider_reference, 'failed', null, 'voided')
    return 'reported'
  }

  return {
    confirmOrder,

    async confirm({ reference, provider_order_id: orderId }: ClaimedPayment): Promise<Settled> {
      // Without an order the buyer never got as far as PayPal.
      const payment = orderId === null ? null : await ledger.find(orderId)
      if (payment === null) return 'waiting'
      try {
        return await confirmOrder(payment, 'time')
      } catch (error) {
        // PayPal has answered: the buyer may choose another card until the hold ends.
        if (isDecline(error)) return 'declined'
        if (!(error instanceof PayPalRefusal)) throw error
        // Only an order that PayPal no longer has is lost. Permissions and the like get fixed, and the request is repeated.
        if (error.status !== 404) throw error
        await ledger.report(reference, 'failed', null, 'gone')
        return 'reported'
      }
    },

    async refund(claimed: ClaimedPayment): Promise<Settled> {
      const report = (outcome: 'succeeded' | 'failed', detail: object) =>
        ledger.reportRefund({
          charge_id: claimed.charge_id,
          reference: claimed.reference,
          outcome,
          detail: { by: 'paypal', ...detail },
        })
      try {
        const done = await client.refund(claimed.charge_id ?? '', claimed.payment_id, {
          amount: { value: claimed.charged_amount?.toFixed(2), currency_code: claimed.charged_currency },
          custom_id: claimed.reference,
        })
        if (done.status === 'PENDING') {
          await ledger.hold(claimed.payment_id)
          return 'postponed'
        }
        // A status that is not known is no failure, after which the shop would give the money back a second time.
        if (!['COMPLETED', 'FAILED', 'CANCELLED'].includes(done.status)) return 'waiting'
        await report(done.status === 'COMPLETED' ? 'succeeded' : 'failed', { refund_id: done.id })
      } catch (error) {
        if (!(error instanceof PayPalRefusal)) throw error
        // The shop's balance can be filled, and its permissions fixed. 409: the same request is still under way.
        if (error.status === 403 || error.status === 409 || error.issue.includes('INSUFFICIENT')) throw error
        await report('failed', { reason: 'refused', issue: error.issue })
      }
      return 'reported'
    },
  }
}

export type Settlement = ReturnType<typeof createSettlement>
