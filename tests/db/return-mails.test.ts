import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { actAs, attempt, type Session, type TestDatabase } from './database.ts'
import { openShop, ids, people, setOrderStatus } from './fixtures.ts'

const order = ids.customerOrder
let db: TestDatabase
let token: string
let item: string
beforeAll(async () => {
  db = await openShop()
  await db.query('update public.order_items set quantity = 3 where order_id = $1', [order])
  await db.query('update public.orders set subtotal = 300, total_amount = 300 where id = $1', [order])
  const [row] = await db.query<{ token: string; item: string }>(
    `select o.tracking_token as token, i.id as item from public.orders o join public.order_items i on i.order_id = o.id where o.id = $1`,
    [order],
  )
  token = row!.token
  item = row!.item
})
afterAll(() => db.close())

/** The order is delivered, so that what it owed is paid; the session acts as an admin. */
const delivered = (work: (session: Session) => Promise<void>) =>
  actAs(db, { role: 'authenticated', userId: people.admin }, async (session) => {
    await setOrderStatus(session, order, 'delivered')
    await work(session)
  })

/** The result of a function, or the error's message. */
async function call(session: Session, sql: string, parameters: readonly unknown[]) {
  const { rows, message } = await attempt<{ result: Record<string, unknown> }>(
    session,
    `select ${sql} as result`,
    parameters,
  )
  return message ?? rows[0]!.result
}
const request = async (session: Session, quantity: number, key: string = randomUUID()) =>
  (await call(session, `public.request_return($1, $2, $3::text::jsonb, 'damaged', 'refund', 'A chip')`, [
    token,
    key,
    JSON.stringify([{ item_id: item, quantity }]),
  ])) as { id: string; number: string }
const decide = (session: Session, id: string, decision: string, note = '', key: string = randomUUID()) =>
  call(session, `public.decide_return($1, $2, 'requested', $3::text::public.return_state, $4)`, [
    id,
    key,
    decision,
    note,
  ])
const receive = (session: Session, id: string, damaged: number) =>
  call(session, `public.receive_return($1, gen_random_uuid(), $2::text::jsonb)`, [
    id,
    JSON.stringify([{ item_id: item, restocked: 0, damaged }]),
  ])

type Mail = {
  kind: string
  recipient: string
  language: string
  payload: { return: Record<string, unknown> }
}
/** What was queued about returns since the last call, oldest first. */
async function queued(session: Session): Promise<Mail[]> {
  await session.query('reset role')
  const mails = await session.query<Mail>(
    `with taken as (delete from public.email_outbox where kind in ('return', 'shop_return', 'payment')
       returning id, kind, recipient, language, payload)
     select * from taken order by id`,
  )
  await session.query('set local role authenticated')
  return mails
}
const about = (details: Record<string, unknown>) => [
  { kind: 'return', recipient: 'customer@shop.example', payload: { return: details } },
]

test('mails tell the customer and the shop of a request, once', () =>
  delivered(async (session) => {
    await queued(session)
    const key = randomUUID()
    const { number } = await request(session, 2, key)
    await request(session, 2, key)
    const details = {
      ...{ number, state: 'requested', reason: 'damaged', note: 'A chip' },
      pieces: [{ name_en: 'Painted bowl', quantity: 2 }],
    }
    expect(await queued(session)).toMatchObject([
      ...about(details),
      { kind: 'shop_return', recipient: 'salam@mcg.example', payload: { return: details } },
    ])
    expect(await request(session, 2)).toBe('in_return')
    expect(await queued(session), 'a refused request is not mailed').toEqual([])
  }))

test('mails tell the customer of each step', () =>
  delivered(async (session) => {
    const { id } = await request(session, 1)
    await queued(session)
    const key = randomUUID()
    await decide(session, id, 'approved', '', key)
    await decide(session, id, 'approved', '', key)
    expect(await queued(session)).toMatchObject(
      about({ state: 'approved', address: { en: expect.any(String) as string } }),
    )
    await receive(session, id, 1)
    expect(await queued(session)).toMatchObject(about({ state: 'received', pieces: [{ came_back: 1 }] }))
    await call(session, `public.refund_return($1, gen_random_uuid(), 'transfer', 100)`, [id])
    expect(await queued(session), 'the refund has no second mail').toMatchObject(
      about({ state: 'closed', refund: { amount: 100, provider: 'transfer' }, exchange: null }),
    )
  }))

test('mails tell the customer why a return is refused, and nothing of a cancellation', () =>
  delivered(async (session) => {
    const { id } = await request(session, 1)
    const { id: other } = await request(session, 1)
    await queued(session)
    await decide(session, id, 'refused', 'Worn')
    expect(await queued(session)).toMatchObject(about({ state: 'refused', refusal_reason: 'Worn' }))
    await call(session, 'public.cancel_return($1, $2, gen_random_uuid())', [token, other])
    expect(await queued(session)).toEqual([])
  }))

test('mails tell the customer why a return is closed without money', () =>
  delivered(async (session) => {
    const { id } = await request(session, 1)
    await decide(session, id, 'approved')
    await receive(session, id, 1)
    await queued(session)
    await call(session, `public.close_return($1, gen_random_uuid(), 'Broken after the delivery')`, [id])
    expect(await queued(session)).toMatchObject(
      about({
        ...{ state: 'closed', refund: null, exchange: null },
        ...{ closing_reason: 'Broken after the delivery', refusal_reason: '' },
      }),
    )
  }))

test.each(['card', 'paypal'])(
  'an exchange that costs more by %s has days to be paid, which its mail names',
  (method) =>
    delivered(async (session) => {
      const { id } = await request(session, 1)
      await decide(session, id, 'approved')
      await receive(session, id, 1)
      await queued(session)
      await session.query('reset role')
      await session.query(
        'update public.orders set payment_method = $2::text::public.payment_method where id = $1',
        [order, method],
      )
      await session.query('set local role authenticated')
      const { order_id: sent } = (await call(
        session,
        `public.send_exchange($1, gen_random_uuid(), $2::text::jsonb)`,
        [id, JSON.stringify([{ product_id: ids.bowl, quantity: 2 }])],
      )) as { order_id: string }
      const [placed] = await session.query<{ due: string; days: number }>(
        `select to_jsonb(payment_due_at) #>> '{}' as due, round(extract(epoch from payment_due_at - created_at) / 86400)::int as days
       from public.orders where id = $1`,
        [sent],
      )
      expect(placed?.days).toBe(5)
      expect(await queued(session)).toMatchObject(
        about({ exchange: { amount_due: 100, payment_method: method, payment_due_at: placed?.due } }),
      )
    }),
)

test('mails tell the customer which order the exchange is', () =>
  delivered(async (session) => {
    const { id } = await request(session, 1)
    await decide(session, id, 'approved')
    await receive(session, id, 1)
    await queued(session)
    const { order_id: sent } = (await call(
      session,
      `public.send_exchange($1, gen_random_uuid(), $2::text::jsonb)`,
      [id, JSON.stringify([{ product_id: ids.bowl, quantity: 1 }])],
    )) as { order_id: string }
    const [placed] = await session.query<{ order_number: string; tracking_token: string }>(
      'select order_number, tracking_token from public.orders where id = $1',
      [sent],
    )
    expect(await queued(session)).toMatchObject(
      about({ state: 'closed', refund: null, exchange: { ...placed, amount_due: 0, credit_left: 0 } }),
    )
    expect(await call(session, 'public.return_page($1)', [token])).toMatchObject({
      returns: [
        { exchange_order_number: placed?.order_number, exchange_tracking_token: placed?.tracking_token },
      ],
    })
  }))
