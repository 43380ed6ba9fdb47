import { sessionStore } from '@/lib/storage'

export const DRAFT_KEY = 'mcg-checkout'

/** In a file of its own because signing out, which is part of the first load, must not pull in the form's rules. */
export function clearDraft(): void {
  sessionStore.removeItem(DRAFT_KEY)
}
