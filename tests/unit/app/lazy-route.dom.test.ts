import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lazyRoute, setRouter } from '@/app/lazy-route'
import { MissingCodeError } from '@/lib/code'

const gone = new TypeError('Failed to fetch dynamically imported module: https://shop.test/assets/terms.js')
const page = (error: Error = gone) => lazyRoute(() => Promise.reject(error), [])
const reloadOnce = vi.fn<(address: string) => Promise<boolean>>()

beforeEach(() => vi.stubGlobal('recovery', { reloadOnce }))
afterEach(() => {
  reloadOnce.mockReset()
  setRouter({ state: { navigation: {} } })
})

it.each([
  [{ pathname: '/terms', search: '?from=footer', hash: '#returns' }, '/terms?from=footer#returns'],
  [undefined, '/'],
])('opens the target page when its code is lost: %o', async (target, expected) => {
  setRouter({ state: { navigation: { location: target } } })
  reloadOnce.mockResolvedValue(true)
  void page()()
  await expect.poll(() => reloadOnce.mock.calls).toEqual([[new URL(expected, location.href).href]])
})

it('fails when there is nothing to reload for', async () => {
  reloadOnce.mockResolvedValue(false)
  await expect(page()()).rejects.toBeInstanceOf(MissingCodeError)
})

it('gives up code that is never answered', async () => {
  vi.useFakeTimers()
  reloadOnce.mockResolvedValue(false)
  const loading = lazyRoute(() => new Promise(() => undefined), [])()
  const failed = expect(loading).rejects.toBeInstanceOf(MissingCodeError)
  await vi.advanceTimersByTimeAsync(30_000)
  await failed
  vi.useRealTimers()
})

it('does not take a fault of the code for a lost file', async () => {
  const fault = new TypeError('x is not a function')
  await expect(page(fault)()).rejects.toBe(fault)
  expect(reloadOnce).not.toHaveBeenCalled()
})
