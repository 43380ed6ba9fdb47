import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashFields, readFields } from '../../supabase/functions/pay-cmi/hash.ts'
import { CMI_SECRETS } from '../../supabase/local/providers/cmi.ts'
import {
  openPaymentShop,
  pathOf,
  restock,
  yesterday,
  type PaymentShop,
  type PlacedOrder,
} from './payment-shop.ts'

// The function in this process, against the stand-in of CMI's page.

let shop: PaymentShop
beforeAll(async () => {
  shop = await openPaymentShop()
})
afterAll(() => shop.close())

type Form = { action: string; fields: Record<string, string> }

async function start(order: PlacedOrder, language = 'fr'): Promise<Form> {
  const answer = await shop.post('/functions/v1/pay-cmi/start', {
    token: order.payment_token,
    method: 'card',
    language,
  })
  if (answer.status !== 200) throw new Error(answer.text)
  return answer.body as Form
}
/** What the buyer chooses on CMI's page; the answers to the reports that follow. */
const choose = async ({ fields }: Form, choice: string) =>
  ((await shop.form('/_cmi/answer', { ...fields, choice })).body as { answers: string[] }).answers
const captured = async () =>
  ((await shop.send('GET', '/_cmi/state')).body as { oid: string; captured: boolean }[])
    .filter((transaction) => transaction.captured)
    .map(({ oid }) => oid)
const PAID = { payment_status: 'paid', paid: 100, due: 0, toRefund: 0 }

describe('the form', () => {
  test('is one that CMI accepts, without the store key', async () => {
    const order = await shop.order('card')
    const { action, fields } = await start(order)
    expect(pathOf(action)).toBe('/_cmi/est3Dgate')
    expect(fields).toMatchObject({
      storetype: '3D_PAY_HOSTING',
      trantype: 'PreAuth',
      amount: '100.00',
      currency: '504',
      oid: `${order.order_number}-1`,
      lang: 'fr',
      hashAlgorithm: 'ver3',
    })
    expect(JSON.stringify(fields)).not.toContain(CMI_SECRETS.CMI_STORE_KEY)
    expect(fields.rnd).toMatch(/^[\w-]{8,20}$/)
    expect((await start(order)).fields.rnd).not.toBe(fields.rnd)
    expect((await shop.form(pathOf(action), fields)).status).toBe(200)
    expect((await shop.form(pathOf(action), { ...fields, amount: '1.00' })).status).toBe(400)
  })

  test('carries the shop’s email address where the order has none, which the bank refuses', async () => {
    const order = await shop.order('card')
    const given = (await start(order)).fields.email
    await shop.query(`update public.orders set contact_email = '' where id = $1`, [order.id])
    const { action, fields } = await start(order)
    const [row] = await shop.query<{ email: string }>(
      'select contact_email as email from public.shop_settings',
    )
    expect(fields.email).toBe(row?.email)
    expect(given).not.toBe(fields.email)
    expect((await shop.form(pathOf(action), fields)).status).toBe(200)
    const empty = { ...fields, email: '' }
    const hash = await hashFields(Object.entries(empty), CMI_SECRETS.CMI_STORE_KEY)
    expect((await shop.form(pathOf(action), { ...empty, hash })).status).toBe(400)
  })

  test.each([
    ['an unknown order', { token: 'x'.repeat(43), method: 'card' }, 404, 'not_found'],
    ['a token of another shape', { token: '../x', method: 'card' }, 422, 'invalid_request'],
    ['nothing', null, 422, 'invalid_request'],
    ['no way to pay', { token: 'x'.repeat(43) }, 422, 'invalid_request'],
    ['a way to pay that there is not', { token: 'x'.repeat(43), method: 'gold' }, 422, 'invalid_request'],
  ])('is refused for %s', async (_, body, status, code) => {
    const answer = await shop.post('/functions/v1/pay-cmi/start', body)
    expect({ status: answer.status, body: answer.body }).toEqual({ status, body: { code } })
  })

  test('is refused with the code of the closed shop', async () => {
    const order = await shop.order('card')
    await shop.query('update public.shop_settings set maintenance_mode = true')
    const answer = await shop.post('/functions/v1/pay-cmi/start', {
      token: order.payment_token,
      method: 'card',
    })
    await shop.query('update public.shop_settings set maintenance_mode = false')
    expect({ status: answer.status, body: answer.body }).toEqual({
      status: 503,
      body: { code: 'maintenance' },
    })
  })

  test('is refused for an order that is paid, and one that expired', async () => {
    const [paid, expired] = [await shop.order('card'), await shop.order('card')]
    await choose(await start(paid), 'approve')
    await shop.expire(expired)
    for (const [order, code] of [
      [paid, 'already_paid'],
      [expired, 'payment_expired'],
    ] as const) {
      const answer = await shop.post('/functions/v1/pay-cmi/start', {
        token: order.payment_token,
        method: 'card',
      })
      expect({ status: answer.status, body: answer.body }).toEqual({ status: 409, body: { code } })
    }
  })
})

