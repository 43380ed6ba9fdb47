import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { openPaymentShop, pathOf, type PaymentShop, type PlacedOrder } from './payment-shop.ts'

// Answers of PayPal that do not say what became of the money, and a database that fails while the shop's job runs: nothing is final.

let shop: PaymentShop
beforeAll(async () => {
  shop = await openPaymentShop()
  await shop.query(`update public.currency_rates set rate = 10 where currency = 'EUR'`)
})
afterEach(() => control({ hold: false, outcomes: { refund: 'COMPLETED' } }))
afterAll(() => shop.close())

const control = async (body: object) =>
  (await shop.post('/_paypal/control', body)).body as { status?: number }

async function start(order: PlacedOrder): Promise<string> {
  const answer = await shop.post('/functions/v1/pay-paypal/start', {
    ...{ token: order.payment_token, method: 'paypal', currency: 'EUR', language: 'en' },
  })
  if (answer.status !== 200) throw new Error(answer.text)
  return pathOf((answer.body as { url: string }).url)
}
const idOf = (page: string) => page.split('/').at(-1) ?? ''
const choose = async (page: string, choice: string) =>
  (await shop.form(page, { choice })).headers.get('location') ?? ''
const PAID = { status: 'pending', payment_status: 'paid', paid: 250, due: 0, toRefund: 0 }

/** The hold has ended, and the shop's job lets orders expire. */
async function endHold(order: PlacedOrder): Promise<void> {
  await shop.query(`update public.orders set payment_due_at = now() - interval '1 minute' where id = $1`, [
    order.id,
  ])
  await shop.query('select private.expire_unpaid_orders()')
}

describe('an answer of PayPal that breaks off', () => {
  const cut = (path: string) => control({ hold: true, mishap: { path, is: 'cut' } })

  test.each(['cut', 'bare'] as const)(
    '(%s) after the capture is asked for again before the order expires',
    async (is) => {
      const order = await shop.order('paypal')
      const page = await start(order)
      await choose(page, 'close')
      await endHold(order)
      await control({ hold: true, mishap: { path: is === 'cut' ? '/capture' : idOf(page), is } })
      if (is === 'bare')
        await shop.send('POST', `/_paypal/v2/checkout/orders/${idOf(page)}/capture`, {
          body: {},
          headers: { authorization: 'Bearer local-paypal-token' },
        })
      await shop.later(order)
      expect(await shop.settle()).toEqual({ reported: 0, waiting: 1 })
      await endHold(order)
      expect(await shop.money(order)).toMatchObject({ status: 'pending', paid: 0 })
      await shop.later(order)
      await shop.settle()
      expect(await shop.money(order)).toMatchObject(PAID)
    },
  )

  test('fails no payment that the buyer continues with', async () => {
    const order = await shop.order('paypal')
    const page = await start(order)
    await cut(idOf(page))
    await expect(start(order)).rejects.toThrow('provider_unavailable')
    expect(await start(order)).toBe(page)
  })

  test('refuses no webhook for good', async () => {
    await cut('/verify-webhook-signature')
    const event = { event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: 'ORDER999999' } }
    expect(await control({ event })).toEqual({ status: 503 })
    expect(await control({ event })).toEqual({ status: 204 })
  })
})

describe('a refund', () => {
  async function paid(): Promise<PlacedOrder> {
    const order = await shop.order('paypal')
    await shop.send('GET', pathOf(await choose(await start(order), 'approve')))
    return order
  }
  const refund = (order: PlacedOrder, reference: string) =>
    shop.rpc(
      'refund_order',
      { order_id: order.id, provider: 'paypal', reference, amount: 250, reason: 'broken' },
      shop.admin,
    )
  const failures = (order: PlacedOrder) =>
    shop.query(
      `select d.reason from public.payments p join public.payment_differences d on d.payment_id = p.id where p.order_id = $1`,
      [order.id],
    )

  test.each(['cut', 'busy'] as const)('whose answer is %s is repeated, and done once', async (is) => {
    const order = await paid()
    await control({ hold: true, mishap: { path: '/refund', is } })
    await refund(order, `is ${is}`)
    await shop.later(order)
    expect(await shop.settle()).toEqual({ reported: 0, waiting: 1 })
    expect(await failures(order)).toEqual([])
    await shop.later(order)
    expect(await shop.settle()).toEqual({ reported: 1, waiting: 0 })
    expect(await shop.money(order)).toMatchObject({ payment_status: 'refunded', refunded: 250 })
    const { refunds } = (await shop.send('GET', '/_paypal/state')).body as {
      refunds: { custom_id: string }[]
    }
    expect(refunds.filter(({ custom_id: reference }) => reference === `is ${is}`)).toHaveLength(1)
  })

  test('with a status that is not known is waited for', async () => {
    const order = await paid()
    await control({ outcomes: { refund: 'IN_TRANSIT' } })
    await refund(order, 'in transit')
    await shop.later(order)
    expect(await shop.settle()).toEqual({ reported: 0, waiting: 1 })
    expect(await failures(order)).toEqual([])
  })
})

describe('a run of the job', () => {
  /** The database fails on a column of the payments of an order. */
  async function failOn(column: string, order: PlacedOrder): Promise<void> {
    await shop.query(
      `create function public.fail_now() returns trigger language plpgsql as $$
       begin raise exception 'interval out of range' using errcode = '22008'; end $$`,
    )
    await shop.query(
      `create trigger fail_now before update of ${column} on public.payments for each row
       when (new.order_id = '${order.id}') execute function public.fail_now()`,
    )
    onTestFinished(async () => {
      await shop.query('drop function public.fail_now() cascade')
      vi.restoreAllMocks()
    })
  }

  test('continues after a payment that cannot be postponed, and logs it', async () => {
    const [stuck, other] = [await shop.order('paypal'), await shop.order('paypal')]
    await start(stuck)
    await choose(await start(other), 'close')
    await failOn('last_error', stuck)
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    await shop.query(
      `update public.payments set next_attempt_at = now() - case order_id when $1 then interval '2 minutes'
         when $2 then interval '1 minute' else interval '-1 day' end
       where state = 'pending' and next_attempt_at is not null`,
      [stuck.id, other.id],
    )
    expect(await shop.settle()).toEqual({ reported: 1, waiting: 1 })
    expect(await shop.money(other)).toMatchObject(PAID)
    expect(logged).toHaveBeenCalledWith(
      'pay-paypal:',
      expect.stringContaining('postpone_payment returned 400'),
    )
  })

  test('that the database refuses is logged', async () => {
    const order = await shop.order('paypal')
    await start(order)
    await failOn('attempts', order)
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    await shop.later(order)
    expect(await shop.settle()).toEqual({ code: 'provider_unavailable' })
    expect(logged).toHaveBeenCalledWith('pay-paypal:', expect.stringContaining('claim_payments returned 400'))
  })
})
