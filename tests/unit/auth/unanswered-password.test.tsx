import { fireEvent, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { beginRecovery } from '@/auth/stored-session'
import { loadArea } from '@/i18n/catalogues'
import { SESSION_KEY, type AuthUser } from '@/lib/supabase'
import { SecuritySection } from '@/pages/account/security-section'
import { Component as ResetPage } from '@/pages/auth/reset-page'
import { currentToasts } from '@/ui/toast'
import { renderInShop } from '../../render'

const email = 'salma@shop.example'
const USER = { id: 'salma', email, identities: [{ provider: 'email' }], user_metadata: {} }
const OLD = 'medina-of-fes'
const NEW = 'kasbah-of-fes-1995'
const OTHER = 'ramparts-of-sale-1260'

beforeAll(() => Promise.all([loadArea('account'), loadArea('deferred')]))
beforeEach(() => {
  const session = { access_token: 'a.b.c', refresh_token: 'r', token_type: 'bearer', user: USER }
  const inAnHour = Math.round(Date.now() / 1000) + 3600
  localStorage.setItem(SESSION_KEY, JSON.stringify({ ...session, expires_at: inAnHour }))
})

type Change = { password?: string; current_password?: string; data: { has_password: boolean } }

/** Auth with an account of this password. The answer to the first change is lost: after Auth has made it, or before. */
function openAccount({ asksCurrent, isStored }: { asksCurrent: boolean; isStored: boolean }) {
  let lose: () => void = () => undefined
  const lost = new Promise<never>((_resolve, reject) => {
    lose = () => reject(new TypeError('Failed to fetch'))
  })
  const account = { password: OLD, otherSessions: 1, changes: 0, metadata: {}, lose }
  const refuse = (status: number, error_code: string) =>
    Response.json({ code: status, error_code }, { status })
  const change = ({ password, current_password: current, data }: Change) => {
    if (password !== undefined) account.changes += 1
    const isLost = password !== undefined && account.changes === 1
    if (isLost && !isStored) return lost
    if (password !== undefined && asksCurrent && current !== account.password) {
      return refuse(400, 'current_password_mismatch')
    }
    if (password === account.password) return refuse(422, 'same_password')
    account.password = password ?? account.password
    account.metadata = data
    if (isLost) return lost
    return Response.json({ ...USER, user_metadata: data })
  }
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : String(input))
    if (pathname.endsWith('/user') && init?.method === 'PUT') {
      return await change(JSON.parse(init.body as string) as Change)
    }
    if (pathname.endsWith('/logout') && searchParams.get('scope') === 'others') account.otherSessions = 0
    if (pathname.endsWith('/profiles')) return Response.json({ email, role: 'customer' })
    return Response.json({})
  })
  return account
}

const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save password' }))

/** Presses for the first time, and loses the answer. */
async function saveInVain(account: { lose: () => void; changes: number }) {
  save()
  const button = await screen.findByRole('button', { name: 'Save password', busy: true })
  await vi.waitFor(() => expect(account.changes).toBe(1))
  account.lose()
  await vi.waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
}

const SAVED = { title: 'Your new password is saved', tone: 'success' }

async function loseReset(isStored: boolean) {
  beginRecovery(USER.id)
  const account = openAccount({ asksCurrent: false, isStored })
  renderInShop(
    <Routes>
      <Route path="/auth/reset" element={<ResetPage />} />
      <Route path="/account" element={<h1>Account</h1>} />
    </Routes>,
    { path: '/auth/reset' },
  )
  await screen.findByLabelText(/^New password/)
  type(/^New password/, NEW)
  await saveInVain(account)
  return account
}

it.each([true, false])(
  'a password after a mail link is saved by a second press, where the answer to the first was lost (stored: %s)',
  async (isStored) => {
    const account = await loseReset(isStored)
    expect(currentToasts()).toEqual([])
    save()
    expect(await screen.findByRole('heading', { name: 'Account' })).toBeVisible()
    expect(currentToasts()).toMatchObject([SAVED])
    expect(account).toMatchObject({ password: NEW, otherSessions: 0, metadata: { has_password: true } })
    // The account page would go on offering a first password.
    const { user } = JSON.parse(localStorage.getItem(SESSION_KEY) ?? '{}') as { user: AuthUser }
    expect(user.user_metadata).toEqual({ has_password: true })
  },
)

it('the password that an account had before is refused as before', async () => {
  const account = await loseReset(false)
  type(/^New password/, OLD)
  save()
  expect(await screen.findByText(/choose a password different from your current one/)).toBeVisible()
  expect(account.otherSessions).toBe(1)
})

async function loseChange(isStored: boolean) {
  const account = openAccount({ asksCurrent: true, isStored })
  renderInShop(<SecuritySection user={USER as unknown as AuthUser} />)
  const form = screen.getByRole('region', { name: 'Change password' })
  const [current] = form.querySelectorAll<HTMLInputElement>('input[autocomplete="current-password"]')
  fireEvent.change(current!, { target: { value: OLD } })
  type(/^New password/, NEW)
  await saveInVain(account)
  return { account, current: current! }
}

it.each([
  ['of which the answer was lost', true, NEW],
  ['of which only the request was lost', false, NEW],
  ['that is another than the one whose answer was lost', true, OTHER],
])('an account saves a new password %s', async (_what, isStored, password) => {
  const { account } = await loseChange(isStored)
  type(/^New password/, password)
  save()
  await vi.waitFor(() => expect(currentToasts()).toMatchObject([SAVED]))
  expect(account).toMatchObject({ password, otherSessions: 0 })
  expect(screen.getByLabelText(/^New password/)).toHaveValue('')
})

it('a current password that is typed wrong after a lost answer is wrong', async () => {
  const { account, current } = await loseChange(true)
  fireEvent.change(current, { target: { value: 'medina-of-fez' } })
  type(/^New password/, OTHER)
  save()
  await vi.waitFor(() => expect(current).toHaveAccessibleDescription('That is not your current password.'))
  expect(account).toMatchObject({ password: NEW, otherSessions: 1, changes: 2 })
})
