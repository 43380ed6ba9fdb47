import { screen } from '@testing-library/react'
import { Suspense } from 'react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { loadArea } from '@/i18n/catalogues'
import { GUEST_KEY } from '@/lib/buyer-client'
import { Component as OrderSuccessPage } from '@/pages/order-success-page'
import { renderInShop } from '../../render'

beforeAll(() => Promise.all((['account', 'ordering', 'deferred'] as const).map(loadArea)))

const USER = { id: '00000000-0000-4000-8000-000000000901', email: 'salma@shop.test', aud: 'authenticated' }
const sessionOf = (user: object) => {
  const expires_at = Math.floor(Date.now() / 1000) + 3600
  const session = { access_token: 'e30.e30.c2ln', refresh_token: 'r', token_type: 'bearer', expires_in: 3600 }
  return JSON.stringify({ ...session, expires_at, user })
}

beforeEach(() => {
  vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input))
    if (pathname.endsWith('/shop_settings'))
      return Promise.resolve(Response.json({ site_name: 'Dar', enable_registration: true }))
    return Promise.resolve(Response.json(pathname.endsWith('/profiles') ? { role: 'customer' } : []))
  })
})

const open = () =>
  renderInShop(
    <Suspense>
      <OrderSuccessPage />
    </Suspense>,
    { path: '/order-success?order=MCG-23456789' },
  )

it.each(['without a guest in the browser', 'with a guest who has not ordered it'])(
  'who has signed out is asked to sign in, or to find the order, %s',
  async (guest) => {
    if (guest.startsWith('with a')) localStorage.setItem(GUEST_KEY, sessionOf(USER))
    open()
    expect(await screen.findByRole('heading', { name: 'Sign in to see your order.' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/auth?next=%2Forder-success%3Forder%3DMCG-23456789',
    )
    expect(screen.getByRole('link', { name: 'Find your order' })).toBeVisible()
  },
)

it('an account that has no such order is told so', async () => {
  localStorage.setItem('mcg-session', sessionOf(USER))
  open()
  expect(await screen.findByRole('heading', { name: 'Order not found' })).toBeVisible()
})
