import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useAuth } from '@/auth/auth-context'
import { useCart } from '@/cart/cart-context'
import { useLanguage } from '@/i18n/language-context'
import { orderQueries } from '@/orders/queries'
import { toast } from '@/ui/toast'

/**
 * The tab was closed, or the connection broke, while an order was under way. When it went through after all, the
 * shopper is shown the order in place of a form that would order again.
 */
export function useInterruptedOrder(onFound: (orderNumber: string) => Promise<void>): void {
  const { t } = useLanguage()
  const { user } = useAuth()
  const { orderKey, clear } = useCart()
  // Only a key left over from before this page was opened; an attempt made here reports for itself.
  const [leftOver] = useState(orderKey)
  const { data: orderNumber } = useQuery({
    ...orderQueries.byKey(leftOver ?? ''),
    enabled: leftOver !== null && user !== null,
  })

  const show = useEffectEvent(async (found: string) => {
    toast({ title: t('checkout.placed'), description: t('checkout.alreadyPlaced'), tone: 'success' })
    await onFound(found)
    clear()
  })
  useEffect(() => {
    if (orderNumber != null) void show(orderNumber)
  }, [orderNumber])
}
