import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { readPromotionCode, writePromotionCode } from '@/cart/promotion-code'
import { checkoutDraft } from '@/checkout/draft'
import { loadArea } from '@/i18n/catalogues'
import { cartLine, GUEST, openShop, quotedLine, quoteOf, stubApi } from './checkout-shop'

beforeAll(() => Promise.all([loadArea('ordering'), loadArea('deferred'), loadArea('promotion')]))
afterEach(() => vi.unstubAllGlobals())

const NOTES = { notes: 'Leave it with the neighbour', isGift: true, giftMessage: 'Happy birthday' }
const [bowl, lamp] = [cartLine(1), cartLine(2)]

/** The bowl is ordered and no answer arrives; a lamp is added, and the page of the cart finds the order. */
async function findInCart(meanwhile: () => void) {
  let found: unknown[] = []
  stubApi({
    quote: ({ items }) =>
      quoteOf(
        [bowl, lamp]
          .filter(({ productId }) => items.some((item) => item.product_id === productId))
          .map((line, index) => quotedLine(line, index)),
      ),
    orders: () => found,
  })
  const answer = globalThis.fetch
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
    (input instanceof Request ? input.url : input.toString()).includes('/rpc/place_order')
      ? Promise.reject(new TypeError('Failed to fetch'))
      : answer(input, init),
  )
  checkoutDraft.write({ ...GUEST, ...NOTES })
  writePromotionCode('SPRING')
  const { store, router } = openShop('/checkout', [bowl])
  const button = await screen.findByRole('button', { name: /^Place order – 235/ })
  await expect.poll(() => button.getAttribute('aria-disabled')).not.toBe('true')
  await userEvent.click(button)
  await expect.poll(() => store.read().orderKey).not.toBeNull()
  await screen.findByText(/^The connection dropped and we have not received your order/)

  found = [
    {
      ...{ order_number: 'MCG-1', payment_method: 'cash_on_delivery', payment_token: 'x', is_pickup: false },
      ...{ address: GUEST.address, city: GUEST.city },
      order_items: [{ product_id: bowl.productId, variation_ids: [], quantity: 1 }],
    },
  ]
  act(() => {
    store.update((cart) => ({ ...cart, lines: [bowl, lamp] }))
    meanwhile()
  })
  await act(() => router.navigate('/cart'))
  await expect.poll(() => store.read().lines).toEqual([lamp])
  await act(() => router.navigate('/checkout'))
}

it.each([
  ['its code too', () => undefined, null],
  ['a code that was entered since stays', () => writePromotionCode('SUMMER'), 'SUMMER'],
])('the note and the gift of an order that the cart found leave with it; %s', async (_, meanwhile, code) => {
  await findInCart(meanwhile)
  expect(await screen.findByLabelText('Address')).toHaveValue(GUEST.address)
  await expect.poll(() => checkoutDraft.read()).toMatchObject({ notes: '', isGift: false, giftMessage: '' })
  expect(screen.queryByDisplayValue(NOTES.notes)).toBeNull()
  expect(screen.queryByDisplayValue(NOTES.giftMessage)).toBeNull()
  expect(readPromotionCode()).toBe(code)
})
