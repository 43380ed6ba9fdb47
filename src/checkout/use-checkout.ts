import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAuth } from '@/auth/auth-context'
import { authQueries } from '@/auth/queries'
import { useCart } from '@/cart/cart-context'
import { orderErrorMessage } from '@/cart/order-error'
import { cartQueries, type Quote } from '@/cart/queries'
import { useLanguage } from '@/i18n/language-context'
import { toAppError } from '@/lib/errors'
import { previewAmounts } from '@/orders/preview'
import { orderQueries } from '@/orders/queries'
import { paths } from '@/paths'
import { settingsQueries } from '@/settings/queries'
import { toast } from '@/ui/toast'
import { useOnline } from '@/ui/use-online'
import { clearDraft } from './clear-draft'
import { COUNTRIES } from './countries'
import { checkoutDraft } from './draft'
import { OrderUnanswered, placeOrderMutation, saveAddressMutation, type Refusal } from './mutations'
import { isPaidOnline, methodsFor, pathAfterOrder, type PlacedOrder } from './payment-methods'
import { CONTACT_FIELDS, isContactField, type CheckoutValues } from './schema'
import { useCheckoutForm } from './use-checkout-form'
import { useHeldOrder } from './use-held-order'

export type Checkout = ReturnType<typeof useCheckout>

/** The checkout's form, country, quote and submission. The page and its parts only render what this returns. */
export function useCheckout() {
  const navigate = useNavigate()
  const { user } = useAuth()
  const { lines } = useCart()
  const online = useOnline()
  const { data: shop } = useSuspenseQuery(settingsQueries.shop())
  const { data: rates } = useSuspenseQuery(settingsQueries.deliveryRates())
  const { data: offered } = useSuspenseQuery(settingsQueries.paymentMethods())
  const { data: profile } = useQuery({ ...authQueries.profile(user?.id ?? ''), enabled: user !== null })
  const { mutate: saveProfileAddress } = useMutation(saveAddressMutation(user?.id ?? ''))
  const [saveAddress, setSaveAddress] = useState(false)
  const { form, country, paymentMethod, pickMethod } = useCheckoutForm(
    profile,
    rates.map((rate) => rate.country),
    offered,
  )
  const methods = methodsFor(offered, country)
  const quote = useQuery(cartQueries.quote(lines, country))
  const currentQuote = quote.isPlaceholderData ? undefined : quote.data

  // The cart is emptied while the confirmation page loads; that must not redirect to the empty cart.
  const [leaving, setLeaving] = useState(false)
  // Replaces the checkout, so that going back does not lead to a second order.
  const showOrder = async (order: PlacedOrder, { start }: { start: boolean }) => {
    setLeaving(true)
    await navigate(pathAfterOrder(order, { start }), { replace: true })
  }
  const { place, abort, refusal, refuse, busy, pending } = usePlaceOrder({
    onPlaced: async ({ earlier, ...order }, values) => {
      if (saveAddress) saveProfileAddress(values)
      await showOrder(order, { start: !earlier })
    },
    onSignInNeeded: () => void navigate(paths.auth(paths.checkout())),
  })
  useInterruptedOrder((order) => showOrder(order, { start: false }))

  const rate = rates.find((known) => known.country === country)
  const preview =
    rate === undefined
      ? undefined
      : previewAmounts(
          lines.map(({ quantity, snapshot }) => ({ quantity, unit_price: snapshot.unit_price })),
          rate,
          shop.tax_rate,
        )
  const amounts = currentQuote ?? preview

  const submit = form.handleSubmit((values) => {
    if (!online && amounts !== undefined) hold(amounts.total_amount)
    else if (currentQuote !== undefined) void place(values, currentQuote)
  })
  const {
    isHeld,
    hold,
    cancel: cancelHeld,
  } = useHeldOrder({
    online,
    quote: currentQuote,
    quotedAt: quote.dataUpdatedAt,
    send: () => void submit(),
    refuse,
  })

  const { setError } = form
  useEffect(() => {
    if (refusal?.kind !== 'field') return
    const field = CONTACT_FIELDS[refusal.field]
    if (field === undefined) return
    const message =
      field === 'paymentMethod' ? 'ordering.checkout.methodUnavailable' : 'deferred.invalid.value'
    setError(field, { message }, { shouldFocus: true })
  }, [refusal, setError])

  return {
    form,
    submit,
    country,
    /** The ways to pay for this country; none when the shop has closed all of them. */
    methods,
    paymentMethod,
    pickMethod,
    transferHoldDays: shop.transfer_hold_days,
    countries: COUNTRIES.filter((code) => rates.some((known) => known.country === code)),
    lines,
    /** True when there is nothing to check out, and no confirmation page is about to be shown. */
    isEmpty: lines.length === 0 && !leaving,
    quote,
    /** The quote for exactly this cart and country; undefined until it has arrived. */
    currentQuote,
    /** The amounts of the current quote, or a preview of them from the snapshots' prices. */
    amounts,
    deliveryDays: currentQuote ?? rate,
    /**
     * Nothing can be paid with, a line cannot be ordered as it is, or there is no quote yet. Offline, an order may wait for
     * its quote.
     */
    blocked:
      methods.length === 0 ||
      (currentQuote?.lines.some((line) => line.code !== null) ?? (online || amounts === undefined)),
    canSaveAddress: profile !== undefined,
    saveAddress,
    setSaveAddress,
    online,
    isHeld,
    cancelHeld,
    /** Placing, or placed and waiting for the confirmation page. */
    busy,
    /** Waiting for the answer of `place_order`. */
    pending,
    /** Stops waiting for the answer; what became of the order is then looked up. */
    abort,
    refusal,
  }
}

