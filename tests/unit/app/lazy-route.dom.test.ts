import { afterEach, expect, it, vi } from 'vitest'
import { lazyRoute } from '@/app/lazy-route'

const gone = new TypeError('Failed to fetch dynamically imported module')
const page = () => lazyRoute(() => Promise.reject(gone), [])
const reload = vi.fn()

type Registration = { installing?: object; waiting?: object; update?: () => Promise<void> }

/** A browser with the service worker of an earlier version. */
function stubServiceWorker({ installing, waiting, update = () => Promise.resolve() }: Registration) {
  const unregister = vi.fn(() => Promise.resolve(true))
  const registration = { installing: installing ?? null, waiting: waiting ?? null, update, unregister }
  vi.stubGlobal('navigator', {
    onLine: true,
    serviceWorker: { getRegistration: () => Promise.resolve(registration) },
  })
  vi.stubGlobal('location', { reload })
  return unregister
}

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
  reload.mockReset()
})

it('reloads once for a missing chunk, without the service worker when there is a new version', async () => {
  const unregister = stubServiceWorker({ installing: {} })
  void page()()
  await expect.poll(() => reload).toHaveBeenCalledOnce()
  expect(unregister).toHaveBeenCalledOnce()
  await expect(page()()).rejects.toBe(gone)
  expect(reload).toHaveBeenCalledOnce()
})

it('keeps the service worker when there is no new version', async () => {
  const unregister = stubServiceWorker({})
  void page()()
  await expect.poll(() => reload).toHaveBeenCalledOnce()
  expect(unregister).not.toHaveBeenCalled()
})

it('fails instead of reloading when the host cannot be reached', async () => {
  stubServiceWorker({ update: () => Promise.reject(new TypeError('Failed to fetch')) })
  await expect(page()()).rejects.toBe(gone)
  expect(reload).not.toHaveBeenCalled()
  expect(sessionStorage.length).toBe(0)
})

it('does not reload offline', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  vi.stubGlobal('location', { reload })
  await expect(page()()).rejects.toBe(gone)
  expect(reload).not.toHaveBeenCalled()
})
