import { readFileSync } from 'node:fs'
import { parse } from 'smol-toml'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DENIED, DENIED_TO_VISITORS, PASSWORD, type Shop, ids, openShop, refusal } from './attack-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.query('delete from private.rate_limits'))

const message = { name: 'A', email: 'a@shop.example', subject: 'Hello', message: 'Buy my pills' }
/** What the gateway adds. */
const VISITOR = { 'cf-connecting-ip': '192.0.2.1' }
let written = 0
/** Another message each time. */
const another = () => ({ ...message, message: `Buy my pills ${(written += 1)}` })
const write = (headers: Record<string, string> = VISITOR, body: object = another()) =>
  shop.send('POST', '/rest/v1/rpc/send_contact_message', { headers, body })
const messages = async () =>
  (await shop.query<{ count: number }>('select count(*)::int from public.contact_messages'))[0]?.count ?? 0

describe('57 a bot floods the contact form', () => {
  test('a thousand times', async () => {
    const before = await messages()
    for (let n = 0; n < 5; n += 1) expect((await write()).status).toBe(204)
    for (let n = 0; n < 3; n += 1) expect(refusal(await write())).toBe('429 too_many_requests')
    expect(await messages()).toBe(before + 5)
  })

  test('from an account, which has its own limit', async () => {
    for (let n = 0; n < 5; n += 1) await write()
    const mine = () => shop.rpc('send_contact_message', another(), shop.customer)
    for (let n = 0; n < 5; n += 1) expect((await mine()).status).toBe(204)
    expect(refusal(await mine())).toBe('429 too_many_requests')
  })

  test('with copies of one message, which are not stored', async () => {
    const before = await messages()
    for (let n = 0; n < 21; n += 1) expect((await write(VISITOR, message)).status).toBe(204)
    expect(refusal(await write(VISITOR, message))).toBe('429 too_many_requests')
    expect(await messages()).toBe(before + 1)
  })

  test('directly into the table', async () => {
    for (const [table, body] of [
      ['contact_messages', { ...message, language: 'en' }],
      ['newsletter_subscribers', { email: 'a@shop.example', language: 'en' }],
    ] as const) {
      expect(refusal(await shop.send('POST', `/rest/v1/${table}`, { body }))).toBe(DENIED_TO_VISITORS)
      expect(refusal(await shop.send('POST', `/rest/v1/${table}`, { body, as: shop.customer }))).toBe(DENIED)
    }
  })

  test('and fills in the hidden field', async () => {
    const before = await messages()
    expect((await write({}, { ...message, website: 'https://pills.example' })).status).toBe(204)
    expect(await messages()).toBe(before)
  })

  test('with very long text or a forged header', async () => {
    for (const body of [
      { ...message, message: 'x'.repeat(5001) },
      { ...message, email: 'a@shop.example\nb@shop.example' },
      { ...message, email: 'a,victim@x.example' },
      { ...message, name: 'Free gift at www.x.example' },
    ]) {
      expect(refusal(await write({}, body))).toBe('422 invalid_request')
    }
    // A subject is one line, however it was sent.
    const forged = { ...message, subject: 'Hello\r\nBcc: everybody@shop.example' }
    expect((await write({}, forged)).status).toBe(204)
    expect(
      await shop.query(`select subject from public.contact_messages where subject like '%Bcc%'`),
    ).toEqual([{ subject: 'Hello Bcc: everybody@shop.example' }])
  })
})

test('57 a bot reports invented visits', async () => {
  const vital = { metric: 'LCP', value: 1, page: '/' }
  const report = (value: object) => ({
    report: JSON.stringify({
      ...{ language: 'en', device: 'phone', connection: '4g', release: 'x', errors: [], vitals: [vital] },
      ...value,
    }),
  })
  const rows = async () =>
    (await shop.query<{ count: number }>('select count(*)::int from private.web_vitals'))[0]?.count ?? 0
  // As sent by browsers: a form field.
  const sent = (value: object) =>
    shop.send('POST', '/rest/v1/rpc/report_telemetry', {
      headers: VISITOR,
      body: new Blob([String(new URLSearchParams(report(value)))], {
        type: 'application/x-www-form-urlencoded',
      }),
    })
  const before = await rows()
  for (let n = 0; n < 60; n += 1) expect((await sent({})).status).toBe(204)
  expect(refusal(await sent({}))).toBe('429 too_many_requests')
  expect(await rows()).toBe(before + 60)
  for (const vitals of [
    [{ ...vital, page: '/track/a-token-4711' }],
    [{ ...vital, user_id: shop.customer.id }],
  ])
    expect(refusal(await sent({ vitals }))).toBe('422 invalid_request')
  for (const table of ['web_vitals', 'client_errors']) {
    const answer = await shop.send('GET', `/rest/v1/${table}`, { as: shop.admin })
    expect(answer.status).toBe(404)
  }
})

