import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/app/paths'
import { useAuth } from '@/auth/auth-context'
import { useCartActions } from '@/cart/cart-context'
import { useLeave } from './use-leave'

/** How long a sign-out waits for the last change of the cart to be saved. */
const SAVE_MS = 2000

/** Signs out and goes to the sign-in page. The cart stays with the account and leaves the browser, which others may use. */
export function useSignOut() {
  const { user } = useAuth()
  const { store } = useCartActions()
  const leave = useLeave()
  const navigate = useNavigate()

  return useMutation({
    mutationFn: async () => {
      if (user !== null) {
        const saved = import('@/cart/saved-cart').then(({ syncCart }) => syncCart(store, user.id))
        const enough = new Promise((resolve) => setTimeout(resolve, SAVE_MS))
        // Somebody who wants to leave is not kept here by a server that does not answer.
        await Promise.race([saved, enough]).catch(() => undefined)
      }
      await leave()
    },
    onSuccess: () => void navigate(paths.auth()),
  })
}
