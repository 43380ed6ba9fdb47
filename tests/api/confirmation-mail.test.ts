import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { safeNextPath } from '../../src/auth/next-path.ts'
import { startStack, type Stack } from '../../supabase/local/stack.ts'
import { connect } from './client.ts'
import { createFixtureProject, type FixtureProject } from './fixture-project.ts'

// Production asks new accounts to confirm their address: the link leads back to where the person signed up.

const ORIGIN = 'http://127.0.0.1:4317'
let project: FixtureProject
let stack: Stack
beforeAll(async () => {
  project = createFixtureProject()
  const config = readFileSync('supabase/config.toml', 'utf8')
    .replaceAll('enable_confirmations = false', 'enable_confirmations = true')
    .replaceAll('./supabase/templates/', `./${basename(project.supabaseDir)}/templates/`)
  project.write('config.toml', config)
  project.write('templates/confirmation.html', readFileSync('supabase/templates/confirmation.html', 'utf8'))
  stack = await startStack({ supabaseDir: project.supabaseDir, data: 'memory', seed: false })
  stack.setOrigin(ORIGIN, 'shop and stack')
})
afterAll(async () => {
  await stack.close()
  project.remove()
})

/** The links of the newest mail, one for each language. */
const links = () =>
  [...(stack.mailbox.mails[0]?.html.matchAll(/href="([^"]+)"/g) ?? [])].map(
    ([, href = '']) => new URL(href.replaceAll('&amp;', '&')),
  )
const nextOf = (link: URL) => safeNextPath(link.searchParams.get('next'), ORIGIN)

test.each([
  ['/fr/checkout', '/checkout'],
  ['/ar/products?city=Fez&color=blue#top', '/products?city=Fez&color=blue#top'],
  ['/fr/account?keep=an-order', '/account?keep=an-order'],
  ['/', '/'],
])('signed up at %s', async (path, next) => {
  const { data, error } = await connect(stack).auth.signUp({
    email: `${crypto.randomUUID()}@mcg.example`,
    password: 'medina-of-fes',
    options: { emailRedirectTo: `${ORIGIN}${path}` },
  })
  expect([error, data.session]).toEqual([null, null])
  expect(links().map(({ pathname }) => pathname)).toEqual([
    '/auth/confirm',
    '/fr/auth/confirm',
    '/ar/auth/confirm',
  ])
  expect(links().map(nextOf)).toEqual([next, next, next])
  const token = links()[0]?.searchParams.get('token_hash') ?? ''
  const opened = await connect(stack).auth.verifyOtp({ token_hash: token, type: 'signup' })
  expect(opened.data.session).not.toBeNull()
})

test('another site is not named, and would not be followed', async () => {
  await connect(stack).auth.signUp({
    email: `${crypto.randomUUID()}@mcg.example`,
    password: 'medina-of-fes',
    options: { emailRedirectTo: 'https://evil.example/checkout' },
  })
  expect(links()[0]?.searchParams.get('next')).toBe(ORIGIN)
  expect(nextOf(new URL(`${ORIGIN}/auth/confirm?next=https://evil.example/checkout`))).toBe('/')
})
