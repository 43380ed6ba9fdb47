import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '@/app/query-client'
import { AuthProvider } from '@/auth/auth-context'
import type { PreparedOrder } from '@/checkout/prepared-order'
import { loadArea } from '@/i18n/catalogues'
import { LanguageProvider } from '@/i18n/language-context'
import { orderQueries } from '@/orders/queries'
import { Component as CompleteOrderPage } from '@/pages/complete-order-page'
import { cartLine, quotedLine, quoteOf } from '../checkout/checkout-shop'

beforeAll(() => Promise.all((['payment', 'ordering', 'deferred'] as const).map(loadArea)))
afterEach(() => vi.unstubAllGlobals())

const TOKEN = 't'.repeat(43)
const piece = quotedLine(cartLine(1), 0, { unit_price: 30, line_total: 30 })
const placed = { order_number: 'MCG-1', payment_token: 'pay', tracking_token: 'follow' }
type PlacedAnswer = Extract<PreparedOrder, { state: 'placed' }>
const PLACED: PlacedAnswer = {
  ...{ state: 'placed', ...placed, payment_method: 'cash_on_delivery', total_amount: 65, amount_due: 65 },
}
const FEES = new Map([
  ['', 35],
  ['Fez', 20],
  ['Rabat', 60],
])

/** The shop's database: `draft_page` and `complete_draft` know the cities of FEES by these names. */
function openPage(known = '', before: Partial<PlacedAnswer> | null = null) {
  const shop = { piece, isPlaced: before !== null }
  const asked: (string | undefined)[] = []
  const quote = (city: string) => quoteOf([shop.piece], FEES.get(city))
  const totals: number[] = []
  const answers = (name: string, body: string): Response | Promise<Response> => {
    if (name === 'shop_settings') return Response.json({ transfer_hold_days: 5, tax_rate: null })
    if (name === 'payment_methods') return Response.json([{ method: 'cash_on_delivery', countries: 'all' }])
    if (name === 'draft_page') {
      const contact = {
        first_name: 'Amina',
        phone: '0612345678',
        address: '12, derb Lamté',
        city: known,
        country: 'morocco',
      }
      const { city: typed } = JSON.parse(body) as { city?: string }
      asked.push(typed)
      // Once it is placed the price of a city is not answered any more.
      if (shop.isPlaced) {
        return typed === undefined
          ? Response.json({ ...PLACED, ...before } satisfies PreparedOrder)
          : new Promise<Response>(() => undefined)
      }
      const open = { state: 'open', notes: '', payment_method: 'cash_on_delivery' } as const
      return Response.json({ ...open, contact, quote: quote(typed ?? known) } satisfies PreparedOrder)
    }
    if (name === 'complete_draft') {
      const { contact, expected_total: total } = JSON.parse(body) as {
        contact: { city: string }
        expected_total: number
      }
      totals.push(total)
      const now = quote(contact.city)
      shop.isPlaced = now.total_amount === total
      return now.total_amount === total
        ? Response.json({ ...placed, payment_method: 'cash_on_delivery' })
        : Response.json(
            { code: 'PT409', message: 'price_changed', details: JSON.stringify({ quote: now }) },
            { status: 409 },
          )
    }
    return Response.json({ code: 'XX000', message: name }, { status: 500 })
  }
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input))
    return Promise.resolve(answers(pathname.split('/').at(-1) ?? '', init?.body as string))
  })
  const client = createQueryClient()
  const router = createMemoryRouter(
    [
      { path: '/complete-order', Component: CompleteOrderPage },
      { path: '*', element: <p>Placed</p> },
    ],
    { initialEntries: [`/complete-order?token=${TOKEN}`] },
  )
  render(
    <QueryClientProvider client={client}>
      <LanguageProvider>
        <AuthProvider>
          <RouterProvider router={router} />
        </AuthProvider>
      </LanguageProvider>
    </QueryClientProvider>,
  )
  return { shop, asked, totals, readAgain: () => client.invalidateQueries({ queryKey: orderQueries.all }) }
}

const placeFor = (total: number) =>
  screen.findByRole('button', { name: new RegExp(`^Place order – ${total}\\sDH`) })
const city = () => screen.findByRole('combobox', { name: 'City' })

it('shows the price of the city as it is typed, and orders at it', async () => {
  const { asked, totals } = openPage()
  await placeFor(65)
  await userEvent.type(await city(), 'Fez')
  const button = await placeFor(50)
  const summary = screen.getByRole('region', { name: 'Your items' })
  expect(within(summary).getByText('50 DH')).toBeVisible()
  expect(new Set(asked)).toEqual(new Set([undefined, 'Fez']))
  await userEvent.click(button)
  expect(await screen.findByText('Placed')).toBeVisible()
  expect(totals).toEqual([50])
})

it('of a place that is not in the list costs what such places cost, not what the city of the shop costs', async () => {
  const { asked } = openPage('Fez')
  await placeFor(50)
  await userEvent.clear(await city())
  await userEvent.type(await city(), 'Fez')
  await placeFor(50)
  await userEvent.clear(await city())
  await userEvent.type(await city(), 'Douar')
  await placeFor(65)
  expect(new Set(asked)).toEqual(new Set([undefined, '']))
})

it('takes the price that it is refused at, until the shop changes the order', async () => {
  const { shop, totals, readAgain } = openPage()
  await userEvent.type(await city(), 'Rabat')
  const button = await placeFor(90)
  shop.piece = { ...piece, unit_price: 20, line_total: 20 }
  await userEvent.click(button)
  await placeFor(80)
  expect(screen.getByText(/^The price is now 80 DH/)).toBeVisible()
  shop.piece = { ...piece, unit_price: 40, line_total: 40 }
  await readAgain()
  await userEvent.click(await placeFor(100))
  expect(await screen.findByText('Placed')).toBeVisible()
  expect(totals).toEqual([90, 100])
})

describe('the link of an order that was placed', () => {
  const links = async () => {
    await screen.findByRole('heading', { name: 'This order has been placed' })
    return screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  }
  const FOLLOW = ['Follow the order', '/track/follow']

  it.each(['bank_transfer', 'card', 'paypal'] as const)(
    'leads to its payment, when it is paid before it is delivered: %s',
    async (method) => {
      openPage('', { payment_method: method })
      expect(await links()).toEqual([['Pay for your order', '/pay?token=pay'], FOLLOW])
    },
  )

  it('leads to what became of the payment, when nothing is due any more', async () => {
    openPage('', { payment_method: 'card', amount_due: 0 })
    expect(await links()).toEqual([['Your payment', '/pay?token=pay'], FOLLOW])
  })

  it.each<[string, Partial<PlacedAnswer>]>([
    ['is paid at the door', {}],
    ['costs nothing', { payment_method: 'card', total_amount: 0, amount_due: 0 }],
  ])('leads to its progress alone, when it %s', async (_, answer) => {
    openPage('', answer)
    expect(await links()).toEqual([FOLLOW])
  })
})
