import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { QuoteLine } from '@/cart/queries'
import { checkoutDraft } from '@/checkout/draft'
import { loadArea } from '@/i18n/catalogues'
import { cartLine, GUEST, openShop, quotedLine, quoteOf, stubApi } from '../checkout/checkout-shop'

beforeAll(() => Promise.all([loadArea('ordering'), loadArea('deferred')]))
afterEach(() => vi.unstubAllGlobals())

const lines = [
  { ...cartLine(1), quantity: 3 },
  { ...cartLine(2), quantity: 3 },
]

/** The problem is that of the first line, or of both; fewer pieces can be ordered. */
function open(path: '/cart' | '/checkout', problem: Partial<QuoteLine>, { both = false } = {}): void {
  stubApi({
    quote: ({ items }) =>
      quoteOf(
        lines.flatMap((line, index) => {
          const item = items.find(({ product_id: id }) => id === line.productId)
          if (item === undefined) return []
          const isRefused = (index === 0 || both) && Reflect.get(item, 'quantity') === line.quantity
          return [quotedLine(line, index, isRefused ? problem : {})]
        }),
      ),
  })
  checkoutDraft.write(GUEST)
  openShop(path, lines)
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const gone = (name: string) => expect.poll(() => screen.queryByRole('button', { name })).toBeNull()

const PRICE = { unit_price: 240 }
const FEWER = { code: 'out_of_stock', available: 2 } as const

it.each([
  ['Accept new price', PRICE],
  ['Order 2', FEWER],
])('the line takes the focus of the button that its press removes: %s', async (name, problem) => {
  open('/cart', problem)
  await press(name)
  await gone(name)
  expect(screen.getByRole('link', { name: 'Lantern 1' })).toHaveFocus()
})

it('in the checkout, where a line has no link, too', async () => {
  open('/checkout', FEWER)
  await press('Order 2')
  await gone('Order 2')
  expect(document.activeElement).toBe(screen.getByText('Lantern 1').closest('li'))
})

it('the summary takes the focus of a line that is removed in the checkout', async () => {
  open('/checkout', { code: 'unavailable' })
  await press('Remove: Lantern 1')
  await gone('Remove: Lantern 1')
  expect(screen.getByRole('region', { name: 'Order Summary' })).toHaveFocus()
})

it('the place of the notice keeps the focus of the button that corrects all lines', async () => {
  open('/cart', FEWER, { both: true })
  await press('Update my cart')
  await gone('Update my cart')
  expect(document.activeElement).toHaveAttribute('role', 'status')
})
