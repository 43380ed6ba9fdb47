import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Session, TestDatabase } from './database.ts'
import {
  approve,
  bowl,
  call,
  cancel,
  exchange,
  giveBack,
  glasses,
  openBowlShop,
  received,
  reopen,
  requested,
  sent,
  withReturnIn,
} from './exchanges.ts'
import { setOrderStatus } from './fixtures.ts'
import { order, refund } from './order-money.ts'

// What the pieces that came back are worth in an exchange, and what it leaves of that.

let db: TestDatabase
beforeAll(async () => {
  db = await openBowlShop()
})
afterAll(() => db.close())

const withReturn = (work: (session: Session, id: string) => Promise<void>) => withReturnIn(db, work)
/** The returns that wait to be settled. */
const waiting = (session: Session) => call(session, `public.admin_returns('received')`, [])
const countedAsOpen = async (session: Session) =>
  ((await call(session, 'public.admin_overview()', [])) as { returns: number }).returns
const amountsOf = async (session: Session, x: string) =>
  (
    await session.query(
      'select discount_amount::int as discount, amount_due::int as due from public.orders where id = $1',
      [x],
    )
  )[0]

describe('what an exchange left', () => {
  /** With the sums that were seen. */
  const giveUp = (session: Session, id: string, refunded: number) =>
    call(session, `public.close_return($1, gen_random_uuid(), 'As agreed', 300, $2::int, 'closed')`, [
      id,
      refunded,
    ])

  test('waits on the list and in the figures until it is given back; the way back is none of it', () =>
    withReturn(async (session, id) => {
      await sent(session, id, glasses(1))
      const owed = (amount: number) => ({
        counts: { received: 1, closed: 1 },
        returns: [{ id, state: 'closed', credit_owed: amount }],
      })
      expect(await waiting(session)).toMatchObject(owed(80))
      expect(await countedAsOpen(session)).toBe(1)
      expect((await refund(session, 40, 'the way back')).message).toBeUndefined()
      expect(await waiting(session)).toMatchObject(owed(80))
      expect((await refund(session, 50, 'a part', [], id)).message).toBeUndefined()
      expect(await waiting(session)).toMatchObject(owed(30))
      expect((await refund(session, 30, 'the rest', [], id)).message).toBeUndefined()
      expect(await waiting(session)).toEqual({ counts: { closed: 1 }, returns: [] })
      expect(await countedAsOpen(session)).toBe(0)
    }))

  test('is given up once, against the sums that were seen', () =>
    withReturn(async (session, id) => {
      expect(await giveUp(session, id, 0)).toBe('edit_conflict')
      const x = await sent(session, id, glasses(1))
      expect((await refund(session, 50, 'a part', [], id)).message).toBeUndefined()
      expect(await giveUp(session, id, 0)).toBe('edit_conflict')
      expect(await giveUp(session, id, 50)).toEqual({ state: 'closed' })
      expect(await giveUp(session, id, 50)).toBe('edit_conflict')
      expect(await waiting(session)).toEqual({ counts: { closed: 1 }, returns: [] })
      expect(
        await session.query(
          `select note, actor is not null as named from public.return_events where return_id = $1 order by id desc limit 1`,
          [id],
        ),
      ).toEqual([{ note: 'As agreed', named: true }])
      // What was not given back is worth something again without the exchange.
      await cancel(session, x)
      expect(await giveBack(session, id, 100)).toBe('amount_mismatch')
      expect(await giveBack(session, id, 50)).toEqual({ state: 'closed' })
    }))

  test('nothing, so that there is nothing to give up', () =>
    withReturn(async (session, id) => {
      await sent(session, id, bowl)
      expect(await waiting(session)).toEqual({ counts: { closed: 1 }, returns: [] })
      expect(await giveUp(session, id, 0)).toBe('edit_conflict')
    }))
})

