import { afterEach, expect, it, vi } from 'vitest'
import { lazyPage } from '@/app/lazy-page'

const gone = new TypeError('Failed to fetch dynamically imported module')
const page = () => lazyPage(() => Promise.reject(gone))
const reload = vi.fn()

type Kept = { installing?: object; waiting?: object; update?: () => Promise<void> }

/** A browser in which the worker of an earlier version keeps the shop. */
function keptShop({ installing, waiting, update = () => Promise.resolve() }: Kept) {
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

it('reloads once for a part that is gone, from the host when there is a new version', async () => {
  const unregister = keptShop({ installing: {} })
  void page().Component()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(unregister).toHaveBeenCalledOnce()
  await expect(page().Component()).rejects.toBe(gone)
  expect(reload).toHaveBeenCalledOnce()
})

it('keeps the shop when there is no other version', async () => {
  const unregister = keptShop({})
  void page().Component()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(unregister).not.toHaveBeenCalled()
})

it('says so instead of reloading when the host cannot be asked', async () => {
  keptShop({ update: () => Promise.reject(new TypeError('Failed to fetch')) })
  await expect(page().Component()).rejects.toBe(gone)
  expect(reload).not.toHaveBeenCalled()
  expect(sessionStorage.length).toBe(0)
})

it('does not reload without a network', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  vi.stubGlobal('location', { reload })
  await expect(page().Component()).rejects.toBe(gone)
  expect(reload).not.toHaveBeenCalled()
})
