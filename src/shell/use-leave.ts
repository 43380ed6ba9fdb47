import { useAuth } from '@/auth/auth-context'
import { useCart } from '@/cart/cart-context'
import { clearDraft } from '@/checkout/clear-draft'

/** Signs out, and leaves nothing of the person in a browser that others may use. */
export function useLeave(): () => Promise<void> {
  const { signOut } = useAuth()
  const { clear } = useCart()
  return async () => {
    await signOut()
    clear()
    clearDraft()
  }
}
