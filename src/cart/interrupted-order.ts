import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAuth } from '@/auth/auth-context'
import { guestId } from '@/auth/guest'
import { useLanguage } from '@/i18n/language-context'
import { orderQueries, type FoundOrder } from '@/orders/queries'
import { paths } from '@/paths'
import { isToPayOnline } from '@/payments/providers'
import { toast } from '@/ui/toast'
import { isolateDigits } from '../../supabase/functions/_shared/digit-runs'
import { useCart } from './cart-context'
import { takeOrdered } from './order-attempt'
import { withoutOrdered } from './ordered-items'

/** A toast that says which order an earlier attempt placed and where it goes: what was changed since is not part of it. */
export function useEarlierOrderToast(): (order: FoundOrder) => void {
  const { t } = useLanguage()
  const navigate = useNavigate()
  return (order) => {
    const { order_number: number, address, city, payment_token: token } = order
    toast({
      title: t('deferred.cart.earlier'),
      description: order.is_pickup
        ? t('deferred.cart.earlierPickup', { number })
        : t('deferred.cart.earlierText', {
            number,
            place: isolateDigits([address, city].filter(Boolean).join(', ')),
          }),
      tone: 'success',
      duration: 20_000,
      action: {
        label: t('deferred.cart.seeOrder'),
        onSelect: () => void navigate(isToPayOnline(order) ? paths.pay(token) : paths.orderSuccess(number)),
      },
    })
  }
}

type InterruptedOrderOptions = {
  /** Shows an order with which nothing is left to buy; resolves when it is shown. */
  show?: (order: FoundOrder) => Promise<void>
}

/**
 * Looks up an order attempt that a closed tab or a broken connection interrupted, wherever the cart is shown. What was ordered
 * after all leaves the cart, and nothing else.
 */
export function useInterruptedOrder({ show }: InterruptedOrderOptions = {}): void {
  const { user } = useAuth()
  const { orderKey, store } = useCart()
  const showEarlierOrder = useEarlierOrderToast()
  // Only a key from before this page was opened: an attempt made on this page reports its own outcome.
  const [interruptedKey] = useState(orderKey)
  const { data: found } = useQuery({
    ...orderQueries.byKey(interruptedKey ?? ''),
    enabled: interruptedKey !== null && (user !== null || guestId() !== null),
  })

  const settle = useEffectEvent(async (order: FoundOrder) => {
    const isRest = withoutOrdered(store.read().lines, order.order_items).length > 0
    if (!isRest) await show?.(order)
    // Another part of the page, or another tab, may have done it.
    if (!takeOrdered(store, interruptedKey ?? '', order.order_items)) return
    showEarlierOrder(order)
  })
  useEffect(() => {
    if (found != null) void settle(found)
  }, [found])
}
