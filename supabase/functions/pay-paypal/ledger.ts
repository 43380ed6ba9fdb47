import { callRpc, fetchApi } from '../_shared/api.ts'
import type { ProviderDeps } from '../_shared/provider.ts'
import type { Capture } from './client.ts'

/** A payment as the ledger holds it, with its order. */
export type LedgerPayment = {
  readonly id: string
  /** MAD. */
  readonly amount: number
  readonly provider_reference: string
  readonly provider_order_id: string
  readonly orders: { readonly payment_token: string; readonly amount_due: number; readonly status: string }
}

type RefundReport = {
  readonly charge_id: string | null
  readonly reference: string
  readonly outcome: 'succeeded' | 'failed'
  readonly amount?: number
  readonly currency?: string
  readonly detail: object
  /** Whether the buyer's bank or PayPal took the money back, not the shop. */
  readonly is_chargeback?: boolean
}

type DisputeReport = {
  readonly charge_id: string
  readonly reference: string
  /** For the shop. */
  readonly outcome: 'open' | 'won' | 'lost'
  readonly amount: number
  readonly currency: string
  readonly opened_at: string
  readonly changed_at: string
  readonly respond_by: string | null
  readonly detail: object
}

/** What the function reads and reports of PayPal's payments. */
export function createLedger(deps: ProviderDeps) {
  async function read<T>(query: Readonly<Record<string, string>>): Promise<T[]> {
    const path = `payments?${new URLSearchParams({ provider: 'eq.paypal', ...query })}`
    const response = await fetchApi(deps, path, { headers: { apikey: deps.secretKey } })
    if (!response.ok) throw new Error(`The ledger returned ${response.status}`)
    return (await response.json()) as T[]
  }

  return {
    report: (
      reference: string,
      outcome: 'succeeded' | 'failed',
      capture: Pick<Capture, 'id' | 'amount'> | null,
      reason?: string,
    ) =>
      callRpc(deps, 'report_payment', {
        provider: 'paypal',
        reference,
        outcome,
        amount: capture === null ? null : Number(capture.amount.value),
        currency: capture?.amount.currency_code ?? null,
        charge_id: capture?.id ?? null,
        detail: { by: 'paypal', ...(reason !== undefined && { reason }) },
      }),

    /** PayPal has accepted a payment or a refund and holds the money back; the ledger waits for it for days. */
    hold: (paymentId: string) =>
      callRpc(deps, 'postpone_payment', {
        payment_id: paymentId,
        error: 'held back by PayPal',
        answered: true,
        held: true,
      }),

    reportRefund: (report: RefundReport) => callRpc(deps, 'report_refund', { provider: 'paypal', ...report }),

    reportDispute: (report: DisputeReport) =>
      callRpc(deps, 'report_dispute', { provider: 'paypal', ...report }),

    /** The payment with this PayPal order. */
    async find(orderId: string): Promise<LedgerPayment | null> {
      const [payment] = await read<LedgerPayment>({
        kind: 'eq.charge',
        provider_order_id: `eq.${orderId}`,
        select:
          'id,amount,provider_reference,provider_order_id,orders!payments_order_id_fkey(payment_token,amount_due,status)',
      })
      return payment ?? null
    },

    /** Whether the shop has ordered a refund with this reference. */
    async hasRefund(reference: string): Promise<boolean> {
      const found = await read({ kind: 'eq.refund', provider_reference: `eq.${reference}`, select: 'id' })
      return found.length > 0
    },
  }
}

export type Ledger = ReturnType<typeof createLedger>
