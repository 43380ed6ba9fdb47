import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Quote, QuoteLine } from '@/cart/queries'
import { useHeldOrder } from '@/checkout/use-held-order'

const START = Date.UTC(2026, 10, 21, 12)
const quote = (total: number, code: QuoteLine['code'] = null) =>
  ({ total_amount: total, lines: [{ code }] }) as unknown as Quote

const send = vi.fn()
const refuse = vi.fn()

/** Holds an order of 215 MAD placed offline; after `minutes` online again, a quote arrives that is `quotedAgo` ms old. */
async function answerAfter(minutes: number, answer: Quote, quotedAgo = 0) {
  const offline = { online: false, quote: quote(215), quotedAt: START - 1000, send, refuse }
  const { result, rerender } = renderHook((options) => useHeldOrder(options), { initialProps: offline })
  act(() => result.current.hold(215))
  vi.setSystemTime(START + minutes * 60_000)
  rerender({ ...offline, online: true })
  expect(result.current.isHeld).toBe(true)
  await act(async () => {
    rerender({ ...offline, online: true, quote: answer, quotedAt: Date.now() - quotedAgo })
    await Promise.resolve()
  })
  return result
}

beforeEach(() => {
  vi.useFakeTimers({ now: START })
  send.mockReset()
  refuse.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
})

it('sends the order once when the total is the one the shopper agreed to', async () => {
  const held = await answerAfter(2, quote(215))
  expect(send).toHaveBeenCalledOnce()
  expect(refuse).toHaveBeenCalledExactlyOnceWith(null)
  expect(held.current.isHeld).toBe(false)
})

it.each([
  ['a price change', 2, quote(225), { kind: 'price', before: 215, now: 225 }],
  ['a line going out of stock', 2, quote(215, 'out_of_stock'), { kind: 'lines' }],
  ['waiting too long', 16, quote(215), { kind: 'too-late' }],
])('does not send the order after %s', async (_why, minutes, answer, reason) => {
  const held = await answerAfter(minutes, answer)
  expect(send).not.toHaveBeenCalled()
  expect(refuse).toHaveBeenLastCalledWith(reason)
  expect(held.current.isHeld).toBe(false)
})

it('keeps waiting while the quote is from before the order', async () => {
  const held = await answerAfter(2, quote(215), 3 * 60_000)
  expect(send).not.toHaveBeenCalled()
  expect(held.current.isHeld).toBe(true)
  act(() => held.current.cancel())
  expect(held.current.isHeld).toBe(false)
})
