const IDLE_TIMEOUT_MS = 4000
const WITHOUT_IDLE_CALLBACK_MS = 1500

/** Calls back once the page has loaded and the browser is idle. Returns a function that cancels it. */
export function afterFirstScreen(callback: () => void): () => void {
  let cancel = () => globalThis.removeEventListener('load', wait)
  function wait() {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in globalThis) {
      const handle = requestIdleCallback(callback, { timeout: IDLE_TIMEOUT_MS })
      cancel = () => cancelIdleCallback(handle)
    } else {
      const handle = setTimeout(callback, WITHOUT_IDLE_CALLBACK_MS)
      cancel = () => clearTimeout(handle)
    }
  }
  if (document.readyState === 'complete') wait()
  else globalThis.addEventListener('load', wait, { once: true })
  return () => cancel()
}

/** Resolves after the next frame has been painted; at once in a background tab, which paints none. */
export function afterNextPaint(): Promise<void> {
  if (document.hidden) return Promise.resolve()
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
}

const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const
const PRESENT_AFTER_MS = 20_000

let presence: Promise<void> | undefined
let present = false

/** Whether `visitorPresent` has resolved. */
export const isVisitorPresent = () => present

/**
 * Resolves once the visitor has moved the pointer, pressed, typed or scrolled, in this visit, or has stayed for 20 s: for what
 * a visit that is over at once need not pay for.
 */
export function visitorPresent(): Promise<void> {
  presence ??= new Promise((resolve) => {
    const resolved = () => {
      present = true
      resolve()
    }
    for (const sign of SIGNS_OF_LIFE)
      globalThis.addEventListener(sign, resolved, { once: true, passive: true, capture: true })
    setTimeout(resolved, PRESENT_AFTER_MS)
  })
  return presence
}
