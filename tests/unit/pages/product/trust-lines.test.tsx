import { useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { ProductDetail } from '@/catalog/queries'
import { loadArea } from '@/i18n/catalogues'
import { useLanguage } from '@/i18n/language-context'
import { BuyBox } from '@/pages/product/buy-box'
import { settingsQueries } from '@/settings/queries'
import { CartLink } from '@/shell/cart-link'
import { renderInShop } from '../../../render'
import { quoteOf } from '../../checkout/checkout-shop'

const product = {
  ...{ id: 'bowl', name_en: 'Bowl', name_fr: 'Bol', name_ar: 'وعاء', price: 30, lead_time_days: null },
  ...{ product_variations: [], product_measures: [], product_facts: [], categories: { key: 'pottery' } },
  stock_units: [{ variation_ids: [], quantity: 5 }],
  // The box reads nothing else.
} as unknown as ProductDetail

/** Reads the ways to pay when it comes near, as that of the page. */
function Footer() {
  const [near, setNear] = useState(false)
  const { t } = useLanguage()
  const { data = [] } = useQuery({ ...settingsQueries.paymentMethods(), enabled: near })
  return (
    <>
      <button type="button" onClick={() => setNear(true)}>
        Footer
      </button>
      {data.map(({ method }) => (
        <p key={method}>{t(`deferred.payment.${method}`)}</p>
      ))}
    </>
  )
}

beforeAll(() => Promise.all([loadArea('product'), loadArea('deferred')]))
afterEach(() => vi.unstubAllGlobals())

const CASH = 'Cash on delivery in Morocco, or pay in advance'
const DUTIES = 'Customs duties and taxes may be due on arrival'

const price = { amount: 30, from: null, before: null }
const box = <BuyBox product={product} selection={{}} onChoose={() => undefined} price={price} />

/** Returns the paths of what is read. */
function stubShop(countries: string[], methods: { method: string; countries: string }[] = []) {
  const reads: string[] = []
  vi.stubGlobal('fetch', (url: string) => {
    const { pathname } = new URL(url)
    reads.push(pathname)
    const rates = countries.map((country) => ({
      country,
      ...{ fee: 15, free_from: null, min_days: 3, max_days: 7, delivery_bounds: [] },
    }))
    if (pathname.endsWith('/quote_order')) return Promise.resolve(Response.json(quoteOf([])))
    return Promise.resolve(Response.json(pathname.endsWith('/payment_methods') ? methods : rates))
  })
  return reads
}

it.each([
  ['Morocco', ['morocco', 'france'], CASH, DUTIES],
  ['France', ['france', 'spain'], DUTIES, CASH],
])(
  'what is said about paying is that of %s, as the estimate beside it',
  async (name, countries, said, not) => {
    const reads = stubShop(countries)
    renderInShop(box)
    expect(await screen.findByDisplayValue(name)).toBeInTheDocument()
    expect(await screen.findByText(said)).toBeInTheDocument()
    expect(screen.queryByText(not)).toBeNull()
    expect(reads.filter((path) => path.endsWith('/payment_methods'))).toEqual([])
  },
)

it.each([
  ['taken', 'morocco', true],
  ['not taken', 'abroad', false],
])(
  'cash at the door that is %s is offered or not, once the ways to pay are read',
  async (_, area, isTaken) => {
    stubShop(
      ['morocco'],
      [
        { method: 'bank_transfer', countries: 'all' },
        { method: 'cash_on_delivery', countries: area },
      ],
    )
    renderInShop(
      <>
        {box}
        <Footer />
      </>,
    )
    expect(await screen.findByRole('button', { name: 'Order in one step' })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Footer' }))
    expect(await screen.findByText('Bank transfer')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Order in one step' }) !== null).toBe(isTaken)
    expect(screen.queryByText(CASH) !== null).toBe(isTaken)
    expect(screen.queryByText('You pay in advance') === null).toBe(isTaken)
  },
)

it('the press that adds the last piece has its focus back from the drawer, and the next one does nothing', async () => {
  stubShop(['morocco'])
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }))
  const last = { ...product, id: crypto.randomUUID(), stock_units: [{ variation_ids: [], quantity: 1 }] }
  renderInShop(
    <>
      <CartLink />
      <BuyBox product={last} selection={{}} onChoose={() => undefined} price={price} />
    </>,
  )
  const add = screen.getByRole('button', { name: 'Add to Cart' })
  await userEvent.click(add)
  const drawer = await screen.findByRole('dialog')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => drawer.isConnected).toBe(false)
  expect(add).toHaveFocus()
  expect(add).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(add)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
})
