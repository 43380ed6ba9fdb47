import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { saveLanguage } from '@/auth/account-actions'
import { AuthProvider, SessionEffects } from '@/auth/auth-context'
import { LanguageProvider, rememberLanguage, unsavedLanguage } from '@/i18n/language-context'

const SALMA = { id: '00000000-0000-4000-8000-000000000901', email: 'salma@shop.test', aud: 'authenticated' }

let saved: unknown[]
let answer: () => Promise<Response>
beforeEach(() => {
  saved = []
  answer = () => Promise.resolve(Response.json({ user_id: SALMA.id }))
  vi.stubGlobal('fetch', (_input: RequestInfo | URL, init?: RequestInit) => {
    if (init?.method !== 'PATCH') return Promise.resolve(Response.json({ role: 'customer' }))
    saved.push(JSON.parse(init.body as string))
    return answer()
  })
  const expires_at = Math.floor(Date.now() / 1000) + 3600
  const session = { access_token: 'e30.e30.c2ln', refresh_token: 'r', token_type: 'bearer', expires_in: 3600 }
  localStorage.setItem('mcg-session', JSON.stringify({ ...session, expires_at, user: SALMA }))
})

/** The document that a choice leads to. */
const openDocument = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LanguageProvider>
        <AuthProvider>
          <SessionEffects />
        </AuthProvider>
      </LanguageProvider>
    </QueryClientProvider>,
  )

it('a choice whose request fails is saved by the next document', async () => {
  rememberLanguage('fr')
  answer = () => Promise.resolve(Response.json({ message: 'away' }, { status: 503 }))
  const { unmount } = openDocument()
  await expect.poll(() => saved).toEqual([{ language: 'fr' }])
  unmount()
  answer = () => Promise.resolve(Response.json({ user_id: SALMA.id }))
  openDocument()
  await expect.poll(() => unsavedLanguage()).toBeNull()
  expect(saved).toEqual([{ language: 'fr' }, { language: 'fr' }])
})

it('a choice whose request is under way when the page is left is still to be saved', async () => {
  rememberLanguage('fr')
  answer = () => new Promise(() => undefined)
  openDocument()
  await expect.poll(() => saved).toHaveLength(1)
  expect(unsavedLanguage()).toBe('fr')
})

it('a choice that follows another one while that is saved is still to be saved', async () => {
  rememberLanguage('fr')
  answer = () => {
    rememberLanguage('ar')
    return Promise.resolve(Response.json({ user_id: SALMA.id }))
  }
  await saveLanguage(SALMA.id)
  expect(unsavedLanguage()).toBe('ar')
})

it('an account without a new choice keeps its language', async () => {
  await saveLanguage(SALMA.id)
  expect(saved).toEqual([])
})
