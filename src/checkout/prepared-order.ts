import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Quote } from '@/cart/queries'
import { toAppError, unwrap } from '@/lib/errors'
import { publicData } from '@/lib/supabase'
import { orderQueries } from '@/orders/queries'
import type { PaymentMethod } from '@/payments/providers'
import type { PlacedOrder } from './payment-methods'
import { type CheckoutValues, orderContact } from './schema'

/** What the shop prepared for a customer, as `draft_page` returns it; amounts in MAD. */
export type PreparedOrder =
  | {
      state: 'open'
      contact: Partial<Record<string, string>>
      notes: string
      payment_method: PaymentMethod
      quote: Quote & { discount_amount: number }
    }
  | (PlacedOrder & { state: 'placed'; tracking_token: string; amount_due: number })
  | { state: 'expired' }
  /** The shop has stopped delivering to the country of the order. */
  | { state: 'unserved' }

const keyOf = (token: string) => [...orderQueries.all, 'prepared', token] as const

/** Null when there is no such link. Its price is for the given city, otherwise for that of its contact. */
export const preparedOrderQuery = (token: string, city: string | null = null) =>
  queryOptions({
    queryKey: [...keyOf(token), city],
    queryFn: async ({ signal }): Promise<PreparedOrder | null> => {
      const answer = await publicData()
        .rpc('draft_page', { token, ...(city !== null && { city }) })
        .abortSignal(signal)
      if (answer.error !== null && toAppError(answer.error).details.field === 'country')
        return { state: 'unserved' }
      return unwrap(answer) as PreparedOrder | null
    },
  })

/**
 * Places the order; a second time returns the same one. `expectedTotal` in MAD: when the order costs something else, the error
 * `price_changed` has the quote in its details.
 */
export const completeOrderMutation = (token: string) =>
  mutationOptions({
    // The link then leads to the order. Not the quote for another city, for whose answer the way to it would wait.
    meta: { invalidates: [[...preparedOrderQuery(token).queryKey]] },
    mutationFn: async ({ values, expectedTotal }: { values: CheckoutValues; expectedTotal: number }) =>
      unwrap(
        await publicData().rpc('complete_draft', {
          token,
          contact: orderContact(values),
          payment_method: values.paymentMethod,
          expected_total: expectedTotal,
          notes: values.notes,
        }),
      ) as PlacedOrder & { tracking_token: string },
  })
