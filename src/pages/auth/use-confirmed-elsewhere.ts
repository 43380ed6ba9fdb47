import { useEffect, useEffectEvent } from 'react'
import { toAppError } from '@/lib/errors'

/** Auth allows 30 sign-ins in five minutes. */
const PAUSE_MS = 20_000

/**
 * Tries to sign in while this page waits for a confirmation, because the mail may be read on another device: in pauses, and when
 * the page is shown again. Ends at the first answer other than "not confirmed yet". `signIn` is null when there is no password.
 */
export function useConfirmedElsewhere(signIn: (() => Promise<void>) | null): void {
  const attempt = useEffectEvent(() => signIn?.())
  const canSignIn = signIn !== null
  useEffect(() => {
    if (!canSignIn) return
    let isRunning = false
    const tryOnce = async () => {
      if (isRunning || document.visibilityState !== 'visible') return
      isRunning = true
      try {
        await attempt()
        stop()
      } catch (error) {
        if (toAppError(error).code !== 'email_not_confirmed') stop()
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
