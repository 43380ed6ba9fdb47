import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attempt, type Session, type TestDatabase } from './database.ts'
import { people, setOrderStatus } from './fixtures.ts'
import { asAdminOf, byTransfer, money, openUnpaidShop, order, receive, refund } from './order-money.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openUnpaidShop()
})
afterAll(() => db.close())

const asAdmin = (work: (session: Session) => Promise<void>) =>
  asAdminOf(db, async (session) => {
    await byTransfer(session)
    await work(session)
  })

/** Does what the end of a transaction does. */
async function settle<T>(session: Session, change: Promise<T>): Promise<T> {
  const answer = await change
  await session.query('set constraints all immediate')
  await session.query('set constraints all deferred')
  return answer
}

const keep = (session: Session, amount: number, seenPaid = 100, seenRefunded = 0) =>
  attempt(
    session,
    `select public.keep_payment($1, $2::numeric, 'made to measure', $3::numeric, $4::numeric)`,
    [order, amount, seenPaid, seenRefunded],
  )

const documents = async (session: Session) =>
  session.query<{ kind: string; total: number; lines: number }>(
    `select kind, total_amount::float as total, jsonb_array_length(content -> 'lines') as lines from public.invoices
     where order_id = $1 order by issued_at, kind`,
    [order],
  )

const revenue = async (session: Session) =>
  (
    await session.query<{ revenue: number }>(
      'select revenue::float as revenue from public.orders where id = $1',
      [order],
    )
  )[0]?.revenue

test('a fee that is kept of a cancelled order is revenue, invoiced, and not to be given back', () =>
  asAdmin(async (session) => {
    await settle(session, receive(session, 100))
    await settle(session, setOrderStatus(session, order, 'cancelled'))
    await settle(session, refund(session, 80))
    expect(await money(session)).toMatchObject({ toRefund: 20 })
    expect((await settle(session, keep(session, 20, 100, 80))).code).toBeUndefined()
    expect((await settle(session, keep(session, 20, 100, 80))).code).toBeUndefined()
    expect(await money(session)).toMatchObject({ due: 0, toRefund: 0 })
    expect(await revenue(session)).toBe(20)
    expect(await documents(session)).toEqual([
      { kind: 'invoice', total: 100, lines: 1 },
      { kind: 'credit_note', total: 80, lines: 0 },
    ])
    expect(
      await session.query(
        'select kept_amount::float as kept, reason, actor from public.payment_decisions where order_id = $1',
        [order],
      ),
    ).toEqual([{ kept: 20, reason: 'made to measure', actor: people.admin }])
  }))

test('a fee of an order that was never invoiced is invoiced when it is kept', () =>
  asAdmin(async (session) => {
    await settle(session, receive(session, 50))
    await settle(session, setOrderStatus(session, order, 'cancelled'))
    await settle(session, keep(session, 10, 50))
    await settle(session, refund(session, 40))
    expect(await money(session)).toMatchObject({ due: 0, toRefund: 0 })
    expect(await documents(session)).toEqual([{ kind: 'invoice', total: 10, lines: 0 }])
    expect(await revenue(session)).toBe(10)
  }))

const lastContent = async (session: Session) =>
  (
    await session.query<{ kept: number; reason: string | null; cause: string | null }>(
      `select (content ->> 'kept_amount')::float as kept, content ->> 'kept_reason' as reason, content ->> 'cause' as cause
       from public.invoices where order_id = $1 order by issued_at desc, kind limit 1`,
      [order],
    )
  )[0]

