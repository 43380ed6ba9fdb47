import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openPaymentShop, pathOf, type PaymentShop, type PlacedOrder } from './payment-shop.ts'

// What PayPal reports late, or by webhook only, and what the shop does meanwhile.

let shop: PaymentShop
beforeAll(async () => {
  shop = await openPaymentShop()
  await shop.query(`update public.currency_rates set rate = 10 where currency = 'EUR'`)
})
afterEach(() =>
  control({
    ...{ down: false, tellApproval: false },
    outcomes: { capture: 'COMPLETED', refund: 'COMPLETED', declined: 'PAYER_ACTION_REQUIRED' },
  }),
)
afterAll(() => shop.close())

const control = async (body: object) =>
  (await shop.post('/_paypal/control', body)).body as { status?: number }

async function start(order: PlacedOrder): Promise<string> {
  const answer = await shop.post('/functions/v1/pay-paypal/start', {
    token: order.payment_token,
    method: 'paypal',
    currency: 'EUR',
    language: 'en',
  })
  if (answer.status !== 200) throw new Error(answer.text)
  return pathOf((answer.body as { url: string }).url)
}
const choose = async (page: string, choice: string) =>
  (await shop.form(page, { choice })).headers.get('location') ?? ''
const follow = async (location: string) =>
  (await shop.send('GET', pathOf(location))).headers.get('location') ?? ''
/** Why the order's open payments and refunds have no outcome yet. */
const lastErrors = ({ id }: PlacedOrder) =>
  shop.query(`select last_error as reason from public.payments where order_id = $1 and state = 'pending'`, [
    id,
  ])
const PAID = { status: 'pending', payment_status: 'paid', paid: 250, due: 0, toRefund: 0 }

/** The hold has ended; the shop's jobs run, the provider is queried only when the order's payment is due to be. */
async function endHold(order: PlacedOrder, minutesAgo = 1): Promise<void> {
  await shop.query(
    `update public.orders set payment_due_at = now() - make_interval(mins => $2) where id = $1`,
    [order.id, minutesAgo],
  )
  await shop.query('select private.expire_unpaid_orders()')
}

describe('an order with an approved PayPal payment', () => {
  test('does not expire while PayPal is down, and is paid when it is back', async () => {
    const order = await shop.order('paypal')
    const back = await choose(await start(order), 'approve')
    await control({ down: true })
    await follow(back)
    await shop.later(order)
    await shop.settle()
    await endHold(order)
    expect(await shop.money(order)).toMatchObject({ status: 'pending', paid: 0 })
    await control({ down: false })
    await shop.later(order)
    await shop.settle()
    await endHold(order)
    expect(await shop.money(order)).toMatchObject(PAID)
  })

  test('does not expire before PayPal was queried after the end of the hold', async () => {
    const order = await shop.order('paypal')
    await choose(await start(order), 'close')
    await endHold(order)
    expect(await shop.money(order)).toMatchObject({ status: 'pending' })
    await shop.later(order)
    await shop.settle()
    expect(await shop.money(order)).toMatchObject(PAID)
  })

  test('expires when PayPal has answered that it was not approved', async () => {
    const order = await shop.order('paypal')
    await start(order)
    await endHold(order)
    await shop.later(order)
    await shop.settle()
    await endHold(order)
    expect(await shop.money(order)).toMatchObject({ status: 'cancelled', payment_status: 'failed' })
  })

  test.each(['PAYER_ACTION_REQUIRED', 'APPROVED'])(
    'expires when the bank has declined, whose order is then %s',
    async (declined) => {
      await control({ outcomes: { declined } })
      const order = await shop.order('paypal')
      await follow(await choose(await start(order), 'decline'))
      await endHold(order)
      await shop.later(order)
      await shop.settle()
      const reason = declined === 'APPROVED' ? 'declined by the buyer’s bank' : 'the buyer has not paid yet'
      expect(await lastErrors(order)).toEqual([{ reason }])
      await endHold(order)
      expect(await shop.money(order)).toMatchObject({ status: 'cancelled', payment_status: 'failed' })
    },
  )

  test('expires after three hours of silence: pieces are not held without end', async () => {
    const order = await shop.order('paypal')
    await choose(await start(order), 'close')
    await endHold(order, 181)
    expect(await shop.money(order)).toMatchObject({ status: 'cancelled' })
  })

  test('is queried at least every eight minutes of the hold, and at its end', async () => {
    const order = await shop.order('paypal')
    await start(order)
    let minute = 2
    const queried = [minute]
    const age = (minutes: number) =>
      shop.query(
        `update public.orders set payment_due_at = payment_due_at - make_interval(mins => $2) where id = $1`,
        [order.id, minutes],
      )
    await age(2)
    for (;;) {
      await shop.later(order)
      await shop.settle()
      const [row] = await shop.query<{ wait: number }>(
        `select round(extract(epoch from p.next_attempt_at - now()) / 60)::int as wait
         from public.payments p where p.order_id = $1`,
        [order.id],
      )
      const wait = row?.wait ?? 0
      if (minute + wait > 30 || queried.length > 30) break
      minute += wait
      queried.push(minute)
      await age(wait)
      if (minute === 30) break
    }
    expect(
      Math.max(...queried.slice(1).map((each, index) => each - (queried[index] ?? 0))),
    ).toBeLessThanOrEqual(8)
    expect(queried.at(-1)).toBe(30)
  })
})

