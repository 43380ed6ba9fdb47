import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { wishlist } from '@/catalog/wishlist'
import { Component as WishlistPage } from '@/pages/wishlist-page'
import { renderInShop } from '../../render'

afterEach(() => vi.unstubAllGlobals())

it('keeps a product that is hidden at the moment until the shopper removes it', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])))
  const hidden = '00000000-0000-4000-8000-000000000001'
  wishlist.toggle(hidden)
  renderInShop(<WishlistPage />)
  const entry = (await screen.findByText('No longer available')).closest('li')!
  expect(wishlist.read()).toEqual([hidden])
  await userEvent.click(within(entry).getByRole('button', { name: 'Remove' }))
  expect(wishlist.read()).toEqual([])
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your wishlist is empty')
})
