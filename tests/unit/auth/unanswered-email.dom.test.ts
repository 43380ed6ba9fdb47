import { beforeEach, expect, it, vi } from 'vitest'
import { changeEmail } from '@/auth/account-actions'
import { SESSION_KEY } from '@/lib/supabase'

const USER = { id: 'salma', email: 'salma@shop.example' }

beforeEach(() => {
  const session = { access_token: 'a.b.c', refresh_token: 'r', token_type: 'bearer', user: USER }
  const inAnHour = Math.round(Date.now() / 1000) + 3600
  localStorage.setItem(SESSION_KEY, JSON.stringify({ ...session, expires_at: inAnHour }))
})

/** Auth, which sends a mail once a minute; the answer to the first change is lost. */
function openAccount() {
  const sent: string[] = []
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input))
    if (!pathname.endsWith('/user')) return Promise.resolve(Response.json({ access_token: 'd.e.f' }))
    if (init?.method !== 'PUT') {
      return Promise.resolve(Response.json({ ...USER, new_email: sent[0]?.toLowerCase() }))
    }
    if (sent.length > 0) {
      const msg = 'For security purposes, you can only request this after 47 seconds.'
      const refusal = { code: 429, error_code: 'over_email_send_rate_limit', msg }
      return Promise.resolve(Response.json(refusal, { status: 429 }))
    }
    sent.push((JSON.parse(init.body as string) as { email: string }).email)
    return Promise.reject(new TypeError('Failed to fetch'))
  })
  return sent
}

const change = (newEmail: string) => changeEmail(USER.email, 'medina-of-fes', newEmail)

it('a change of the email is repeated after a lost answer: its mail is on its way', async () => {
  const sent = openAccount()
  await expect(change('Salma.B@shop.example')).rejects.toMatchObject({ code: 'network' })
  await expect(change('Salma.B@shop.example')).resolves.toBeUndefined()
  expect(sent).toEqual(['Salma.B@shop.example'])
})

it('but to another new email nothing was sent yet', async () => {
  openAccount()
  await expect(change('salma.b@shop.exampel')).rejects.toMatchObject({ code: 'network' })
  await expect(change('salma.b@shop.example')).rejects.toMatchObject({ code: 'over_request_rate_limit' })
})
