const LATEST_MS = 4000
const WITHOUT_IDLE_MS = 1500

/** Calls back once the page is loaded and has nothing better to do. Returns how to call it off. */
export function afterFirstScreen(callback: () => void): () => void {
  let cancel = () => globalThis.removeEventListener('load', wait)
  function wait() {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in globalThis) {
      const handle = requestIdleCallback(callback, { timeout: LATEST_MS })
      cancel = () => cancelIdleCallback(handle)
    } else {
      const handle = setTimeout(callback, WITHOUT_IDLE_MS)
      cancel = () => clearTimeout(handle)
    }
  }
  if (document.readyState === 'complete') wait()
  else globalThis.addEventListener('load', wait, { once: true })
  return () => cancel()
}
