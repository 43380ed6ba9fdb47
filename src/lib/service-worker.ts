const CHECK_EVERY_MS = 60 * 60_000

let registration: ServiceWorkerRegistration | undefined
let updateReady = false
const listeners = new Set<() => void>()

export const isUpdateReady = (): boolean => updateReady

export function subscribeUpdate(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function announce(): void {
  updateReady = true
  for (const listener of listeners) listener()
}

/** What takes over at the first visit replaces nothing; later on it waits until the shop is asked to reload. */
function watch(worker: ServiceWorker | null): void {
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed' && navigator.serviceWorker.controller !== null) announce()
  })
}

/** An open tab asks for a new version now and then: the browser asks by itself only when a page is loaded. */
function checkNowAndThen(found: ServiceWorkerRegistration): void {
  let checked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checked < CHECK_EVERY_MS) return
    checked = Date.now()
    found.update().catch(() => undefined)
  })
}

/**
 * Lets the worker of the production build keep the shop. Whoever saves data is not made to download what may never be
 * needed. `onFirstControl`: from now on answers are kept, those before were not.
 */
export async function keepShop(onFirstControl: () => void): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  const { serviceWorker } = navigator
  if (connection?.saveData === true && serviceWorker.controller === null) return
  if (serviceWorker.controller === null) {
    serviceWorker.addEventListener('controllerchange', onFirstControl, { once: true })
  }
  try {
    await serviceWorker.register('/sw.js')
    registration = await serviceWorker.getRegistration()
  } catch {
    // Refused by the browser, or not there: the shop works without it.
  }
  if (registration === undefined) return
  const found = registration
  if (found.waiting !== null && serviceWorker.controller !== null) announce()
  watch(found.installing)
  found.addEventListener('updatefound', () => watch(found.installing))
  checkNowAndThen(found)
}

/** Goes over to the new version, in this tab. Others keep their page until they are asked themselves. */
export function takeUpdate(): void {
  const reload = () => globalThis.location.reload()
  const waiting = registration?.waiting
  if (waiting == null) {
    // Another tab has already gone over.
    reload()
    return
  }
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
  waiting.postMessage({ type: 'SKIP_WAITING' })
}
