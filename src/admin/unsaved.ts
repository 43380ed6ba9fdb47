import { useEffect, useEffectEvent } from 'react'

const checks = new Set<() => boolean>()

/** Whether a form on the screen has unsaved changes. */
export const hasUnsaved = (): boolean => [...checks].some((check) => check())

/** The person has chosen to lose them: the screen, which is about to go, asks no more. */
export const discardUnsaved = (): void => checks.clear()

/** Says for a form whether it has unsaved changes, while it is on the screen. */
export function useUnsaved(isUnsaved: () => boolean): void {
  const check = useEffectEvent(isUnsaved)
  useEffect(() => {
    const own = () => check()
    checks.add(own)
    return () => void checks.delete(own)
  }, [])
}