describe('the webhook of an approval', () => {
  test('captures when the browser never comes back', async () => {
    const order = await shop.order('paypal')
    await control({ tellApproval: true })
    await choose(await start(order), 'close')
    await expect.poll(() => shop.money(order)).toMatchObject(PAID)
  })

  test('captures once when the buyer comes back at the same time', async () => {
    const order = await shop.order('paypal')
    await control({ tellApproval: true })
    await follow(await choose(await start(order), 'approve'))
    await expect.poll(() => shop.money(order)).toMatchObject(PAID)
    expect(await shop.query(`select state from public.payments where order_id = $1`, [order.id])).toEqual([
      { state: 'succeeded' },
    ])
  })

  test('is accepted when the bank declines, for an unknown order and for one that expired', async () => {
    const order = await shop.order('paypal')
    const page = await start(order)
    await choose(page, 'decline')
    const approved = (id: string) =>
      control({ event: { event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id, status: 'APPROVED' } } })
    expect(await approved(page.split('/').at(-1) ?? '')).toEqual({ status: 204 })
    expect(await shop.money(order)).toMatchObject({ status: 'pending', paid: 0 })
    expect(await approved('ORDER999999')).toEqual({ status: 204 })
    await shop.expire(order)
    await choose(page, 'close')
    expect(await approved(page.split('/').at(-1) ?? '')).toEqual({ status: 204 })
    expect(await shop.money(order)).toMatchObject({ status: 'cancelled', paid: 0 })
  })
})

describe('a buyer whose card is declined', () => {
  type State = { orders: { id: string; status: string }[] }
  const statusOf = async (page: string) =>
    ((await shop.send('GET', '/_paypal/state')).body as State).orders.find(({ id }) => page.endsWith(id))
      ?.status

  test('to PayPal’s webhook first chooses another one at PayPal, as long as the order waits for it', async () => {
    await control({ tellApproval: true })
    const order = await shop.order('paypal')
    const page = await start(order)
    const location = await choose(page, 'decline')
    await expect.poll(() => statusOf(page)).toBe('PAYER_ACTION_REQUIRED')
    expect(pathOf(await follow(location))).toBe(page)
    await shop.expire(order)
    expect(await follow(location)).toContain('/pay?token=')
  })

  test('to another request meanwhile does, too', async () => {
    const order = await shop.order('paypal')
    const page = await start(order)
    const location = await choose(page, 'decline')
    const all = await Promise.all([location, location, location].map(follow))
    expect(all.map(pathOf)).toEqual([page, page, page])
    await follow(await choose(page, 'approve'))
    expect(await shop.money(order)).toMatchObject(PAID)
  })
})

