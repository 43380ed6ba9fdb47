import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { useAuth } from '@/auth/auth-context'
import { releaseState } from '@/auth/state-owner'
import { useCartActions } from '@/cart/cart-context'
import { paths } from '@/paths'

/** How long signing out waits for the last change of the cart to be saved. */
const SAVE_TIMEOUT_MS = 2000

/** Where signing in leads back to. Undefined, for the home page, on the home and sign-in pages. */
export function returnPath(pathname: string, search: string): string | undefined {
  return pathname === paths.home() || /^\/auth(\/|$)/i.test(pathname) ? undefined : `${pathname}${search}`
}

/** Signs out and removes personal data from this browser, which others may use. */
export function useClearSession(): () => Promise<void> {
  const { signOut } = useAuth()
  const { clear } = useCartActions()
  return async () => {
    await signOut()
    clear()
    releaseState()
  }
}

/** Signs out and opens the sign-in page. The cart stays in the account and is removed from the browser. */
export function useSignOut() {
  const { user } = useAuth()
  const { store } = useCartActions()
  const clearSession = useClearSession()
  const navigate = useNavigate()

  return useMutation({
    mutationFn: async () => {
      if (user !== null) {
        const saved = import('@/cart/saved-cart').then(({ syncCart }) =>
          syncCart(store, user.id, { isLast: true }),
        )
        const timeout = new Promise((resolve) => setTimeout(resolve, SAVE_TIMEOUT_MS))
        // Signing out must work although the server does not respond.
        await Promise.race([saved, timeout]).catch(() => undefined)
      }
      await clearSession()
    },
    onSuccess: () => void navigate(paths.auth()),
  })
}
