import { useEffect } from 'react'

/**
 * Calls `act` with the first thing that somebody does on the page: code that only an answer needs is fetched then, and an
 * idle visit does without it. `act` stays the same from render to render.
 */
export function useFirstTouch(act: () => void): void {
  useEffect(() => {
    const once = { once: true, passive: true }
    globalThis.addEventListener('pointerdown', act, once)
    globalThis.addEventListener('keydown', act, once)
    return () => {
      globalThis.removeEventListener('pointerdown', act)
      globalThis.removeEventListener('keydown', act)
    }
  }, [act])
}
