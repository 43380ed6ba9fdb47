import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestClient, ORIGIN, startFixtureStack, type FixtureStack } from './fixture-project.ts'

let fixture: FixtureStack

beforeAll(async () => {
  fixture = await startFixtureStack({ fakeGoogle: true })
})

afterAll(() => fixture.close())

/** Follows redirects like a browser until it returns to the shop. */
async function walk(start: string, answer: 'allow' | 'deny', email: string): Promise<URL> {
  let url = new URL(start)
  for (let step = 0; step < 6; step += 1) {
    if (url.pathname === '/_google/authorize') {
      const page = await fixture.stack.fetch(new Request(url))
      expect(await page.text()).toContain('replaces Google')
      url.pathname = '/_google/consent'
      url.searchParams.set('answer', answer)
      url.searchParams.set('name', 'Salma <b>Idrissi</b>')
      url.searchParams.set('email', email)
    }
    const response = await fixture.stack.fetch(new Request(url))
    const location = response.headers.get('location')
    expect(location, `${url.href} answered ${response.status}`).not.toBeNull()
    url = new URL(location ?? '', url)
    if (url.port === '5173') return url
  }
  throw new Error('The redirects never end')
}

async function begin(redirectTo = 'http://localhost:5173/auth') {
  const client = createTestClient(fixture.stack, { flowType: 'pkce' })
  const { data, error } = await client.auth.signInWithOAuth({
    provider: 'google',
    options: { redirectTo, skipBrowserRedirect: true },
  })
  expect(error).toBeNull()
  return { client, url: data.url ?? '' }
}

test('Google sign-in creates an account and finds it again', async () => {
  const ids = []
  for (let visit = 0; visit < 2; visit += 1) {
    const { client, url } = await begin()
    expect(url.startsWith(`${ORIGIN}/auth/v1/authorize`)).toBe(true)
    const back = await walk(url, 'allow', 'salma@gmail.example')
    const { data, error } = await client.auth.exchangeCodeForSession(back.searchParams.get('code') ?? '')
    expect(error).toBeNull()
    expect(data.user?.email).toBe('salma@gmail.example')
    ids.push(data.user?.id)
  }
  expect(ids[0]).toBe(ids[1])
})

test('a password that a Google account sets is no identity of it, and what it notes outlasts the next sign-in', async () => {
  const email = 'noted@gmail.example'
  const signIn = async () => {
    const { client, url } = await begin()
    const back = await walk(url, 'allow', email)
    return (await client.auth.exchangeCodeForSession(back.searchParams.get('code') ?? '')).data.user
  }
  await signIn()
  const client = createTestClient(fixture.stack)
  expect((await client.auth.resetPasswordForEmail(email)).error).toBeNull()
  const mail = fixture.stack.mailbox.mails.find(({ to }) => to === email)
  const token = /token(?:_hash)?=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  expect((await client.auth.verifyOtp({ token_hash: token, type: 'recovery' })).error).toBeNull()
  const password = 'kasbah-of-fes-1995'
  expect((await client.auth.updateUser({ password, data: { has_password: true } })).error).toBeNull()
  for (const user of [
    await signIn(),
    (await client.auth.signInWithPassword({ email, password })).data.user,
  ]) {
    expect(user?.identities?.map(({ provider }) => provider)).toEqual(['google'])
    expect(user?.user_metadata).toMatchObject({ has_password: true })
  }
})

test('denying consent at Google redirects back with an error', async () => {
  const { url } = await begin()
  const back = await walk(url, 'deny', 'denied@gmail.example')
  expect(back.href).toContain('access_denied')
})

test('a redirect that config.toml does not list is replaced by the shop’s URL', async () => {
  const { url } = await begin('https://evil.example/auth')
  const back = await walk(url, 'allow', 'salma@gmail.example')
  expect(back.origin).toBe('http://localhost:5173')
})

test('the consent page only redirects to this stack', async () => {
  const elsewhere = `${ORIGIN}/_google/consent?answer=allow&redirect_uri=https://evil.example/auth/v1/callback`
  expect((await fixture.stack.fetch(new Request(elsewhere))).status).toBe(400)
})
