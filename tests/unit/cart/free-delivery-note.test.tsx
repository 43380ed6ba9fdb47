import { screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { AppliedPromotion } from '@/cart/queries'
import { loadArea } from '@/i18n/catalogues'
import { cartLine, openShop, quotedLine, quoteOf, stubApi } from '../checkout/checkout-shop'

beforeAll(() => loadArea('deferred'))
afterEach(() => vi.unstubAllGlobals())

const offer = (kind: AppliedPromotion['kind']): AppliedPromotion => ({
  ...{ code: null, kind, saving: 15 },
  ...{ name_en: 'On us', name_fr: 'Offert', name_ar: 'هدية' },
})

/** Opens a cart of 60 DH, with this fee of delivery, which is free from 100 DH on. */
function openCart(fee: number, promotion: AppliedPromotion | null) {
  const line = cartLine(1, { unit_price: 60 })
  stubApi({ quote: () => ({ ...quoteOf([quotedLine(line, 0)], fee), free_from: 100, promotion }) })
  openShop('/cart', [line])
}

it.each([
  ['by a promotion', offer('free_delivery')],
  ['for its country', null],
])('a cart whose delivery is free %s is asked for nothing more', async (_why, promotion) => {
  openCart(0, promotion)
  expect(await screen.findByText('Free delivery')).toBeVisible()
  expect(screen.queryByText(/more for free delivery/)).toBeNull()
})

it('a cart with another promotion is told what is missing', async () => {
  openCart(15, offer('percent'))
  expect(await screen.findByText(/^Add 40\sDH more for free delivery/)).toBeVisible()
  expect(screen.queryByText('Free delivery')).toBeNull()
})
