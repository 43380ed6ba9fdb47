import { mutationOptions } from '@tanstack/react-query'
import { orderItems } from '@/cart/queries'
import type { CartLine } from '@/cart/cart-lines'
import type { Language } from '@/i18n/locales'
import { AppError, isOutcomeUnknown, toAppError, unwrap } from '@/lib/errors'
import { supabase } from '@/lib/supabase'
import { findOrderByKey, orderQueries } from '@/orders/queries'
import { orderContact, type CheckoutValues } from './schema'

const GIVE_UP_MS = 20_000

type PlacedOrder = { order_number: string }

type PlaceOrderRequest = {
  idempotencyKey: string
  lines: readonly CartLine[]
  /** The total that was on the screen. The database refuses to charge another one. */
  expectedTotal: number
  values: CheckoutValues
  language: Language
}

async function placeOrder(request: PlaceOrderRequest): Promise<PlacedOrder> {
  const client = await supabase()
  const { data } = await client.auth.getSession()
  if (data.session === null) throw new AppError('not_signed_in')
  try {
    return unwrap(
      await client
        .rpc('place_order', {
          idempotency_key: request.idempotencyKey,
          items: orderItems(request.lines),
          expected_total: request.expectedTotal,
          payment_method: request.values.paymentMethod,
          language: request.language,
          contact: orderContact(request.values),
          notes: request.values.notes,
        })
        .abortSignal(AbortSignal.timeout(GIVE_UP_MS)),
    ) as PlacedOrder
  } catch (error) {
    // No answer, or "this key has been used for something else": an attempt before may have been carried out.
    if (!isOutcomeUnknown(error) && toAppError(error).code !== 'key_reused') throw error
    const orderNumber = await findOrderByKey(request.idempotencyKey).catch(() => null)
    if (orderNumber === null) throw error
    return { order_number: orderNumber }
  }
}

export const placeOrderMutation = () =>
  mutationOptions({
    mutationFn: placeOrder,
    meta: { ownErrors: true, invalidates: [orderQueries.all] },
  })