test('a capture that PayPal reviews is recorded when it is completed', async () => {
  const order = await shop.order('paypal')
  await control({ outcomes: { capture: 'PENDING' } })
  await follow(await choose(await start(order), 'approve'))
  expect(await shop.money(order)).toMatchObject({ payment_status: 'pending', paid: 0 })
  await control({ complete: true })
  await expect.poll(() => shop.money(order)).toMatchObject(PAID)
})

describe('money that PayPal holds back', () => {
  const held = async () => {
    const order = await shop.order('paypal')
    await control({ outcomes: { capture: 'PENDING' } })
    await follow(await choose(await start(order), 'approve'))
    await shop.expire(order)
    return order
  }
  const page = async (order: PlacedOrder) =>
    (await shop.rpc('payment_page', { token: order.payment_token })).body

  test('keeps the order’s pieces for days, and its buyer is told not to pay again', async () => {
    const order = await held()
    expect(await shop.money(order)).toMatchObject({ status: 'pending', payment_status: 'pending', paid: 0 })
    expect(await page(order)).toMatchObject({ last_attempt: { state: 'pending', is_held: true } })
    // Queried in vain for two days.
    await shop.query(`update public.payments set attempts = 16 where order_id = $1`, [order.id])
    await shop.expire(order)
    expect(await shop.money(order)).toMatchObject({ status: 'pending', payment_status: 'pending' })
    await control({ complete: true })
    await expect.poll(() => shop.money(order)).toMatchObject(PAID)
    expect(await page(order)).toMatchObject({ last_attempt: { state: 'succeeded' } })
  })

  test('is asked about later each time, and operators read why', async () => {
    const order = await shop.order('paypal')
    await control({ outcomes: { capture: 'PENDING' } })
    await choose(await start(order), 'close')
    await shop.query(`update public.payments set attempts = 4 where order_id = $1`, [order.id])
    await shop.later(order)
    expect(await shop.settle()).toEqual({ reported: 0, waiting: 1 })
    expect(
      await shop.query(
        `select last_error as reason, next_attempt_at > now() + interval '8 minutes' as later
         from public.payments where order_id = $1`,
        [order.id],
      ),
    ).toEqual([{ reason: 'held back by PayPal', later: true }])
  })

  test('and then declines has failed, and the buyer is told so at once', async () => {
    const order = await held()
    await control({ complete: false })
    await expect.poll(() => page(order)).toMatchObject({ last_attempt: { state: 'failed' } })
    expect(await shop.money(order)).toMatchObject({ payment_status: 'failed', paid: 0 })
  })

  test('does not keep them without end', async () => {
    const order = await held()
    await shop.query(
      `update public.payments set held_since = now() - interval '11 days', attempts = 16 where order_id = $1`,
      [order.id],
    )
    await shop.query(`update public.orders set payment_due_at = now() - interval '10 days' where id = $1`, [
      order.id,
    ])
    await shop.query('select private.expire_unpaid_orders()')
    expect(await shop.money(order)).toMatchObject({ status: 'cancelled', payment_status: 'failed' })
  })
})

test('a payment that PayPal no longer has failed for that reason', async () => {
  const order = await shop.order('paypal')
  const page = await start(order)
  await control({ forget: page.split('/').at(-1) })
  await shop.later(order)
  expect((await shop.settle()).reported).toBe(1)
  const failed = await shop.query(
    `select e.detail ->> 'reason' as reason from public.payments p join public.payment_events e on e.payment_id = p.id
     where p.order_id = $1 and e.to_state = 'failed'`,
    [order.id],
  )
  expect(failed).toEqual([{ reason: 'gone' }])
})

