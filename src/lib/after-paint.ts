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
