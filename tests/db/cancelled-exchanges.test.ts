import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Session, TestDatabase } from './database.ts'
import {
  bowl,
  call,
  cancel,
  exchange,
  giveBack,
  glasses,
  itemOf,
  openBowlShop,
  received,
  reopen,
  sent,
  withReturnIn,
} from './exchanges.ts'
import { ids, people, setOrderStatus } from './fixtures.ts'
import { asOwner, order, refund } from './order-money.ts'

// A return whose exchange is cancelled: the shop has the pieces and their money.

let db: TestDatabase
beforeAll(async () => {
  db = await openBowlShop()
})
afterAll(() => db.close())

const withReturn = (work: (session: Session, id: string) => Promise<void>) => withReturnIn(db, work)
const one = async (session: Session, sql: string, id: string) => (await session.query(sql, [id]))[0]
const returned = (session: Session, id: string) =>
  one(
    session,
    `select r.state, r.exchange_order_id as exchange, r.cancelled_exchange_id as cancelled,
       (select jsonb_agg(e.state order by e.id) from public.return_events e where e.return_id = r.id) as steps
     from public.returns r where r.id = $1`,
    id,
  )
const moneyOf = (session: Session, id: string) =>
  one(
    session,
    `select status, paid_amount::int as paid, refunded_amount::int as refunded, revenue::int, amount_to_refund::int as "toRefund"
     from public.orders where id = $1`,
    id,
  )
const steps = ['requested', 'approved', 'received', 'closed']

const expire = (session: Session, id: string) =>
  asOwner(
    session,
    `with due as (update public.orders set payment_due_at = now() - interval '1 minute' where id = $1 returning id)
     select count(*) from due`,
    [id],
  ).then(() => asOwner(session, 'select private.expire_unpaid_orders()'))
const buyerCancels = async (session: Session, id: string) => {
  const become = (userId: string) =>
    session.query(
      `select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true)`,
      [JSON.stringify({ sub: userId, role: 'authenticated' }), userId],
    )
  await become(people.customer)
  await session.query('select public.cancel_order($1)', [id])
  await become(people.admin)
}

describe('the return of an exchange that is cancelled waits again, and is refunded', () => {
  test.each([
    ['when it was not paid in time', [bowl, glasses(2)], expire],
    ['by its customer', [bowl, glasses(2)], buyerCancels],
    ['by an admin', [bowl, glasses(2)], cancel],
    ['by an admin, of the same value', [bowl], cancel],
  ] as const)('%s', (_, items, end) =>
    withReturn(async (session, id) => {
      const x = await sent(session, id, ...items)
      expect(await returned(session, id)).toEqual({ state: 'closed', exchange: x, cancelled: null, steps })
      await end(session, x)
      expect(await moneyOf(session, x)).toMatchObject({ status: 'cancelled', toRefund: 0 })
      expect(await returned(session, id)).toEqual({
        ...{ state: 'received', exchange: null, cancelled: x, steps: [...steps, 'received'] },
      })
      expect(await call(session, `public.admin_returns('received')`, [])).toMatchObject({ returns: [{ id }] })
      expect(await giveBack(session, id, 100)).toEqual({ state: 'closed' })
      expect(await moneyOf(session, order)).toMatchObject({ paid: 300, refunded: 100, revenue: 200 })
    }),
  )

  test('after its difference was paid, which is given back for itself', () =>
    withReturn(async (session, id) => {
      const x = await sent(session, id, bowl, glasses(2))
      await session.query(
        `select public.record_payment($1, 'transfer', 'difference', 40, current_date - 1)`,
        [x],
      )
      await cancel(session, x)
      expect(await moneyOf(session, x)).toMatchObject({ paid: 40, toRefund: 40 })
      expect(await returned(session, id)).toMatchObject({ state: 'received' })
    }))

  test('also when its parcel comes back', () =>
    withReturn(async (session, id) => {
      const x = await sent(session, id, bowl)
      await setOrderStatus(session, x, 'shipped')
      const outcome = (given: string, lines: string) =>
        call(
          session,
          `public.record_delivery($1, gen_random_uuid(), $2::text::public.delivery_outcome, $3::text::jsonb)`,
          [x, given, lines],
        )
      await outcome('refused', '[]')
      const lines = [{ item_id: await itemOf(session, x), restocked: 1, damaged: 0, lost: 0 }]
      expect(await outcome('returned', JSON.stringify(lines))).toMatchObject({ status: 'cancelled' })
      expect(await returned(session, id)).toMatchObject({ state: 'received' })
    }))
})

