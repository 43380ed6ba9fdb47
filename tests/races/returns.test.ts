import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Session, type TestDatabase } from '../db/database.ts'
import { ids, people } from '../db/fixtures.ts'
import { holdRows, race } from './barrier.ts'
import { brokenInvariants } from './invariants.ts'
import {
  bowl,
  buyer,
  openShop,
  type Outcome,
  placed,
  request,
  stockOf,
  unexpectedErrors,
} from './race-shop.ts'

let db: TestDatabase
let order: string
let token: string
let item: string
beforeEach(async () => {
  db = await openShop()
  // Two bowls, delivered and paid.
  order = await placed(db, buyer(1), [bowl(2)], 200)
  await request(
    db,
    people.admin,
    `select public.set_order_statuses(array[$1]::uuid[], array['pending'], 'delivered') as answer`,
    [order],
  )
  const [row] = await db.query<{ token: string; item: string }>(
    `select o.tracking_token as token, i.id as item from public.orders o join public.order_items i on i.order_id = o.id where o.id = $1`,
    [order],
  )
  token = row!.token
  item = row!.item
})
afterEach(() => db.close())

const requestReturn = (session: Session) =>
  request<{ id: string }>(
    session,
    buyer(1),
    `select public.request_return($1, $2::uuid, $3::text::jsonb, 'damaged', 'refund') as answer`,
    [token, randomUUID(), JSON.stringify([{ item_id: item, quantity: 2 }])],
  )
const refundOrder = (session: Session) =>
  request(
    session,
    people.otherAdmin,
    `select public.refund_order($1, 'cash', $2, 200, 'A chip', $3::text::jsonb) as answer`,
    [order, randomUUID(), JSON.stringify([{ item_id: item, quantity: 2, restock: true }])],
  )
const decide = (id: string, admin: string, decision: string) => (session: Session) =>
  request(
    session,
    admin,
    `select public.decide_return($1, $2::uuid, 'requested', $3::text::public.return_state, 'Worn') as answer`,
    [id, randomUUID(), decision],
  )
const receive = (id: string, admin: string) => (session: Session) =>
  request(session, admin, `select public.receive_return($1, $2::uuid, $3::text::jsonb) as answer`, [
    id,
    randomUUID(),
    JSON.stringify([{ item_id: item, restocked: 2, damaged: 0 }]),
  ])
const refundReturn = (id: string) => (session: Session) =>
  request(session, people.admin, `select public.refund_return($1, $2::uuid, 'cash', 200) as answer`, [
    id,
    randomUUID(),
  ])
const exchange = (id: string) => (session: Session) =>
  request(
    session,
    people.otherAdmin,
    `select public.send_exchange($1, $2::uuid, $3::text::jsonb) as answer`,
    [id, randomUUID(), JSON.stringify([bowl(2)])],
  )
const requested = async () => (await requestReturn(db)).answer!.id
const held = () => holdRows('orders', order)

describe('the same pieces', () => {
  test.each(['return', 'refund'] as const)('are returned or refunded, the %s first', async (first) => {
    const operations = [requestReturn, refundOrder]
    const outcomes = await race(db, held(), first === 'return' ? operations : operations.reverse(), {
      inOrder: true,
    })
    expect(outcomes.map(({ message }) => message)).toEqual([undefined, 'in_return'])
    expect(await brokenInvariants(db)).toEqual({})
  })

  test('are in one of two requests', async () => {
    const outcomes = await race(db, held(), [requestReturn, requestReturn])
    expect(outcomes.map(({ message }) => message ?? 'done').sort()).toEqual(['done', 'in_return'])
  })
})

describe('two admins', () => {
  test('decide once', async () => {
    const id = await requested()
    const outcomes = await race(db, held(), [
      decide(id, people.admin, 'approved'),
      decide(id, people.otherAdmin, 'refused'),
    ])
    expect(outcomes.map(({ message }) => message ?? 'done').sort()).toEqual(['done', 'edit_conflict'])
  })

  test('put the pieces into stock once, and refund or exchange them', async () => {
    const id = await requested()
    await decide(id, people.admin, 'approved')(db)
    const before = (await stockOf(db, ids.bowl))!
    const received = await race(db, held(), [receive(id, people.admin), receive(id, people.otherAdmin)])
    expect(received.map(({ message }) => message ?? 'done').sort()).toEqual(['done', 'edit_conflict'])
    expect(await stockOf(db, ids.bowl)).toBe(before + 2)
    const closed = await race(db, held(), [refundReturn(id), exchange(id)])
    expect(unexpectedErrors(closed)).toEqual([])
    expect(closed.map(({ message }) => message ?? 'done').sort()).toEqual(['done', 'edit_conflict'])
    expect(await brokenInvariants(db)).toEqual({})
  })
})

describe('an exchange that was cancelled', () => {
  const setStatus = (id: string, seen: string, status: string) => (session: Session) =>
    request<{ code: string | null }[]>(
      session,
      people.admin,
      `select public.set_order_statuses(array[$1]::uuid[], array[$2], $3::text::public.order_status, case $3 when 'cancelled' then 'other'::public.cancellation_reason end) as answer`,
      [id, seen, status],
    )
  const cancelled = async () => {
    const id = await requested()
    await decide(id, people.admin, 'approved')(db)
    await receive(id, people.admin)(db)
    await exchange(id)(db)
    const [x] = await db.query<{ id: string }>('select id from public.orders where exchange_of = $1', [order])
    expect((await setStatus(x!.id, 'processing', 'cancelled')(db)).answer).toMatchObject([{ code: null }])
    return { id, x: x!.id }
  }

  // Both wait for the stock: the first that has the return goes on.
  test.each(['reopening', 'exchange'] as const)(
    'is reopened or its return is exchanged again, the %s first',
    async (first) => {
      const { id, x } = await cancelled()
      const reopening = setStatus(x, 'cancelled', 'processing')
      const operations = first === 'reopening' ? [reopening, exchange(id)] : [exchange(id), reopening]
      const outcomes = await race<Outcome>(db, holdRows('products', ids.bowl), operations, { inOrder: true })
      expect(unexpectedErrors(outcomes)).toEqual([])
      expect(
        outcomes.map(
          ({ answer, message }) =>
            message ?? (Array.isArray(answer) ? (answer as { code: string | null }[])[0]?.code : null),
        ),
      ).toEqual([null, first === 'reopening' ? 'edit_conflict' : 'return_settled'])
      expect(await brokenInvariants(db)).toEqual({})
    },
  )
})
