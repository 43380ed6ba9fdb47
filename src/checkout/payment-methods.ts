import { paths } from '@/paths'
import { isToPayOnline, type PaymentMethod } from '@/payments/providers'
import type { Country } from './countries'

/** A way to pay that the shop offers: `countries` is `all`, `morocco` or `abroad`. */
export type OfferedMethod = { method: PaymentMethod; countries: string }

/** The ways to pay for an order to this country, in the shop's order; the first one is preselected. */
export function methodsFor(offered: readonly OfferedMethod[], country: Country): PaymentMethod[] {
  const area = country === 'morocco' ? 'morocco' : 'abroad'
  return offered
    .filter(({ countries }) => countries === 'all' || countries === area)
    .map(({ method }) => method)
}

/** The chosen way to pay where it is possible, otherwise the preselected one; the chosen one when none is possible. */
export function possibleMethod(possible: readonly PaymentMethod[], chosen: PaymentMethod): PaymentMethod {
  return possible.includes(chosen) ? chosen : (possible[0] ?? chosen)
}

/** `total_amount` in MAD. */
export type PlacedOrder = {
  order_number: string
  payment_method: PaymentMethod
  payment_token: string
  total_amount: number
}

/**
 * The page that follows the checkout: the payment page where it is paid online, the confirmation otherwise. `start` leaves for
 * the provider at once; an order that was placed before may have been paid meanwhile, so its buyer is shown that page first.
 */
export function pathAfterOrder(order: PlacedOrder, { start }: { start: boolean }): string {
  const { order_number, payment_method, payment_token } = order
  if (!isToPayOnline(order)) return paths.orderSuccess(order_number)
  return paths.pay(payment_token, start ? { start: payment_method } : {})
}
