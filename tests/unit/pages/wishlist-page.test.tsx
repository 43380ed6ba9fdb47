import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { wishlist } from '@/catalog/wishlist'
import { Component as WishlistPage } from '@/pages/wishlist-page'
import { keepFocus } from '@/ui/kept-focus'
import { renderInShop } from '../../render'

afterEach(() => vi.unstubAllGlobals())

it('keeps a product that is hidden at the moment until the shopper removes it', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])))
  const hidden = '00000000-0000-4000-8000-000000000001'
  wishlist.toggle(hidden)
  onTestFinished(keepFocus())
  renderInShop(
    <main>
      <WishlistPage />
    </main>,
  )
  const entry = (await screen.findByText('No longer available')).closest('li')!
  expect(wishlist.read()).toEqual([hidden])
  await userEvent.click(within(entry).getByRole('button', { name: 'Remove' }))
  expect(wishlist.read()).toEqual([])
  const heading = screen.getByRole('heading', { level: 1 })
  expect(heading).toHaveTextContent('Your wishlist is empty')
  await waitFor(() => expect(heading).toHaveFocus())
})

const row = (id: string) => ({
  id,
  name_en: 'Blue bowl',
  name_fr: 'Bol bleu',
  name_ar: 'زلافة زرقاء',
  price: 80,
  compare_at_price: null,
  image_url: 'catalog/bowl.avif',
  image_color: '#335577',
  stock_quantity: 3,
  city: 'Fez',
  category_id: '00000000-0000-4000-8000-000000000009',
  created_at: '2026-11-01T00:00:00Z',
  categories: { key: 'pottery', name_en: 'Pottery', name_fr: 'Poterie', name_ar: 'فخار', city: 'Fez' },
  product_variations: [],
  product_from_prices: null,
  review_stats: null,
})

it('keeps the cards while a product that another tab added cannot be read', async () => {
  const saved = '00000000-0000-4000-8000-000000000002'
  const added = '00000000-0000-4000-8000-000000000003'
  vi.stubGlobal('fetch', (input: string | URL | Request) => {
    const { url } = new Request(input)
    return url.includes(added)
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(Response.json([row(saved)]))
  })
  wishlist.toggle(saved)
  renderInShop(<WishlistPage />)
  await screen.findByRole('link', { name: 'Blue bowl' })
  await act(() => wishlist.toggle(added))
  await screen.findByRole('alert')
  expect(screen.getByRole('link', { name: 'Blue bowl' })).toBeVisible()
})
