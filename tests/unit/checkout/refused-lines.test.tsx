import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { checkoutDraft } from '@/checkout/draft'
import { loadArea } from '@/i18n/catalogues'
import { cartLine, GUEST, openShop, quotedLine, quoteOf, stubApi } from './checkout-shop'

beforeAll(() => Promise.all([loadArea('ordering'), loadArea('deferred')]))
afterEach(() => vi.unstubAllGlobals())

const REFUSED = 'Some items cannot be delivered as ordered. You can change them in the order summary.'

it('lines that are refused lead to the summary, where they are changed, and nothing is said of them after that', async () => {
  const line = { ...cartLine(1), quantity: 3 }
  let available = 9
  stubApi({
    quote: ({ items }) => {
      const quantity = items.map((item) => Number(Reflect.get(item, 'quantity')))[0] ?? 0
      const code = quantity > available ? ('out_of_stock' as const) : null
      return quoteOf([quotedLine({ ...line, quantity }, 0, { code, available })])
    },
    place: () => {
      available = 2
      const lines = [{ index: 0, product_id: line.productId, code: 'out_of_stock', available }]
      return Response.json(
        { code: 'PT409', message: 'out_of_stock', details: JSON.stringify({ lines }) },
        { status: 409 },
      )
    },
  })
  checkoutDraft.write(GUEST)
  openShop('/checkout', [line])
  await userEvent.click(await screen.findByRole('button', { name: /^Place order – 635/ }))
  expect(await screen.findByText(REFUSED)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'To the order summary' }))
  expect(screen.getByRole('region', { name: 'Order Summary' })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Order 2' }))
  await expect.poll(() => screen.queryByText(REFUSED)).toBeNull()
  expect(await screen.findByRole('button', { name: /^Place order – 435/ })).toBeEnabled()
})