describe('a correction of the exchange', () => {
  const correct = (session: Session, x: string, item: object, discount: number, fee = 0) =>
    call(
      session,
      `(select public.correct_order_lines(o.id, o.revision, $2::text::jsonb, $4::int, $3::int, 'The bowl')
        from public.orders o where o.id = $1)`,
      [x, JSON.stringify([item]), discount, fee],
    )

  test('to something cheaper leaves a credit, and to something dearer less of it', () =>
    withReturn(async (session, id) => {
      const x = await sent(session, id, bowl)
      expect(await correct(session, x, glasses(1), 100)).toBe('invalid_request')
      expect(await correct(session, x, glasses(1), 20)).toMatchObject({ total_amount: 0 })
      expect(await waiting(session)).toMatchObject({ returns: [{ id, credit_owed: 80 }] })
      await correct(session, x, glasses(2), 40)
      expect(await waiting(session)).toMatchObject({ returns: [{ id, credit_owed: 60 }] })
      // A discount beyond the credit is the shop's own.
      await correct(session, x, { ...bowl, quantity: 2 }, 150)
      expect(await waiting(session)).toMatchObject({ returns: [] })
    }))

  test('leaves what was given back or given up of the credit', () =>
    withReturn(async (session, id) => {
      const x = await sent(session, id, glasses(1))
      expect((await refund(session, 50, 'a part', [], id)).message).toBeUndefined()
      await call(session, `public.close_return($1, gen_random_uuid(), 'Agreed', 300, 50, 'closed')`, [id])
      await correct(session, x, glasses(1), 20, 15)
      expect(await waiting(session)).toMatchObject({ returns: [] })
      await correct(session, x, glasses(2), 40)
      expect(await waiting(session)).toMatchObject({ returns: [] })
      await correct(session, x, bowl, 100)
      await cancel(session, x)
      expect(await giveBack(session, id, 100)).toBe('amount_mismatch')
      expect(await giveBack(session, id, 50)).toEqual({ state: 'closed' })
    }))
})

describe('an exchange is worth no more than what is left of the price', () => {
  test.each([
    ['after a refund of all of it', 300, 0],
    ['after a refund of most of it', 240, 60],
    ['also when there is more', 200, 100],
  ] as const)('%s', (_, refunded, worth) =>
    withReturn(async (session, id) => {
      expect((await refund(session, refunded, 'an amount')).message).toBeUndefined()
      const x = await sent(session, id, bowl)
      expect(await amountsOf(session, x)).toEqual({ discount: worth, due: 100 - worth })
    }),
  )

  test('of which a cancelled order has nothing', () =>
    withReturn(async (session, id) => {
      expect(await cancel(session, order)).toBeNull()
      expect(await amountsOf(session, await sent(session, id, bowl))).toEqual({ discount: 0, due: 100 })
    }))

  test('of which a cancelled exchange has nothing: the return that it was sent for has all of it again', () =>
    withReturn(async (session, id) => {
      const x = await sent(session, id, glasses(5))
      await setOrderStatus(session, x, 'delivered')
      const part = await received(session, x)
      expect(await cancel(session, x)).toBeNull()
      expect(await amountsOf(session, await sent(session, part, glasses(1)))).toEqual({
        discount: 0,
        due: 20,
      })
      expect(await amountsOf(session, await sent(session, id, bowl))).toEqual({ discount: 100, due: 0 })
    }))

  test('of which a cancelled exchange has all, once all of it came back', () =>
    withReturn(async (session, id) => {
      const x = await sent(session, id, glasses(5))
      await setOrderStatus(session, x, 'delivered')
      const whole = await received(session, x, 5)
      expect(await cancel(session, x)).toBeNull()
      expect(await cancel(session, order)).toBe('has_return')
      expect(await amountsOf(session, await sent(session, whole, bowl))).toEqual({ discount: 100, due: 0 })
    }))

  test('and is sent against the sums that were seen', () =>
    withReturn(async (session, id) => {
      const seen = (refunded: number) =>
        call(session, `public.send_exchange($1, gen_random_uuid(), $2::text::jsonb, 300, $3::int)`, [
          id,
          JSON.stringify([bowl]),
          refunded,
        ])
      expect((await refund(session, 15, 'meanwhile')).message).toBeUndefined()
      expect(await seen(0)).toBe('edit_conflict')
      expect(await seen(15)).toMatchObject({ state: 'closed' })
    }))
})

test('an order is not cancelled while pieces of it are to come back, or are exchanged', () =>
  withReturn(async (session, id) => {
    const other = await requested(session, order)
    expect(await cancel(session, order)).toBe('has_return')
    await approve(session, other)
    expect(await cancel(session, order)).toBe('has_return')
    await call(session, `public.decide_return($1, gen_random_uuid(), 'approved', 'cancelled')`, [other])
    const x = await sent(session, id, bowl)
    expect(await cancel(session, order)).toBe('has_return')
    expect(await cancel(session, x)).toBeNull()
    expect(await cancel(session, order)).toBeNull()
    // Its money is to be given back itself.
    expect(await reopen(session, x)).toBe('return_settled')
    expect(await exchange(session, id, bowl)).toMatchObject({ credit_left: 0 })
  }))
