import { mutationOptions } from '@tanstack/react-query'
import { INVALIDATED_KEYS } from '@/admin/orders/mutations'
import { adminOrderQueries } from '@/admin/orders/queries'
import type { Database } from '@/lib/database.types'
import { AppError, toAppError, unwrap } from '@/lib/errors'
import { addMoney } from '@/lib/money'
import { supabase } from '@/lib/supabase'
import { adminPaymentQueries } from './queries'
import type { RefundLine, RefundProvider } from './refundable'
import type { BookingKind } from './schema'

type Payment = Database['public']['Tables']['payments']['Row']
export type ReceivingProvider = Database['public']['Enums']['payment_provider']

/** The queries that show what payments change. */
export const MONEY_KEYS = [...INVALIDATED_KEYS, [...adminOrderQueries.lists]]

/** The sums of the order as they were shown; when they have changed, the request rejects with edit_conflict. In MAD. */
export type SeenSums = { seenPaid: number; seenRefunded: number }

export type ReceivedPayment = {
  orderId: string
  provider: ReceivingProvider
  /** The same reference is recorded once. */
  reference: string
  /** What the bank or the receipt says. */
  bankText?: string
  /** In MAD. */
  amount: number
  /** A day of the shop, YYYY-MM-DD. */
  receivedOn: string
  note: string
} & Partial<SeenSums>

async function recordPayment({
  orderId,
  provider,
  reference,
  bankText = '',
  amount,
  receivedOn,
  note,
  seenPaid,
  seenRefunded,
}: ReceivedPayment) {
  const client = await supabase()
  unwrap(
    await client.rpc('record_payment', {
      order_id: orderId,
      provider,
      reference,
      amount,
      received_on: receivedOn,
      note,
      bank_text: bankText,
      ...(seenPaid !== undefined && { seen_paid: seenPaid }),
      ...(seenRefunded !== undefined && { seen_refunded: seenRefunded }),
    }),
  )
}

/**
 * A reference that only this form has belongs to another amount when an earlier request of the form, whose answer was lost, has
 * recorded that: the sums that the form shows are out of date.
 */
function ownConflict(error: unknown): AppError {
  const failure = toAppError(error)
  return failure.code === 'payment_mismatch' ? new AppError('edit_conflict', { cause: error }) : failure
}

/** A line of a bank statement with the order that it pays, and what became of it. */
export type StatementResult = { reference: string; error: AppError | null }