describe('64 a forged address evades the rate limit', () => {
  test('in a header that clients can set', async () => {
    for (let n = 0; n < 5; n += 1)
      expect((await write({ ...VISITOR, 'x-forwarded-for': `10.0.0.${n}` })).status).toBe(204)
    for (const header of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'true-client-ip', 'x-client-ip']) {
      expect(refusal(await write({ ...VISITOR, [header]: 'for=10.9.9.9' })), header).toBe(
        '429 too_many_requests',
      )
    }
  })

  test('by any of the addresses of one IPv6 subscriber', async () => {
    const from = (address: string) => write({ 'cf-connecting-ip': address })
    for (let n = 1; n <= 5; n += 1) expect((await from(`2001:db8:0:7::${n}`)).status).toBe(204)
    expect(refusal(await from('2001:db8:0:7:ffff::1'))).toBe('429 too_many_requests')
    expect((await from('2001:db8:0:8::1')).status).toBe(204)
    for (let n = 1; n <= 5; n += 1) expect((await from('::ffff:192.0.2.7')).status).toBe(204)
    expect((await from('::ffff:192.0.2.8')).status).toBe(204)
  })

  test('is not needed without the gateway’s header: visitors do not share one limit', async () => {
    for (const header of [{}, { 'cf-connecting-ip': 'unknown' }] as Record<string, string>[])
      for (let n = 0; n < 6; n += 1) expect((await write(header)).status).toBe(204)
  })

  test('or with many real addresses: there is a global limit', async () => {
    // Simulates 199 other messages in this hour.
    await shop.query(`insert into private.rate_limits (bucket, subject, window_start, hits)
      values ('contact', 'everyone', to_timestamp(floor(extract(epoch from now()) / 3600) * 3600), 199)`)
    expect((await write({ 'cf-connecting-ip': '10.1.0.1' })).status).toBe(204)
    expect(refusal(await write({ 'cf-connecting-ip': '10.1.0.2' }))).toBe('429 too_many_requests')
  })
})

test('58 the newsletter reveals subscribers', async () => {
  const subscribe = (email: string) =>
    shop.send('POST', '/rest/v1/rpc/subscribe_newsletter', { headers: VISITOR, body: { email } })
  const existing = await subscribe('reader@mcg.example')
  const unknown = await subscribe('unknown@mcg.example')
  const again = await subscribe('UNKNOWN@mcg.example')
  for (const answer of [existing, unknown, again]) {
    expect([answer.status, answer.text]).toEqual([204, ''])
    expect([...answer.headers.keys()].sort()).toEqual([...existing.headers.keys()].sort())
  }
  await subscribe('x@mcg.example')
  await subscribe('y@mcg.example')
  // The limit also applies to both, so that it does not reveal whether an address exists.
  const refused = [await subscribe('reader@mcg.example'), await subscribe('z@mcg.example')]
  expect(refused.map(({ status, text }) => [status, text.replace(/\d+/g, '0')])).toEqual([
    [429, refused[0]?.text.replace(/\d+/g, '0')],
    [429, refused[0]?.text.replace(/\d+/g, '0')],
  ])
})

