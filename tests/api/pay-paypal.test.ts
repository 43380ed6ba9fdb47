import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  openPaymentShop,
  pathOf,
  restock,
  yesterday,
  type PaymentShop,
  type PlacedOrder,
} from './payment-shop.ts'

// The function in this process, against the stand-in of PayPal.

let shop: PaymentShop
beforeAll(async () => {
  shop = await openPaymentShop()
  await shop.query(`update public.currency_rates set rate = 10 where currency = 'EUR'`)
})
afterEach(() => control({ down: false, outcomes: { declined: 'PAYER_ACTION_REQUIRED' } }))
afterAll(() => shop.close())

const startAnswer = (order: PlacedOrder, currency = 'EUR') =>
  shop.post('/functions/v1/pay-paypal/start', {
    token: order.payment_token,
    method: 'paypal',
    currency,
    language: 'fr',
  })

/** Sets out to pay; the path of the page where the buyer approves. */
async function start(order: PlacedOrder, currency = 'EUR'): Promise<string> {
  const answer = await startAnswer(order, currency)
  if (answer.status !== 200) throw new Error(answer.text)
  return pathOf((answer.body as { url: string }).url)
}

/** What the buyer chooses on PayPal's page; where the browser goes then. */
const choose = async (page: string, choice: string) =>
  (await shop.form(page, { choice })).headers.get('location') ?? ''
const follow = async (location: string) =>
  (await shop.send('GET', pathOf(location))).headers.get('location') ?? ''

const control = async (body: object) =>
  (await shop.post('/_paypal/control', body)).body as { status?: number }
type State = {
  orders: { id: string; capture: { id: string } | null; unit: { custom_id: string } }[]
  refunds: object[]
}
const paypal = async () => (await shop.send('GET', '/_paypal/state')).body as State
const idOf = (page: string) => page.split('/').at(-1) ?? ''
const captureOf = async (page: string) =>
  (await paypal()).orders.find(({ id }) => id === idOf(page))?.capture?.id ?? ''

const PAID = { payment_status: 'paid', paid: 250, due: 0, toRefund: 0 }

async function payOnce(order: PlacedOrder, currency = 'EUR'): Promise<string> {
  const page = await start(order, currency)
  await follow(await choose(page, 'approve'))
  return captureOf(page)
}