describe('the buyer', () => {
  test('approves: the order is paid and the card captured', async () => {
    const order = await shop.order('card')
    expect(await choose(await start(order), 'approve')).toEqual(['ACTION=POSTAUTH'])
    expect(await shop.money(order)).toMatchObject({ status: 'pending', ...PAID })
    expect(await captured()).toContain(`${order.order_number}-1`)
  })

  test('is declined, then approves: one order, one charge', async () => {
    const order = await shop.order('card')
    expect(await choose(await start(order), 'decline')).toEqual(['APPROVED'])
    expect(await shop.money(order)).toMatchObject({ payment_status: 'failed', due: 100 })
    await choose(await start(order), 'approve')
    expect(await shop.money(order)).toMatchObject(PAID)
  })

  test('is declined and approves on the same page: the later success counts', async () => {
    const order = await shop.order('card')
    const form = await start(order)
    await choose(form, 'decline')
    await choose(form, 'approve')
    expect(await shop.money(order)).toMatchObject(PAID)
  })

  test('leaves: the order waits, then expires, and its stock returns', async () => {
    const order = await shop.order('card')
    await start(order)
    const left = await shop.form('/_cmi/answer', { ...(await start(order)).fields, choice: 'leave' })
    expect(left.status).toBe(303)
    expect(await shop.money(order)).toMatchObject({ payment_status: 'pending', due: 100 })
    await shop.expire(order)
    expect(await shop.money(order)).toMatchObject({ status: 'cancelled', payment_status: 'failed', due: 0 })
  })

  test('pays and closes the tab: the report pays the order', async () => {
    const order = await shop.order('card')
    expect(await choose(await start(order), 'close')).toEqual(['ACTION=POSTAUTH'])
    expect(await shop.money(order)).toMatchObject(PAID)
  })

  test('comes back before the report: it pays the order when it comes', async () => {
    const order = await shop.order('card')
    expect(await choose(await start(order), 'late')).toEqual([])
    expect(await shop.money(order)).toMatchObject({ payment_status: 'pending', paid: 0 })
    expect((await shop.post('/_cmi/deliver', {})).body).toEqual({ answers: ['ACTION=POSTAUTH'] })
    expect(await shop.money(order)).toMatchObject(PAID)
  })

  test('pays one page two times: one charge', async () => {
    const order = await shop.order('card')
    await choose(await start(order), 'again')
    expect(await shop.money(order)).toMatchObject(PAID)
    expect(await shop.query('select state from public.payments where order_id = $1', [order.id])).toEqual([
      { state: 'succeeded' },
    ])
  })

  test('comes back without a report: nothing is paid until an admin records it', async () => {
    const order = await shop.order('card')
    const { fields } = await start(order)
    const returned = await shop.form(pathOf(fields.okUrl ?? ''), {
      ...fields,
      ProcReturnCode: '00',
      HASH: 'x',
    })
    expect(returned.status).toBe(303)
    expect(returned.headers.get('location')).toMatch(
      new RegExp(`/pay\\?token=${order.payment_token}&from=cmi$`),
    )
    expect(await shop.money(order)).toMatchObject({ paid: 0, due: 100 })
    const recorded = await shop.rpc(
      'record_payment',
      {
        order_id: order.id,
        provider: 'transfer',
        reference: 'CMI statement',
        amount: 100,
        received_on: yesterday(),
      },
      shop.admin,
    )
    expect(recorded.status).toBe(200)
    expect(await shop.money(order)).toMatchObject(PAID)
  })

  test('pays in two tabs at once: the second authorisation is not captured', async () => {
    const order = await shop.order('card')
    const forms = [await start(order), await start(order)]
    const answers = await Promise.all(forms.map((form) => choose(form, 'approve')))
    expect(answers.flat().sort()).toEqual(['ACTION=POSTAUTH', 'APPROVED'])
    expect(await shop.money(order)).toMatchObject(PAID)
  })
})

