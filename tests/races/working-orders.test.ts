import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Session, type TestDatabase } from '../db/database.ts'
import { ids, people } from '../db/fixtures.ts'
import { holdRows, mutate, race } from './barrier.ts'
import { brokenInvariants } from './invariants.ts'
import { bowl, buyer, openShop, type Outcome, placed, request, statusOf, stockOf } from './race-shop.ts'

let db: TestDatabase
beforeEach(async () => {
  db = await openShop()
})
afterEach(() => db.close())

/** The first call about an order; cancelling gives a reason. */
const call =
  (order: string, outcome: string, admin: string = people.admin, key: string = randomUUID()) =>
  (session: Session) =>
    request(
      session,
      admin,
      `select public.record_call($1, $2, 0, $3::text::public.call_outcome,
         reason => case $3 when 'cancelled' then 'customer_request'::public.cancellation_reason end) as answer`,
      [order, key, outcome],
    )

const refused = (outcomes: readonly Outcome[]) => outcomes.map(({ message }) => message).filter(Boolean)
const countCalls = async (order: string) =>
  (
    await db.query<{ calls: number; attempts: number }>(
      `select (select count(*)::int from public.order_calls c where c.order_id = o.id) as calls, o.call_attempts::int as attempts
       from public.orders o where o.id = $1`,
      [order],
    )
  )[0]

describe('two admins calling about one order', () => {
  const meet = async () => {
    const id = await placed(db, buyer(1), [bowl()], 100)
    const outcomes = await race(db, holdRows('orders', id), [
      call(id, 'confirmed'),
      call(id, 'cancelled', people.otherAdmin),
    ])
    return { id, outcomes }
  }

  test('one outcome is recorded, the other is refused', async () => {
    const { id, outcomes } = await meet()
    expect(refused(outcomes)).toEqual(['edit_conflict'])
    expect(await countCalls(id)).toEqual({ calls: 1, attempts: 1 })
    expect(await stockOf(db, ids.bowl)).toBe((await statusOf(db, id)) === 'cancelled' ? 100 : 99)
    expect(await brokenInvariants(db)).toEqual({})
  })

  test('mutant: without the number of calls that was seen both are recorded', async () => {
    await mutate(db, 'private.record_call', (sql) =>
      sql.replace(`called.status <> 'pending' or called.call_attempts <> coalesce(seen_calls, -1)`, 'false'),
    )
    const { id } = await meet()
    expect(await countCalls(id)).toEqual({ calls: 2, attempts: 2 })
  })
})

test('a confirmation that meets the customer’s cancellation: one of them counts', async () => {
  const id = await placed(db, buyer(1), [bowl()], 100)
  const outcomes = await race<Outcome>(db, holdRows('orders', id), [
    call(id, 'confirmed'),
    (session) => request(session, buyer(1), 'select public.cancel_order($1::uuid)', [id]),
  ])
  expect(refused(outcomes)).toHaveLength(1)
  expect(['processing', 'cancelled']).toContain(await statusOf(db, id))
  expect(await brokenInvariants(db)).toEqual({})
})

test('a call that is sent five times at once is recorded once', async () => {
  const id = await placed(db, buyer(1), [bowl()], 100)
  const key = randomUUID()
  const outcomes = await race(
    db,
    holdRows('orders', id),
    Array.from({ length: 5 }, () => call(id, 'no_answer', people.admin, key)),
  )
  expect(refused(outcomes)).toEqual([])
  expect(await countCalls(id)).toEqual({ calls: 1, attempts: 1 })
})
