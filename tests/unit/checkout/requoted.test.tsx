import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { writePromotionCode } from '@/cart/promotion-code'
import type { Quote } from '@/cart/queries'
import { checkoutDraft } from '@/checkout/draft'
import { QuickOrder } from '@/checkout/quick-order'
import { loadArea } from '@/i18n/catalogues'
import { cartLine, GUEST, openShop, quotedLine, quoteOf, stubApi } from './checkout-shop'

beforeAll(() => Promise.all([loadArea('ordering'), loadArea('deferred'), loadArea('promotion')]))
beforeEach(() => checkoutDraft.write(GUEST))
afterEach(() => {
  writePromotionCode(null)
  vi.unstubAllGlobals()
})

const line = cartLine(1)
const full = quoteOf([quotedLine(line, 0)])

const names = { name_en: 'Welcome', name_fr: 'Bienvenue', name_ar: 'مرحبًا' }
const reduced = (code: string | null): Quote => ({
  ...full,
  promotion: { code, kind: 'amount', saving: 30, ...names },
  ...{ discount_amount: 30, total_amount: full.total_amount - 30 },
})

/** GUEST has ordered before, by this number. */
const KNOWN = '+212612345678'

const changed = (quote: Quote) =>
  Response.json(
    { code: 'PT409', message: 'price_changed', details: JSON.stringify({ quote }) },
    { status: 409 },
  )

/** A shop that reads who ordered before from the order alone, as the database does: its quotes are for anyone. */
function openPromotion(code: string | null) {
  const placed: number[] = []
  const api = stubApi({
    quote: () => reduced(code),
    place: ({ contact, expected_total: expected }) => {
      const isNew = contact.phone !== KNOWN
      const answer = isNew
        ? reduced(code)
        : { ...full, code_problem: code === null ? null : ('used_before' as const) }
      if (expected !== answer.total_amount) return changed(answer)
      placed.push(expected)
      return Response.json({ order_number: 'MCG-1', payment_token: 'x', payment_method: 'cash_on_delivery' })
    },
  })
  writePromotionCode(code)
  return { placed, quotes: () => api.named('quote_order').length }
}

const CHANGED = /The total has changed from 205.DH to 235.DH/
const button = (total: number) => screen.findByRole('button', { name: new RegExp(`^Place order – ${total}`) })

describe('an order of a customer who ordered before', () => {
  it.each([
    ['a code', 'WELCOME', 'You have used the code WELCOME before.'],
    ['no code', null, /The offer “Welcome” does not apply to your order\./],
  ])(
    'with a promotion of %s keeps the total that it was refused with, says why, and is placed at it',
    async (_, code, why) => {
      const { placed, quotes } = openPromotion(code)
      const { router } = openShop('/checkout', [line])
      await userEvent.click(await button(205))
      expect(await screen.findByText(CHANGED)).toBeVisible()
      // The cart is quoted again, for anyone: the lower total must not come back.
      await waitFor(() => expect(quotes()).toBeGreaterThan(1))
      expect(await screen.findByText(why)).toBeVisible()
      const again = await button(235)
      expect(
        within(screen.getByRole('region', { name: 'Order Summary' })).queryByText(/saves you/),
      ).toBeNull()
      await userEvent.click(again)
      await expect.poll(() => router.state.location.pathname).toBe('/order-success')
      expect(placed).toEqual([235])
    },
  )

  it('is quoted with the promotion for another phone number', async () => {
    const { placed } = openPromotion(null)
    openShop('/checkout', [line])
    await userEvent.click(await button(205))
    await button(235)
    fireEvent.change(screen.getByLabelText('Phone'), { target: { value: '0699000111' } })
    await userEvent.click(await button(205))
    await waitFor(() => expect(placed).toEqual([205]))
  })

  it('keeps the total as a quick order too', async () => {
    const { placed, quotes } = openPromotion(null)
    const { router } = openShop('/again', [], <QuickOrder line={line} onClose={() => undefined} />)
    await userEvent.click(await button(205))
    const sheet = within(screen.getByRole('dialog'))
    expect(await sheet.findByText(CHANGED)).toBeVisible()
    expect(sheet.getByText(/The offer “Welcome” does not apply to your order\./)).toBeVisible()
    await waitFor(() => expect(quotes()).toBeGreaterThan(1))
    await userEvent.click(await button(235))
    await expect.poll(() => router.state.location.pathname).toBe('/order-success')
    expect(placed).toEqual([235])
  })
})

it('a code that only this address was not quoted applies again once it is', async () => {
  let isKnown = false
  const placed: number[] = []
  stubApi({
    quote: () => reduced('WELCOME'),
    place: ({ expected_total: expected }) => {
      const answer = isKnown ? reduced('WELCOME') : { ...full, code_problem: 'unknown' as const }
      isKnown = true
      if (expected !== answer.total_amount) return changed(answer)
      placed.push(expected)
      return Response.json({ order_number: 'MCG-1', payment_token: 'x', payment_method: 'cash_on_delivery' })
    },
  })
  writePromotionCode('WELCOME')
  openShop('/checkout', [line])
  await userEvent.click(await button(205))
  expect(await screen.findByText(CHANGED)).toBeVisible()
  await userEvent.click(await button(205))
  await waitFor(() => expect(placed).toEqual([205]))
})
