import { useEffect } from 'react'

/**
 * Calls `callback` on the first pointer press or key press on the page: for code that only an interaction needs, so that an
 * idle visit does not fetch it. `callback` must be the same function in every render.
 */
export function useFirstInteraction(callback: () => void): void {
  useEffect(() => {
    const once = { once: true, passive: true }
    globalThis.addEventListener('pointerdown', callback, once)
    globalThis.addEventListener('keydown', callback, once)
    return () => {
      globalThis.removeEventListener('pointerdown', callback)
      globalThis.removeEventListener('keydown', callback)
    }
  }, [callback])
}
