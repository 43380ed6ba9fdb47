import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { AppError } from '@/lib/errors'
import { SESSION_KEY } from '@/lib/supabase'
import { Component as ConfirmPage } from '@/pages/auth/confirm-page'
import { Component as ResetPage } from '@/pages/auth/reset-page'
import { useConfirmedElsewhere } from '@/pages/auth/use-confirmed-elsewhere'
import { keepFocus } from '@/ui/kept-focus'
import { renderInShop } from '../../render'

it('a mail link is redeemed by a press, not by being opened', async () => {
  const redeemed: unknown[] = []
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    if (String(input instanceof Request ? input.url : input).includes('/auth/v1/verify')) {
      redeemed.push(JSON.parse(init?.body as string))
    }
    return Promise.resolve(
      Response.json({ error_code: 'otp_expired', msg: 'Email link is invalid' }, { status: 403 }),
    )
  })
  renderInShop(<ConfirmPage />, { path: '/auth/confirm?token_hash=abc&type=signup' })
  const button = await screen.findByRole('button', { name: 'Confirm your email address' })
  expect(redeemed).toEqual([])

  fireEvent.click(button)
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeInTheDocument()
  expect(redeemed).toMatchObject([{ token_hash: 'abc', type: 'signup' }])
})

it.each([
  ['signup', /^Sign in: if your email still has to be confirmed/, '/auth?next=%2Fcheckout'],
  // Signing in sends no second link for it.
  ['email_change', /ask for the change again in your account/, '/account?section=security'],
])('an expired link of a %s leads to where there is a new one', async (type, text, href) => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ error_code: 'otp_expired', msg: 'invalid' }, { status: 403 })),
  )
  renderInShop(<ConfirmPage />, {
    path: `/auth/confirm?token_hash=old-${type}&type=${type}&next=%2Fcheckout`,
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm your email address' }))
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', href)
})

it.each([
  [
    'confirms an address',
    <ConfirmPage key="confirm" />,
    'Confirm your email address',
    'This link no longer works',
  ],
  ['leads to a new password', <ResetPage key="reset" />, 'Choose a new password', 'Forgot your password?'],
])(
  'the outcome of a press that %s gets the focus, also after a retry',
  async (_what, page, name, outcome) => {
    onTestFinished(keepFocus())
    const answers: (() => void)[] = []
    let status = 503
    vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
      const answer = Response.json({ error_code: status === 403 ? 'otp_expired' : undefined }, { status })
      const isAsked = String(input instanceof Request ? input.url : input).includes('/verify')
      if (!isAsked) return Promise.resolve(answer)
      return new Promise((resolve) => answers.push(() => resolve(answer)))
    })
    const type = name.startsWith('Confirm') ? 'signup' : 'recovery'
    renderInShop(<main>{page}</main>, { path: `/auth/${type}?token_hash=focus-${type}&type=${type}` })
    const button = await screen.findByRole('button', { name })
    await userEvent.click(button)
    // The button stays where it is until there is an answer.
    await vi.waitFor(() => expect(answers).toHaveLength(1))
    expect(button).toHaveFocus()
    answers[0]!()
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
    const unanswered = screen.getByRole('heading', { level: 1 })

    status = 403
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await vi.waitFor(() => expect(answers).toHaveLength(2))
    answers[1]!()
    const heading = await screen.findByRole('heading', { level: 1, name: outcome })
    expect(heading).not.toBe(unanswered)
    await waitFor(() => expect(heading).toHaveFocus())
  },
)

it.each([
  ['https://evil.test/checkout', 'Your email is confirmed'],
  [`${globalThis.location.origin}/fr/checkout`, 'The checkout'],
])('a confirmed address leads back to %s only within the shop', async (next, shown) => {
  const user = { id: '00000000-0000-4000-8000-000000000001', email: 'salma@shop.test', aud: 'authenticated' }
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      Response.json({
        access_token: 'a.b.c',
        refresh_token: 'r',
        token_type: 'bearer',
        expires_in: 3600,
        user,
      }),
    ),
  )
  renderInShop(
    <Routes>
      <Route path="/auth/confirm" element={<ConfirmPage />} />
      <Route path="/checkout" element={<h1>The checkout</h1>} />
    </Routes>,
    {
      path: `/auth/confirm?token_hash=${encodeURIComponent(next)}&type=signup&next=${encodeURIComponent(next)}`,
    },
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm your email address' }))
  expect(await screen.findByRole('heading', { name: shown })).toBeInTheDocument()
})