describe('a refund', () => {
  const refund = (order: PlacedOrder, reference: string, amount = 250) =>
    shop.rpc(
      'refund_order',
      { order_id: order.id, provider: 'paypal', reference, amount, reason: 'broken' },
      shop.admin,
    )
  async function paid(): Promise<PlacedOrder> {
    const order = await shop.order('paypal')
    await follow(await choose(await start(order), 'approve'))
    return order
  }

  test('that waits at PayPal is recorded when it is completed', async () => {
    const order = await paid()
    await control({ outcomes: { refund: 'PENDING' } })
    await refund(order, 'waits')
    await shop.later(order)
    expect(await shop.settle()).toEqual({ reported: 0, waiting: 1 })
    const waits = async (attempts: number) => {
      await shop.query(`update public.payments set attempts = $2 where order_id = $1 and kind = 'refund'`, [
        order.id,
        attempts,
      ])
      await shop.later(order)
      await shop.settle()
      expect(await shop.money(order)).toMatchObject({ refunded: 0 })
      return shop.query(
        `select p.state, p.claimed_until is null and p.next_attempt_at between now() and now() + interval '6 hours' as postponed,
           (select count(*)::int from public.payment_differences d where d.payment_id = p.id) as told
         from public.payments p where p.order_id = $1 and p.kind = 'refund'`,
        [order.id],
      )
    }
    for (const attempts of [1, 15, 16, 20, 60])
      expect(await waits(attempts)).toEqual([{ state: 'pending', postponed: true, told: 0 }])
    expect(await lastErrors(order)).toEqual([{ reason: 'held back by PayPal' }])
    await control({ complete: true })
    await expect.poll(() => shop.money(order)).toMatchObject({ refunded: 250 })
  })

  test('that waits at PayPal for more than ten days has failed, and the shop is told', async () => {
    const order = await paid()
    await control({ outcomes: { refund: 'PENDING' } })
    await refund(order, 'waits for long')
    await shop.later(order)
    await shop.settle()
    await shop.query(
      `update public.payments set held_since = held_since - interval '11 days', attempts = 16 where order_id = $1 and kind = 'refund'`,
      [order.id],
    )
    await shop.later(order)
    await shop.settle()
    await control({ outcomes: { refund: 'COMPLETED' } })
    expect(
      await shop.query(
        `select p.state, d.reason from public.payments p join public.payment_differences d on d.payment_id = p.id
         where p.order_id = $1 and p.kind = 'refund'`,
        [order.id],
      ),
    ).toEqual([{ state: 'failed', reason: 'refund_failed' }])
  })

  test('that PayPal fails to do has failed, and can be ordered again', async () => {
    const order = await paid()
    await control({ outcomes: { refund: 'FAILED' } })
    await refund(order, 'fails')
    await shop.later(order)
    expect(await shop.settle()).toEqual({ reported: 1, waiting: 0 })
    expect(await shop.money(order)).toMatchObject({ payment_status: 'paid', refunded: 0 })
    await control({ outcomes: { refund: 'COMPLETED' } })
    expect((await refund(order, 'again')).status).toBe(200)
    await shop.later(order)
    await shop.settle()
    expect(await shop.money(order)).toMatchObject({ refunded: 250 })
  })

  test('that PayPal refuses has failed, with PayPal’s code beside the reason', async () => {
    const order = await paid()
    await refund(order, 'refused')
    await shop.query(
      `update public.payments set charged_amount = charged_amount + 1 where order_id = $1 and kind = 'refund'`,
      [order.id],
    )
    await shop.later(order)
    expect(await shop.settle()).toEqual({ reported: 1, waiting: 0 })
    const failed = await shop.query(
      `select e.detail ->> 'reason' as reason, e.detail ->> 'issue' as issue
       from public.payments p join public.payment_events e on e.payment_id = p.id
       where p.order_id = $1 and p.kind = 'refund' and e.to_state = 'failed'`,
      [order.id],
    )
    expect(failed).toEqual([{ reason: 'refused', issue: 'REFUND_AMOUNT_EXCEEDED' }])
  })

  test('in many parts of some centimes gives back no more than was captured', async () => {
    const order = await paid()
    await shop.query(`update public.payments set rate = 10.75, charged_amount = 23.26 where order_id = $1`, [
      order.id,
    ])
    const given = []
    for (let part = 0; part < 20; part += 1) given.push((await refund(order, `part-${part}`, 0.06)).status)
    expect(new Set(given)).toEqual(new Set([200, 422]))
    const [sum] = await shop.query<{ mad: number; eur: number }>(
      `select sum(amount)::float as mad, sum(charged_amount)::float as eur from public.payments
       where order_id = $1 and kind = 'refund'`,
      [order.id],
    )
    expect((sum?.eur ?? 0) * 10.75).toBeLessThanOrEqual((sum?.mad ?? 0) + 0.06)
    const left = 250 - (sum?.mad ?? 0)
    expect((await refund(order, 'rest', Math.round(left * 100) / 100)).status).toBe(200)
    const [all] = await shop.query<{ eur: number }>(
      `select sum(charged_amount)::float as eur from public.payments where order_id = $1 and kind = 'refund'`,
      [order.id],
    )
    expect(all?.eur).toBeCloseTo(23.26, 5)
  })
})

