import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAuth } from '@/auth/auth-context'
import { authQueries } from '@/auth/queries'
import { mayHaveSession } from '@/auth/stored-session'
import { useCart } from '@/cart/cart-context'
import { useInterruptedOrder } from '@/cart/interrupted-order'
import { resetIdempotencyKey, startOrder, takeOrdered, usePlacedKey } from '@/cart/order-attempt'
import { usePromotionCode, writePromotionCode } from '@/cart/promotion-code'
import type { Quote } from '@/cart/queries'
import { COUNTRIES } from '@/lib/countries'
import { paths } from '@/paths'
import { methodsFor } from '@/payments/providers'
import { settingsQueries } from '@/settings/queries'
import { checkoutDraft, clearDraft, draftSentWith } from './draft'
import { saveAddressMutation } from './mutations'
import { orderAfterSignIn } from './order-after-sign-in'
import { pathAfterOrder, type PlacedOrder } from './payment-methods'
import { type CheckoutInput, type CheckoutValues, wholeName } from './schema'
import { useCheckoutForm } from './use-checkout-form'
import { useCheckoutQuote } from './use-checkout-quote'
import { type PlaceOrderEvents, usePlaceOrder } from './use-place-order'
import { useRefusedField } from './use-refused-field'

/** The note and the gift were those of an order that is placed; the address is likely to be the next one's. */
function forgetExtras({ setValue, getValues }: Pick<UseFormReturn<CheckoutInput>, 'setValue' | 'getValues'>) {
  for (const name of ['notes', 'giftMessage'] as const) setValue(name, '')
  for (const name of ['isGift', 'giftWrap'] as const) setValue(name, false)
  checkoutDraft.write(getValues())
  draftSentWith.clear()
}

/**
 * The account that the order waited for is there: it is placed without a second press, at the total in dirhams that was agreed
 * to, once the page is ready for it.
 */
function usePlaceAfterSignIn(isReady: boolean, placeAt: (orderTotal: number) => Promise<void>): void {
  const navigate = useNavigate()
  const waiting = orderAfterSignIn(useLocation().state)
  const hasStarted = useRef(false)
  const placeWaiting = useEffectEvent(async () => {
    if (waiting === null || hasStarted.current) return
    hasStarted.current = true
    // A reload must not place it again.
    await navigate(paths.checkout(), { replace: true, state: null })
    await placeAt(waiting.orderTotal)
  })
  useEffect(() => {
    if (isReady) void placeWaiting()
  }, [isReady])
}

/** Places the order of the cart. What was typed is kept until then, and leaves with it, as the code does. */
function usePlaceCart(events: Pick<PlaceOrderEvents, 'guests' | 'onPlaced' | 'onSignInNeeded'>) {
  const { lines, orderKey, store } = useCart()
  const code = usePromotionCode()
  const { place, ...attempt } = usePlaceOrder({
    ...events,
    basket: {
      lines,
      orderKey,
      startOrder: () => {
        const key = startOrder(store)
        if (key !== null) draftSentWith.write(key)
        return key
      },
      resetIdempotencyKey: () => resetIdempotencyKey(store),
      takeOrdered: (key, ordered) => takeOrdered(store, key, ordered),
    },
    code,
    forget: () => {
      clearDraft()
      writePromotionCode(null)
    },
  })
  return {
    ...attempt,
    place: (values: CheckoutValues, quote: Quote | undefined) => {
      checkoutDraft.write(values)
      return place(values, quote)
    },
  }
}

export type Checkout = ReturnType<typeof useCheckout>

