import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { CartLine } from '@/cart/cart-lines'
import { readPromotionCode, writePromotionCode } from '@/cart/promotion-code'
import { checkoutDraft, EMPTY_CHECKOUT } from '@/checkout/draft'
import { QuickOrder } from '@/checkout/quick-order'
import type { CheckoutInput } from '@/checkout/schema'
import { loadArea } from '@/i18n/catalogues'
import { cartLine, openShop, quotedLine, quoteOf, stubApi } from './checkout-shop'

beforeAll(() => Promise.all([loadArea('ordering'), loadArea('deferred'), loadArea('promotion')]))
beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

const [lantern, bowl] = [cartLine(1), cartLine(2)]
const pieces: Record<string, CartLine> = {
  lantern,
  bowl,
  'two lanterns': { ...lantern, quantity: 2 },
}

/** A page with a button for each piece, which opens its sheet. */
function Page() {
  const [ordered, setOrdered] = useState<CartLine | null>(null)
  return (
    <>
      {Object.entries(pieces).map(([name, line]) => (
        <button key={name} type="button" onClick={() => setOrdered(line)}>
          {name}
        </button>
      ))}
      {ordered !== null && <QuickOrder line={ordered} onClose={() => setOrdered(null)} />}
    </>
  )
}

type Sent = { idempotency_key: string; items: { quantity: number }[]; code?: string; is_quick?: boolean }

/** The shop as `place_order` keeps it: one order for each key. `lost`: so many answers do not arrive, though the order is placed. */
function openPage({ lost = 0 } = {}) {
  const placed = new Map<string, Sent>()
  const sent: Sent[] = []
  let unanswered = lost
  let isLookedUp = false
  stubApi({
    quote: ({ items, ...request }) => {
      const lines = Object.values(pieces).filter(({ productId, quantity }) =>
        items.some((item) => item.product_id === productId && Reflect.get(item, 'quantity') === quantity),
      )
      const quote = quoteOf(lines.map((line, index) => quotedLine(line, index)))
      if (!('code' in request)) return quote
      const named = { name_en: 'Spring sale', name_fr: 'Soldes', name_ar: 'تخفيضات' }
      const promotion = { ...named, code: 'SPRING', kind: 'amount' as const, saving: 20 }
      return { ...quote, promotion, discount_amount: 20, total_amount: quote.total_amount - 20 }
    },
    orders: () => {
      const order = isLookedUp ? placed.get(sent.at(-1)?.idempotency_key ?? '') : undefined
      const contact = { address: '12, derb Lamté', city: 'Fès', is_pickup: false }
      const ids = { order_number: 'MCG-1', payment_method: 'cash_on_delivery', payment_token: 'x' }
      return order === undefined ? [] : [{ ...ids, ...contact, order_items: order.items }]
    },
  })
  const answer = globalThis.fetch
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input))
    if (!pathname.endsWith('/rpc/place_order')) return answer(input, init)
    const order = JSON.parse(init?.body as string) as Sent
    sent.push(order)
    const earlier = placed.get(order.idempotency_key)
    isLookedUp = earlier !== undefined
    if (earlier !== undefined && JSON.stringify(earlier) !== JSON.stringify(order))
      return Response.json({ code: 'PT409', message: 'key_reused' }, { status: 409 })
    placed.set(order.idempotency_key, order)
    unanswered -= 1
    if (unanswered >= 0) throw new TypeError('Failed to fetch')
    return Response.json({ order_number: 'MCG-1', payment_token: 'x', payment_method: 'cash_on_delivery' })
  })
  return { placed, sent, ...openShop('/again', [bowl], <Page />) }
}

async function openSheet(piece: string) {
  await userEvent.click(screen.getByRole('button', { name: piece }))
  return within(await screen.findByRole('dialog'))
}

type Sheet = Awaited<ReturnType<typeof openSheet>>

function type(sheet: Sheet): void {
  const texts = { Name: 'Salma', Phone: '0612345678', City: 'Fès', Address: '12, derb Lamté' }
  for (const [label, value] of Object.entries(texts))
    fireEvent.change(sheet.getByLabelText(label), { target: { value } })
}

async function press(sheet: Sheet, total: number) {
  const button = await sheet.findByRole('button', { name: new RegExp(`^Place order – ${total}`) })
  await expect.poll(() => button.getAttribute('aria-disabled')).not.toBe('true')
  await userEvent.click(button)
}

const close = () => userEvent.keyboard('{Escape}')
const LOST = /^The connection dropped and we have not received your order/

const DRAFT: CheckoutInput = {
  ...EMPTY_CHECKOUT,
  ...{ email: 'salma@shop.test', district: 'Batha', landmark: 'Beside the fountain', notes: 'Ring twice' },
  ...{
    isGift: true,
    giftMessage: 'Happy birthday',
    isCompany: true,
    company: 'Dar Batha',
    ice: '001234567890123',
  },
}