test('the steps of a return name the exchange that was cancelled and reopened', () =>
  withReturn(async (session, id) => {
    const x = await sent(session, id, bowl)
    await cancel(session, x)
    await reopen(session, x)
    expect(
      await session.query(
        'select state, exchange_id from public.return_events where return_id = $1 order by id',
        [id],
      ),
    ).toEqual([
      ...steps.map((state) => ({ state, exchange_id: null })),
      { state: 'received', exchange_id: x },
      { state: 'closed', exchange_id: x },
    ])
  }))

test('pieces of the exchange that all came back are settled by their own return', () =>
  withReturn(async (session, id) => {
    const x = await sent(session, id, bowl)
    await setOrderStatus(session, x, 'delivered')
    await received(session, x)
    expect(await cancel(session, x)).toBeNull()
    expect(await returned(session, id)).toMatchObject({ state: 'closed', exchange: x })
  }))

test('what was refunded of the credit is not given back or exchanged again', () =>
  withReturn(async (session, id) => {
    const first = await sent(session, id, glasses(1))
    expect((await refund(session, 80, 'the rest of the credit', [], id)).message).toBeUndefined()
    await cancel(session, first)
    expect(await giveBack(session, id, 100)).toBe('amount_mismatch')
    // 20 DH are left, and the next exchange leaves nothing of them.
    expect(await exchange(session, id, glasses(2))).toMatchObject({ credit_left: 0 })
    const [second] = await session.query<{ id: string; due: number }>(
      `select id, amount_due::int as due from public.orders where exchange_of = $1 and status <> 'cancelled'`,
      [order],
    )
    expect(second).toMatchObject({ due: 20 })
    await cancel(session, second!.id)
    expect(await giveBack(session, id, 80)).toBe('amount_mismatch')
    expect(await giveBack(session, id, 20)).toEqual({ state: 'closed' })
    expect(await moneyOf(session, order)).toMatchObject({ refunded: 100, revenue: 200 })
    await session.query('set constraints all immediate')
    // The shop keeps nothing of the bowl.
    expect(
      await session.query(
        `select total_amount::int as total, (content ->> 'kept_amount')::float as kept from public.invoices
         where order_id = $1 and kind = 'credit_note' order by total_amount desc`,
        [order],
      ),
    ).toEqual([
      { total: 80, kept: 0 },
      { total: 20, kept: 0 },
    ])
  }))

test('a refund counts for the exchange that it names only: what another one left is still given back', () =>
  withReturn(async (session, id) => {
    const other = await received(session, order)
    const first = await sent(session, id, glasses(1))
    const second = await sent(session, other, glasses(1))
    expect((await refund(session, 80, 'the rest of the first credit', [], id)).message).toBeUndefined()
    await cancel(session, first)
    await cancel(session, second)
    expect(await giveBack(session, id, 100)).toBe('amount_mismatch')
    expect(await giveBack(session, id, 20)).toEqual({ state: 'closed' })
    expect(await giveBack(session, other, 20)).toBe('amount_mismatch')
    expect(await giveBack(session, other, 100)).toEqual({ state: 'closed' })
    expect(await moneyOf(session, order)).toMatchObject({ paid: 300, refunded: 200, revenue: 100 })
  }))

test('refunds of other pieces, of the way back and of what another exchange left count for nothing', () =>
  withReturn(async (session, id) => {
    const x = await sent(session, id, glasses(1))
    const other = await received(session, order)
    await sent(session, other, glasses(1))
    expect((await refund(session, 80, 'the other rest', [], other)).message).toBeUndefined()
    expect((await refund(session, 15, 'the way back')).message).toBeUndefined()
    const pieces = [{ item_id: await itemOf(session, order), quantity: 1, restock: false }]
    expect((await refund(session, 100, 'another bowl', pieces)).message).toBeUndefined()
    await cancel(session, x)
    expect(await giveBack(session, id, 100)).toEqual({ state: 'closed' })
  }))

test('what an exchange left is given back on its order, without pieces, while there is the exchange', () =>
  withReturn(async (session, id) => {
    const pieces = [{ item_id: await itemOf(session, order), quantity: 1, restock: false }]
    expect((await refund(session, 80, 'too early', [], id)).message).toBe('edit_conflict')
    const x = await sent(session, id, glasses(1))
    expect((await refund(session, 80, 'with pieces', pieces, id)).message).toBe('invalid_request')
    expect((await refund(session, 80, 'of another order', [], ids.neighbourReturn)).message).toBe(
      'edit_conflict',
    )
    expect((await refund(session, 80, 'once', [], id)).message).toBeUndefined()
    expect((await refund(session, 80, 'once', [], id)).message).toBeUndefined()
    expect((await refund(session, 80, 'once')).message).toBe('edit_conflict')
    await cancel(session, x)
    expect((await refund(session, 20, 'too late', [], id)).message).toBe('edit_conflict')
    expect(await moneyOf(session, order)).toMatchObject({ refunded: 80 })
  }))

