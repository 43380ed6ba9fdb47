import { addMoney } from '@/lib/money'

type ManifestOrder = {
  order_number: string
  payment_method: string
  amount_due: number
  payments: readonly {
    kind: string
    state: string
    is_reversed: boolean
    amount: number
    provider_reference: string | null
    settled_at: string | null
  }[]
}

/**
 * What the courier collects, or has collected, of an order that was handed over at that time, in MAD: the same before and after
 * the delivery; never what is due of an order that is paid by card or transfer. A delivery that was undone, or was before the
 * parcel was handed over once more, is not on this manifest.
 */
export function cashOf(order: ManifestOrder, handedOverAt: string): number {
  const collected = order.payments.filter(
    (payment) =>
      payment.kind === 'charge' &&
      payment.state === 'succeeded' &&
      !payment.is_reversed &&
      payment.provider_reference === `delivery:${order.order_number}` &&
      Date.parse(payment.settled_at ?? '') >= Date.parse(handedOverAt),
  )
  const due = order.payment_method === 'cash_on_delivery' ? order.amount_due : 0
  return addMoney(due, ...collected.map(({ amount }) => amount))
}
