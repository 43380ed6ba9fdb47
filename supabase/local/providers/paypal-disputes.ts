import type { Capture } from '../../functions/pay-paypal/client.ts'

/** Of a dispute about a capture: opened or reported again without an outcome, else resolved with PayPal's code of it. */
export type DisputeLever = {
  readonly capture: string
  readonly outcome?: string
  /** The part that is disputed; the whole capture if left out. */
  readonly amount?: string
  /** Until when the shop has to respond; ten days after the dispute was opened if left out, nothing when null. */
  readonly due?: string | null
  /** Whether an event of the capture reports the lost money too. */
  readonly tellCapture?: boolean
}

type StoredDispute = {
  readonly number: number
  readonly opened: number
  updated: number
}

/** PayPal's disputes, in memory: their events are emitted like all others. */
export function createDisputes(emit: (event: object) => void) {
  const disputes = new Map<string, StoredDispute>()

  return (
    { capture: id, outcome, amount, due, tellCapture }: DisputeLever,
    capture: Pick<Capture, 'amount'>,
  ): void => {
    const existing = disputes.get(id)
    const now = Date.now()
    const dispute = existing ?? { number: disputes.size + 1, opened: now, updated: now - 1 }
    // Two events of one millisecond have an order too.
    dispute.updated = Math.max(dispute.updated + 1, now)
    disputes.set(id, dispute)
    const disputed = { ...capture.amount, ...(amount !== undefined && { value: amount }) }
    const kind = outcome !== undefined ? 'RESOLVED' : existing === undefined ? 'CREATED' : 'UPDATED'
    emit({
      event_type: `CUSTOMER.DISPUTE.${kind}`,
      create_time: new Date(now).toISOString(),
      resource: {
        dispute_id: `PP-D-${String(dispute.number)}`,
        create_time: new Date(dispute.opened).toISOString(),
        update_time: new Date(dispute.updated).toISOString(),
        reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
        status: outcome === undefined ? 'WAITING_FOR_SELLER_RESPONSE' : 'RESOLVED',
        dispute_life_cycle_stage: 'CHARGEBACK',
        dispute_channel: 'INTERNAL',
        ...(due !== null && {
          seller_response_due_date: due ?? new Date(dispute.opened + 10 * 86_400_000).toISOString(),
        }),
        dispute_amount: disputed,
        disputed_transactions: [{ seller_transaction_id: id, gross_amount: capture.amount }],
        ...(outcome !== undefined && {
          dispute_outcome: {
            outcome_code: outcome,
            ...(outcome === 'RESOLVED_BUYER_FAVOUR' && { amount_refunded: disputed }),
          },
        }),
      },
    })
    if (tellCapture === true)
      emit({
        event_type: 'PAYMENT.CAPTURE.REVERSED',
        resource: {
          id: `REVERSAL-${String(dispute.number)}`,
          amount: disputed,
          links: [{ rel: 'up', href: `https://paypal.example/v2/payments/captures/${id}` }],
        },
      })
  }
}
