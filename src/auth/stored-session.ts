import { localStore, sessionStore } from '@/lib/storage'
import { SESSION_KEY, type AuthUser } from '@/lib/supabase'

/** Nobody is signed in, and nobody is coming back from a sign-in elsewhere or from a mail: the client's code can wait. */
export function mayHaveSession(): boolean {
  return (
    localStore.getItem(SESSION_KEY) !== null ||
    /[?&](code|error|token_hash)=/.test(globalThis.location.search)
  )
}

/** Whose session this browser keeps, whether or not its token is still good; null for none, or for one nobody can read. */
export function storedUser(): AuthUser | null {
  const stored = localStore.getItem(SESSION_KEY)
  if (stored === null) return null
  try {
    const session: unknown = JSON.parse(stored)
    if (typeof session !== 'object' || session === null || !('user' in session)) return null
    const { user } = session
    const isUser = typeof user === 'object' && user !== null && 'id' in user && typeof user.id === 'string'
    return isUser ? (user as AuthUser) : null
  } catch {
    return null
  }
}

const RECOVERY_KEY = 'mcg-recovery'

/** Somebody came by a mail about a forgotten password: in this tab they may choose one without the present one. */
export function beginRecovery(userId: string): void {
  sessionStore.setItem(RECOVERY_KEY, userId)
}

export function isRecovering(userId: string): boolean {
  return sessionStore.getItem(RECOVERY_KEY) === userId
}

export function endRecovery(): void {
  sessionStore.removeItem(RECOVERY_KEY)
}
