import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes, useLocation } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { QuickChoose } from '@/catalog/quick-choose'
import type { ProductCardData } from '@/catalog/queries'
import { loadArea } from '@/i18n/catalogues'
import { Component as ProductPage } from '@/pages/product-page'
import { renderInShop } from '../../render'

const ID = '00000000-0000-4000-8000-000000000001'
const card = {
  ...{ id: ID, name_en: 'Pouf', name_fr: 'Pouf', name_ar: 'بوف', price: 150, compare_at_price: null },
  ...{ image_url: null, image_color: null, stock_quantity: 8, city: 'Fez' },
  categories: { key: 'poufs', name_en: 'Poufs', name_fr: 'Poufs', name_ar: 'بوفات', city: 'Fez' },
  review_stats: { average: 5, review_count: 1 },
  from_price: 220,
  // Neither reads more.
} as unknown as ProductCardData
const { from_price: _, ...row } = card
const sizes = [
  ['Small', 0, 0],
  ['Medium', 70, 5],
  ['Large', 140, 3],
] as const
const product = {
  ...{ ...row, description_en: '', description_fr: '', description_ar: '', lead_time_days: null },
  ...{ product_facts: [], product_measures: [], product_images: [], reviews: [] },
  review_stats: { average: 5, review_count: 1, stars: [0, 0, 0, 0, 1] },
  product_variations: sizes.map(([size, adjustment, stock]) => ({
    id: size,
    variation_type: 'size',
    variation_value: size,
    price_adjustment: adjustment,
    stock_quantity: stock,
    image_url: null,
  })),
  stock_units: sizes.map(([size, , quantity]) => ({ variation_ids: [size], quantity })),
}

let answer: () => void
beforeEach(async () => {
  await Promise.all([loadArea('product'), loadArea('deferred')])
  const answered = new Promise<void>((resolve) => (answer = resolve))
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }))
  // jsdom has no layout.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly observe = () => undefined
      readonly disconnect = () => undefined
    },
  )
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    const { url } = new Request(input)
    if (!url.includes('/products?')) return Response.json([])
    await answered
    return Response.json(product)
  })
})

const Parameters = () => <output>{useLocation().search}</output>
const openPage = (parameters = '') =>
  renderInShop(
    <>
      <Routes>
        <Route path="/product/:id" element={<ProductPage />} />
      </Routes>
      <Parameters />
    </>,
    { path: `/product/${ID}${parameters}` },
  )

it('the page of a product shows a price that can be bought', async () => {
  answer()
  openPage()
  const heading = await screen.findByRole('heading', { level: 1 })
  const header = within(heading.parentElement!)
  const bar = () => document.querySelector('[data-bottom-bar] [data-price]')
  expect(header.getByText('From 220 DH')).toBeVisible()
  expect(bar()).toHaveTextContent('From 220 DH')

  await userEvent.click(screen.getByRole('radio', { name: 'Large' }))
  expect(header.getByText('290 DH')).toBeVisible()
  expect(bar()).toHaveTextContent(/^290 DH$/)
  // Another price was chosen, none has changed.
  expect(screen.queryByText(/The price has changed/)).toBeNull()
})

it('a choice keeps the other parameters of the address', async () => {
  answer()
  openPage('?utm_source=mail')
  await userEvent.click(await screen.findByRole('radio', { name: 'Large' }))
  expect(screen.getByText('?utm_source=mail&size=Large')).toBeVisible()
})

it('the rating leads to the reviews and leaves the history as it is', async () => {
  // jsdom has none, and the reviews may have loaded.
  Element.prototype.scrollIntoView = () => undefined
  answer()
  openPage()
  await screen.findByRole('heading', { level: 1 })
  history.replaceState({ idx: 3 }, '', '/')
  await userEvent.click(screen.getByRole('link', { name: /^Rated 5 out of 5/ }))
  expect(history.state).toEqual({ idx: 3 })
  expect(location.hash).toBe('')
})

it('the choice of options shows a price that can be bought', async () => {
  renderInShop(<QuickChoose card={card} open onOpenChange={() => undefined} onAdd={() => undefined} />)
  // The price of the card, before the product is there.
  expect(screen.getByText('From 220 DH')).toBeVisible()
  await act(async () => {
    answer()
    await Promise.resolve()
  })
  await userEvent.click(await screen.findByRole('radio', { name: 'Medium' }))
  expect(screen.getByText('220 DH')).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: /^Small/ }))
  expect(screen.getByText('150 DH')).toBeVisible()
})
