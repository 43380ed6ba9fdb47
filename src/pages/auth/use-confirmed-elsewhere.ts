import { useEffect, useEffectEvent } from 'react'
import { storedUser } from '@/auth/stored-session'
import { isTemporary, toAppError } from '@/lib/errors'

/** Auth allows 30 sign-ins in five minutes. */
const PAUSE_MS = 20_000

/** A phone that comes back from its mail app shows the page before it has a network, and then the captcha fails as well. */
function mayStillSucceed(error: unknown): boolean {
  const { code } = toAppError(error)
  return code === 'email_not_confirmed' || code === 'captcha_failed' || isTemporary(error)
}

/**
 * Tries to sign in while this page waits for a confirmation, because the mail may be read on another device: in pauses, and when
 * the page is shown again. Ends when the person is signed in, or when Auth refuses for good, as after a new password. `signIn` is null
 * when there is no password.
 */
export function useConfirmedElsewhere(signIn: (() => Promise<void>) | null): void {
  const attempt = useEffectEvent(() => signIn?.())
  const canSignIn = signIn !== null
  useEffect(() => {
    if (!canSignIn) return
    let isRunning = false
    const tryOnce = async () => {
      // Signing in ends the session that the link has just begun in another tab, of which this one may not know yet.
      if (isRunning || document.visibilityState !== 'visible' || storedUser() !== null) return
      isRunning = true
      try {
        await attempt()
        stop()
      } catch (error) {
        if (!mayStillSucceed(error)) stop()
      }
      isRunning = false
    }
    const onShown = () => void tryOnce()
    const timer = setInterval(onShown, PAUSE_MS)
    const stop = () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onShown)
    }
    document.addEventListener('visibilitychange', onShown)
    return stop
  }, [canSignIn])
}
