import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  CAPTCHA_PREFIX,
  CAPTCHA_SCRIPT,
  CAPTCHA_SITE_KEY,
  type CaptchaPlay,
} from '../../supabase/local/captcha.ts'
import { localSupabase } from '../../supabase/local/plugin.ts'
import { startFixtureStack, createTestClient, ORIGIN, type FixtureStack } from './fixture-project.ts'

// The stand-in of the captcha refuses what Auth refuses on the platform once its captcha is on.

let fixture: FixtureStack
beforeAll(async () => {
  fixture = await startFixtureStack({ fakeCaptcha: true })
})
afterAll(() => fixture.close())

const send = (path: string, body?: unknown) =>
  fixture.stack.fetch(
    new Request(`${ORIGIN}${CAPTCHA_PREFIX}${path}`, {
      method: 'POST',
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  )
const plays = (play: CaptchaPlay) => send('/play', play)
const solve = async (sitekey = CAPTCHA_SITE_KEY) =>
  (await (await send(`/challenge?sitekey=${sitekey}`)).json()) as { play: CaptchaPlay; token?: string }

const account = { email: 'salma@shop.example', password: 'zellige-and-cedar' }
const refused = { code: 'captcha_failed', status: 400 }

test('a call that Auth guards needs a token, which is good once', async () => {
  const { auth } = createTestClient(fixture.stack)
  expect((await auth.signUp(account)).error).toMatchObject(refused)
  const { token: captchaToken } = await solve()
  expect((await auth.signUp({ ...account, options: { captchaToken } })).error).toBeNull()

  const guarded = (options: { captchaToken?: string }) => [
    auth.signInWithPassword({ ...account, options }),
    auth.signInAnonymously({ options }),
    auth.resetPasswordForEmail(account.email, options),
    auth.resend({ type: 'signup', email: account.email, options }),
  ]
  for (const options of [{}, { captchaToken }, { captchaToken: 'invented' }]) {
    for (const { error } of await Promise.all(guarded(options))) expect(error).toMatchObject(refused)
  }
  const again = await auth.signInWithPassword({
    ...account,
    options: { captchaToken: (await solve()).token },
  })
  expect(again.error).toBeNull()
  // No person is there when a session is refreshed.
  expect((await auth.refreshSession()).error).toBeNull()
})

test('its plays: no answer, a failure, and a token that has expired', async () => {
  const { auth } = createTestClient(fixture.stack)
  await plays('silence')
  expect(await solve()).toEqual({ play: 'silence' })
  await plays('fail')
  expect(await solve()).toEqual({ play: 'fail' })
  await plays('expired')
  const { token: captchaToken } = await solve()
  expect(captchaToken).toBeDefined()
  expect((await auth.signInAnonymously({ options: { captchaToken } })).error).toMatchObject(refused)
  await plays('solve')
  expect(await solve('another-key')).toEqual({ play: 'fail' })
})

test('the dev server alone loads the stand-in: a build has the real script, and no key', () => {
  process.env.STACK_FAKE_CAPTCHA = '1'
  const plugin = localSupabase()
  const configure = plugin.config as (config: object, env: object) => { define: Record<string, string> }
  const definedFor = (env: object) =>
    Object.values(configure({ envDir: false }, { mode: 'test', ...env }).define)
  try {
    expect(definedFor({ command: 'serve' })).toContain(JSON.stringify(CAPTCHA_SCRIPT))
    for (const env of [{ command: 'build' }, { command: 'serve', isPreview: true }]) {
      expect(definedFor(env).join()).not.toMatch(/turnstile/)
    }
  } finally {
    delete process.env.STACK_FAKE_CAPTCHA
  }
})
