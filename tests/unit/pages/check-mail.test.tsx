import { fireEvent, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { App } from '@/app/providers'
import { createQueryClient } from '@/app/query-client'
import { loadArea } from '@/i18n/catalogues'
import { Component as AuthPage } from '@/pages/auth-page'
import { clearToasts, currentToasts } from '@/ui/toast'
import { renderInShop } from '../../render'

beforeAll(() => Promise.all([loadArea('account'), loadArea('deferred')]))
afterEach(clearToasts)

const EMAIL = 'salma@shop.test'
const SHOP = { site_name: 'Dar', enable_registration: true, enable_google_auth: false, contact_email: EMAIL }
/** Auth answers alike for an address that has an account: a user without a session, and no mail. */
const USER = { id: '00000000-0000-4000-8000-000000000001', email: EMAIL, aud: '', identities: [] }

/** Creates an account. `answer` is Auth's. */
async function signUp(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input))
    if (pathname.endsWith('/shop_settings')) return Promise.resolve(Response.json(SHOP))
    if (pathname.endsWith('/signup')) return answer()
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
}

it('an address that has an account already is told so, and led to a new password', async () => {
  await signUp(() => Promise.resolve(Response.json(USER)))
  expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeVisible()
  expect(screen.getByText(/^Already have an account with this email\? No link is sent then/)).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Forgot your password?' }))
  expect(await screen.findByLabelText(/^Email/)).toHaveValue(EMAIL)
})

/** Creates an account twice, because the first answer is lost. The second is the refusal of a mail, in these words. */
async function signUpTwice(msg: string) {
  const refusal = { code: 429, error_code: 'over_email_send_rate_limit', msg }
  let lose: () => void = () => undefined
  const lost = new Promise<never>((_resolve, reject) => {
    lose = () => reject(new TypeError('Failed to fetch'))
  })
  const answers = [lost, Promise.resolve(Response.json(refusal, { status: 429 }))]
  await signUp(() => answers.shift()!)
  const button = await screen.findByRole('button', { name: 'Create account', busy: true })
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  lose()
  await vi.waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
  fireEvent.click(button)
  await vi.waitFor(() => expect(answers).toHaveLength(0))
  return button
}

it('a sign-up whose answer was lost is repeated: its mail is on its way', async () => {
  await signUpTwice('For security purposes, you can only request this after 47 seconds.')
  expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeVisible()
})

it('but not while Auth sends no mails at all', async () => {
  const button = await signUpTwice('email rate limit exceeded')
  await vi.waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
  expect(screen.getByRole('heading', { name: 'Create account' })).toBeVisible()
})

/** Signs in with an address that is not confirmed yet. `resend` answers the request for a new link. */
async function signInUnconfirmed(resend: (init: RequestInit | undefined, url: URL) => Promise<Response>) {
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : String(input))
    if (url.pathname.endsWith('/shop_settings')) return Promise.resolve(Response.json(SHOP))
    if (url.pathname.endsWith('/resend')) return resend(init, url)
    return Promise.resolve(Response.json({ code: 400, error_code: 'email_not_confirmed' }, { status: 400 }))
  })
  const router = (
    <MemoryRouter initialEntries={['/auth?next=%2Fcheckout']}>
      <Suspense>
        <AuthPage />
      </Suspense>
    </MemoryRouter>
  )
  render(<App queryClient={createQueryClient()} initialLanguage="en" router={router} />)
  const type = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  await screen.findByRole('heading', { name: 'Sign in' })
  type(/^Email/, EMAIL)
  type(/^Password/, 'a long password 42')
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
}

it('an address that is not confirmed yet is sent a new link, which leads back, when it signs in', async () => {
  const resent: unknown[] = []
  await signInUnconfirmed((init, url) => {
    resent.push([JSON.parse(init?.body as string), url.searchParams.get('redirect_to')])
    return Promise.resolve(Response.json({}))
  })
  expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeVisible()
  await vi.waitFor(() =>
    expect(resent).toMatchObject([
      [{ type: 'signup', email: EMAIL }, `${globalThis.location.origin}/checkout`],
    ]),
  )
  // They have just signed in.
  expect(screen.queryByText(/No link is sent then/)).toBeNull()
})

const answerOf = (status: number, error_code: string) => () =>
  Promise.resolve(Response.json({ code: status, error_code }, { status }))

it.each([
  ['the mail server is down', answerOf(500, 'unexpected_failure'), /not answering/],
  ['there were too many requests', answerOf(429, 'over_request_rate_limit'), /Too many attempts/],
  ['the captcha fails', answerOf(400, 'captcha_failed'), /you are a person/],
  ['the connection is lost', () => Promise.reject(new TypeError('Failed to fetch')), /connection/],
])('it is told so where %s, and the link can be asked for again', async (_why, resend, reason) => {
  let requests = 0
  await signInUnconfirmed(() => {
    requests += 1
    return resend()
  })
  expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeVisible()
  await vi.waitFor(() => expect(currentToasts()).toMatchObject([{ tone: 'error' }]))
  expect(currentToasts()[0]?.description).toMatch(reason)
  clearToasts()
  fireEvent.click(await screen.findByRole('button', { name: 'Send link again' }))
  await vi.waitFor(() => expect(currentToasts()).toHaveLength(1))
  expect(requests).toBe(2)
})
