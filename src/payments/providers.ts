import { isDomestic } from '@/lib/countries'
import type { Database } from '@/lib/database.types'

export type PaymentMethod = Database['public']['Enums']['payment_method']
export type PaymentProvider = Database['public']['Enums']['payment_provider']

/** What screens may expect of a provider: `payment_providers`, where each column is explained and by which the database decides. */
type Capabilities = {
  readonly flow: 'at_delivery' | 'manual' | 'hosted'
  readonly chargesDirhams: boolean
  readonly refundsByApi: boolean
  readonly needsEmail: boolean
}

/** Every provider, in the order in which the admin lists them; a test compares them with the database. */
export const PROVIDERS = {
  transfer: { flow: 'manual', chargesDirhams: true, refundsByApi: false, needsEmail: false },
  cash: { flow: 'at_delivery', chargesDirhams: true, refundsByApi: false, needsEmail: false },
  cmi: { flow: 'hosted', chargesDirhams: true, refundsByApi: false, needsEmail: true },
  paypal: { flow: 'hosted', chargesDirhams: false, refundsByApi: true, needsEmail: false },
} as const satisfies Readonly<Record<PaymentProvider, Capabilities>>

type Hosted<P extends PaymentProvider = PaymentProvider> = P extends unknown
  ? (typeof PROVIDERS)[P]['flow'] extends 'hosted'
    ? P
    : never
  : never
export type HostedProvider = Hosted

/** Through whom each way to pay goes, in the order in which buyers choose; a test compares them with the database. */
export const PROVIDER_OF = {
  cash_on_delivery: 'cash',
  card: 'cmi',
  paypal: 'paypal',
  bank_transfer: 'transfer',
} as const satisfies Readonly<Record<PaymentMethod, PaymentProvider>>

type OfHosted<M extends PaymentMethod = PaymentMethod> = M extends unknown
  ? (typeof PROVIDER_OF)[M] extends HostedProvider
    ? M
    : never
  : never
/** A way to pay on a provider's own pages. */
export type OnlineMethod = OfHosted

export const PAYMENT_METHODS = Object.keys(PROVIDER_OF) as [PaymentMethod, ...PaymentMethod[]]
export const PAYMENT_PROVIDERS = Object.keys(PROVIDERS) as [PaymentProvider, ...PaymentProvider[]]

/** Whether buyers pay on the provider's own pages, so that it has references of its own. */
export const isHosted = (provider: PaymentProvider): provider is HostedProvider =>
  PROVIDERS[provider].flow === 'hosted'

/** Whether the order is paid on a provider's page, right after it was placed. */
export const isPaidOnline = (method: PaymentMethod): method is OnlineMethod => isHosted(PROVIDER_OF[method])

/** Whether this order, with its total in MAD, is paid there: one that costs nothing is not. */
export const isToPayOnline = (order: { payment_method: PaymentMethod; total_amount: number }): boolean =>
  order.total_amount !== 0 && isPaidOnline(order.payment_method)

/** Whether this order, with its total in MAD, is paid before it is delivered: on a provider's page, or by a transfer. */
export const isPaidBeforeDelivery = (order: {
  payment_method: PaymentMethod
  total_amount: number
}): boolean => order.total_amount !== 0 && PROVIDERS[PROVIDER_OF[order.payment_method]].flow !== 'at_delivery'

/** Whether the buyer's email address is required for this way to pay: also of a guest in Morocco. */
export const needsEmail = (method: PaymentMethod): boolean => PROVIDERS[PROVIDER_OF[method]].needsEmail

/** Whether an admin returns the money and then records it; otherwise the provider makes the refund. */
export const isRefundedByHand = (provider: PaymentProvider): boolean => !PROVIDERS[provider].refundsByApi

/** A way to pay that the shop offers: `countries` is `all`, `morocco` or `abroad`. */
export type OfferedMethod = { method: PaymentMethod; countries: string }

/** The ways to pay for an order to this country, in the shop's order; the first one is preselected. */
export function methodsFor(offered: readonly OfferedMethod[], country: string): PaymentMethod[] {
  const area = isDomestic(country) ? 'morocco' : 'abroad'
  return offered
    .filter(({ countries }) => countries === 'all' || countries === area)
    .map(({ method }) => method)
}
