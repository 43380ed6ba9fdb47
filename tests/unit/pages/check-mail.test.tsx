import { fireEvent, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { beforeAll, expect, it, vi } from 'vitest'
import { loadArea } from '@/i18n/catalogues'
import { Component as AuthPage } from '@/pages/auth-page'
import { renderInShop } from '../../render'

beforeAll(() => Promise.all([loadArea('account'), loadArea('deferred')]))

const EMAIL = 'salma@shop.test'
const SHOP = { site_name: 'Dar', enable_registration: true, enable_google_auth: false, contact_email: EMAIL }
/** Auth answers alike for an address that has an account: a user without a session, and no mail. */
const USER = { id: '00000000-0000-4000-8000-000000000001', email: EMAIL, aud: '', identities: [] }

it('an address that has an account already is told so, and led to a new password', async () => {
  vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input))
    if (pathname.endsWith('/shop_settings')) return Promise.resolve(Response.json(SHOP))
    if (pathname.endsWith('/signup')) return Promise.resolve(Response.json(USER))
    return Promise.resolve(Response.json({ code: 400, error_code: 'email_not_confirmed' }, { status: 400 }))
  })
  renderInShop(
    <Suspense>
      <AuthPage />
    </Suspense>,
    { path: '/auth' },
  )
  fireEvent.click(await screen.findByRole('button', { name: 'No account yet? Create one' }))
  const type = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  type(/^Display name/, 'Salma')
  type(/^Email/, EMAIL)
  type(/^Password/, 'a long password 42')
  fireEvent.click(screen.getByRole('button', { name: 'Create account' }))

  expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeVisible()
  expect(screen.getByText(/^Already have an account with this email\? No link is sent then/)).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Forgot your password?' }))
  expect(await screen.findByLabelText(/^Email/)).toHaveValue(EMAIL)
})

it('an address that is not confirmed yet is sent a new link, which leads back, when it signs in', async () => {
  const resent: unknown[] = []
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : String(input))
    if (url.pathname.endsWith('/shop_settings')) return Promise.resolve(Response.json(SHOP))
    if (url.pathname.endsWith('/resend')) {
      resent.push([JSON.parse(init?.body as string), url.searchParams.get('redirect_to')])
      return Promise.resolve(Response.json({}))
    }
    return Promise.resolve(Response.json({ code: 400, error_code: 'email_not_confirmed' }, { status: 400 }))
  })
  renderInShop(
    <Suspense>
      <AuthPage />
    </Suspense>,
    { path: '/auth?next=%2Fcheckout' },
  )
  const type = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  await screen.findByRole('heading', { name: 'Sign in' })
  type(/^Email/, EMAIL)
  type(/^Password/, 'a long password 42')
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))

  expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeVisible()
  expect(resent).toMatchObject([[{ type: 'signup', email: EMAIL }, `${globalThis.location.origin}/checkout`]])
  // They have just signed in.
  expect(screen.queryByText(/No link is sent then/)).toBeNull()
})