describe('the buyer', () => {
  test('approves: the money is captured in the chosen currency, the order paid in dirhams', async () => {
    const order = await shop.order('paypal')
    const page = await start(order)
    const back = await follow(await choose(page, 'approve'))
    expect(back).toMatch(new RegExp(`/pay\\?token=${order.payment_token}&from=paypal$`))
    expect(await shop.money(order)).toMatchObject({ status: 'pending', ...PAID })
    const [payment] = await shop.query(
      `select charged_amount::float as charged, charged_currency as currency, rate::float, provider_charge_id as charge
       from public.payments where order_id = $1`,
      [order.id],
    )
    expect(payment).toEqual({ charged: 25, currency: 'EUR', rate: 10, charge: await captureOf(page) })
  })

  test.each(['PAYER_ACTION_REQUIRED', 'APPROVED'])(
    'is declined by the bank and sent back to PayPal, whose order is then %s, and approves',
    async (declined) => {
      await control({ outcomes: { declined } })
      const order = await shop.order('paypal')
      const page = await start(order)
      const again = await follow(await choose(page, 'decline'))
      expect(pathOf(again)).toBe(page)
      expect(await shop.money(order)).toMatchObject({ paid: 0, due: 250 })
      // From the shop's page, too.
      const resumed = await start(order)
      if (resumed !== page) expect(pathOf(await follow(`http://x.test${resumed}`))).toBe(page)
      await follow(await choose(page, 'approve'))
      expect(await shop.money(order)).toMatchObject(PAID)
    },
  )

  test('is declined by the bank without a way back: the shop says so, and a new payment is begun', async () => {
    await control({ outcomes: { declined: 'WITHOUT_LINK' } })
    const order = await shop.order('paypal')
    const page = await start(order)
    expect(await follow(await choose(page, 'decline'))).toContain('/pay?token=')
    const shown = await shop.rpc('payment_page', { token: order.payment_token })
    expect(shown.body).toMatchObject({ last_attempt: { state: 'failed' } })
    const next = await start(order)
    expect(next).not.toBe(page)
    await follow(await choose(next, 'approve'))
    expect(await shop.money(order)).toMatchObject(PAID)
  })

  test('comes back to the address that the stack is served at', async () => {
    const order = await shop.order('paypal')
    shop.stack.setOrigin('http://127.0.0.1:4999')
    expect(await choose(await start(order), 'cancel')).toMatch(/^http:\/\/127\.0\.0\.1:4999\/functions/)
  })

  test('approves after the order expired or was cancelled: nothing is captured', async () => {
    const order = await shop.order('paypal')
    const page = await start(order)
    await shop.expire(order)
    expect(await follow(await choose(page, 'approve'))).toContain('/pay?token=')
    expect(await captureOf(page)).toBe('')
    expect(await shop.money(order)).toMatchObject({ status: 'cancelled', paid: 0, toRefund: 0 })
  })

  test('approves after a part was paid in another way: nothing is captured, the rest is asked for anew', async () => {
    const order = await shop.order('paypal')
    const page = await start(order)
    const received = { order_id: order.id, provider: 'transfer', reference: 'part', amount: 100 }
    const paid = await shop.rpc('record_payment', { ...received, received_on: yesterday() }, shop.admin)
    expect(paid.status).toBe(200)
    await follow(await choose(page, 'approve'))
    expect(await captureOf(page)).toBe('')
    await follow(await choose(await start(order), 'approve'))
    expect(await shop.money(order)).toMatchObject(PAID)
  })

  test('approved and closed the tab, and starts again: what was approved is captured', async () => {
    const order = await shop.order('paypal')
    await choose(await start(order), 'close')
    const again = await shop.send('GET', await start(order))
    expect(again.headers.get('location')).toContain('from=paypal')
    expect(await shop.money(order)).toMatchObject(PAID)
  })

  test('comes back when PayPal has forgotten the order: a new one is begun', async () => {
    const order = await shop.order('paypal')
    const page = await start(order)
    await control({ forget: idOf(page) })
    const next = await start(order)
    expect(next).not.toBe(page)
    await follow(await choose(next, 'approve'))
    expect(await shop.money(order)).toMatchObject(PAID)
  })

  test('cancels, comes back and goes on with the same payment', async () => {
    const order = await shop.order('paypal')
    const page = await start(order)
    expect(await follow(await choose(page, 'cancel'))).toMatch(/\/pay\?token=[\w-]{43}$/)
    expect(await start(order)).toBe(page)
    expect(await shop.money(order)).toMatchObject({ payment_status: 'pending', due: 250 })
  })

  test('abandons: the order expires', async () => {
    const order = await shop.order('paypal')
    await start(order)
    await shop.expire(order)
    expect(await shop.money(order)).toMatchObject({ status: 'cancelled', payment_status: 'failed' })
  })

  test('approves and closes the tab: the scheduler captures', async () => {
    const order = await shop.order('paypal')
    await choose(await start(order), 'close')
    expect(await shop.money(order)).toMatchObject({ paid: 0 })
    await shop.later(order)
    expect((await shop.settle()).reported).toBe(1)
    expect(await shop.money(order)).toMatchObject(PAID)
  })

  test('returns twice, as with a reload: captured once', async () => {
    const order = await shop.order('paypal')
    const back = await choose(await start(order), 'approve')
    await Promise.all([follow(back), follow(back)])
    await follow(back)
    expect(await shop.money(order)).toMatchObject(PAID)
  })

  test('pays in two tabs with one currency: one charge', async () => {
    const order = await shop.order('paypal')
    const [one, two] = await Promise.all([start(order), start(order)])
    expect(one).toBe(two)
    await Promise.all([one, two].map(async (page) => follow(await choose(page, 'approve'))))
    expect(await shop.money(order)).toMatchObject(PAID)
  })

  test('approves in two tabs with two currencies: the second is not captured', async () => {
    const order = await shop.order('paypal')
    const pages = [await start(order, 'EUR'), await start(order, 'USD')]
    for (const page of pages) await follow(await choose(page, 'approve'))
    expect(await shop.money(order)).toMatchObject(PAID)
    expect(await captureOf(pages[1] ?? '')).toBe('')
  })
})

