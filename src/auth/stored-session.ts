import { parseJson } from '@/lib/json'
import { localStore, sessionStore } from '@/lib/storage'
import { SESSION_KEY, type AuthUser } from '@/lib/supabase'

/** True when there may be a session: one is stored, or the page was opened from a provider or a mail link. Otherwise the client is not loaded. */
export function mayHaveSession(): boolean {
  return (
    localStore.getItem(SESSION_KEY) !== null ||
    /[?&](code|error|token_hash)=/.test(globalThis.location.search)
  )
}

/** The user of the stored session, even if its token has expired; null when there is none or it is malformed. */
export const storedUser = (): AuthUser | null => parseStoredUser(localStore.getItem(SESSION_KEY))

/** The user of a session as the client stores it; null when it is malformed. */
export function parseStoredUser(stored: string | null): AuthUser | null {
  const session = parseJson(stored) as { user?: AuthUser | null } | null | undefined
  return typeof session?.user?.id === 'string' ? session.user : null
}

const RECOVERY_KEY = 'mcg-recovery'

/** After a recovery link, this tab may set a password without the current one. */
export function beginRecovery(userId: string): void {
  sessionStore.setItem(RECOVERY_KEY, userId)
}

export function isRecovering(userId: string): boolean {
  return sessionStore.getItem(RECOVERY_KEY) === userId
}

export function endRecovery(): void {
  sessionStore.removeItem(RECOVERY_KEY)
}
