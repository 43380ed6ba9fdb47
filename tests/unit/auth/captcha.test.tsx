import { act, renderHook } from '@testing-library/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi, type MockInstance } from 'vitest'
import { changeEmail, requestPasswordReset, resendConfirmation } from '@/auth/account-actions'
import { AuthProvider, useAuth } from '@/auth/auth-context'
import { signInAsGuest } from '@/auth/guest'
import { LanguageProvider } from '@/i18n/language-context'
import { supabase } from '@/lib/supabase'

// The calls that Supabase Auth refuses without a token once its captcha is on, found here by their paths.

type Call = { path: string; token: unknown }
let calls: Call[]
let tokens: number
let added: MockInstance

beforeEach(() => {
  calls = []
  tokens = 0
  vi.stubEnv('VITE_TURNSTILE_SITE_KEY', 'site-key')
  // The widget's script is added to the page; this one solves at once.
  added = vi.spyOn(document.head, 'append').mockImplementation((script) => {
    ;(script as HTMLScriptElement).dispatchEvent(new Event('load'))
  })
  vi.stubGlobal('turnstile', {
    render: (_: HTMLElement, { callback }: { callback: (token: string) => void }) => {
      tokens += 1
      callback(`token ${tokens}`)
      return 'widget'
    },
    remove: () => undefined,
  })
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : String(input))
    if (pathname.startsWith('/auth/v1/')) {
      const { gotrue_meta_security: meta } = JSON.parse((init?.body as string | undefined) ?? '{}') as {
        gotrue_meta_security?: { captcha_token?: string }
      }
      calls.push({
        path: `${pathname.replace('/auth/v1', '')}${/grant_type=\w+/.exec(search)?.[0] ?? ''}`,
        token: meta?.captcha_token,
      })
    }
    return Promise.resolve(Response.json({ error_code: 'captcha_failed', msg: 'captcha' }, { status: 400 }))
  })
})

it('every call that Auth guards has a token of its own', async () => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient()}>
      <LanguageProvider>
        <AuthProvider>{children}</AuthProvider>
      </LanguageProvider>
    </QueryClientProvider>
  )
  const { result } = renderHook(useAuth, { wrapper })
  const account = { email: 'salma@shop.example', password: 'zellige-and-cedar' }
  for (const call of [
    () => result.current.signIn(account.email, account.password),
    () => result.current.signUp({ ...account, displayName: 'Salma', language: 'fr', next: '/' }),
    () => requestPasswordReset(account.email),
    () => resendConfirmation(account.email, '/'),
    () => changeEmail(account.email, account.password, 'new@shop.example'),
    async () => signInAsGuest(await supabase()),
  ]) {
    await act(async () => {
      await expect(call()).rejects.toMatchObject({ code: 'captcha_failed' })
    })
  }
  expect(calls).toEqual([
    { path: '/tokengrant_type=password', token: 'token 1' },
    { path: '/signup', token: 'token 2' },
    { path: '/recover', token: 'token 3' },
    { path: '/resend', token: 'token 4' },
    { path: '/tokengrant_type=password', token: 'token 5' },
    { path: '/signup', token: 'token 6' },
  ])
})

it('a shop without a captcha loads nothing', async () => {
  vi.stubEnv('VITE_TURNSTILE_SITE_KEY', '')
  await expect(requestPasswordReset('salma@shop.example')).rejects.toMatchObject({ code: 'captcha_failed' })
  expect(added).not.toHaveBeenCalled()
  expect(calls).toEqual([{ path: '/recover', token: undefined }])
})
