import { splitLanguage } from '@/paths'
import { firstLoad } from './first-load'

const UPDATE_INTERVAL_MS = 60 * 60_000
const RELOAD_AFTER_MS = 3000

let registration: ServiceWorkerRegistration | undefined
let updateReady = false
const listeners = new Set<() => void>()

export const isUpdateReady = (): boolean => updateReady

export function subscribeUpdate(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function announceUpdate(): void {
  updateReady = true
  for (const listener of listeners) listener()
}

/**
 * The worker of a first visit replaces nothing. A later one waits until the shopper chooses to reload. Whether there is an
 * earlier one is read when the installation begins: Safari names the first worker as the controller before it says that it is installed.
 */
function watchInstallation({ installing: worker, active }: ServiceWorkerRegistration): void {
  if (worker === null || active === null) return
  worker.addEventListener('statechange', () => {
    if (worker.state === 'installed' && navigator.serviceWorker.controller !== null) announceUpdate()
  })
}

/** Browsers look for a new version only when a page loads; an open tab checks when it becomes visible, at most once an hour. */
function checkForUpdates(found: ServiceWorkerRegistration): void {
  let checked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checked < UPDATE_INTERVAL_MS) return
    checked = Date.now()
    found.update().catch(() => undefined)
  })
}

/** Keeps the page that the visitor is on, which no worker saw arrive (src/service-worker/show-page.ts keeps the others). */
async function keepFirstPage(): Promise<void> {
  const { origin, pathname } = globalThis.location
  if (splitLanguage(pathname).path.toLowerCase() !== firstLoad().page) return
  await (await caches.open('pages')).add(new Request(origin + pathname, { redirect: 'error' }))
}

/**
 * Registers the service worker of the production build. Browsers in data-saver mode do not get one, since it downloads code
 * that may never be used. `onFirstControl` runs when it takes control for the first time: earlier responses were not cached. A first one is
 * installed after `untilVisitorPresent`.
 */
export async function registerServiceWorker(
  onFirstControl: () => void,
  untilVisitorPresent: () => Promise<void>,
): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  const { serviceWorker } = navigator
  if (connection?.saveData === true && serviceWorker.controller === null) return
  if (serviceWorker.controller === null) {
    const onControl = () => {
      onFirstControl()
      // Without room, or without the network, it is not kept.
      keepFirstPage().catch(() => undefined)
    }
    serviceWorker.addEventListener('controllerchange', onControl, { once: true })
    // It fetches half the shop's code, and then the page's data once more: not beside a page that is only just there.
    await untilVisitorPresent()
  }
  try {
    await serviceWorker.register('/sw.js')
    registration = await serviceWorker.getRegistration()
  } catch {
    // Refused by the browser, or no network: the shop works without it.
  }
  if (registration === undefined) return
  const found = registration
  if (found.waiting !== null && serviceWorker.controller !== null) announceUpdate()
  watchInstallation(found)
  found.addEventListener('updatefound', () => watchInstallation(found))
  checkForUpdates(found)
}

/** Activates the waiting version and reloads this tab. Other tabs keep their page until they reload. */
export function applyUpdate(): void {
  const reload = () => globalThis.location.reload()
  const waiting = registration?.waiting
  if (waiting == null) {
    // Another tab has activated it already.
    reload()
    return
  }
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
  waiting.postMessage({ type: 'SKIP_WAITING' })
  // The button works also when no event reports the change of workers.
  setTimeout(reload, RELOAD_AFTER_MS)
}
