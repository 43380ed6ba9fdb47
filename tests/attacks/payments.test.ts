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
const tokenOf = async (order: string) =>
  (
    await shop.query<{ token: string }>('select tracking_token as token from public.orders where id = $1', [
      order,
    ])
  )[0]?.token ?? ''

test('70 a payment is reported by its buyer', async () => {
  const before = await ledger()
  const token = await tokenOf(ids.customerOrder)
  for (const as of [undefined, shop.customer, shop.admin]) {
    for (const [name, body] of [
      ['start_payment', { token, payment_method: 'card' }],
      [
        'report_payment',
        { provider: 'cmi', reference: 'MCG-AAAAAAAA-1', outcome: 'succeeded', amount: 100, currency: 'MAD' },
      ],
      ['report_refund', { provider: 'paypal', charge_id: 'x', reference: 'y', outcome: 'succeeded' }],
      ['set_provider_order', { payment_id: ids.customerOrder, provider_order_id: 'x' }],
      ['claim_payments', {}],
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
  for (const table of ['payment_events', 'payment_differences']) {
    expect((await shop.send('GET', `/rest/v1/${table}`, { as: shop.customer })).body, table).toEqual([])
  }
  const page = await shop.send('POST', '/rest/v1/rpc/payment_page', { body: { token: ids.customerOrder } })
  expect(page.body).toBeNull()
})
