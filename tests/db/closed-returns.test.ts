import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attempt, type Session, type TestDatabase } from './database.ts'
import { ids, people, setOrderStatus } from './fixtures.ts'
import { asAdminOf, asOwner, openUnpaidShop, order, refund } from './order-money.ts'

// A received return that is closed without a refund or an exchange of its own.

let db: TestDatabase
beforeAll(async () => {
  db = await openUnpaidShop()
  // Three bowls of 100 DH.
  await db.query(`update public.orders set subtotal = 300, total_amount = 300 where id = $1`, [order])
  await db.query('update public.order_items set quantity = 3 where order_id = $1', [order])
})
afterAll(() => db.close())

/** The result of a function, or the error's message. */
async function call(session: Session, sql: string, parameters: readonly unknown[]) {
  const { rows, message } = await attempt<{ result: Record<string, unknown> }>(
    session,
    `select ${sql} as result`,
    parameters,
  )
  return message ?? rows[0]!.result
}

/** The order is delivered, so that what it owed is paid; the session acts as an admin. */
const delivered = (work: (session: Session) => Promise<void>) =>
  asAdminOf(db, async (session) => {
    await setOrderStatus(session, order, 'delivered')
    await work(session)
  })

async function requested(session: Session, of: string = order) {
  const [row] = await session.query<{ token: string; item: string }>(
    `select o.tracking_token as token, i.id as item from public.orders o join public.order_items i on i.order_id = o.id where o.id = $1`,
    [of],
  )
  const { id } = (await call(
    session,
    `public.request_return($1, gen_random_uuid(), $2::text::jsonb, 'damaged', 'refund')`,
    [row!.token, JSON.stringify([{ item_id: row!.item, quantity: 1 }])],
  )) as { id: string }
  return { id, ...row! }
}
async function received(session: Session, of?: string) {
  const found = await requested(session, of)
  await call(session, `public.decide_return($1, gen_random_uuid(), 'requested', 'approved')`, [found.id])
  expect(
    await call(session, `public.receive_return($1, gen_random_uuid(), $2::text::jsonb)`, [
      found.id,
      JSON.stringify([{ item_id: found.item, restocked: 0, damaged: 1 }]),
    ]),
  ).toEqual({ state: 'received' })
  return found
}
const close = (session: Session, id: string, note: string, key: string = randomUUID()) =>
  call(session, 'public.close_return($1, $2, $3)', [id, key, note])
const exchange = (session: Session, id: string) =>
  call(session, 'public.send_exchange($1, gen_random_uuid(), $2::text::jsonb)', [
    id,
    JSON.stringify([{ product_id: ids.bowl, quantity: 1 }]),
  ])
const closed = { state: 'closed' }

test('of an exchange that cost nothing: its money is given back on the first order', () =>
  delivered(async (session) => {
    const { id: first } = await received(session)
    const { order_id: sent } = (await exchange(session, first)) as { order_id: string }
    await setOrderStatus(session, sent, 'delivered')
    const { id, token } = await received(session, sent)
    expect(await call(session, `public.refund_return($1, gen_random_uuid(), 'cash', 100)`, [id])).toBe(
      'refund_too_large',
    )
    expect((await refund(session, 100, 'the first order')).message).toBeUndefined()
    expect(await close(session, id, 'Given back with your first order')).toEqual(closed)
    expect(await call(session, 'public.return_page($1)', [token])).toMatchObject({
      returns: [
        { state: 'closed', closing_reason: 'Given back with your first order', exchange_order_number: null },
      ],
    })
    expect(await call(session, `public.admin_returns('received')`, [])).toMatchObject({
      counts: { closed: 2 },
      returns: [],
    })
  }))

test('whose money went back meanwhile: against the sums that were seen', () =>
  delivered(async (session) => {
    const { id } = await received(session)
    expect((await refund(session, 300, 'all of it')).message).toBeUndefined()
    const seen = (paid: number, refunded: number) =>
      call(session, `public.close_return($1, gen_random_uuid(), 'Refunded', $2::int, $3::int)`, [
        id,
        paid,
        refunded,
      ])
    expect(await seen(300, 0)).toBe('edit_conflict')
    expect(await seen(0, 300)).toBe('edit_conflict')
    expect(await seen(300, 300)).toEqual(closed)
  }))

test('of pieces that cost nothing: closed, or exchanged without a discount', () =>
  asAdminOf(db, async (session) => {
    await asOwner(
      session,
      `update public.orders set discount_amount = 300, discount_reason = 'A gift', total_amount = 0 where id = $1`,
      [order],
    )
    await asOwner(session, 'select private.spread_discount($1)', [order])
    await setOrderStatus(session, order, 'delivered')
    const { id } = await received(session)
    const { id: other } = await received(session)
    const sent = (await exchange(session, id)) as { order_id: string }
    expect(sent).toMatchObject({ state: 'closed', credit_left: 0 })
    expect(
      await session.query(
        'select discount_amount::int, discount_reason, amount_due::int from public.orders where id = $1',
        [sent.order_id],
      ),
    ).toEqual([{ discount_amount: 0, discount_reason: '', amount_due: 100 }])
    expect(await close(session, other, 'It was free')).toEqual(closed)
  }))

test('of pieces that the customer damaged: once, with a reason, its money kept', () =>
  delivered(async (session) => {
    const { id } = await received(session)
    const key = randomUUID()
    for (const note of ['', '   ', 'x'.repeat(501), 'a\u0007'])
      expect(await close(session, id, note)).toBe('invalid_request')
    expect(await close(session, id, '  Broken after the delivery ', key)).toEqual(closed)
    expect(await close(session, id, '  Broken after the delivery ', key)).toEqual(closed)
    expect(await close(session, id, 'Burnt', key)).toBe('edit_conflict')
    expect(await close(session, id, 'Broken after the delivery')).toBe('edit_conflict')
    expect(await exchange(session, id)).toBe('edit_conflict')
    expect(
      await session.query(
        `select r.closing_reason, e.note, e.actor, o.paid_amount::int, o.refunded_amount::int
         from public.returns r join public.orders o on o.id = r.order_id
         join public.return_events e on e.return_id = r.id and e.state = 'closed' where r.id = $1`,
        [id],
      ),
    ).toEqual([
      {
        ...{ closing_reason: 'Broken after the delivery', note: 'Broken after the delivery' },
        ...{ actor: people.admin, paid_amount: 300, refunded_amount: 0 },
      },
    ])
  }))

test('is for admins, of a return that was received', () =>
  delivered(async (session) => {
    const { id } = await requested(session)
    expect(await close(session, id, 'Broken')).toBe('edit_conflict')
    expect(await close(session, randomUUID(), 'Broken')).toBe('not_found')
    await session.query(
      `select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true)`,
      [JSON.stringify({ sub: people.customer, role: 'authenticated' }), people.customer],
    )
    expect(await close(session, id, 'Broken')).toBe('admin_required')
  }))
