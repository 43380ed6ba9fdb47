import { expect, it, vi } from 'vitest'
import { setNewPassword } from '@/auth/account-actions'
import { SESSION_KEY } from '@/lib/supabase'

it('a new password is noted in the account: the identities of one created with Google do not change', async () => {
  const user = { id: 'user', identities: [{ provider: 'google' }] }
  const session = { access_token: 'a.b.c', refresh_token: 'r', token_type: 'bearer', user }
  const inAnHour = Math.round(Date.now() / 1000) + 3600
  localStorage.setItem(SESSION_KEY, JSON.stringify({ ...session, expires_at: inAnHour }))
  const changes: unknown[] = []
  vi.stubGlobal('fetch', (_input: unknown, init?: RequestInit) => {
    if (init?.method === 'PUT') changes.push(JSON.parse(init.body as string))
    return Promise.resolve(Response.json(user))
  })
  await setNewPassword({ password: 'kasbah-of-fes-1995' })
  expect(changes).toMatchObject([{ password: 'kasbah-of-fes-1995', data: { has_password: true } }])
})