describe('the address to which PayPal sends the buyer back', () => {
  test('needs the token of the order: PayPal’s id alone leads to no order and captures nothing', async () => {
    const [order, other] = [await shop.order('paypal'), await shop.order('paypal')]
    const page = await start(order)
    await choose(page, 'close')
    const token = page.split('/').at(-1) ?? ''
    for (const query of [
      { token },
      { token, order: 'x'.repeat(43) },
      { token, order: other.payment_token },
    ]) {
      const back = await follow(
        `http://x.test/functions/v1/pay-paypal/return?${new URLSearchParams(query as Record<string, string>)}`,
      )
      expect(back).not.toContain(order.payment_token)
    }
    expect(await shop.money(order)).toMatchObject({ paid: 0, due: 250 })
    await follow(
      `http://x.test/functions/v1/pay-paypal/return?${new URLSearchParams({ token, order: order.payment_token })}`,
    )
    expect(await shop.money(order)).toMatchObject(PAID)
  })
})

test('a payment of another amount is recorded as it was captured, and PayPal is not queried again', async () => {
  const order = await shop.order('paypal')
  await choose(await start(order), 'close')
  await shop.query(`update public.payments set charged_amount = 99 where order_id = $1`, [order.id])
  await shop.later(order)
  expect((await shop.settle()).reported).toBe(1)
  const [payment] = await shop.query(
    `select state, amount::float, charged_amount::float as charged, next_attempt_at as next from public.payments where order_id = $1`,
    [order.id],
  )
  expect(payment).toEqual({ state: 'succeeded', amount: 250, charged: 25, next: null })
})

test.each(['NaN', 'Infinity', '-Infinity', '-1', '10000000000'])(
  'an amount of %s is refused',
  async (amount) => {
    const headers = { apikey: shop.stack.keys.secret }
    for (const [name, body] of [
      [
        'report_payment',
        { provider: 'paypal', reference: `X-${amount}`, outcome: 'succeeded', amount, currency: 'EUR' },
      ],
      [
        'report_refund',
        {
          provider: 'paypal',
          charge_id: 'x',
          reference: `X-${amount}`,
          outcome: 'succeeded',
          amount,
          currency: 'EUR',
        },
      ],
    ] as const)
      expect((await shop.post(`/rest/v1/rpc/${name}`, body, headers)).status).toBe(422)
    expect(
      await shop.query('select id from public.payment_differences where reference = $1', [`X-${amount}`]),
    ).toEqual([])
  },
)
