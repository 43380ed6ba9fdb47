import { screen } from '@testing-library/react'
import { Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { loadArea, loadCatalogue } from '@/i18n/catalogues'
import { unsavedLanguage } from '@/i18n/language-context'
import { Component as AuthPage } from '@/pages/auth-page'
import { renderInShop } from '../../../render'

beforeAll(() => Promise.all([loadCatalogue('fr'), loadArea('account'), loadArea('deferred')]))

const SHOP = { site_name: 'Dar', enable_registration: true, enable_google_auth: true, contact_email: '' }

let saved: unknown[]
let isFailing: boolean
beforeEach(() => {
  saved = []
  isFailing = false
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input))
    if (pathname.endsWith('/shop_settings')) return Promise.resolve(Response.json(SHOP))
    if (!pathname.endsWith('/profiles')) return Promise.resolve(Response.json([]))
    if (init?.method !== 'PATCH') return Promise.resolve(Response.json({ role: 'customer' }))
    saved.push(JSON.parse(init.body as string))
    return Promise.resolve(Response.json({ user_id: 'salma' }, { status: isFailing ? 503 : 200 }))
  })
})

/** The sign-in page in French with the session of an account that was made so many minutes before. */
async function comeBack(path: string, minutes: number): Promise<void> {
  const user = {
    ...{ id: '00000000-0000-4000-8000-000000000901', email: 'salma@gmail.test', aud: 'authenticated' },
    created_at: new Date(Date.UTC(2026, 10, 21, 9, 0)).toISOString(),
    last_sign_in_at: new Date(Date.UTC(2026, 10, 21, 9, minutes)).toISOString(),
  }
  const expires_at = Math.floor(Date.now() / 1000) + 3600
  const session = { access_token: 'e30.e30.c2ln', refresh_token: 'r', token_type: 'bearer', expires_in: 3600 }
  localStorage.setItem('mcg-session', JSON.stringify({ ...session, expires_at, user }))
  renderInShop(
    <Suspense>
      <Routes>
        <Route path="/auth" element={<AuthPage />} />
        <Route path="*" element={<p>Accueil</p>} />
      </Routes>
    </Suspense>,
    { path, language: 'fr' },
  )
  expect(await screen.findByText('Accueil')).toBeVisible()
}

it('an account that Google has just made has the language of the page, for its mails', async () => {
  await comeBack('/auth?code=from-google', 1)
  await expect.poll(() => saved).toEqual([{ language: 'fr' }])
  await expect.poll(() => unsavedLanguage()).toBeNull()
})

it('when that cannot be saved, it is still to be', async () => {
  isFailing = true
  await comeBack('/auth?code=from-google', 1)
  await expect.poll(() => saved).toHaveLength(1)
  expect(unsavedLanguage()).toBe('fr')
})

it.each([
  ['was made long before', '/auth?code=from-google', 30],
  ['does not come back from Google', '/auth', 1],
])('an account that %s keeps its language', async (_, path, minutes) => {
  await comeBack(path, minutes)
  expect(unsavedLanguage()).toBeNull()
  expect(saved).toEqual([])
})
