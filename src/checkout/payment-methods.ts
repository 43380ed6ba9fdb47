import { paths } from '@/paths'
import { isToPayOnline, type PaymentMethod } from '@/payments/providers'

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
