import { screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { loadArea } from '@/i18n/catalogues'
import { cartLine, openShop, quotedLine, quoteOf, stubApi } from '../checkout/checkout-shop'

beforeAll(() => loadArea('deferred'))
afterEach(() => vi.unstubAllGlobals())

/** Opens a cart with a bowl for 30 DH and a lamp for 300 DH, of which so many are left; delivery is free from 100 DH on. */
function openCart(left: number): void {
  const lines = [cartLine(1, { unit_price: 30 }), cartLine(2, { unit_price: 300 })]
  const quoted = lines.map((line, index) =>
    quotedLine(line, index, index === 1 ? { code: 'out_of_stock', available: left } : {}),
  )
  stubApi({ quote: () => ({ ...quoteOf(quoted), free_from: 100 }) })
  openShop('/cart', lines)
}

it('a piece that is sold out does not count towards free delivery', async () => {
  openCart(0)
  expect(await screen.findByText(/70/, { selector: '[data-price]' })).toBeVisible()
  expect(screen.queryByText('Free delivery')).toBeNull()
})

it('a piece of which fewer are left does', async () => {
  openCart(1)
  expect(await screen.findByText('Free delivery')).toBeVisible()
})