it.each([
  ['placed', 0],
  ['unanswered', 1],
])('a quick order that is %s leaves the checkout and the code of the cart', async (_, lost) => {
  checkoutDraft.write(DRAFT)
  writePromotionCode('SPRING')
  const { sent, router } = openPage({ lost })
  const sheet = await openSheet('lantern')
  type(sheet)
  await press(sheet, 215)
  if (lost === 0) await expect.poll(() => router.state.location.pathname).toBe('/order-success')
  else await sheet.findByText(LOST)
  // Not ordered from the cart, so that the database leaves the one that is saved in the account as it is.
  expect(sent).toMatchObject([{ code: 'SPRING', is_quick: true }])
  expect(checkoutDraft.read()).toEqual(DRAFT)
  expect(readPromotionCode()).toBe('SPRING')
})

it('the code that a quick order is sent with is named with what it saves, and can be removed', async () => {
  writePromotionCode('SPRING')
  const { sent } = openPage({ lost: 1 })
  const sheet = await openSheet('lantern')
  expect(await sheet.findByText(/“Spring sale” saves you.*20/)).toBeVisible()
  type(sheet)
  await userEvent.click(sheet.getByRole('button', { name: 'Remove the code SPRING' }))
  await press(sheet, 235)
  await sheet.findByText(LOST)
  expect(sent.map(({ code }) => code)).toEqual([undefined])
})

it('the press that leaves the field of a code orders nothing, also when its quote is known', async () => {
  writePromotionCode('SPRING')
  const { sent, router } = openPage()
  const sheet = await openSheet('lantern')
  type(sheet)
  await sheet.findByRole('button', { name: /^Place order – 215/ })
  await userEvent.click(sheet.getByRole('button', { name: 'Remove the code SPRING' }))
  await userEvent.type(sheet.getByRole('textbox', { name: 'Promotion code' }), 'SPRING')
  await press(sheet, 235)
  expect(sheet.getByRole('button', { name: /^Place order – 215/ })).toBeVisible()
  await press(sheet, 215)
  await expect.poll(() => router.state.location.pathname).toBe('/order-success')
  expect(sent).toMatchObject([{ code: 'SPRING', expected_total: 215 }])
})

it('what was typed into the sheet is there again for any piece, and for the checkout, until it is ordered', async () => {
  const { router } = openPage()
  type(await openSheet('lantern'))
  await close()
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  await act(() => router.navigate('/checkout'))
  expect(await screen.findByLabelText('Address')).toHaveValue('12, derb Lamté')
  expect(screen.getByLabelText('First name')).toHaveValue('Salma')

  await act(() => router.navigate('/again'))
  const sheet = await openSheet('bowl')
  expect(sheet.getByLabelText('Name')).toHaveValue('Salma')
  expect(sheet.getByLabelText('Phone')).toHaveValue('0612345678')
  expect(sheet.getByLabelText('City')).toHaveValue('Fès')
  expect(sheet.getByLabelText('Address')).toHaveValue('12, derb Lamté')
  await press(sheet, 235)
  await expect.poll(() => router.state.location.pathname).toBe('/order-success')
  await expect.poll(() => sessionStorage.getItem('mcg-forms')).toBeNull()
})

it('what was typed at the checkout is in the sheet', async () => {
  checkoutDraft.write({
    ...DRAFT,
    firstName: 'Salma',
    lastName: 'Idrissi',
    city: 'Rabat',
    address: '3, rue Oqba',
  })
  openPage()
  const sheet = await openSheet('lantern')
  expect(sheet.getByLabelText('Name')).toHaveValue('Salma Idrissi')
  expect(sheet.getByLabelText('City')).toHaveValue('Rabat')
})

it('a quick order without an answer is found when another quantity of the piece is ordered', async () => {
  const { placed, sent } = openPage({ lost: 1 })
  let sheet = await openSheet('lantern')
  type(sheet)
  await press(sheet, 235)
  await sheet.findByText(LOST)
  await close()

  sheet = await openSheet('two lanterns')
  await press(sheet, 435)
  // One is ordered; the other one is left, and another order.
  await sheet.findByText(/Quantity: 1/)
  expect(placed.size).toBe(1)
  await press(sheet, 235)
  await expect.poll(() => placed.size).toBe(2)
  expect(sent.map(({ items }) => items.map(({ quantity }) => quantity))).toEqual([[1], [2], [1]])
})

it('a quick order without an answer is not placed again after one of another piece', async () => {
  const { placed, sent } = openPage({ lost: 2 })
  for (const piece of ['lantern', 'bowl']) {
    const sheet = await openSheet(piece)
    if (piece === 'lantern') type(sheet)
    await press(sheet, 235)
    await sheet.findByText(LOST)
    await close()
  }
  await press(await openSheet('lantern'), 235)
  await expect.poll(() => sent.length).toBe(3)
  expect(sent[2]?.idempotency_key).toBe(sent[0]?.idempotency_key)
  expect(placed.size).toBe(2)
})
