import type { Money } from './client.ts'
import type { Ledger } from './ledger.ts'

/** What PayPal's webhooks say of a dispute, in every one of its stages: inquiry, claim, chargeback, arbitration. */
export type Dispute = {
  readonly dispute_id?: string
  readonly status?: string
  readonly create_time?: string
  readonly update_time?: string
  readonly reason?: string
  readonly dispute_life_cycle_stage?: string
  readonly seller_response_due_date?: string
  readonly dispute_amount?: Money
  readonly dispute_outcome?: { readonly outcome_code?: string; readonly amount_refunded?: Money }
  readonly disputed_transactions?: readonly {
    readonly seller_transaction_id?: string
    readonly gross_amount?: Money
  }[]
}

/** How a resolved dispute ended for the shop. With a payout, PayPal paid the buyer from its own pocket. */
const OUTCOMES: Readonly<Record<string, 'won' | 'lost'>> = {
  RESOLVED_BUYER_FAVOUR: 'lost',
  RESOLVED_BUYER_FAVOR: 'lost',
  ACCEPTED: 'lost',
  RESOLVED_SELLER_FAVOUR: 'won',
  RESOLVED_SELLER_FAVOR: 'won',
  RESOLVED_WITH_PAYOUT: 'won',
  CANCELED_BY_BUYER: 'won',
  DENIED: 'won',
  NONE: 'won',
}

/** An unrecognised outcome keeps the order from being sent until an admin has looked. */
const outcomeOf = ({ status, dispute_outcome: outcome }: Dispute): 'open' | 'won' | 'lost' =>
  status === 'RESOLVED' ? (OUTCOMES[outcome?.outcome_code ?? ''] ?? 'open') : 'open'

/** Reports a dispute for each charge that it is about. The event's type says nothing: a late one has the dispute as it was. */
export async function reportDispute(ledger: Ledger, dispute: Dispute, sentAt?: string): Promise<void> {
  const outcome = outcomeOf(dispute)
  const opened = dispute.create_time ?? sentAt
  const transactions = dispute.disputed_transactions ?? []
  for (const { seller_transaction_id: charge, gross_amount: gross } of transactions) {
    // What is disputed, or refunded, is reported for the whole dispute: of several charges, each is disputed whole.
    const refunded = outcome === 'lost' ? dispute.dispute_outcome?.amount_refunded : undefined
    const amount = transactions.length === 1 ? (refunded ?? dispute.dispute_amount ?? gross) : gross
    if (dispute.dispute_id === undefined || charge === undefined || amount === undefined || !opened)
      throw new Error('A dispute without its id, charge, amount or time')
    await ledger.reportDispute({
      charge_id: charge,
      reference: dispute.dispute_id,
      outcome,
      amount: Number(amount.value),
      currency: amount.currency_code,
      opened_at: opened,
      changed_at: dispute.update_time ?? opened,
      respond_by: dispute.seller_response_due_date ?? null,
      detail: {
        by: 'webhook',
        claim: dispute.reason,
        stage: dispute.dispute_life_cycle_stage,
        outcome: dispute.dispute_outcome?.outcome_code,
      },
    })
  }
}
