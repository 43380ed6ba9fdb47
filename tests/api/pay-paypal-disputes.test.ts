import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPaymentShop, pathOf, type PaymentShop, type PlacedOrder } from './payment-shop.ts'

// The function in this process, against the stand-in of PayPal, whose webhooks are signed.

let shop: PaymentShop
beforeAll(async () => {
  shop = await openPaymentShop()
  await shop.query(`update public.currency_rates set rate = 10 where currency = 'EUR'`)
})
afterAll(() => shop.close())

const control = (body: object) => shop.post('/_paypal/control', body)

/** Pays a new order of 250 DH; the order and PayPal's id of the capture. */
async function pay(): Promise<{ order: PlacedOrder; capture: string }> {
  const order = await shop.order('paypal')
  const { body } = await shop.post('/functions/v1/pay-paypal/start', {
    ...{ token: order.payment_token, method: 'paypal', currency: 'EUR', language: 'fr' },
  })
  const page = pathOf((body as { url: string }).url)
  const back = (await shop.form(page, { choice: 'approve' })).headers.get('location') ?? ''
  await shop.send('GET', pathOf(back))
  const state = (await shop.send('GET', '/_paypal/state')).body as {
    orders: { id: string; capture: { id: string } | null }[]
  }
  const id = page.split('/').at(-1)
  return { order, capture: state.orders.find((each) => each.id === id)?.capture?.id ?? '' }
}

const held = async ({ id }: PlacedOrder) =>
  (
    await shop.query<{ held: number }>(
      'select disputed_amount::float as held from public.orders where id = $1',
      [id],
    )
  )[0]?.held
const ship = async (order: PlacedOrder) =>
  (
    await shop.rpc(
      'set_order_statuses',
      { order_ids: [order.id], seen: ['pending'], status: 'shipped' },
      shop.admin,
    )
  ).body as { code: string | null }[]
const reasons = ({ id }: PlacedOrder) =>
  shop.query(
    `select d.reason, d.resolved_at is null as open, d.detail ->> 'respond_by' is not null as deadline
     from public.payment_differences d join public.payments p on p.id = d.payment_id where p.order_id = $1 order by d.id`,
    [id],
  )

test('a dispute holds the order back until PayPal has decided for the shop', async () => {
  const { order, capture } = await pay()
  await control({ dispute: { capture } })
  await control({ dispute: { capture } })
  expect(await held(order)).toBe(250)
  expect(await reasons(order)).toEqual([{ reason: 'dispute', open: true, deadline: true }])
  expect(await ship(order)).toMatchObject([{ code: 'unpaid' }])
  await control({ dispute: { capture, outcome: 'RESOLVED_SELLER_FAVOUR' } })
  expect(await held(order)).toBe(0)
  expect(await shop.money(order)).toMatchObject({ payment_status: 'paid', paid: 250 })
  expect(await ship(order)).toMatchObject([{ code: null }])
})

test('a dispute that the buyer wins is one chargeback, which PayPal also reports for the capture', async () => {
  const { order, capture } = await pay()
  await control({ dispute: { capture, amount: '10.00' } })
  await control({
    dispute: { capture, amount: '10.00', outcome: 'RESOLVED_BUYER_FAVOUR', tellCapture: true },
  })
  expect(await shop.money(order)).toMatchObject({ paid: 150, due: 100 })
  expect(await held(order)).toBe(0)
  expect(await reasons(order)).toMatchObject([{ reason: 'dispute', open: false }, { reason: 'chargeback' }])
})

test('webhooks about disputes that are held back, and then sent at once, leave the order as it is at the end', async () => {
  const { order, capture } = await pay()
  await control({ hold: true })
  await control({ dispute: { capture } })
  await control({ dispute: { capture, outcome: 'CANCELED_BY_BUYER' } })
  await control({ hold: false })
  expect(await held(order)).toBe(0)
  expect(await shop.money(order)).toMatchObject({ paid: 250 })
})

test('a deadline that PayPal sets later reaches the shop', async () => {
  const { order, capture } = await pay()
  const dates = () =>
    shop.query(
      `select d.resolved_at is null as open, d.detail ->> 'respond_by' as "by" from public.payment_differences d
       join public.payments p on p.id = d.payment_id where p.order_id = $1 order by d.id`,
      [order.id],
    )
  await control({ dispute: { capture, due: null } })
  expect(await dates()).toEqual([{ open: true, by: null }])
  for (const due of ['2027-01-09T00:00:00.000Z', '2027-01-09T00:00:00.000Z', null])
    await control({ dispute: { capture, due } })
  expect(await dates()).toEqual([
    { open: false, by: null },
    { open: true, by: '2027-01-09T00:00:00+00:00' },
  ])
})

const event = (capture: string, more: object = {}) => ({
  event_type: 'CUSTOMER.DISPUTE.CREATED',
  resource: {
    dispute_id: 'PP-D-900',
    status: 'OPEN',
    create_time: '2026-10-20T10:00:00Z',
    dispute_amount: { currency_code: 'EUR', value: '25.00' },
    disputed_transactions: [{ seller_transaction_id: capture }],
    ...more,
  },
})

test('a dispute with a forged signature, or without its time, changes nothing; one of an unknown outcome stays open', async () => {
  const { order, capture } = await pay()
  expect(await control({ event: event(capture), signature: 'forged' })).toMatchObject({
    body: { status: 400 },
  })
  expect(await control({ event: event(capture, { create_time: undefined }) })).toMatchObject({
    body: { status: 503 },
  })
  expect(await held(order)).toBe(0)
  const unknown = { status: 'RESOLVED', dispute_outcome: { outcome_code: 'TO_COME' } }
  expect(await control({ event: event(capture, unknown) })).toMatchObject({ body: { status: 204 } })
  expect(await held(order)).toBe(250)
})