describe('74 stock alerts reveal who waits, or flood a stranger', () => {
  const unit = { product_id: ids.pouf, variation_ids: [ids.red, ids.large] }
  const requestAlert = (contact: string, headers: Record<string, string> = VISITOR, what: object = unit) =>
    shop.send('POST', '/rest/v1/rpc/request_stock_alert', { headers, body: { ...what, contact } })
  const count = async () =>
    (await shop.query<{ count: number }>('select count(*)::int from public.stock_alerts'))[0]?.count ?? 0

  test('by another response, a table or the token of the stop link', async () => {
    const unknown = await requestAlert('waiting@mcg.example')
    const existing = await requestAlert('WAITING@mcg.example')
    expect([unknown.status, unknown.text]).toEqual([204, ''])
    expect([existing.status, existing.text]).toEqual([204, ''])
    expect([...existing.headers.keys()].sort()).toEqual([...unknown.headers.keys()].sort())
    const stopped = await shop.rpc('stop_stock_alerts', { token: 'x'.repeat(43) })
    expect([stopped.status, stopped.text]).toEqual([204, ''])
    for (const select of ['email,phone', 'token', '*,products(name_en)']) {
      const path = `/rest/v1/stock_alerts?select=${select}`
      expect(refusal(await shop.send('GET', path))).toBe(DENIED_TO_VISITORS)
      expect((await shop.send('GET', path, { as: shop.customer })).body).toEqual([])
    }
    const embedded = '/rest/v1/products?select=id,stock_alerts(email)&stock_alerts.email=not.is.null'
    expect(refusal(await shop.send('GET', embedded))).toBe(DENIED_TO_VISITORS)
    expect((await shop.send('GET', embedded, { as: shop.customer })).text).not.toContain('@')
    expect(refusal(await shop.rpc('stock_alert_counts', {}, shop.customer))).toBe(DENIED)
  })

  test('by requests in the name of a stranger', async () => {
    const before = await count()
    // From as many addresses as it likes: the contact has a limit of its own.
    for (let n = 0; n < 10; n += 1)
      expect((await requestAlert('victim@mcg.example', { 'cf-connecting-ip': `192.0.2.${n}` })).status).toBe(
        204,
      )
    expect(refusal(await requestAlert('victim@mcg.example', { 'cf-connecting-ip': '192.0.2.99' }))).toBe(
      '429 too_many_requests',
    )
    expect(await count()).toBe(before + 1)
    // And the caller, whatever the contact.
    for (let n = 0; n < 9; n += 1) await requestAlert(`reader${n}@mcg.example`)
    expect(refusal(await requestAlert('other@mcg.example', { 'cf-connecting-ip': '192.0.2.1' }))).toBe(
      '429 too_many_requests',
    )
    const row = { product_id: ids.pouf, email: 'victim@mcg.example', language: 'en' }
    expect(refusal(await shop.send('POST', '/rest/v1/stock_alerts', { body: row }))).toBe(DENIED_TO_VISITORS)
    for (const as of [shop.customer, shop.admin])
      expect(refusal(await shop.send('POST', '/rest/v1/stock_alerts', { body: row, as }))).toBe(DENIED)
  })

  test('all visitors together have a limit too', async () => {
    await shop.query(`insert into private.rate_limits (bucket, subject, window_start, hits)
      values ('stock_alert', 'everyone', to_timestamp(floor(extract(epoch from now()) / 3600) * 3600), 500)`)
    expect(refusal(await requestAlert('last@mcg.example', { 'cf-connecting-ip': '10.1.0.9' }))).toBe(
      '429 too_many_requests',
    )
  })
})

const auth = (path: string, body: object) => shop.send('POST', `/auth/v1/${path}`, { body })

test('59 accounts are enumerated by password resets or sign-ins', async () => {
  const existing = await auth('recover', { email: shop.customer.email })
  const unknown = await auth('recover', { email: 'stranger@shop.example' })
  expect([existing.status, existing.text]).toEqual([unknown.status, unknown.text])
  const wrong = await auth('token?grant_type=password', {
    email: shop.customer.email,
    password: 'not-the-word',
  })
  const unknownAccount = await auth('token?grant_type=password', {
    email: 'stranger@shop.example',
    password: 'not-the-word',
  })
  expect([wrong.status, wrong.text]).toEqual([unknownAccount.status, unknownAccount.text])
})

type Auth = {
  minimum_password_length: number
  enable_refresh_token_rotation: boolean
  refresh_token_reuse_interval: number
  jwt_expiry: number
  additional_redirect_urls: string[]
  sms: { enable_confirmations: boolean; enabled: boolean }
  rate_limit: Record<string, number>
}
const config = (parse(readFileSync('supabase/config.toml', 'utf8')) as unknown as { auth: Auth }).auth

describe('60 passwords are guessed', () => {
  test('one after another: the response reveals nothing, and the project limits attempts', async () => {
    for (let n = 0; n < 5; n += 1) {
      const answer = await auth('token?grant_type=password', {
        email: shop.customer.email,
        password: `medina-${n}`,
      })
      expect(refusal({ ...answer, body: { code: (answer.body as { error_code: string }).error_code } })).toBe(
        '400 invalid_credentials',
      )
    }
    // The hosted Auth service enforces these limits for each address; the embedded one does not.
    expect(config.rate_limit.sign_in_sign_ups).toBeLessThanOrEqual(30)
    expect(config.rate_limit.token_verifications).toBeLessThanOrEqual(30)
    expect(config.rate_limit.email_sent).toBeLessThanOrEqual(60)
    expect(config.sms).toMatchObject({ enable_confirmations: false, enabled: false })
  })

  test('with short passwords', async () => {
    expect(config.minimum_password_length).toBeGreaterThanOrEqual(8)
    for (const password of ['', '1', '1234567', PASSWORD.slice(0, 7)]) {
      const answer = await auth('signup', { email: 'short@shop.example', password })
      expect(answer.status, password).toBeGreaterThanOrEqual(400)
    }
    expect(await shop.query(`select 1 from auth.users where email = 'short@shop.example'`)).toEqual([])
  })

  test('with a stolen session: it expires soon, and its refresh token works once', () => {
    expect(config.jwt_expiry).toBeLessThanOrEqual(3600)
    expect(config.enable_refresh_token_rotation).toBe(true)
    expect(config.additional_redirect_urls.filter((url) => url.includes('*'))).toEqual([])
  })
})