describe('an outage', () => {
  test('of an hour loses nothing: it is tried again, later each time', async () => {
    const order = await shop.order('paypal')
    const back = await choose(await start(order), 'approve')
    await control({ down: true })
    expect(await follow(back)).toContain('/pay?token=')
    expect(await shop.money(order)).toMatchObject({ payment_status: 'pending', paid: 0 })
    const waits: number[] = []
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await shop.later(order)
      expect(await shop.settle()).toEqual({ reported: 0, waiting: 1 })
      const [row] = await shop.query<{ minutes: number }>(
        `select round(extract(epoch from next_attempt_at - now()) / 60)::int as minutes from public.payments where order_id = $1`,
        [order.id],
      )
      waits.push(row?.minutes ?? 0)
    }
    expect(waits).toEqual([1, 2, 4, 8])
    // The rest of a run is postponed without asking.
    const [one, two] = [await shop.order('paypal'), await shop.order('paypal')]
    await control({ down: false })
    for (const each of [one, two]) await choose(await start(each), 'close')
    await control({ down: true })
    await shop.query(
      `update public.payments set next_attempt_at = case when order_id in ($1, $2) then now() else now() + interval '1 day' end
       where state = 'pending' and next_attempt_at is not null`,
      [one.id, two.id],
    )
    expect(await shop.settle()).toEqual({ reported: 0, waiting: 2 })
    const other = await shop.order('paypal')
    const refused = await startAnswer(other)
    expect({ status: refused.status, body: refused.body }).toEqual({
      status: 503,
      body: { code: 'provider_unavailable' },
    })
    await control({ down: false })
    await shop.later(order)
    await shop.settle()
    expect(await shop.money(order)).toMatchObject(PAID)
    await start(other)
  })
})

