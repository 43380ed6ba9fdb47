import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ids, openShop, type Shop } from './attack-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await shop.query('update public.payment_methods set is_ready = true')
})
afterAll(() => shop.close())

const ledger = () =>
  shop.query(
    `select (select count(*)::int from public.payments) as payments, (select count(*)::int from public.invoices) as invoices,
       (select sum(paid_amount)::float from public.orders) as paid`,
  )
type Tokens = { tracking_token: string; payment_token: string }
const tokensOf = async (order: string) =>
  (
    await shop.query<Tokens>('select tracking_token, payment_token from public.orders where id = $1', [order])
  )[0]!

test('70 a payment is reported by its buyer', async () => {
  const before = await ledger()
  const { payment_token: token } = await tokensOf(ids.customerOrder)
  for (const as of [undefined, shop.customer, shop.admin]) {
    for (const [name, body] of [
      ['start_payment', { provider: 'cmi', token, payment_method: 'card' }],
      [
        'report_payment',
        { provider: 'cmi', reference: 'MCG-AAAAAAAA-1', outcome: 'succeeded', amount: 100, currency: 'MAD' },
      ],
      ['report_refund', { provider: 'paypal', charge_id: 'x', reference: 'y', outcome: 'succeeded' }],
      [
        'report_dispute',
        {
          provider: 'paypal',
          charge_id: 'x',
          reference: 'y',
          outcome: 'won',
          amount: 1,
          currency: 'EUR',
          opened_at: '2026-10-20',
          changed_at: '2026-10-20',
        },
      ],
      ['set_provider_order', { payment_id: ids.customerOrder, provider_order_id: 'x' }],
      ['claim_payments', { provider: 'cmi' }],
      ['postpone_payment', { payment_id: ids.customerOrder, error: 'x' }],
      ['report_payment_provider', { provider: 'cmi', ready: true }],
    ] as const) {
      const answer = await shop.send('POST', `/rest/v1/rpc/${name}`, { as, body })
      expect([401, 403, 404], `${name} ${answer.status}`).toContain(answer.status)
    }
  }
  expect(await ledger()).toEqual(before)
})

describe('71 the ledger is written', () => {
  test.each([
    ['payments', { order_id: ids.customerOrder, provider: 'cash', amount: 100, provider_reference: 'x' }],
    ['payment_events', { to_state: 'succeeded' }],
    [
      'payment_differences',
      { provider: 'cmi', reason: 'reversed', reference: 'x', amount: 1, currency: 'MAD' },
    ],
    ['payment_disputes', { provider: 'paypal', reference: 'x', charge_id: 'y', state: 'won' }],
    ['refund_lines', { quantity: 1, restocked: true }],
    ['invoices', { order_id: ids.customerOrder, kind: 'invoice', year: 2026, sequence: 9 }],
    ['payment_proofs', { order_id: ids.customerOrder, path: 'x' }],
  ])('by requests to %s', async (table, row) => {
    const before = await ledger()
    for (const as of [undefined, shop.customer, shop.admin]) {
      for (const [method, path] of [
        ['POST', ''],
        ['PATCH', '?order_id=not.is.null'],
        ['DELETE', '?order_id=not.is.null'],
      ] as const) {
        const answer = await shop.send(method, `/rest/v1/${table}${path}`, { as, body: row })
        expect(answer.status, `${method} ${table}`).toBeGreaterThanOrEqual(400)
      }
    }
    for (const change of [
      { paid_amount: 100 },
      { credited_amount: 100 },
      { payment_status: 'paid' },
      { payment_due_at: null },
    ]) {
      const answer = await shop.send('PATCH', '/rest/v1/orders?id=not.is.null', {
        as: shop.admin,
        body: change,
      })
      expect(answer.status).toBeGreaterThanOrEqual(400)
    }
    expect(await ledger()).toEqual(before)
  })
})

test('72 payments of others are read', async () => {
  for (const table of ['payments', 'payment_proofs', 'invoices', 'refund_lines']) {
    const visitor = await shop.send('GET', `/rest/v1/${table}`)
    expect(visitor.status).toBeGreaterThanOrEqual(400)
  }
  for (const table of ['payments', 'payment_proofs']) {
    const own = await shop.send('GET', `/rest/v1/${table}?select=order_id`, { as: shop.customer })
    expect(own.body, table).toEqual([{ order_id: ids.customerOrder }])
  }
  for (const table of ['payment_events', 'payment_differences', 'payment_disputes']) {
    expect((await shop.send('GET', `/rest/v1/${table}`, { as: shop.customer })).body, table).toEqual([])
  }
  const page = await shop.send('POST', '/rest/v1/rpc/payment_page', { body: { token: ids.customerOrder } })
  expect(page.body).toBeNull()
})

describe('103 the tracking link that was passed on leads to what the order costs', () => {
  const MONEY = [
    ['payment_page', {}],
    ['invoice', { number: 'F2026-00001' }],
    ['choose_transfer', {}],
  ] as const

  test('by the functions of the payment page', async () => {
    await shop.query(
      `update public.orders set payment_method = 'card', payment_due_at = now() + interval '30 minutes' where id = $1`,
      [ids.customerOrder],
    )
    const { tracking_token: token, payment_token: paymentToken } = await tokensOf(ids.customerOrder)
    const before = await ledger()
    for (const as of [undefined, shop.neighbour]) {
      for (const [name, more] of MONEY) {
        const answer = await shop.send('POST', `/rest/v1/rpc/${name}`, { as, body: { token, ...more } })
        if (answer.status < 400) expect(answer.body, name).toBeNull()
      }
    }
    for (const [name, method] of [
      ['pay-cmi', 'card'],
      ['pay-paypal', 'paypal'],
    ]) {
      const started = await shop.send('POST', `/functions/v1/${name}/start`, {
        body: { token, method, currency: 'EUR', language: 'en' },
      })
      expect(started.status, name).toBeGreaterThanOrEqual(400)
    }
    expect(await ledger()).toEqual(before)
    expect(
      await shop.query(`select payment_method from public.orders where id = $1`, [ids.customerOrder]),
    ).toEqual([{ payment_method: 'card' }])
    // The order's own link still does.
    const page = await shop.send('POST', '/rest/v1/rpc/payment_page', { body: { token: paymentToken } })
    expect(page.body).toMatchObject({ order_id: ids.customerOrder, total_amount: 100 })
  })

  test('by what the pages of the tracking link disclose', async () => {
    const { tracking_token: token, payment_token: paymentToken } = await tokensOf(ids.customerOrder)
    const [order] = await shop.query<Record<string, string>>(
      'select contact_name, contact_email, phone, address from public.orders where id = $1',
      [ids.customerOrder],
    )
    for (const name of ['track_order', 'return_page', 'review_page']) {
      const answer = await shop.send('POST', `/rest/v1/rpc/${name}`, { body: { token } })
      expect(answer.status, name).toBe(200)
      for (const secret of [paymentToken, ...Object.values(order ?? {})])
        expect(answer.text, name).not.toContain(secret)
      expect(answer.text, name).not.toMatch(/"[a-z_]*(amount|price|total|fee|payment)[a-z_]*":/)
    }
    const tracked = await shop.send('POST', '/rest/v1/rpc/track_order', { body: { token: paymentToken } })
    expect(tracked.body).toBeNull()
  })
})
