import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { QuoteLine } from '@/cart/queries'
import { checkoutDraft } from '@/checkout/draft'
import { QuickOrder } from '@/checkout/quick-order'
import { loadArea } from '@/i18n/catalogues'
import { cartLine, GUEST, openShop, quotedLine, quoteOf, stubApi } from './checkout-shop'

beforeAll(() => Promise.all([loadArea('ordering'), loadArea('deferred')]))
beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

const line = { ...cartLine(1), quantity: 3 }
const UNAVAILABLE = 'This payment method is no longer available for your order. Please choose another one.'

type Shop = {
  methods?: string[]
  countries?: string[]
  /** Of the piece, while so many are asked for as at first. */
  problem?: Partial<QuoteLine>
  inCart?: number
}

/** A shop that takes no cash of this customer, with the sheet open; so many of the piece are in the cart. */
async function openSheet({
  methods = ['cash_on_delivery', 'bank_transfer'],
  countries = ['morocco'],
  problem = {},
  inCart = 0,
}: Shop = {}) {
  const api = stubApi({
    countries: () => countries,
    methods: () => methods.map((method) => ({ method, countries: 'all' })),
    quote: ({ items }) => {
      const quantity = items.map((item) => Number(Reflect.get(item, 'quantity')))[0] ?? 0
      return quoteOf([quotedLine({ ...line, quantity }, 0, quantity === 3 ? problem : {})])
    },
    place: () =>
      Response.json(
        { code: 'PT422', message: 'invalid_contact', details: '{"field": "payment_method"}' },
        { status: 422 },
      ),
  })
  const onClose = vi.fn()
  const cart = inCart === 0 ? [] : [{ ...line, quantity: inCart }]
  const shop = openShop('/again', cart, <QuickOrder line={line} onClose={onClose} />)
  const sheet = within(await screen.findByRole('dialog'))
  return { ...shop, api, sheet, onClose }
}

type Sheet = Awaited<ReturnType<typeof openSheet>>['sheet']

function type(sheet: Sheet): void {
  const texts = { Name: 'Salma', Phone: GUEST.phone, City: 'Fès', Address: '12, derb Lamté' }
  for (const [label, value] of Object.entries(texts))
    fireEvent.change(sheet.getByLabelText(label), { target: { value } })
}

const pressCheckout = async (sheet: Sheet) =>
  userEvent.click(await sheet.findByRole('button', { name: 'Continue at the checkout' }))

describe('a quick order that cannot be paid in cash', () => {
  it.each([0, 2, 4])(
    'leads to the checkout, with what was typed, another way to pay, and the piece in a cart that had %i',
    async (inCart) => {
      const { store, router, sheet } = await openSheet({ inCart })
      type(sheet)
      await userEvent.click(await sheet.findByRole('button', { name: /^Place order – 635/ }))
      expect(await sheet.findByText(UNAVAILABLE)).toBeVisible()
      await pressCheckout(sheet)
      expect(await screen.findByLabelText('Address')).toHaveValue('12, derb Lamté')
      expect(router.state.location.pathname).toBe('/checkout')
      expect(store.read().lines.map(({ quantity }) => quantity)).toEqual([Math.max(inCart, 3)])
      expect(screen.getByRole('radio', { name: 'Bank transfer' })).toBeChecked()
    },
  )

  it('says so at once where the shop takes no cash', async () => {
    const { store, router, sheet } = await openSheet({ methods: ['bank_transfer'] })
    expect(await sheet.findByText(UNAVAILABLE)).toBeVisible()
    await pressCheckout(sheet)
    await expect.poll(() => router.state.location.pathname).toBe('/checkout')
    expect(store.read().lines).toMatchObject([{ quantity: 3 }])
    expect(checkoutDraft.read().paymentMethod).toBe('bank_transfer')
  })

  it('leads there where the shop stopped delivering in Morocco', async () => {
    const { router, sheet } = await openSheet({ countries: ['france'] })
    await pressCheckout(sheet)
    await expect.poll(() => router.state.location.pathname).toBe('/checkout')
  })
})

describe('a piece that cannot be ordered so', () => {
  it('of which fewer are left is ordered in fewer pieces', async () => {
    const { sheet } = await openSheet({ problem: { code: 'out_of_stock', available: 2 } })
    expect(await sheet.findByText('Only 2 left in stock')).toBeVisible()
    await userEvent.click(sheet.getByRole('button', { name: 'Order 2' }))
    expect(screen.getByRole('dialog')).toHaveFocus()
    expect(await sheet.findByRole('button', { name: /^Place order – 435/ })).toBeEnabled()
    expect(sheet.queryByText('Only 2 left in stock')).toBeNull()
  })

  it.each([
    ['This piece is sold out.', { code: 'out_of_stock', available: 0 }],
    ['This piece is no longer available.', { code: 'unavailable' }],
    ['The options of this piece have changed. Please choose again.', { code: 'variation_missing' }],
  ] as const)('leads back to its page: %s', async (reason, problem) => {
    const { sheet, onClose } = await openSheet({ problem })
    expect(await sheet.findByText(reason)).toBeVisible()
    expect(sheet.queryByText(/order summary/)).toBeNull()
    await userEvent.click(sheet.getByRole('button', { name: 'Back to the piece' }))
    expect(onClose).toHaveBeenCalledOnce()
  })
})