describe('a report', () => {
  test('arrives before the buyer returns, and twice: recorded once', async () => {
    const order = await shop.order('card')
    expect(await choose(await start(order), 'twice')).toEqual(['ACTION=POSTAUTH', 'ACTION=POSTAUTH'])
    expect(await shop.money(order)).toMatchObject(PAID)
    const [count] = await shop.query<{ mails: number }>(
      `select count(*)::int as mails from public.email_outbox where order_id = $1 and kind = 'payment'`,
      [order.id],
    )
    expect(count?.mails).toBe(1)
  })

  test('is genuine with the random value of the form as well as with one of the gateway', async () => {
    for (const rnd of [undefined, 'J/9+GATA5LLVaMfpUYyu'] as const) {
      const order = await shop.order('card')
      const { fields } = await start(order)
      const given: Record<string, string> = {
        ...fields,
        ...(rnd !== undefined && { rnd }),
        ProcReturnCode: '00',
        Response: 'Approved',
      }
      const HASH = await hashFields(Object.entries(given), CMI_SECRETS.CMI_STORE_KEY)
      expect((await shop.form('/functions/v1/pay-cmi/callback', { ...given, HASH })).text).toBe(
        'ACTION=POSTAUTH',
      )
      expect(await shop.money(order)).toMatchObject(PAID)
    }
  })

  test('about a buyer whose name CMI writes with HTML entities is genuine', async () => {
    const order = await shop.order('card')
    await shop.query(`update public.orders set contact_name = 'Amélie Müller & Fils' where id = $1`, [
      order.id,
    ])
    expect(await choose(await start(order), 'approve')).toEqual(['ACTION=POSTAUTH'])
    expect(await shop.money(order)).toMatchObject(PAID)
  })

  test('that says 00 and yet not Approved pays nothing', async () => {
    const order = await shop.order('card')
    const { fields } = await start(order)
    const given = { ...fields, ProcReturnCode: '00', Response: 'Error' }
    const HASH = await hashFields(Object.entries(given), CMI_SECRETS.CMI_STORE_KEY)
    expect((await shop.form('/functions/v1/pay-cmi/callback', { ...given, HASH })).text).toBe('APPROVED')
    expect(await shop.money(order)).toMatchObject({ paid: 0, due: 100 })
  })

  test('with a forged hash is refused and changes nothing', async () => {
    const order = await shop.order('card')
    const form = await start(order)
    expect(await choose(form, 'forged')).toEqual(['FAILURE'])
    const { fields } = form
    for (const hash of ['', 'x'.repeat(88), fields.hash ?? ''])
      expect(
        (
          await shop.form('/functions/v1/pay-cmi/callback', {
            oid: fields.oid ?? '',
            ProcReturnCode: '00',
            amount: '100.00',
            currency: '504',
            HASH: hash,
          })
        ).text,
      ).toBe('FAILURE')
    expect(await shop.money(order)).toMatchObject({ paid: 0, due: 100 })
  })

  test.each([
    ['another amount', 'amount', 'other_amount'],
    ['another currency', 'currency', 'other_currency'],
  ])('with %s is kept for an admin, not captured and pays nothing', async (_, choice, reason) => {
    const order = await shop.order('card')
    expect(await choose(await start(order), choice)).toEqual(['APPROVED'])
    expect(await shop.money(order)).toMatchObject({ paid: 0, due: 100 })
    const list = await shop.send('GET', '/rest/v1/payment_differences?select=reason&provider=eq.cmi', {
      as: shop.admin,
    })
    expect(list.body).toContainEqual({ reason })
  })

  test('of a reference that the ledger has lost, as after a backup was restored, is kept for an admin', async () => {
    const order = await shop.order('card')
    const form = await start(order)
    await shop.query(
      `update public.payments set provider_reference = 'MCG-ZZZZZZZZ-1' where provider_reference = $1`,
      [form.fields.oid],
    )
    expect(await choose(form, 'approve')).toEqual(['APPROVED'])
    const [noted] = await shop.query(
      'select reason, amount::float, payment_id from public.payment_differences where reference = $1',
      [form.fields.oid],
    )
    expect(noted).toEqual({ reason: 'unknown_reference', amount: 100, payment_id: null })
    expect(await shop.money(order)).toMatchObject({ paid: 0, due: 100 })
  })

  test('for an order that expired revives it while its pieces are there', async () => {
    const order = await shop.order('card')
    const form = await start(order)
    await shop.expire(order)
    expect(await choose(form, 'approve')).toEqual(['ACTION=POSTAUTH'])
    expect(await shop.money(order)).toMatchObject({ status: 'pending', ...PAID })
  })

  test('for an order that expired and whose pieces are sold is not captured', async () => {
    const order = await shop.order('card')
    const form = await start(order)
    await shop.expire(order, 'are sold')
    for (const attempt of ['first', 'repeated'])
      expect(await choose(form, 'approve'), attempt).toEqual(['APPROVED'])
    await restock(shop)
    expect(await shop.money(order)).toMatchObject({ status: 'cancelled', paid: 0, due: 0, toRefund: 0 })
    const mails = await shop.query(
      `select id from public.email_outbox where order_id = $1 and kind = 'payment'`,
      [order.id],
    )
    expect(mails).toEqual([])
  })

  test('for an order that its buyer or an admin cancelled is not captured', async () => {
    const order = await shop.order('card')
    const form = await start(order)
    await shop.query(`update public.orders set status = 'cancelled' where id = $1`, [order.id])
    expect(await choose(form, 'approve')).toEqual(['APPROVED'])
    expect(await shop.money(order)).toMatchObject({ status: 'cancelled', paid: 0, toRefund: 0 })
  })

  test('of more than is due, because a part came by transfer, is not captured; the rest is', async () => {
    const order = await shop.order('card')
    const form = await start(order)
    const part = { order_id: order.id, provider: 'transfer', reference: `part of ${order.order_number}` }
    const received = { ...part, amount: 60, received_on: yesterday() }
    expect((await shop.rpc('record_payment', received, shop.admin)).status).toBe(200)
    expect(await choose(form, 'approve')).toEqual(['APPROVED'])
    expect(await shop.money(order)).toMatchObject({ paid: 60, due: 40, toRefund: 0 })
    const rest = await start(order)
    expect(rest.fields.amount).toBe('40.00')
    expect(await choose(rest, 'approve')).toEqual(['ACTION=POSTAUTH'])
    expect(await shop.money(order)).toMatchObject(PAID)
  })

  test('of a second authorisation of one page is not captured and kept for an admin', async () => {
    const order = await shop.order('card')
    expect(await choose(await start(order), 'again')).toEqual(['ACTION=POSTAUTH', 'APPROVED'])
    expect(await shop.money(order)).toMatchObject(PAID)
    const kept = await shop.query<{ reference: string }>(
      `select d.reference from public.payment_differences d join public.payments p on p.id = d.payment_id
       where p.order_id = $1 and d.reason = 'second_charge' and d.reference <> p.provider_charge_id`,
      [order.id],
    )
    expect(kept).toHaveLength(1)
  })
})

