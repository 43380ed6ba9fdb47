import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { actAs, attempt, type Session, type TestDatabase } from './database.ts'
import { openShop, ids, people } from './fixtures.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openShop()
})
afterAll(() => db.close())

const order = ids.customerOrder
const asAdmin = <T>(work: (session: Session) => Promise<T>) =>
  actAs(db, { role: 'authenticated', userId: people.admin }, work)

type Call = { seen?: number; outcome: string; day?: string; reason?: string; key?: string; note?: string }

/** The result of a call, or the error's message. */
async function call(
  session: Session,
  { seen = 0, outcome, day, reason, key = randomUUID(), note = '' }: Call,
) {
  const { rows, message } = await attempt<{ result: { status: string; next_call_at: string | null } }>(
    session,
    `select public.record_call($1, $2, $3::int, $4::text::public.call_outcome, ${day ?? 'null'},
       $5::text::public.cancellation_reason, $6) as result`,
    [order, key, seen, outcome, reason ?? null, note],
  )
  return message ?? rows[0]!.result
}

type Queue = {
  due: number
  later: number
  wrong_number: number
  orders: {
    id: string
    call_attempts: number
    calls: { outcome: string; note: string; actor: string }[]
    history: object
  }[]
}
const queue = async (session: Session, state = 'due') =>
  (await session.query<{ queue: Queue }>('select public.confirmation_queue($1) as queue', [state]))[0]!.queue

describe('a call', () => {
  test('that confirms begins the preparation and leaves the queue', () =>
    asAdmin(async (session) => {
      expect((await queue(session)).orders.map(({ id }) => id)).toContain(order)
      expect(await call(session, { outcome: 'confirmed' })).toMatchObject({ status: 'processing' })
      expect((await queue(session)).orders.map(({ id }) => id)).not.toContain(order)
      expect(
        await session.query('select outcome, actor from public.order_calls where order_id = $1', [order]),
      ).toEqual([{ outcome: 'confirmed', actor: people.admin }])
    }))

  test('without an answer, or postponed, comes back later; each is logged', () =>
    asAdmin(async (session) => {
      expect(await call(session, { outcome: 'no_answer' })).toMatchObject({ status: 'pending' })
      expect(await queue(session)).toMatchObject({ due: 1, later: 1 })
      const postponed = await call(session, {
        seen: 1,
        outcome: 'postponed',
        day: 'current_date + 3',
        note: 'after the feast',
      })
      expect(postponed).toMatchObject({ status: 'pending' })
      const [waiting] = (await queue(session, 'later')).orders
      expect(waiting).toMatchObject({
        id: order,
        call_attempts: 2,
        calls: [{ outcome: 'postponed', note: 'after the feast' }, { outcome: 'no_answer' }],
      })
    }))

  test('to a wrong number waits for another number', () =>
    asAdmin(async (session) => {
      expect(await call(session, { outcome: 'wrong_number' })).toEqual({
        status: 'pending',
        next_call_at: null,
      })
      expect(await queue(session, 'wrong_number')).toMatchObject({ wrong_number: 1, orders: [{ id: order }] })
    }))

  test('that cancels has a reason, and the customer’s stock returns', () =>
    asAdmin(async (session) => {
      expect(await call(session, { outcome: 'cancelled' })).toBe('invalid_request')
      expect(await call(session, { outcome: 'cancelled', reason: 'customer_request' })).toMatchObject({
        status: 'cancelled',
      })
      expect(
        await session.query(
          `select reason from public.order_status_history where order_id = $1 and to_status = 'cancelled'`,
          [order],
        ),
      ).toEqual([{ reason: 'customer_request' }])
    }))

  test('that is sent again is recorded once', () =>
    asAdmin(async (session) => {
      const key = randomUUID()
      const first = await call(session, { outcome: 'no_answer', key })
      expect(await call(session, { outcome: 'no_answer', key })).toEqual(first)
      expect(await call(session, { seen: 1, outcome: 'confirmed', key })).toBe('edit_conflict')
      expect(await session.query('select call_attempts from public.orders where id = $1', [order])).toEqual([
        { call_attempts: 1 },
      ])
    }))

  test('of a second admin who did not see the first is refused', () =>
    asAdmin(async (session) => {
      await call(session, { outcome: 'no_answer' })
      expect(await call(session, { outcome: 'confirmed' })).toBe('edit_conflict')
      await call(session, { seen: 1, outcome: 'confirmed' })
      expect(await call(session, { seen: 2, outcome: 'no_answer' })).toBe('edit_conflict')
    }))

  test('is postponed to one of the next sixty days', () =>
    asAdmin(async (session) => {
      for (const day of [undefined, 'current_date - 1', 'current_date + 90'])
        expect(await call(session, { outcome: 'postponed', ...(day !== undefined && { day }) })).toBe(
          'invalid_request',
        )
    }))

  test('is recorded by admins only', () =>
    actAs(db, { role: 'authenticated', userId: people.customer }, async (session) => {
      expect(await call(session, { outcome: 'confirmed' })).toBe('admin_required')
    }))
})

test.each([
  ['2026-03-10 10:00', 1, '2026-03-10 12:00'],
  ['2026-03-10 14:30', 2, '2026-03-10 18:30'],
  ['2026-03-10 19:30', 1, '2026-03-11 10:00'],
  ['2026-03-10 23:30', 1, '2026-03-11 10:00'],
  ['2026-03-10 10:00', 3, '2026-03-11 10:00'],
])('after a call at %s, number %i, the next is at %s', (at, attempts, expected) =>
  db
    .query(
      `select to_char(private.next_call_time($2, $1::timestamp at time zone private.shop_time_zone()) at time zone private.shop_time_zone(),
       'YYYY-MM-DD HH24:MI') as next`,
      [at, attempts],
    )
    .then((rows) => expect(rows).toEqual([{ next: expected }])),
)

test('the history of a phone number counts other orders, however the number is written', () =>
  asAdmin(async (session) => {
    await session.query('reset role')
    await session.query(`update public.orders set phone = '+212 612-345678' where id = $1`, [
      ids.neighbourOrder,
    ])
    await session.query(`update public.orders set phone = '0612345678', status = 'cancelled' where id = $1`, [
      order,
    ])
    await session.query('set local role authenticated')
    const [first] = (await queue(session)).orders
    expect(first).toMatchObject({
      id: ids.neighbourOrder,
      history: { orders: 1, delivered: 0, refused: 0, cancelled: 1, open: 0 },
    })
  }))
