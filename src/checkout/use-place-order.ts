import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useAuth } from '@/auth/auth-context'
import { useCart } from '@/cart/cart-context'
import { cartQueries, type Quote } from '@/cart/queries'
import { useLanguage } from '@/i18n/language-context'
import { errorMessage, toAppError } from '@/lib/errors'
import { toast } from '@/ui/toast'
import { clearDraft } from './clear-draft'
import { saveDraft } from './draft'
import { OrderUnanswered, placeOrderMutation } from './mutations'
import type { CheckoutValues } from './schema'

/** Why the last attempt did not go through, where the shopper can do something about it. */
export type Refusal =
  | { kind: 'price'; before: number; now: number }
  | { kind: 'lines' }
  | { kind: 'field'; field: string }
  | { kind: 'wait'; minutes: number }
  /** It waited for a network until it was no longer expected. */
  | { kind: 'too-late' }
  /** There is no order; `reference` helps the shop to find the attempt. */
  | { kind: 'not-sent' | 'failing' | 'unknown'; reference: string }

type PlaceOrderEvents = {
  /** Resolves when the way to the confirmation is free; the cart is emptied then. */
  onPlaced: (orderNumber: string, values: CheckoutValues) => Promise<void>
  onSignInNeeded: () => void
}

export function usePlaceOrder({ onPlaced, onSignInNeeded }: PlaceOrderEvents) {
  const { t, language } = useLanguage()
  const { user, loading } = useAuth()
  const cart = useCart()
  const queryClient = useQueryClient()
  const mutation = useMutation(placeOrderMutation())
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  // Two clicks can come before React has drawn the button as busy.
  const running = useRef<AbortController | null>(null)

  const askToSignIn = (values: CheckoutValues) => {
    saveDraft(values)
    toast({
      title: t('checkout.authRequired'),
      description: t('checkout.authRequiredText'),
      tone: 'error',
    })
    onSignInNeeded()
  }

  const explain = (thrown: unknown, key: string, values: CheckoutValues, quote: Quote) => {
    if (thrown instanceof OrderUnanswered) {
      setRefusal({ kind: thrown.outcome, reference: key.slice(0, 8).toUpperCase() })
      toast({ title: t('checkout.failed'), description: t('checkout.failedText'), tone: 'error' })
      return
    }
    const error = toAppError(thrown)
    // A refusal is an answer: nothing was ordered, and the next attempt is a new one.
    if (error.code === 'not_signed_in' || error.code === 'forbidden') {
      askToSignIn(values)
      return
    }
    cart.settleOrder()
    if (error.code === 'price_changed') {
      const fresh = error.details.quote as Quote
      queryClient.setQueryData(cartQueries.quote(cart.lines, values.country).queryKey, fresh)
      setRefusal({ kind: 'price', before: quote.total_amount, now: fresh.total_amount })
    } else if (error.lines.length > 0) {
      setRefusal({ kind: 'lines' })
    } else if (error.code === 'invalid_contact' && typeof error.details.field === 'string') {
      setRefusal({ kind: 'field', field: error.details.field })
    } else if (typeof error.details.retry_after === 'number') {
      setRefusal({ kind: 'wait', minutes: Math.max(1, Math.ceil(error.details.retry_after / 60)) })
    }
    void queryClient.invalidateQueries({ queryKey: cartQueries.quotes })
    toast({ title: t('checkout.failed'), description: errorMessage(error, t), tone: 'error' })
  }

  const send = async (values: CheckoutValues, quote: Quote, stop: AbortController) => {
    const key = cart.startOrder()
    if (key === null) return
    try {
      const order = await mutation.mutateAsync({
        idempotencyKey: key,
        lines: cart.lines,
        expectedTotal: quote.total_amount,
        values,
        language,
        stop,
      })
      toast({
        title: t('checkout.placed'),
        description: t(order.earlier ? 'checkout.alreadyPlaced' : 'checkout.placedText'),
        tone: 'success',
      })
      await onPlaced(order.order_number, values)
      cart.clear()
      clearDraft()
    } catch (error) {
      explain(error, key, values, quote)
    }
  }

  const place = async (values: CheckoutValues, quote: Quote) => {
    if (running.current !== null) return
    setRefusal(null)
    if (!loading && user === null) {
      askToSignIn(values)
      return
    }
    saveDraft(values)
    running.current = new AbortController()
    await send(values, quote, running.current)
    running.current = null
  }

  return {
    place,
    /** Stops waiting for an answer. What has become of the order is then looked up. */
    stop: () => running.current?.abort(),
    refusal,
    refuse: setRefusal,
    /** Stays true after success, until the confirmation has taken over. */
    busy: mutation.isPending || mutation.isSuccess,
    waiting: mutation.isPending,
  }
}
