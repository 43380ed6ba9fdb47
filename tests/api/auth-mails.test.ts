import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Stack } from '../../supabase/local/stack.ts'
import { startNewStack } from '../new-stack.ts'
import { connect } from './client.ts'

let stack: Stack

beforeAll(async () => {
  stack = await startNewStack()
  stack.setOrigin('http://127.0.0.1:4317', 'shop and stack')
})

afterAll(() => stack.close())

const PASSWORD = 'medina-of-fes'

async function newAccount() {
  const email = `${crypto.randomUUID()}@mcg.example`
  const client = connect(stack)
  const { error } = await client.auth.signUp({ email, password: PASSWORD })
  expect(error).toBeNull()
  return { client, email }
}

const mailsTo = (address: string) => stack.mailbox.mails.filter(({ to }) => to === address)

/** The URL of the links in the newest mail to an address: one for each language, otherwise equal. */
function linkIn(to: string): URL {
  const mail = mailsTo(to).find(({ html }) => html.includes('token_hash'))
  const links = [...(mail?.html.matchAll(/href="([^"]+)"/g) ?? [])].map(([, href]) =>
    (href ?? '').replaceAll('&amp;', '&'),
  )
  const [english, ...others] = links.map((link) => new URL(link))
  if (english === undefined) throw new Error('a mail without links')
  // English has no prefix: the parameter leads there also a browser that has chosen another language.
  expect(english.searchParams.get('lang')).toBe('en')
  const path = `${english.pathname}${english.search.replace('&lang=en', '')}`
  expect(others.map((link) => `${link.pathname}${link.search}`)).toEqual([`/fr${path}`, `/ar${path}`])
  return english
}

const tokenIn = (to: string) => linkIn(to).searchParams.get('token_hash') ?? ''

describe('a forgotten password', () => {
  test('is answered by a mail in all three languages with a link to the shop', async () => {
    const { client, email } = await newAccount()
    expect((await client.auth.resetPasswordForEmail(email)).error).toBeNull()
    // The welcome may arrive in between.
    const mail = mailsTo(email).find(({ subject }) => subject.includes('Choose a new password'))
    for (const language of ['lang="en"', 'lang="fr"', 'lang="ar"', 'dir="rtl"'])
      expect(mail?.html).toContain(language)
    expect(mail?.html).not.toMatch(/\{\{|Powered by/)
    const link = linkIn(email)
    expect(link.origin).toBe('http://127.0.0.1:4317')
    // The confirmation page redirects a recovery.
    expect(['/auth/reset', '/auth/confirm']).toContain(link.pathname)
    expect(link.searchParams.get('type')).toBe('recovery')
  })

  test('can be reset with the mail, on any device, once', async () => {
    const { client, email } = await newAccount()
    await client.auth.resetPasswordForEmail(email)
    const token = tokenIn(email)
    const phone = connect(stack)
    expect((await phone.auth.verifyOtp({ token_hash: token, type: 'recovery' })).error).toBeNull()
    expect((await phone.auth.updateUser({ password: 'kasbah-1995' })).error).toBeNull()
    const again = await connect(stack).auth.verifyOtp({ token_hash: token, type: 'recovery' })
    expect(again.error?.code).toBe('otp_expired')
    const before = await connect(stack).auth.signInWithPassword({ email, password: PASSWORD })
    expect(before.error?.code).toBe('invalid_credentials')
    const after = await connect(stack).auth.signInWithPassword({ email, password: 'kasbah-1995' })
    expect(after.error).toBeNull()
  })

  test('unknown address gets the same response and no mail', async () => {
    const { client, email } = await newAccount()
    const existing = await client.auth.resetPasswordForEmail(email)
    const address = `${crypto.randomUUID()}@mcg.example`
    const unknown = await client.auth.resetPasswordForEmail(address)
    expect(unknown).toEqual(existing)
    expect(mailsTo(email)).not.toEqual([])
    expect(mailsTo(address)).toEqual([])
  })
})

test('an address changes after confirmation by the new one, together with the profile', async () => {
  const { client, email } = await newAccount()
  const newAddress = `${crypto.randomUUID()}@mcg.example`
  expect((await client.auth.updateUser({ email: newAddress })).error).toBeNull()
  const emailOf = async () => (await client.from('profiles').select('email').single()).data?.email
  expect(await emailOf()).toBe(email)
  expect(linkIn(newAddress).pathname).toBe('/auth/confirm')
  const { error } = await client.auth.verifyOtp({ token_hash: tokenIn(newAddress), type: 'email_change' })
  expect(error).toBeNull()
  expect(await emailOf()).toBe(newAddress)
})

describe('an open session alone', () => {
  test('cannot change the password: Auth requires the current one', async () => {
    const { client, email } = await newAccount()
    const change = (current_password?: string) =>
      client.auth.updateUser({ password: 'kasbah-1995', ...(current_password && { current_password }) })
    expect((await change()).error?.code).toBe('current_password_required')
    expect((await change('not-the-one')).error?.code).toBe('current_password_mismatch')
    const signIn = (password: string) => connect(stack).auth.signInWithPassword({ email, password })
    expect((await signIn(PASSWORD)).error).toBeNull()
    expect((await change(PASSWORD)).error).toBeNull()
    expect((await signIn('kasbah-1995')).error).toBeNull()
  })

  test('cannot change the address: the database requires a recent sign-in', async () => {
    const { client, email } = await newAccount()
    await stack.database.query(
      `update auth.sessions set created_at = now() - interval '11 minutes'
       where user_id = (select id from auth.users where email = $1)`,
      [email],
    )
    const newAddress = `${crypto.randomUUID()}@mcg.example`
    expect((await client.auth.updateUser({ email: newAddress })).error).not.toBeNull()
    const [account] = await stack.database.query(
      `select coalesce(email_change, '') as pending from auth.users where email = $1`,
      [email],
    )
    expect(account).toEqual({ pending: '' })
    await connect(stack).auth.signInWithPassword({ email, password: PASSWORD })
    expect((await client.auth.updateUser({ email: newAddress })).error).toBeNull()
  })
})

test('a deleted account’s session and password no longer work', async () => {
  const { client, email } = await newAccount()
  expect((await client.rpc('delete_account', { confirmation: 'another@mcg.example' })).error).toMatchObject({
    message: 'invalid_request',
  })
  expect((await client.rpc('delete_account', { confirmation: email })).error).toBeNull()
  expect((await client.auth.getUser()).data.user).toBeNull()
  const back = await connect(stack).auth.signInWithPassword({ email, password: PASSWORD })
  expect(back.error?.code).toBe('invalid_credentials')
})