describe('an admin', () => {
  test('checks whether the provider is ready; others may not', async () => {
    const check = (as?: typeof shop.admin) => shop.send('POST', '/functions/v1/pay-cmi/check', { as })
    expect((await check(shop.admin)).body).toEqual({ ready: true, missing: [] })
    expect((await check(shop.customer)).status).toBe(401)
    expect((await check()).status).toBe(401)
    const read = await shop.send('GET', '/functions/v1/pay-cmi/check', { as: shop.admin })
    expect(read.body).toEqual({ ready: true, missing: [] })
  })

  test('gives back no more than was paid, also when two do it at once', async () => {
    const order = await shop.order('card')
    await choose(await start(order), 'approve')
    const refund = (amount: number, reference: string, as = shop.admin) =>
      shop.rpc(
        'refund_order',
        { order_id: order.id, provider: 'cmi', reference, amount, reason: 'broken' },
        as,
      )
    expect((await refund(100.01, 'a')).body).toMatchObject({ message: 'refund_too_large' })
    const answers = await Promise.all([refund(70, 'b'), refund(70, 'c', shop.otherAdmin)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await shop.money(order)).toMatchObject({ payment_status: 'partially_refunded', refunded: 70 })
  })
})

describe('the hash', () => {
  // Computed with `printf '%s' 'a\|b|504|MCG-1|k\\ey\|x' | openssl dgst -sha512 -binary | base64`.
  const HASH = '0kJooHXFNxtj15HziO/oVABRpXPY70ZsWLejXA6SB9yovoNu/4Eo/aP2XHdOLIEbMpP7ayeXijMaYdL9w4o2WQ=='
  const fields = { oid: 'MCG-1', Amount: 'a|b', currency: '504', HASH: 'ignored', encoding: 'UTF-8' }

  test('is that of the values in the order of their names, escaped, with the store key', async () => {
    expect(await hashFields(Object.entries(fields), 'k\\ey|x')).toBe(HASH)
    expect(await hashFields(Object.entries({ ...fields, oid: 'MCG-2' }), 'k\\ey|x')).not.toBe(HASH)
  })

  test('is of values without HTML entities and the last newline', () => {
    expect(
      readFields(
        'a=x%20%26amp%3B%20y&b=z%0A&c=%26eacute%3B%26%23233%3B%26%23xE9%3B&d=%26amp%3Blt%3B%26none%3B',
      ),
    ).toEqual([
      ['a', 'x & y'],
      ['b', 'z'],
      ['c', 'ééé'],
      ['d', '&lt;&none;'],
    ])
  })
})