describe.each([
  ['confirms an address', <ConfirmPage key="confirm" />, 'signup', 'Confirm your email address'],
  ['leads to a new password', <ResetPage key="reset" />, 'recovery', 'Choose a new password'],
])('a link that %s', (_what, page, type, name) => {
  it.each([
    ['429', () => Response.json({ error_code: 'over_request_rate_limit', msg: 'slow' }, { status: 429 })],
    ['429 without a code', () => Response.json({ msg: 'slow' }, { status: 429 })],
    ['503', () => Response.json({ msg: 'away' }, { status: 503 })],
    ['500', () => Response.json({ error_code: 'unexpected_failure', msg: 'x' }, { status: 500 })],
    ['a page of HTML', () => new Response('<h1>Hi</h1>', { headers: { 'content-type': 'text/html' } })],
    ['silence', () => Promise.reject(new DOMException('signal timed out', 'TimeoutError'))],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('stays valid while Auth answers with %s', async (answer, respond) => {
    let redeemed = 0
    let isAway = true
    vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
      if (String(input instanceof Request ? input.url : input).includes('/verify')) redeemed += 1
      if (isAway) return Promise.resolve(respond())
      return Promise.resolve(
        Response.json({ error_code: 'otp_expired', msg: 'Email link is invalid' }, { status: 403 }),
      )
    })
    const token = encodeURIComponent(`${type} ${answer}`)
    renderInShop(page, { path: `/auth/${type}?token_hash=${token}&type=${type}` })
    fireEvent.click(await screen.findByRole('button', { name }))
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getByRole('alert')).toHaveTextContent('It stays valid.')
    expect(redeemed).toBe(1)

    // Repeated, and refused for good: only then it is used up.
    isAway = false
    fireEvent.click(again)
    expect(await screen.findByText(/This link has expired or has been used already/)).toBeInTheDocument()
    expect(redeemed).toBe(2)
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })
})

it.each([
  ['a lost connection', new AppError('network')],
  ['no answer', new AppError('no_answer')],
  ['too many attempts', new AppError('over_request_rate_limit')],
  ['too many requests', new AppError('too_many_requests')],
  ['a captcha that does not load', new AppError('captcha_failed')],
])('the page that waits goes on after %s, and ends after another refusal', async (_what, failure) => {
  vi.useFakeTimers()
  const answers = [failure, new AppError('email_not_confirmed'), new AppError('invalid_credentials')]
  const signIn = vi.fn(() => Promise.reject(answers.shift()!))
  function Waiting() {
    useConfirmedElsewhere(signIn)
    return null
  }
  renderInShop(<Waiting />)
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(signIn).toHaveBeenCalledTimes(3)
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(signIn).toHaveBeenCalledTimes(3)
  vi.useRealTimers()
})

it('the page that waits signs in once the address was confirmed on another device', async () => {
  vi.useFakeTimers()
  const answers = [new AppError('email_not_confirmed'), new AppError('email_not_confirmed'), null]
  const signIn = vi.fn(() => {
    const answer = answers.shift()
    return answer === null ? Promise.resolve() : Promise.reject(answer!)
  })
  function Waiting() {
    useConfirmedElsewhere(signIn)
    return null
  }
  renderInShop(<Waiting />)
  await act(() => vi.advanceTimersByTimeAsync(19_000))
  expect(signIn).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(signIn).toHaveBeenCalledTimes(1)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(signIn).toHaveBeenCalledTimes(2)
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(signIn).toHaveBeenCalledTimes(3)
  vi.useRealTimers()
})

it('the page that waits leaves the session alone that the link has begun in another tab', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const signIn = vi.fn(() => Promise.reject(new AppError('email_not_confirmed')))
  function Waiting() {
    useConfirmedElsewhere(signIn)
    return null
  }
  renderInShop(<Waiting />)
  // As while the tab was frozen: it got no event.
  localStorage.setItem(SESSION_KEY, JSON.stringify({ user: { id: 'salma' } }))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(signIn).not.toHaveBeenCalled()
  localStorage.removeItem(SESSION_KEY)
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(signIn).toHaveBeenCalledTimes(1)
})
