import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useRef, useState } from 'react'
import { useAuth } from '@/auth/auth-context'
import { authQueries } from '@/auth/queries'
import type { CartLine } from '@/cart/cart-lines'
import { type OrderedItem, orderItems, withoutOrdered } from '@/cart/ordered-items'
import { useEarlierOrderToast } from '@/cart/interrupted-order'
import { orderErrorMessage } from '@/cart/order-error'
import { type AppliedPromotion, cartQueries, type Quote, quoteOrder } from '@/cart/queries'
import { useLanguage } from '@/i18n/language-context'
import { type AppError, isUnreachable, toAppError } from '@/lib/errors'
import type { FoundOrder } from '@/orders/queries'
import { getsEmail } from '@/settings/gets-email'
import { settingsQueries } from '@/settings/queries'
import { toast } from '@/ui/toast'
import { useOnline } from '@/ui/use-online'
import { requote } from './buyer-quote'
import type { OrderAfterSignIn } from './order-after-sign-in'
import { OrderUnanswered, placeOrderMutation, type Refusal } from './mutations'
import { isToPayOnline } from '@/payments/providers'
import type { PlacedOrder } from './payment-methods'
import { quoteOptions } from './quote-options'
import { isContactField, type CheckoutValues } from './schema'

/** What is ordered: the cart, or the one piece of a quick order. */
export type Basket = {
  lines: readonly CartLine[]
  /** Ordered beside the cart, whose copy in the account stays. */
  isQuick?: boolean
  /** The idempotency key of an attempt whose outcome is not known; null when there is none. */
  orderKey: string | null
  /** The idempotency key to order with; null when there is nothing left to order. */
  startOrder: () => string | null
  /** Called when the outcome of an attempt is known: the next attempt is then a new order. */
  resetIdempotencyKey: () => void
  /** Takes what was ordered with this key out of the basket, and nothing else. */
  takeOrdered: (key: string, ordered: readonly OrderedItem[]) => void
}

export type PlaceOrderEvents = {
  basket: Basket
  /** Of a promotion; null when the shopper entered none. */
  code: string | null
  /** Whether a buyer without an account may order as a guest. */
  guests: boolean
  /** Resolves when the confirmation page is shown; only then does the order leave the cart. */
  onPlaced: (order: PlacedOrder & { earlier: FoundOrder | null }, values: CheckoutValues) => Promise<void>
  /** Called when nothing of the basket is left: what was typed for the order goes with it. */
  forget: () => void
  /** With the total in MAD that the buyer has agreed to. */
  onSignInNeeded: (order: OrderAfterSignIn) => void
}

/** What happens next with a placed order. */
const nextStep = (order: PlacedOrder, mailed: boolean) => {
  if (isToPayOnline(order)) return 'ordering.checkout.placedToPay'
  return mailed ? 'ordering.checkout.placedText' : 'ordering.checkout.placedCall'
}

/** The promotion without a code that was quoted, and does not apply to this buyer: of a code, the quote itself says why. */
const lostOffer = ({ promotion: offer }: Quote, { promotion: left }: Quote): AppliedPromotion | null =>
  offer?.code === null && offer.name_en !== left?.name_en ? offer : null

/** Why the database refused the order, whose buyer saw this quote. */
function refusalOf(error: AppError, quote: Quote): Refusal {
  const { code, details, lines } = error
  if (code === 'price_changed') {
    const now = details.quote as Quote
    return { kind: 'price', before: quote.total_amount, now: now.total_amount, lost: lostOffer(quote, now) }
  }
  if (lines.length > 0) return { kind: 'lines' }
  if (code === 'invalid_contact' && isContactField(details.field)) {
    return { kind: 'field', field: details.field }
  }
  if (typeof details.retry_after === 'number') {
    return { kind: 'wait', minutes: Math.max(1, Math.ceil(details.retry_after / 60)) }
  }
  return { kind: 'other', error }
}

/**
 * What the order costs its buyer. A code that this address was not quoted is unknown too: quoted again it applies, or is unknown there
 * as well.
 */
function answerFor({ details }: AppError): Quote | null {
  const quote = (details.quote ?? null) as Quote | null
  return quote?.code_problem === 'unknown' ? null : quote
}

const unansweredRefusal = ({ outcome, cause }: OrderUnanswered, key: string): Refusal =>
  outcome === 'not-sent'
    ? { kind: outcome, error: toAppError(cause) }
    : { kind: outcome, reference: key.slice(0, 8).toUpperCase() }

/** A browser that reports no connection may have one: only a request that gets no answer shows that an order would get none either. */
const isUnreachableNow = (lines: readonly CartLine[], country: string): Promise<boolean> =>
  quoteOrder(orderItems(lines), country).then(() => false, isUnreachable)