describe('a document names what is kept', () => {
  test('of a cancelled order, in the credit note of its last refund', () =>
    asAdmin(async (session) => {
      await settle(session, receive(session, 100))
      await settle(session, setOrderStatus(session, order, 'cancelled'))
      await settle(session, keep(session, 20))
      await settle(session, refund(session, 50))
      expect(await lastContent(session)).toEqual({ kept: 0, reason: 'made to measure', cause: null })
      await settle(session, refund(session, 30, 'back-2'))
      expect(await lastContent(session)).toEqual({ kept: 20, reason: 'made to measure', cause: null })
      // A part of it is given back after all, then the rest.
      await settle(session, refund(session, 5, 'back-3'))
      expect(await lastContent(session)).toMatchObject({ kept: 15 })
      await settle(session, refund(session, 15, 'back-4'))
      expect(await lastContent(session)).toMatchObject({ kept: 0 })
    }))

  test('of a cancelled order that was never invoiced, in its invoice', () =>
    asAdmin(async (session) => {
      await settle(session, receive(session, 50))
      await settle(session, setOrderStatus(session, order, 'cancelled'))
      await settle(session, keep(session, 10, 50))
      expect(await lastContent(session)).toMatchObject({ kept: 10, reason: 'made to measure' })
    }))

  test.each([
    ['a piece for less than it cost', 0, 85, 15],
    ['a piece with what was paid too much', 20, 120, 0],
    ['a piece whose excess counts first', 20, 100, 0],
    ['no piece', 0, 85, 0],
  ])('of %s', (name, excess, amount, kept) =>
    asAdmin(async (session) => {
      await settle(session, receive(session, 100 + excess))
      const lines = await session.query<{ id: string }>(
        'select id from public.order_items where order_id = $1',
        [order],
      )
      const given = name === 'no piece' ? [] : lines.map(({ id }) => ({ item_id: id, quantity: 1 }))
      expect((await settle(session, refund(session, amount, 'back-1', given))).code).toBeUndefined()
      expect(await lastContent(session)).toMatchObject({ kept })
    }),
  )

  test('and a credit note for no refund its cause', () =>
    asAdmin(async (session) => {
      await settle(session, receive(session, 100))
      await settle(
        session,
        attempt(
          session,
          `select public.reverse_payment((select id from public.payments where order_id = $1 and kind = 'charge'))`,
          [order],
        ),
      )
      expect(await lastContent(session)).toMatchObject({ cause: 'reversal' })
    }))
})

test('a fee that is given back after all is neither revenue nor invoiced', () =>
  asAdmin(async (session) => {
    await settle(session, receive(session, 100))
    await settle(session, setOrderStatus(session, order, 'cancelled'))
    await settle(session, keep(session, 20))
    expect(await revenue(session)).toBe(20)
    await settle(session, keep(session, 0))
    expect(await money(session)).toMatchObject({ toRefund: 100 })
    await settle(session, refund(session, 100))
    expect(await revenue(session)).toBe(0)
    expect(await documents(session)).toEqual([
      { kind: 'invoice', total: 100, lines: 1 },
      { kind: 'credit_note', total: 100, lines: 0 },
    ])
  }))

test('an order that is reopened after its fee was kept is invoiced anew, whole and once', () =>
  asAdmin(async (session) => {
    await settle(session, receive(session, 100))
    await settle(session, setOrderStatus(session, order, 'cancelled'))
    await settle(session, refund(session, 80))
    await settle(session, keep(session, 20, 100, 80))
    await settle(session, setOrderStatus(session, order, 'pending'))
    expect(await money(session)).toMatchObject({ due: 80, toRefund: 0 })
    await settle(session, receive(session, 80, 'bank-2'))
    expect(await money(session)).toMatchObject({ due: 0, toRefund: 0 })
    expect(await documents(session)).toEqual([
      { kind: 'invoice', total: 100, lines: 1 },
      { kind: 'credit_note', total: 80, lines: 0 },
      { kind: 'credit_note', total: 20, lines: 0 },
      { kind: 'invoice', total: 100, lines: 1 },
    ])
    expect(await revenue(session)).toBe(100)
  }))

test('a paid order that is cancelled by mistake keeps its one invoice', () =>
  asAdmin(async (session) => {
    await settle(session, receive(session, 100))
    await settle(session, setOrderStatus(session, order, 'cancelled'))
    await settle(session, setOrderStatus(session, order, 'pending'))
    expect(await documents(session)).toEqual([{ kind: 'invoice', total: 100, lines: 1 }])
  }))

test('more than is left of the money, of an open order or after other money moved, is not kept', () =>
  asAdmin(async (session) => {
    await settle(session, receive(session, 100))
    expect(await keep(session, 10)).toMatchObject({ code: 'PT409', message: 'illegal_transition' })
    await settle(session, setOrderStatus(session, order, 'cancelled'))
    expect(await keep(session, 100.01)).toMatchObject({ code: 'PT422', message: 'invalid_request' })
    expect(await keep(session, -1)).toMatchObject({ code: 'PT422', message: 'invalid_request' })
    await settle(session, refund(session, 80))
    expect(await keep(session, 10)).toMatchObject({ code: 'PT409', message: 'edit_conflict' })
  }))
