import { act, renderHook } from '@testing-library/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { changeEmail, requestPasswordReset, resendConfirmation } from '@/auth/account-actions'
import { AuthProvider, useAuth } from '@/auth/auth-context'
import { signInAsGuest } from '@/auth/guest'
import { EMPTY_CHECKOUT } from '@/checkout/draft'
import type { PlaceOrderRequest } from '@/checkout/mutations'
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

describe('a captcha that gives no token', () => {
  // A new module each time: it keeps the script's object.
  const openShop = async () => {
    vi.resetModules()
    return (await import('@/lib/captcha')).captcha
  }
  /** The limits of the shop, a thousand times as short. */
  function shortenLimits() {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    return vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => timeout(milliseconds / 1000))
  }
  type Options = Record<string, (value?: string) => void>
  const stubWidget = (render: (options: Options) => void) => {
    const removed = vi.fn()
    vi.stubGlobal('turnstile', {
      render: (_: HTMLElement, options: Options) => {
        render(options)
        return 'widget'
      },
      remove: removed,
    })
    return removed
  }
  const solve = (options: Options) => options.callback?.('token')

  it.each(['error-callback', 'timeout-callback', 'unsupported-callback', 'expired-callback'])(
    'fails when Turnstile calls %s, and removes its widget',
    async (name) => {
      const captcha = await openShop()
      const removed = stubWidget((options) => options[name]?.())
      await expect(captcha()).rejects.toMatchObject({ code: 'captcha_failed' })
      expect(removed).toHaveBeenCalledWith('widget')
      expect(document.body.children).toHaveLength(0)
    },
  )

  it('fails when the widget calls nothing for a minute', async () => {
    const captcha = await openShop()
    const removed = stubWidget(() => undefined)
    shortenLimits()
    await expect(captcha()).rejects.toMatchObject({ code: 'captcha_failed' })
    expect(removed).toHaveBeenCalledWith('widget')
  })

  it.each([
    ['neither loads nor fails', () => undefined],
    ['fails', (script: HTMLScriptElement) => void script.dispatchEvent(new Event('error'))],
    [
      'is another one',
      (script: HTMLScriptElement) => {
        vi.stubGlobal('turnstile', undefined)
        script.dispatchEvent(new Event('load'))
      },
    ],
  ])('fails when its script %s, and loads it again for the next call', async (_what, load) => {
    const captcha = await openShop()
    added.mockImplementationOnce((script) => load(script as HTMLScriptElement))
    const limits = shortenLimits()
    await expect(captcha()).rejects.toMatchObject({ code: 'captcha_failed' })
    limits.mockRestore()
    stubWidget(solve)
    expect(await captcha()).toEqual({ captchaToken: 'token' })
    expect(added).toHaveBeenCalledTimes(2)
  })
})

it('“Stop waiting” ends a captcha that is being solved: nothing was ordered, and the widget is gone', async () => {
  // Another module has kept the script's object of the test before.
  vi.resetModules()
  const { placeOrderMutation } = await import('@/checkout/mutations')
  const removed = vi.fn()
  let isShown = false
  vi.stubGlobal('turnstile', {
    render: () => {
      isShown = true
      return 'widget'
    },
    remove: removed,
  })
  const abort = new AbortController()
  const order = {
    ...{
      idempotencyKey: crypto.randomUUID(),
      isRepeated: false,
      lines: [],
      code: null,
      language: 'en',
      guests: true,
    },
    ...{ quote: {}, values: EMPTY_CHECKOUT, abort },
  } as unknown as PlaceOrderRequest
  const ended = placeOrderMutation()
    .mutationFn?.(order, {} as never)
    .catch((error: unknown) => error)
  await expect.poll(() => isShown).toBe(true)
  expect(removed).not.toHaveBeenCalled()
  abort.abort()
  expect(await ended).toMatchObject({ outcome: 'not-sent', wasSent: false })
  expect(removed).toHaveBeenCalledWith('widget')
  expect(calls).toEqual([])
})

it('a shop without a captcha loads nothing', async () => {
  vi.stubEnv('VITE_TURNSTILE_SITE_KEY', '')
  await expect(requestPasswordReset('salma@shop.example')).rejects.toMatchObject({ code: 'captcha_failed' })
  expect(added).not.toHaveBeenCalled()
  expect(calls).toEqual([{ path: '/recover', token: undefined }])
})