async function oneAtATime(
  running: RefObject<AbortController | null>,
  work: (abort: AbortController) => Promise<void>,
): Promise<void> {
  if (running.current !== null) return
  running.current = new AbortController()
  try {
    await work(running.current)
  } finally {
    running.current = null
  }
}

/**
 * Places an order and reports what became of it: by `onPlaced`, a toast and the refusal to show beside the button. What was typed is
 * the caller's: the checkout and a quick order each keep their own.
 */
export function usePlaceOrder(events: PlaceOrderEvents) {
  const { basket, code, guests, onPlaced, forget, onSignInNeeded } = events
  const { t, language } = useLanguage()
  const { user, loading } = useAuth()
  const queryClient = useQueryClient()
  const mutation = useMutation(placeOrderMutation())
  const showEarlierOrder = useEarlierOrderToast()
  const { data: shop } = useQuery(settingsQueries.shop())
  const online = useOnline()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  // A second click can come before React has rendered the button as busy.
  const running = useRef<AbortController | null>(null)

  const requireSignIn = (values: CheckoutValues, quote: Quote) => {
    // A signed-in account that may not order was deleted on another device.
    if (user !== null) void queryClient.invalidateQueries({ queryKey: authQueries.role(user.id).queryKey })
    toast({
      title: t('ordering.checkout.authRequired'),
      description: t('ordering.checkout.authRequiredText'),
      tone: 'error',
    })
    onSignInNeeded({ orderTotal: quote.total_amount, email: values.email })
  }

  const showFailure = (thrown: unknown, key: string, values: CheckoutValues, quote: Quote) => {
    const title = t('ordering.checkout.failed')
    if (thrown instanceof OrderUnanswered) {
      if (!thrown.wasSent) basket.resetIdempotencyKey()
      setRefusal(unansweredRefusal(thrown, key))
      toast({ title, description: t('ordering.checkout.failedText'), tone: 'error' })
      return
    }
    const error = toAppError(thrown)
    if (error.code === 'not_signed_in' || error.code === 'forbidden') {
      requireSignIn(values, quote)
      return
    }
    // The server rejected the order, so the outcome is known and the next attempt is a new order.
    basket.resetIdempotencyKey()
    if (error.code === 'price_changed' || error.lines.length > 0) {
      const quoteQuery = cartQueries.quote(basket.lines, values.country, { ...quoteOptions(values), code })
      queryClient.setQueryData(
        requote(quoteQuery.queryKey, { ...values, userId: user?.id }).queryKey,
        answerFor(error),
      )
    }
    const { field } = error.details
    if (field === 'country') void queryClient.invalidateQueries(settingsQueries.deliveryRates())
    if (field === 'payment_method') void queryClient.invalidateQueries(settingsQueries.paymentMethods())
    setRefusal(refusalOf(error, quote))
    void queryClient.invalidateQueries({ queryKey: cartQueries.quotes })
    toast({ title, description: orderErrorMessage(error, t, language), tone: 'error' })
  }

  const send = async (values: CheckoutValues, quote: Quote, abort: AbortController) => {
    const { orderKey: earlierKey } = basket
    const key = basket.startOrder()
    if (key === null) return
    try {
      const order = await mutation.mutateAsync({
        idempotencyKey: key,
        isRepeated: earlierKey !== null,
        lines: basket.lines,
        isQuick: basket.isQuick,
        code,
        quote,
        values,
        language,
        guests,
        abort,
      })
      const { earlier } = order
      const ordered = earlier?.order_items ?? orderItems(basket.lines)
      if (earlier !== null) showEarlierOrder(earlier)
      else
        toast({
          title: t('ordering.checkout.placed'),
          description: t(nextStep(order, getsEmail(shop, values.email))),
          tone: 'success',
        })
      if (withoutOrdered(basket.lines, ordered).length > 0) {
        basket.takeOrdered(key, ordered)
        mutation.reset()
        return
      }
      await onPlaced(order, values)
      basket.takeOrdered(key, ordered)
      forget()
    } catch (error) {
      showFailure(error, key, values, quote)
    }
  }

  const tryToPlace = async (values: CheckoutValues, quote: Quote | undefined, abort: AbortController) => {
    if (!online && (await isUnreachableNow(basket.lines, values.country))) {
      setRefusal({ kind: 'offline' })
      return
    }
    if (quote === undefined) return
    setRefusal(null)
    if (!loading && user === null && !guests) {
      requireSignIn(values, quote)
      return
    }
    await send(values, quote, abort)
  }

  return {
    /** Needs the current quote, which alone has the total that the shopper agrees to. */
    place: (values: CheckoutValues, quote: Quote | undefined) =>
      oneAtATime(running, (abort) => tryToPlace(values, quote, abort)),
    abort: () => running.current?.abort(),
    refusal,
    online,
    busy: mutation.isPending || mutation.isSuccess,
    pending: mutation.isPending,
  }
}
