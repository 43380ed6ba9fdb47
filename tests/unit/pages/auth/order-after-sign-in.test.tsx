import { fireEvent, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { loadArea } from '@/i18n/catalogues'
import { Component as AuthPage } from '@/pages/auth-page'
import { renderInShop } from '../../../render'
import { uuid } from '../../checkout/checkout-shop'

beforeAll(() => Promise.all([loadArea('account'), loadArea('deferred')]))
beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const SHOP = { site_name: 'Dar', enable_registration: false, enable_google_auth: false, contact_email: '' }
const ORDER = { orderTotal: 235, email: 'salma@shop.test' }

const sessionOf = (id: string, email: string) => ({
  ...{ access_token: 'e30.e30.c2ln', refresh_token: 'r', token_type: 'bearer', expires_in: 3600 },
  expires_at: Math.floor(Date.now() / 1000) + 3600,
  user: { id, email, aud: 'authenticated', role: 'authenticated' },
})
const SALMAS = sessionOf(uuid(901), ORDER.email)
const OMARS = sessionOf(uuid(902), 'omar@shop.test')

/** Where the sign-in leads, with the order that waits there. */
function Checkout() {
  const { pathname, state } = useLocation() as { pathname: string; state: unknown }
  return <p>{`${pathname} ${JSON.stringify(state)}`}</p>
}

function openWithWaitingOrder() {
  vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input))
    if (pathname.endsWith('/shop_settings')) return Promise.resolve(Response.json(SHOP))
    if (pathname.endsWith('/token')) return Promise.resolve(Response.json(SALMAS))
    if (pathname.endsWith('/profiles')) return Promise.resolve(Response.json({ role: 'customer' }))
    return Promise.resolve(Response.json([]))
  })
  renderInShop(
    <Suspense>
      <Routes>
        <Route path="/auth" element={<AuthPage />} />
        <Route path="*" element={<Checkout />} />
      </Routes>
    </Suspense>,
    { path: { pathname: '/auth', search: '?next=/checkout', state: ORDER } },
  )
}

it('an order that waits for an account is placed in that of the person who signs in here', async () => {
  openWithWaitingOrder()
  fireEvent.change(await screen.findByLabelText(/^Password/), { target: { value: 'medina-of-fes' } })
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByText(`/checkout ${JSON.stringify(ORDER)}`)).toBeVisible()
})

it('and not in that of another person, who signs in in another tab', async () => {
  openWithWaitingOrder()
  await screen.findByLabelText(/^Password/)
  localStorage.setItem('mcg-session', JSON.stringify(OMARS))
  globalThis.dispatchEvent(new StorageEvent('storage', { key: 'mcg-session' }))
  expect(await screen.findByText('/checkout null')).toBeVisible()
})
