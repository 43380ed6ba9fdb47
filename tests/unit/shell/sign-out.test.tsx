import { act, screen } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'
import { useCartActions } from '@/cart/cart-context'
import { startOrder } from '@/cart/order-attempt'
import { loadArea } from '@/i18n/catalogues'
import { useSignOut } from '@/shell/account'
import { cartLine, uuid } from '../checkout/checkout-shop'
import { renderInShop } from '../../render'

beforeAll(() => loadArea('deferred'))

const SALMA = { id: uuid(900), email: 'salma@shop.test', aud: 'authenticated' }

function SignOut() {
  const signOut = useSignOut()
  const { add, store } = useCartActions()
  return (
    <>
      <button onClick={() => add(cartLine(1), 1, { quiet: true })}>Add</button>
      <button onClick={() => startOrder(store)}>Place</button>
      <button onClick={() => signOut.mutate()}>Sign out</button>
    </>
  )
}

it('saves the cart whose attempt to order was not carried out', async () => {
  const expires_at = Math.floor(Date.now() / 1000) + 3600
  const session = { access_token: 'e30.e30.c2ln', refresh_token: 'r', token_type: 'bearer', expires_in: 3600 }
  localStorage.setItem('mcg-session', JSON.stringify({ ...session, expires_at, user: SALMA }))
  const saved: unknown[] = []
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input))
    if (pathname.endsWith('/rpc/save_cart')) saved.push(JSON.parse(init?.body as string))
    if (pathname.endsWith('/profiles')) return Promise.resolve(Response.json({ role: 'customer' }))
    return Promise.resolve(Response.json(pathname.endsWith('/user') ? SALMA : []))
  })
  renderInShop(<SignOut />)
  await act(() => Promise.resolve())
  for (const name of ['Add', 'Place', 'Sign out']) {
    act(() => screen.getByRole('button', { name }).click())
  }
  await expect.poll(() => localStorage.getItem('mcg-session')).toBeNull()
  await expect.poll(() => localStorage.getItem('mcg-cart')).toBeNull()
  expect(saved).toEqual([{ items: [{ product_id: uuid(1), variation_ids: [], quantity: 1 }] }])
})
