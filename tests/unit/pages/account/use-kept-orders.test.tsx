import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { KEEP_ORDERS } from '@/auth/kept-orders'
import { loadArea } from '@/i18n/catalogues'
import { GUEST_KEY } from '@/lib/buyer-client'
import { useKeptOrders } from '@/pages/account/use-kept-orders'
import { Component as ConfirmPage } from '@/pages/auth/confirm-page'
import { renderInShop } from '../../../render'

beforeAll(() => Promise.all([loadArea('account'), loadArea('deferred'), loadArea('ordering')]))

const GUEST = '00000000-0000-4000-8000-000000000900'
const user = { id: '00000000-0000-4000-8000-000000000001', email: 'salma@shop.test', aud: 'authenticated' }

let claimed: unknown[]
let answer: () => Response
beforeEach(() => {
  claimed = []
  answer = () => Response.json(GUEST)
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input))
    if (pathname.endsWith('/rpc/keep_orders')) {
      claimed.push(JSON.parse(init?.body as string))
      return Promise.resolve(answer())
    }
    return Promise.resolve(
      Response.json({
        access_token: 'a.b.c',
        refresh_token: 'r',
        token_type: 'bearer',
        expires_in: 3600,
        user,
      }),
    )
  })
  localStorage.setItem(
    GUEST_KEY,
    JSON.stringify({ user: { id: GUEST }, access_token: 'a', refresh_token: 'r' }),
  )
})

function Account() {
  const { taking, notice } = useKeptOrders()
  const { search } = useLocation()
  return (
    <>
      {notice}
      <p>{taking ? 'taking' : `at rest ${search}`}</p>
    </>
  )
}
const open = (state: unknown) =>
  renderInShop(<Account />, { path: { pathname: '/account', search: '?keep=an-order', state } })

it('the link that confirms an address brings the order along', async () => {
  renderInShop(
    <Routes>
      <Route path="/auth/confirm" element={<ConfirmPage />} />
      <Route path="/account" element={<Account />} />
    </Routes>,
    {
      path: `/auth/confirm?token_hash=kept&type=signup&next=${encodeURIComponent('/fr/account?keep=an-order')}`,
    },
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm your email address' }))
  // The token has left the address.
  expect(await screen.findByText('at rest')).toBeVisible()
  expect(claimed).toEqual([{ token: 'an-order' }])
  expect(localStorage.getItem(GUEST_KEY)).toBeNull()
})

it('a person who has not signed in for it is asked', async () => {
  open(null)
  fireEvent.click(await screen.findByRole('button', { name: 'Leave it out' }))
  expect(await screen.findByText('at rest')).toBeVisible()
  expect(claimed).toEqual([])
  expect(localStorage.getItem(GUEST_KEY)).not.toBeNull()
})

it.each([
  ['who is another one than that of the link', '00000000-0000-4000-8000-000000000901'],
  ['who has orders of other people left', null],
])('a guest of this browser %s stays', async (_, left) => {
  answer = () => Response.json(left)
  open(KEEP_ORDERS)
  expect(await screen.findByText('at rest')).toBeVisible()
  expect(localStorage.getItem(GUEST_KEY)).not.toBeNull()
})

it('an order that is in another account is said to be lost to this one, without a button that cannot help', async () => {
  answer = () => Response.json({ code: 'PT404', message: 'not_found' }, { status: 404 })
  open(KEEP_ORDERS)
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'it is in another one, or more than a day has passed',
  )
  expect(screen.getByRole('link', { name: 'Find your order' })).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
  await waitFor(() => expect(screen.getByText('at rest')).toBeVisible())
})

it('a lost answer is said, and asked for again by a press', async () => {
  answer = () => Response.json({ message: 'away' }, { status: 503 })
  open(KEEP_ORDERS)
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'We could not confirm that your order is in this account.',
  )
  expect(claimed).toHaveLength(1)
  answer = () => Response.json(GUEST)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('at rest')).toBeVisible()
  expect(claimed).toHaveLength(2)
})
