import { useAuth } from '@/auth/auth-context'
import { useCartActions } from '@/cart/cart-context'
import { clearDraft } from '@/checkout/clear-draft'

/** Signs out, and leaves nothing of the person in a browser that others may use. */
export function useLeave(): () => Promise<void> {
  const { signOut } = useAuth()
  const { clear } = useCartActions()
  return async () => {
    await signOut()
    clear()
    clearDraft()
  }
}
