import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { AuthProvider, useAuth } from '@/auth/auth-context'
import { LanguageProvider } from '@/i18n/language-context'

it.each([
  [' Salma ', { display_name: 'Salma', language: 'fr' }],
  // The first part of the address is none: it would be proposed as the name of a recipient.
  ['', { language: 'fr' }],
])('an account that gives "%s" for its name signs up with %j', async (displayName, data) => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', (_input: RequestInfo | URL, init?: RequestInit) => {
    if (typeof init?.body === 'string') sent.push((JSON.parse(init.body) as { data?: unknown }).data)
    return Promise.resolve(Response.json({ id: 'salma', email: 'contact.dar99@shop.test', identities: [] }))
  })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient()}>
      <LanguageProvider>
        <AuthProvider>{children}</AuthProvider>
      </LanguageProvider>
    </QueryClientProvider>
  )
  const { result } = renderHook(useAuth, { wrapper })
  const account = { email: 'contact.dar99@shop.test', password: 'zellige-and-cedar' }
  await act(async () => {
    expect(await result.current.signUp({ ...account, displayName, language: 'fr', next: '/' })).toBe(false)
  })
  expect(sent).toEqual([data])
})