describe('a webhook', () => {
  test('tells of the capture and of the refund by itself, after an outage too', async () => {
    const order = await shop.order('paypal')
    await control({ hold: true })
    await payOnce(order)
    await shop.rpc(
      'refund_order',
      { order_id: order.id, provider: 'paypal', reference: 'by webhook', amount: 250, reason: 'broken' },
      shop.admin,
    )
    await shop.later(order)
    await shop.settle()
    const recorded = await shop.money(order)
    await control({ hold: false })
    expect(await shop.money(order)).toEqual(recorded)
    const kept = await shop.query(
      `select d.id from public.payment_differences d join public.payments p on p.id = d.payment_id where p.order_id = $1`,
      [order.id],
    )
    expect(kept).toEqual([])
  })

  const completed = (reference: string, amount = '25.00', currency = 'EUR') => ({
    event_type: 'PAYMENT.CAPTURE.COMPLETED',
    resource: {
      id: `OF-${reference}`,
      custom_id: reference,
      amount: { value: amount, currency_code: currency },
    },
  })

  test('pays the order when the buyer never returned, once', async () => {
    const order = await shop.order('paypal')
    await start(order)
    const event = completed(`${order.order_number}-1`)
    expect(await control({ event })).toEqual({ status: 204 })
    expect(await control({ event })).toEqual({ status: 204 })
    expect(await shop.money(order)).toMatchObject(PAID)
  })

  test('with a forged signature is refused', async () => {
    const order = await shop.order('paypal')
    await start(order)
    const event = completed(`${order.order_number}-1`)
    expect(await control({ event, signature: 'forged' })).toEqual({ status: 400 })
    expect(await shop.money(order)).toMatchObject({ paid: 0 })
  })

  test.each([
    ['another amount', 'pays what was captured', '1.00', 'EUR', 'other_amount', { paid: 10, due: 240 }],
    ['another currency', 'pays nothing', '25.00', 'USD', 'other_currency', { paid: 0, due: 250 }],
  ])('with %s is kept for an admin and %s', async (_, __, amount, currency, reason, money) => {
    const order = await shop.order('paypal')
    await start(order)
    await control({ event: completed(`${order.order_number}-1`, amount, currency) })
    expect(await shop.money(order)).toMatchObject(money)
    const list = await shop.send('GET', '/rest/v1/payment_differences?select=reason&provider=eq.paypal', {
      as: shop.admin,
    })
    expect(list.body).toContainEqual({ reason })
  })

  test('of an unknown reference is kept for an admin', async () => {
    await control({ event: completed('MCG-ZZZZZZZZ-7') })
    const list = await shop.send(
      'GET',
      '/rest/v1/payment_differences?select=reference&reason=eq.unknown_reference',
      { as: shop.admin },
    )
    expect(list.body).toContainEqual({ reference: 'MCG-ZZZZZZZZ-7' })
  })

  test('that a payment failed changes nothing of one that succeeded', async () => {
    const order = await shop.order('paypal')
    await payOnce(order)
    const resource = { id: 'X', custom_id: `${order.order_number}-1` }
    for (const name of ['DECLINED', 'DENIED'])
      await control({ event: { event_type: `PAYMENT.CAPTURE.${name}`, resource } })
    expect(await shop.money(order)).toMatchObject(PAID)
  })

  test('that PayPal took a payment back is a chargeback, of which an admin is told', async () => {
    const order = await shop.order('paypal')
    const capture = await payOnce(order)
    await control({
      event: {
        event_type: 'PAYMENT.CAPTURE.REVERSED',
        resource: {
          id: 'REVERSAL1',
          amount: { value: '25.00', currency_code: 'EUR' },
          links: [{ rel: 'up', href: `https://x.example/v2/payments/captures/${capture}` }],
        },
      },
    })
    const list = await shop.send(
      'GET',
      '/rest/v1/payment_differences?select=reference&reason=eq.chargeback',
      {
        as: shop.admin,
      },
    )
    expect(list.body).toEqual([{ reference: 'REVERSAL1' }])
    expect(await shop.money(order)).toMatchObject({ paid: 0, refunded: 0, due: 250 })
  })

  test('for an order that expired revives it, or is to be given back when its pieces are sold', async () => {
    const [one, two] = [await shop.order('paypal'), await shop.order('paypal')]
    await start(one)
    await start(two)
    await shop.expire(one)
    await control({ event: completed(`${one.order_number}-1`) })
    expect(await shop.money(one)).toMatchObject({ status: 'pending', ...PAID })
    await shop.expire(two, 'are sold')
    await control({ event: completed(`${two.order_number}-1`) })
    expect(await shop.money(two)).toMatchObject({ status: 'cancelled', toRefund: 250 })
    await restock(shop)
  })
})

