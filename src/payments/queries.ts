import { queryOptions } from '@tanstack/react-query'
import type { Database } from '@/lib/database.types'
import { unwrap } from '@/lib/errors'
import { polled } from '@/lib/reread'
import { publicData } from '@/lib/supabase'
import type { InvoicePayment } from '@/orders/invoice-queries'
import { orderQueries, type TrackedOrder } from '@/orders/queries'
import type { HostedProvider, PaymentMethod } from './providers'

/** The account that a transfer goes to; an empty text where the shop gave none. */
export type TransferAccount = { holder: string; bank: string; rib: string; iban: string; bic: string }

/** What the RPC `payment_page` returns. Amounts in MAD. */
export type PaymentPage = {
  order_id: string
  order_number: string
  tracking_token: string
  status: Database['public']['Enums']['order_status']
  payment_method: PaymentMethod
  payment_status: Database['public']['Enums']['order_payment_status']
  subtotal: number
  delivery_fee: number
  gift_fee: number
  discount_amount: number
  tax_amount: number
  total_amount: number
  paid_amount: number
  refunded_amount: number
  amount_due: number
  amount_to_refund: number
  /** Until when the pieces are held unpaid. */
  payment_due_at: string | null
  /** Cancelled because it was not paid in time. */
  is_expired: boolean
  /** The ways to pay that are offered for this order, cash excepted. */
  methods: PaymentMethod[]
  transfer: TransferAccount | null
  last_attempt: {
    provider: HostedProvider
    state: Database['public']['Enums']['payment_state']
    created_at: string
    /** The provider has the buyer's money and holds it back for a review. */
    is_held: boolean
  } | null
  /** How the money came, one for each payment. */
  ways: InvoicePayment['way'][]
  is_pickup: boolean
  min_days: number | null
  max_days: number | null
  promised_from: string | null
  lines: (TrackedOrder['lines'][number] & { line_total: number })[]
  /** Whether the buyer is sent emails about the order. */
  gets_email: boolean
  /** Whether the order is in an account; a guest's is not. */
  has_account: boolean
  proofs: number
  invoices: {
    number: string
    kind: Database['public']['Enums']['invoice_kind']
    issued_at: string
    total_amount: number
  }[]
}

const FAST_POLL_MS = 2000
const SLOW_POLL_MS = 15_000
const FAST_POLLS_FOR_MS = 120_000

/** Whether the provider has yet to report the payment that the buyer has just made. */
export const isAwaited = (page: PaymentPage): boolean =>
  page.amount_due > 0 && page.last_attempt?.state === 'pending'

type HeldPage = PaymentPage & { last_attempt: NonNullable<PaymentPage['last_attempt']> }

/** Whether the provider has the money that is due and holds it back, so that paying again would be paying twice. */
export const isHeld = (page: PaymentPage): page is HeldPage =>
  isAwaited(page) && page.last_attempt?.is_held === true

export const paymentQueries = {
  /**
   * What is owed of the order with this payment token; null when there is none. A buyer who came back from a provider at
   * `returnedAt` (milliseconds) sees the report as soon as it is there: polled every two seconds, after two minutes every 15.
   */
  page: (token: string, returnedAt: number | null) =>
    queryOptions({
      queryKey: [...orderQueries.all, 'payment', token],
      staleTime: 0,
      queryFn: async ({ signal }) =>
        unwrap(await publicData().rpc('payment_page', { token }).abortSignal(signal)) as PaymentPage | null,
      refetchOnWindowFocus: 'always',
      refetchInterval: polled<PaymentPage | null>((page) => {
        if (page == null || !isAwaited(page)) return false
        const isFresh = returnedAt !== null && Date.now() - returnedAt < FAST_POLLS_FOR_MS
        return isFresh ? FAST_POLL_MS : SLOW_POLL_MS
      }),
    }),
}