export const paymentMutations = {
  /** Resolves to whether the payment was recorded before, so that this request changed nothing. */
  record: () =>
    mutationOptions({
      meta: { invalidates: MONEY_KEYS, ownErrors: true },
      mutationFn: async ({
        hasOwnReference,
        ...payment
      }: ReceivedPayment & {
        /** Made by the form, since none was typed. */
        hasOwnReference: boolean
      }): Promise<{ isRecorded: boolean }> => {
        const client = await supabase()
        const existing = unwrap(
          await client
            .from('payments')
            .select('id')
            .eq('provider', payment.provider)
            .eq('kind', 'charge')
            .eq('provider_reference', payment.reference)
            .eq('state', 'succeeded')
            .eq('is_reversed', false),
        )
        await recordPayment(payment).catch((error: unknown) => {
          throw hasOwnReference ? ownConflict(error) : error
        })
        return { isRecorded: existing.length > 0 }
      },
    }),

  /**
   * Records each line by itself, so that one that is refused does not stop the others. The sums that were seen are those before the
   * first line of an order.
   */
  recordStatement: () =>
    mutationOptions({
      meta: { invalidates: MONEY_KEYS, ownErrors: true },
      mutationFn: async (payments: readonly ReceivedPayment[]): Promise<StatementResult[]> => {
        const results: StatementResult[] = []
        const added = new Map<string, number>()
        for (const payment of payments) {
          const { orderId, amount, seenPaid } = payment
          const before = added.get(orderId) ?? 0
          try {
            await recordPayment({
              ...payment,
              ...(seenPaid !== undefined && { seenPaid: addMoney(seenPaid, before) }),
            })
            added.set(orderId, addMoney(before, amount))
            results.push({ reference: payment.reference, error: null })
          } catch (error) {
            results.push({ reference: payment.reference, error: toAppError(error) })
          }
        }
        return results
      },
    }),

  /** Amount in MAD. A request that is repeated with its reference, which only its form has, changes nothing. */
  refund: () =>
    mutationOptions({
      meta: { invalidates: MONEY_KEYS, ownErrors: true },
      mutationFn: async (
        refund: {
          orderId: string
          provider: RefundProvider
          reference: string
          amount: number
          reason: string
          lines: readonly RefundLine[]
          /** Of a refund by hand, a day of the shop, YYYY-MM-DD. */
          receivedOn: string | null
          /** It is meant that the amount is not what the pieces cost. */
          isOtherAmount: boolean
          /** The return whose exchange left this amount. */
          creditOf?: string
        } & SeenSums,
      ): Promise<Payment> => {
        const client = await supabase()
        try {
          return unwrap(
            await client.rpc('refund_order', {
              order_id: refund.orderId,
              provider: refund.provider,
              reference: refund.reference,
              amount: refund.amount,
              reason: refund.reason,
              lines: [...refund.lines],
              seen_paid: refund.seenPaid,
              seen_refunded: refund.seenRefunded,
              ...(refund.receivedOn !== null && { received_on: refund.receivedOn }),
              ...(refund.isOtherAmount && { other_amount: true }),
              ...(refund.creditOf !== undefined && { credit_of: refund.creditOf }),
            }),
          ) as unknown as Payment
        } catch (error) {
          throw ownConflict(error)
        }
      },
    }),

  /** Takes back a payment that was booked by mistake. */
  reverse: () =>
    mutationOptions({
      meta: { invalidates: MONEY_KEYS, successText: 'adminPayments.reversedToast' },
      mutationFn: async (paymentId: string) => {
        const client = await supabase()
        unwrap(await client.rpc('reverse_payment', { payment_id: paymentId }))
      },
    }),

  /** `lastDay` is a day of the shop, YYYY-MM-DD. */
  extendHold: () =>
    mutationOptions({
      meta: { invalidates: MONEY_KEYS, successText: 'adminPayments.holdExtended', ownErrors: true },
      mutationFn: async ({ orderId, lastDay }: { orderId: string; lastDay: string }) => {
        const client = await supabase()
        unwrap(await client.rpc('extend_hold', { order_id: orderId, last_day: lastDay }))
      },
    }),

  /** The shop keeps so much of a cancelled order's money, in MAD. */
  keep: () =>
    mutationOptions({
      meta: { invalidates: MONEY_KEYS, successText: 'adminPayments.keptToast', ownErrors: true },
      mutationFn: async (kept: { orderId: string; amount: number; reason: string } & SeenSums) => {
        const client = await supabase()
        unwrap(
          await client.rpc('keep_payment', {
            order_id: kept.orderId,
            amount: kept.amount,
            reason: kept.reason,
            seen_paid: kept.seenPaid,
            seen_refunded: kept.seenRefunded,
          }),
        )
      },
    }),

  /** Records a refund that was made at the provider, or a chargeback; no request is sent to the provider. In MAD. */
  recordProviderRefund: () =>
    mutationOptions({
      meta: {
        invalidates: MONEY_KEYS,
        successText: 'adminPayments.refundRecorded',
        ownErrors: true,
      },
      mutationFn: async (
        refund: {
          paymentId: string
          isChargeback: boolean
          reference: string
          amount: number
          receivedOn: string
          reason: string
        } & SeenSums,
      ) => {
        const client = await supabase()
        unwrap(
          await client.rpc('record_provider_refund', {
            payment_id: refund.paymentId,
            is_chargeback: refund.isChargeback,
            reference: refund.reference,
            amount: refund.amount,
            received_on: refund.receivedOn,
            reason: refund.reason,
            seen_paid: refund.seenPaid,
            seen_refunded: refund.seenRefunded,
          }),
        )
      },
    }),

  /** Writes what a provider reported into the ledger, and resolves the difference. Amount in MAD. */
  bookDifference: () =>
    mutationOptions({
      meta: { invalidates: MONEY_KEYS, successText: 'adminPayments.booked', ownErrors: true },
      mutationFn: async (booking: {
        id: number
        kind: BookingKind
        amount: number
        receivedOn: string
        orderNumber: string
        note: string
      }) => {
        const client = await supabase()
        unwrap(
          await client.rpc('book_payment_difference', {
            difference_id: booking.id,
            kind: booking.kind,
            amount: booking.amount,
            received_on: booking.receivedOn,
            order_number: booking.orderNumber,
            note: booking.note,
          }),
        )
      },
    }),

  resolveDifference: () =>
    mutationOptions({
      meta: {
        invalidates: [[...adminPaymentQueries.all]],
        successText: 'adminPayments.resolved',
        ownErrors: true,
      },
      mutationFn: async ({ id, note }: { id: number; note: string }) => {
        const client = await supabase()
        unwrap(await client.rpc('resolve_payment_difference', { difference_id: id, note }))
      },
    }),
}