type PlaceOrderEvents = {
  /** Resolves when the confirmation page is shown; only then is the cart emptied. */
  onPlaced: (order: PlacedOrder & { earlier: boolean }, values: CheckoutValues) => Promise<void>
  onSignInNeeded: () => void
}

function usePlaceOrder({ onPlaced, onSignInNeeded }: PlaceOrderEvents) {
  const { t, language } = useLanguage()
  const { user, loading } = useAuth()
  const cart = useCart()
  const queryClient = useQueryClient()
  const mutation = useMutation(placeOrderMutation())
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  // A second click can come before React has rendered the button as busy.
  const running = useRef<AbortController | null>(null)

  const requireSignIn = (values: CheckoutValues) => {
    checkoutDraft.write(values)
    toast({
      title: t('ordering.checkout.authRequired'),
      description: t('ordering.checkout.authRequiredText'),
      tone: 'error',
    })
    onSignInNeeded()
  }

  const showFailure = (thrown: unknown, key: string, values: CheckoutValues, quote: Quote) => {
    const title = t('ordering.checkout.failed')
    if (thrown instanceof OrderUnanswered) {
      setRefusal({ kind: thrown.outcome, reference: key.slice(0, 8).toUpperCase() })
      toast({ title, description: t('ordering.checkout.failedText'), tone: 'error' })
      return
    }
    const error = toAppError(thrown)
    if (error.code === 'not_signed_in' || error.code === 'forbidden') {
      requireSignIn(values)
      return
    }
    // The server rejected the order, so the outcome is known and the next attempt is a new order.
    cart.resetIdempotencyKey()
    if (error.code === 'price_changed') {
      const newQuote = error.details.quote as Quote
      queryClient.setQueryData(cartQueries.quote(cart.lines, values.country).queryKey, newQuote)
      setRefusal({ kind: 'price', before: quote.total_amount, now: newQuote.total_amount })
    } else if (error.lines.length > 0) {
      setRefusal({ kind: 'lines' })
    } else if (error.code === 'invalid_contact' && isContactField(error.details.field)) {
      setRefusal({ kind: 'field', field: error.details.field })
      if (error.details.field === 'payment_method') {
        void queryClient.invalidateQueries({ queryKey: settingsQueries.paymentMethods().queryKey })
      }
    } else if (typeof error.details.retry_after === 'number') {
      setRefusal({ kind: 'wait', minutes: Math.max(1, Math.ceil(error.details.retry_after / 60)) })
    } else {
      setRefusal({ kind: 'other', error })
    }
    void queryClient.invalidateQueries({ queryKey: cartQueries.quotes })
    toast({ title, description: orderErrorMessage(error, t, language), tone: 'error' })
  }

  const send = async (values: CheckoutValues, quote: Quote, abort: AbortController) => {
    const key = cart.startOrder()
    if (key === null) return
    try {
      const order = await mutation.mutateAsync({
        idempotencyKey: key,
        lines: cart.lines,
        expectedTotal: quote.total_amount,
        values,
        language,
        abort,
      })
      toast({
        title: t('ordering.checkout.placed'),
        description: t(
          order.earlier
            ? 'ordering.checkout.alreadyPlaced'
            : isPaidOnline(order.payment_method)
              ? 'ordering.checkout.placedToPay'
              : 'ordering.checkout.placedText',
        ),
        tone: 'success',
      })
      await onPlaced(order, values)
      cart.clear()
      clearDraft()
    } catch (error) {
      showFailure(error, key, values, quote)
    }
  }

  return {
    place: async (values: CheckoutValues, quote: Quote) => {
      if (running.current !== null) return
      setRefusal(null)
      if (!loading && user === null) {
        requireSignIn(values)
        return
      }
      checkoutDraft.write(values)
      running.current = new AbortController()
      await send(values, quote, running.current)
      running.current = null
    },
    abort: () => running.current?.abort(),
    refusal,
    refuse: setRefusal,
    busy: mutation.isPending || mutation.isSuccess,
    pending: mutation.isPending,
  }
}

/**
 * Looks up an order attempt that a closed tab or a broken connection interrupted. When the order was placed after all,
 * the shopper is taken to it, instead of to a form that would order again.
 */
function useInterruptedOrder(onFound: (order: PlacedOrder) => Promise<void>): void {
  const { t } = useLanguage()
  const { user } = useAuth()
  const { orderKey, clear } = useCart()
  // Only a key from before this page was opened: an attempt made on this page reports its own outcome.
  const [interruptedKey] = useState(orderKey)
  const { data: order } = useQuery({
    ...orderQueries.byKey(interruptedKey ?? ''),
    enabled: interruptedKey !== null && user !== null,
  })

  const show = useEffectEvent(async (found: PlacedOrder) => {
    toast({
      title: t('ordering.checkout.placed'),
      description: t('ordering.checkout.alreadyPlaced'),
      tone: 'success',
    })
    await onFound(found)
    clear()
  })
  useEffect(() => {
    if (order != null) void show(order)
  }, [order])
}
