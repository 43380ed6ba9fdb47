import { useEffect, useEffectEvent } from 'react'
import { useAuth } from '@/auth/auth-context'
import { loadArea } from '@/i18n/catalogues'
import { useLanguage } from '@/i18n/language-context'
import { toast } from '@/ui/toast'
import { useCartActions } from './cart-context'

/** Keeps the cart with the account of whoever is signed in. Visitors do not download what it takes. */
export function CartAccount() {
  const { user } = useAuth()
  const { store } = useCartActions()
  const { t } = useLanguage()
  const userId = user?.id ?? null

  const announce = useEffectEvent((count: number) => {
    toast({ title: t('cart.restored'), description: t('cart.restoredText', { count }) })
  })
  useEffect(() => {
    if (userId === null) return
    let stop: () => void = () => undefined
    let left = false
    Promise.all([import('./saved-cart'), loadArea('later')]).then(
      ([{ keepCartSaved }]) => {
        if (!left) stop = keepCartSaved(store, userId, (count) => announce(count))
      },
      () => undefined,
    )
    return () => {
      left = true
      stop()
    }
  }, [store, userId])

  return null
}