/** The checkout's form, country, quote and submission. The page and its parts only render what this returns. */
export function useCheckout() {
  const navigate = useNavigate()
  const { user, loading } = useAuth()
  const { lines } = useCart()
  const { data: shop } = useSuspenseQuery(settingsQueries.shop())
  const { data: rates } = useSuspenseQuery(settingsQueries.deliveryRates())
  const { data: offered } = useSuspenseQuery(settingsQueries.paymentMethods())
  const { data: profile } = useQuery({ ...authQueries.profile(user?.id ?? ''), enabled: user !== null })
  const { mutate: saveProfileAddress } = useMutation(saveAddressMutation(user?.id ?? '', profile))
  const [saveAddress, setSaveAddress] = useState(false)
  // Known before the session is: the form must not change under the shopper's fingers.
  const isGuest = (loading ? !mayHaveSession() : user === null) && shop.allow_guest_checkout
  const served = useMemo(() => rates.map((rate) => rate.country), [rates])
  const isServed = (code: string) => served.includes(code)
  // By the quote of what the form says.
  const [isFree, setIsFree] = useState(false)
  const { form, country, phone, quoteOptions, isGift, paymentMethod, pickMethod } = useCheckoutForm({
    profile,
    served,
    offered,
    isGuest,
    isFree,
    canPickUp: shop.pickup_days !== null,
    canWrap: shop.gift_wrap_price !== null,
  })
  const isPickup = quoteOptions.isPickup === true
  const methods = methodsFor(offered, country)
  const { quote, currentQuote, shownQuote, amounts } = useCheckoutQuote({
    lines,
    country,
    phone,
    options: quoteOptions,
    rate: rates.find((each) => each.country === country),
    shop,
  })
  const costsNothing = shownQuote?.total_amount === 0
  if (costsNothing !== isFree) setIsFree(costsNothing)

  // The cart is emptied while the confirmation page loads; that must not redirect to the empty cart.
  const [leaving, setLeaving] = useState(false)
  // Replaces the checkout, so that going back does not lead to a second order.
  const showOrder = async (order: PlacedOrder, { start }: { start: boolean }) => {
    setLeaving(true)
    await navigate(pathAfterOrder(order, { start }), { replace: true })
  }
  const { place, abort, refusal, online, busy, pending } = usePlaceCart({
    guests: shop.allow_guest_checkout,
    onPlaced: async ({ earlier, ...order }, values) => {
      if (saveAddress && !isPickup) saveProfileAddress(values)
      await showOrder(order, { start: earlier === null })
    },
    onSignInNeeded: (order) => void navigate(paths.auth(paths.checkout()), { state: order }),
  })
  useInterruptedOrder({
    show: async (order) => {
      await showOrder(order, { start: false })
      clearDraft()
    },
  })
  // What is left in the cart is another order, wherever that one was found: here, in the cart, or in another tab.
  const placedKey = usePlacedKey()
  useEffect(() => {
    if (placedKey !== null && placedKey === draftSentWith.read()) forgetExtras(form)
  }, [placedKey, form])

  const hasRefusedLines = currentQuote?.lines.some((line) => line.code !== null)

  const submit = form.handleSubmit((values) => place(values, currentQuote))
  useRefusedField(refusal, form.setError)

  // The database refuses another total, and the notice then says both.
  usePlaceAfterSignIn(profile !== undefined && currentQuote !== undefined, (orderTotal) =>
    form.handleSubmit((values) =>
      place(values, currentQuote && { ...currentQuote, total_amount: orderTotal }),
    )(),
  )

  return {
    form,
    shop,
    isPickup,
    isGift,
    submit,
    /** Ordering without an account: a short contact is enough. */
    isGuest,
    isFree,
    country,
    /** The ways to pay for this country; none when the shop has closed all of them. */
    methods,
    paymentMethod,
    pickMethod,
    transferHoldDays: shop.transfer_hold_days,
    countries: COUNTRIES.filter(isServed),
    lines,
    /** True when there is nothing to check out, and no confirmation page is about to be shown. */
    isEmpty: lines.length === 0 && !leaving,
    quote,
    currentQuote,
    shownQuote,
    amounts,
    /**
     * Nothing can be paid with, a line cannot be ordered as it is, or there is no quote yet. Offline there may be none, and the
     * button then says that nothing was sent. In a country that is not served the button leads to its field.
     */
    blocked: isServed(country) && (methods.length === 0 || (hasRefusedLines ?? online)),
    canSaveAddress: profile !== undefined && !isPickup,
    saveAddress,
    setSaveAddress,
    online,
    /** Placing, or placed and waiting for the confirmation page. */
    busy,
    /** Waiting for the answer of `place_order`. */
    pending,
    /** Stops waiting for the answer; what became of the order is then looked up. */
    abort,
    /** What was said of lines that have been changed since is no longer true. */
    refusal: refusal?.kind === 'lines' && hasRefusedLines !== true ? null : refusal,
    accountName: profile === undefined ? null : wholeName(profile),
  }
}
