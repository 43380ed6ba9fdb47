import { expect, type Page } from '@playwright/test'
import { PUBLISHABLE_KEY, SECRET_KEY } from '../../supabase/local/keys.ts'
import { apiOrigin } from './shop-server.ts'

type Session = { access_token: string; user: { id: string } }

/** Signs in one of the demo accounts through the API. */
export async function createSession(
  account: 'admin' | 'customer',
): Promise<Session & Record<string, unknown>> {
  const answer = await fetch(`${apiOrigin()}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: PUBLISHABLE_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${account}@mcg.example`, password: 'medina-1995' }),
  })
  expect(answer.ok).toBe(true)
  return (await answer.json()) as Session & Record<string, unknown>
}

/** Stores the account's session in the browser before the first page loads. Pages opened later have it as well. */
export async function signInAs(page: Page, account: 'admin' | 'customer'): Promise<void> {
  const session = await createSession(account)
  await page.addInitScript((stored) => {
    // Only once per tab, so that signing out lasts.
    if (sessionStorage.getItem('e2e-signed-in') !== null) return
    sessionStorage.setItem('e2e-signed-in', '1')
    localStorage.setItem('mcg-session', stored)
  }, JSON.stringify(session))
}

/** Calls the API directly with this account's token, or as a guest. */
export async function callAs(
  session: Session | null,
  method: string,
  path: string,
  body?: object,
): Promise<Response> {
  return fetch(`${apiOrigin()}${path}`, {
    method,
    headers: {
      apikey: PUBLISHABLE_KEY,
      authorization: `Bearer ${session?.access_token ?? PUBLISHABLE_KEY}`,
      'content-type': 'application/json',
      prefer: 'return=representation',
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
}

/**
 * Reads or writes rows with the secret key, for what the interface does not offer; returns them. From Node, because the stack rejects
 * this key from browsers.
 */
export async function asService<Rows = unknown>(method: string, path: string, body?: object): Promise<Rows> {
  const answer = await fetch(`${apiOrigin()}${path}`, {
    method,
    headers: { apikey: SECRET_KEY, 'content-type': 'application/json', prefer: 'return=representation' },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const text = await answer.text()
  expect(answer.ok, text).toBe(true)
  return JSON.parse(text) as Rows
}