describe('a refund', () => {
  test('of a second capture, by two tabs at once, is ordered and done by itself', async () => {
    const order = await shop.order('paypal')
    const pages = [await start(order, 'EUR'), await start(order, 'USD')]
    const backs = []
    for (const page of pages) backs.push(await choose(page, 'approve'))
    // Both requests reach PayPal before either outcome is recorded.
    await control({ hold: true })
    for (const page of pages)
      await shop.send('POST', `/_paypal/v2/checkout/orders/${idOf(page)}/capture`, {
        body: {},
        headers: { authorization: 'Bearer local-paypal-token' },
      })
    for (const back of backs) await follow(back)
    expect(await shop.money(order)).toMatchObject({ paid: 500, refunded: 0 })
    await shop.later(order)
    await shop.settle()
    expect(await shop.money(order)).toMatchObject({ paid: 500, refunded: 250, due: 0, toRefund: 0 })
    const { refunds } = (await paypal()) as { refunds: { custom_id?: string; amount?: object }[] }
    expect(refunds.filter(({ custom_id }) => custom_id === `twice:${order.order_number}-2`)).toMatchObject([
      { amount: { currency_code: 'USD' } },
    ])
    await control({ hold: false })
  })

  test('that was made at PayPal is recorded, each of two equal ones once', async () => {
    const order = await shop.order('paypal')
    const capture = await payOnce(order)
    for (const id of ['DASH1', 'DASH2', 'DASH1'])
      await control({
        event: {
          event_type: 'PAYMENT.CAPTURE.REFUNDED',
          resource: {
            id,
            custom_id: `${order.order_number}-1`,
            amount: { value: '5.00', currency_code: 'EUR' },
            links: [{ rel: 'up', href: `https://x.example/v2/payments/captures/${capture}` }],
          },
        },
      })
    const kept = await shop.query(
      `select provider_reference as reference, amount::float, charged_amount::float as charged from public.payments
       where provider_reference like 'DASH%' order by provider_reference`,
    )
    expect(kept).toEqual([
      { reference: 'DASH1', amount: 50, charged: 5 },
      { reference: 'DASH2', amount: 50, charged: 5 },
    ])
    expect(await shop.money(order)).toMatchObject({ paid: 250, refunded: 100 })
  })

  const ask = (order: PlacedOrder, amount: number, reference: string, as = shop.admin) =>
    shop.rpc(
      'refund_order',
      { order_id: order.id, provider: 'paypal', reference, amount, reason: 'broken' },
      as,
    )

  test('is ordered by an admin, done by the function, and told by the webhook: once', async () => {
    const order = await shop.order('paypal')
    const capture = await payOnce(order)
    expect((await ask(order, 100, 'R1')).body).toMatchObject({ state: 'pending', charged_amount: 10 })
    expect(await shop.money(order)).toMatchObject({ refunded: 0 })
    await shop.later(order)
    expect((await shop.settle()).reported).toBe(1)
    expect(await shop.money(order)).toMatchObject({
      payment_status: 'partially_refunded',
      refunded: 100,
      toRefund: 0,
    })
    await control({
      event: {
        event_type: 'PAYMENT.CAPTURE.REFUNDED',
        resource: {
          id: 'REFUNDX',
          custom_id: 'R1',
          amount: { value: '10.00', currency_code: 'EUR' },
          links: [{ rel: 'up', href: `https://x.example/v2/payments/captures/${capture}` }],
        },
      },
    })
    expect(await shop.money(order)).toMatchObject({ refunded: 100 })
  })

  test('waits for an outage to end, and is done once', async () => {
    const order = await shop.order('paypal')
    await payOnce(order)
    await ask(order, 250, 'R2')
    await control({ down: true })
    await shop.later(order)
    expect(await shop.settle()).toEqual({ reported: 0, waiting: 1 })
    await control({ down: false })
    await shop.later(order)
    await shop.settle()
    await shop.settle()
    expect(await shop.money(order)).toMatchObject({ payment_status: 'refunded', refunded: 250 })
  })

  test('is never more than was paid, also when two admins do it at once', async () => {
    const order = await shop.order('paypal')
    await payOnce(order)
    expect((await ask(order, 250.01, 'R3')).body).toMatchObject({ message: 'refund_too_large' })
    const answers = await Promise.all([ask(order, 200, 'R4'), ask(order, 200, 'R5', shop.otherAdmin)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    await shop.settle()
    expect(await shop.money(order)).toMatchObject({ refunded: 200 })
  })

  test('of a second charge that came after all happens by itself', async () => {
    const order = await shop.order('paypal')
    const pages = [await start(order, 'EUR'), await start(order, 'USD')]
    for (const page of pages) await choose(page, 'close')
    await follow(await choose(pages[0] ?? '', 'approve'))
    const [second] = await shop.query<{ reference: string; amount: string }>(
      `select provider_reference as reference, charged_amount::text as amount from public.payments where order_id = $1 and charged_currency = 'USD'`,
      [order.id],
    )
    // PayPal captured the other one as well: the report comes by the webhook.
    const captured = await captureOf(pages[0] ?? '')
    await control({
      event: {
        event_type: 'PAYMENT.CAPTURE.COMPLETED',
        resource: {
          id: `${captured}2`,
          custom_id: second?.reference,
          amount: { value: second?.amount, currency_code: 'USD' },
        },
      },
    })
    expect(await shop.money(order)).toMatchObject({ paid: 500, toRefund: 250 })
    const [refund] = await shop.query(
      `select state, charged_currency as currency from public.payments where order_id = $1 and kind = 'refund'`,
      [order.id],
    )
    expect(refund).toEqual({ state: 'pending', currency: 'USD' })
  })
})
