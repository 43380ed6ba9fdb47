import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAuth } from '@/auth/auth-context'
import { useCart } from '@/cart/cart-context'
import { cartQueries, type Quote } from '@/cart/queries'
import { useLanguage } from '@/i18n/language-context'
import { errorMessage, isOutcomeUnknown, toAppError, type AppError } from '@/lib/errors'
import { toast } from '@/ui/toast'
import { clearDraft, saveDraft } from './draft'
import { placeOrderMutation } from './mutations'
import type { CheckoutValues } from './schema'

/** Why the last attempt did not go through, where the shopper can do something about it. */
export type Refusal =
  | { kind: 'price'; before: number; now: number }
  | { kind: 'lines' }
  | { kind: 'field'; field: string }
  | { kind: 'unknown' }

type PlaceOrderEvents = {
  /** Resolves when the way to the confirmation is free; the cart is emptied then. */
  onPlaced: (orderNumber: string) => Promise<void>
  onSignInNeeded: () => void
}

export function usePlaceOrder({ onPlaced, onSignInNeeded }: PlaceOrderEvents) {
  const { t, language } = useLanguage()
  const { user, loading } = useAuth()
  const cart = useCart()
  const queryClient = useQueryClient()
  const mutation = useMutation(placeOrderMutation())
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  const askToSignIn = (values: CheckoutValues) => {
    saveDraft(values)
    toast({
      title: t('checkout.authRequired'),
      description: t('checkout.authRequiredText'),
      tone: 'error',
    })
    onSignInNeeded()
  }

  const explain = (error: AppError, values: CheckoutValues, quote: Quote) => {
    if (error.code === 'not_signed_in' || error.code === 'forbidden') {
      askToSignIn(values)
      return
    }
    if (isOutcomeUnknown(error)) {
      setRefusal({ kind: 'unknown' })
      toast({ title: t('checkout.failed'), description: t('checkout.failedText'), tone: 'error' })
      return
    }
    if (error.code === 'price_changed') {
      const fresh = error.details.quote as Quote
      queryClient.setQueryData(cartQueries.quote(cart.lines, values.country).queryKey, fresh)
      setRefusal({ kind: 'price', before: quote.total_amount, now: fresh.total_amount })
    } else if (error.lines.length > 0) {
      setRefusal({ kind: 'lines' })
    } else if (error.code === 'invalid_contact' && typeof error.details.field === 'string') {
      setRefusal({ kind: 'field', field: error.details.field })
    }
    void queryClient.invalidateQueries({ queryKey: cartQueries.quotes })
    toast({ title: t('checkout.failed'), description: errorMessage(error, t), tone: 'error' })
  }

  const place = async (values: CheckoutValues, quote: Quote) => {
    setRefusal(null)
    if (!loading && user === null) {
      askToSignIn(values)
      return
    }
    saveDraft(values)
    try {
      const order = await mutation.mutateAsync({
        idempotencyKey: cart.startOrder(),
        lines: cart.lines,
        expectedTotal: quote.total_amount,
        values,
        language,
      })
      toast({ title: t('checkout.placed'), description: t('checkout.placedText'), tone: 'success' })
      await onPlaced(order.order_number)
      cart.clear()
      clearDraft()
    } catch (error) {
      const refused = toAppError(error)
      // A refusal is an answer: nothing was ordered. Without an answer the key is kept, so that a retry cannot double.
      if (!isOutcomeUnknown(refused)) cart.settleOrder()
      explain(refused, values, quote)
    }
  }

  return {
    place,
    refusal,
    /** Stays true after success, until the confirmation has taken over. */
    busy: mutation.isPending || mutation.isSuccess,
  }
}