describe('an exchange that is reopened', () => {
  test('closes its return as it was', () =>
    withReturn(async (session, id) => {
      const x = await sent(session, id, glasses(1))
      expect((await refund(session, 50, 'a part of the credit', [], id)).message).toBeUndefined()
      await cancel(session, x)
      expect(await reopen(session, x)).toBeNull()
      expect(await returned(session, id)).toEqual({
        ...{ state: 'closed', exchange: x, cancelled: null, steps: [...steps, 'received', 'closed'] },
      })
      expect(await one(session, 'select credit_left::int from public.returns where id = $1', id)).toEqual({
        credit_left: 80,
      })
      expect(await giveBack(session, id, 100)).toBe('edit_conflict')
    }))

  test.each([
    ['refunded', (session: Session, id: string) => giveBack(session, id, 100)],
    [
      'closed without money',
      (session: Session, id: string) =>
        call(session, `public.close_return($1, gen_random_uuid(), 'Given back in the shop')`, [id]),
    ],
    ['exchanged again', (session: Session, id: string) => exchange(session, id, glasses(1))],
  ] as const)('stays cancelled once its return was %s', (_, settle) =>
    withReturn(async (session, id) => {
      const x = await sent(session, id, bowl, glasses(2))
      await cancel(session, x)
      expect(await settle(session, id)).toMatchObject({ state: 'closed' })
      const before = await returned(session, id)
      expect(await reopen(session, x)).toBe('return_settled')
      expect(await moneyOf(session, x)).toMatchObject({ status: 'cancelled' })
      expect(await returned(session, id)).toEqual(before)
    }),
  )

  test('by money that came too late: where its return still waits, else the money is to be given back', () =>
    withReturn(async (session, id) => {
      const late = (x: string) =>
        session.query(`select public.record_payment($1, 'transfer', $2, 40, current_date - 1)`, [x, x])
      // The job has no account.
      const expired = async (x: string) => {
        await session.query(
          `select set_config('request.jwt.claims', '', true), set_config('request.jwt.claim.sub', '', true)`,
        )
        await expire(session, x)
        await session.query(
          `select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true)`,
          [JSON.stringify({ sub: people.admin, role: 'authenticated' }), people.admin],
        )
      }
      const first = await sent(session, id, bowl, glasses(2))
      await expired(first)
      await late(first)
      expect(await moneyOf(session, first)).toMatchObject({ status: 'pending', paid: 40 })
      expect(await returned(session, id)).toMatchObject({ state: 'closed', exchange: first })

      const other = await received(session, order)
      const second = await sent(session, other, bowl, glasses(2))
      await expired(second)
      await giveBack(session, other, 100)
      await late(second)
      expect(await moneyOf(session, second)).toMatchObject({ status: 'cancelled', toRefund: 40 })
      expect(await returned(session, other)).toMatchObject({ state: 'closed', cancelled: second })
    }))
})

test('the customer reads of it in the mail about the order and on the page of the return', () =>
  withReturn(async (session, id) => {
    const x = await sent(session, id, bowl)
    const mails = () =>
      asOwner<{ kind: string; status: string; waiting: string | null }>(
        session,
        `with taken as (delete from public.email_outbox returning id, kind, payload)
         select kind, payload ->> 'status' as status, payload ->> 'waiting_return' as waiting from taken order by id`,
      )
    const row = (await one(
      session,
      `select r.number, o.tracking_token as token, x.order_number as exchange from public.returns r
       join public.orders o on o.id = r.order_id join public.orders x on x.id = r.exchange_order_id where r.id = $1`,
      id,
    )) as { number: string; token: string; exchange: string }
    await mails()
    await cancel(session, x)
    expect(await mails()).toEqual([{ kind: 'order_status', status: 'cancelled', waiting: row.number }])
    const page = () => call(session, 'public.return_page($1)', [row.token])
    expect(await page()).toMatchObject({
      returns: [{ state: 'received', exchange_order_number: null, cancelled_exchange_number: row.exchange }],
    })
    await reopen(session, x)
    expect(await mails()).toEqual([{ kind: 'order_status', status: 'processing', waiting: null }])
    expect(await page()).toMatchObject({
      returns: [{ state: 'closed', exchange_order_number: row.exchange, cancelled_exchange_number: null }],
    })
  }))
