import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { checkoutDraft } from '@/checkout/draft'
import { cartLine, GUEST, openShop, quotedLine, quoteOf, stubApi } from './checkout-shop'

/** What the browser reports. */
function setOnline(online: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')))
}

afterEach(() => {
  vi.restoreAllMocks()
  window.dispatchEvent(new Event('online'))
  vi.unstubAllGlobals()
})

it('an order that is placed without a connection is not sent, then or later; form and cart are kept', async () => {
  const line = cartLine(1)
  const api = stubApi({ quote: () => quoteOf([quotedLine(line, 0)]) })
  checkoutDraft.write(GUEST)
  const { store } = openShop('/checkout', [line])
  const button = await screen.findByRole('button', { name: /^Place order – 235/ })
  await expect.poll(() => button.getAttribute('aria-disabled')).not.toBe('true')

  const connected = globalThis.fetch
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  setOnline(false)
  await screen.findByText(/^You are offline\. Your cart and this form are saved/)
  await userEvent.click(button)
  expect(await screen.findByText(/^Your order has not been sent/)).toBeVisible()
  expect(button).toHaveTextContent(/^Place order – 235/)
  expect(store.read()).toMatchObject({ lines: [line], orderKey: null })

  const quotes = api.named('quote_order').length
  vi.stubGlobal('fetch', connected)
  setOnline(true)
  // The cart is priced again; whatever the page sends by itself is sent with it or before.
  await expect.poll(() => api.named('quote_order').length).toBeGreaterThan(quotes)
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(api.named('place_order')).toEqual([])
  expect(screen.getByLabelText('Address')).toHaveValue(GUEST.address)
  expect(screen.getByText(/^Your order has not been sent/)).toBeVisible()

  await userEvent.click(button)
  await expect.poll(() => api.named('place_order').length).toBeGreaterThan(0)
})

it('an order is placed where the browser reports no connection and has one', async () => {
  const line = cartLine(1)
  const api = stubApi({ quote: () => quoteOf([quotedLine(line, 0)]) })
  checkoutDraft.write(GUEST)
  setOnline(false)
  openShop('/checkout', [line])
  // The price arrives as well.
  const button = await screen.findByRole('button', { name: /^Place order – 235/ })
  await expect.poll(() => button.getAttribute('aria-disabled')).not.toBe('true')
  await userEvent.click(button)
  await expect.poll(() => api.named('place_order').length).toBeGreaterThan(0)
  expect(screen.queryByText(/^Your order has not been sent/)).toBeNull()
})
