import { sessionStore } from '@/lib/storage'

export const DRAFT_KEY = 'mcg-checkout'

/** Apart from the rest of the draft: whoever signs out on any page needs this and no rules of forms. */
export function clearDraft(): void {
  sessionStore.removeItem(DRAFT_KEY)
}
