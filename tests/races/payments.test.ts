import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Session, type TestDatabase } from '../db/database.ts'
import { ids, people } from '../db/fixtures.ts'
import { holdRows, mutate, race } from './barrier.ts'
import { brokenInvariants } from './invariants.ts'
import {
  asService,
  dispute,
  disputeSql,
  place,
  type Placed,
  receive,
  refund,
  report,
  start,
} from './payment-requests.ts'
import { brokenButMails, placed } from './payment-storm.ts'
import { buyer, openShop, type Outcome, request, unexpectedErrors } from './race-shop.ts'

let db: TestDatabase
beforeEach(async () => {
  db = await openShop()
  await db.query('update public.payment_methods set is_ready = true')
})
afterEach(() => db.close())

const money = async (order: Placed) =>
  (
    await db.query(
      `select paid_amount::float as paid, refunded_amount::float as refunded, amount_to_refund::float as "toRefund" from public.orders where id = $1`,
      [order.id],
    )
  )[0]

const countOf = (outcomes: readonly Outcome[], message: string) =>
  outcomes.filter((outcome) => outcome.message === message).length

describe('what two admins and two tabs do at once', () => {
  const refundTwice = async () => {
    const order = await placed(db, buyer(1), 'bank_transfer')
    await receive(db, order, order.total_amount, 'a')
    const outcomes = await race(db, holdRows('orders', order.id), [
      (session) => refund(session, order, 300, 'one'),
      (session) => refund(session, order, 300, 'two'),
    ])
    return { order, outcomes }
  }

  test('two refunds that are too much together: one is refused', async () => {
    const { order, outcomes } = await refundTwice()
    expect(countOf(outcomes, 'refund_too_large')).toBe(1)
    expect(await money(order)).toMatchObject({ refunded: 300 })
    expect(await brokenInvariants(db)).toEqual({})
  })

  test('mutant: without the lock of the order both are given', async () => {
    await mutate(db, 'private.record_payment', (sql) => sql.replace('for no key update', ''))
    await mutate(db, 'private.refund_order', (sql) => sql.replace('for no key update', ''))
    // Both have read when either writes.
    await mutate(db, 'private.record_payment', (sql) =>
      sql.replace(
        'recorded := private.enter_payment(',
        'perform pg_advisory_xact_lock_shared(4711);\n  recorded := private.enter_payment(',
      ),
    )
    await db.query(`do $$ declare c text; begin
      for c in select conname from pg_constraint where conrelid = 'public.orders'::regclass and pg_get_constraintdef(oid) ~ 'refunded_amount|credited_amount' loop
        execute format('alter table public.orders drop constraint %I', c);
      end loop; end $$`)
    const order = await placed(db, buyer(1), 'bank_transfer')
    await receive(db, order, order.total_amount, 'a')
    await race(
      db,
      'select pg_advisory_xact_lock(4711)',
      ['one', 'two'].map((reference) => (session: Session) => refund(session, order, 300, reference)),
    )
    expect(Object.keys(await brokenInvariants(db))).toContain(
      'an order was paid and given back what its ledger says',
    )
  })

  test('two dialogs that show the same excess give it back once, and record the same transfer once', async () => {
    const order = await placed(db, buyer(1), 'bank_transfer')
    const sum = String(order.total_amount)
    const both = (statement: string) =>
      race(
        db,
        holdRows('orders', order.id),
        ['one', 'two'].map(
          (reference) => (session: Session) =>
            request(session, people.admin, statement, [order.id, reference, sum]),
        ),
      )
    const received = await both(
      `select public.record_payment($1, 'transfer', $2, 2 * $3::text::numeric, current_date - 1, seen_paid => 0, seen_refunded => 0) as answer`,
    )
    expect(countOf(received, 'edit_conflict')).toBe(1)
    const refunds = await both(
      `select public.refund_order($1, 'transfer', $2, $3::text::numeric, 'paid twice',
         seen_paid => 2 * $3::text::numeric, seen_refunded => 0) as answer`,
    )
    expect(countOf(refunds, 'edit_conflict')).toBe(1)
    expect(await money(order)).toEqual({
      paid: 2 * order.total_amount,
      refunded: order.total_amount,
      toRefund: 0,
    })
    expect(await brokenInvariants(db)).toEqual({})
  })

  test('a report of the right amount and one of another do not deadlock', async () => {
    const order = await placed(db, buyer(1), 'paypal')
    const { answer: payment } = await start(db, order, 'paypal')
    const outcomes = await race(
      db,
      holdRows('orders', order.id),
      [1, 0.5].map(
        (factor) => (session: Session) => report(session, 'paypal', payment!, 'succeeded', factor),
      ),
      { inOrder: true },
    )
    expect(outcomes.map(({ code, answer }) => code ?? answer?.result)).toEqual(['recorded', 'other_amount'])
    expect(await money(order)).toMatchObject({ paid: order.total_amount })
    expect(await brokenInvariants(db)).toEqual({})
  })

  test('a charge that is reported while its dispute ends holds nothing back', async () => {
    const order = await placed(db, buyer(1), 'paypal')
    const { answer: payment } = await start(db, order, 'paypal')
    await dispute(db, payment!, 'open', 1)
    const outcomes = await race<Outcome>(db, disputeSql(payment!, 'won', 2), [
      (session) => report(session, 'paypal', payment!, 'succeeded'),
    ])
    expect(outcomes.map(({ code }) => code)).toEqual([undefined])
    expect(await brokenInvariants(db)).toEqual({})
  })

  test('one report that arrives twenty times is recorded once', async () => {
    const order = await placed(db, buyer(1), 'card')
    const { answer: payment } = await start(db, order, 'card')
    const outcomes = await race(
      db,
      holdRows('orders', order.id),
      Array.from({ length: 20 }, () => (session: Session) => report(session, 'card', payment!, 'succeeded')),
    )
    expect(outcomes.filter(({ answer }) => answer?.result === 'recorded')).toHaveLength(1)
    expect(await money(order)).toMatchObject({ paid: order.total_amount, toRefund: 0 })
    expect(await brokenInvariants(db)).toEqual({})
  })

  test('a refund that an admin books by PayPal’s id while PayPal reports it is one refund', async () => {
    const order = await placed(db, buyer(1), 'paypal')
    const { answer: payment } = await start(db, order, 'paypal')
    await report(db, 'paypal', payment!, 'succeeded')
    await refund(db, order, 100, 'own', [], 'paypal')
    const outcomes: Outcome[] = await race<Outcome>(
      db,
      holdRows('orders', order.id),
      [
        (session) =>
          request(
            session,
            people.admin,
            `select public.record_provider_refund((select id from public.payments where order_id = $1 and kind = 'charge'),
               'R-1', 100, current_date - 1, 'a chip') as answer`,
            [order.id],
          ),
        (session) =>
          asService(
            session,
            `select public.report_refund('paypal', 'x', 'own', 'succeeded', null, null, '{"refund_id": "R-1"}') as answer`,
          ),
      ],
      { inOrder: true },
    )
    expect(unexpectedErrors(outcomes)).toEqual([])
    expect(await money(order)).toMatchObject({ refunded: 100 })
    expect(await brokenInvariants(db)).toEqual({})
  })

  test('two tabs paying by card: one charge', async () => {
    const order = await placed(db, buyer(1), 'card')
    const payments = [(await start(db, order, 'card')).answer!, (await start(db, order, 'card')).answer!]
    const outcomes = await race(
      db,
      holdRows('orders', order.id),
      payments.map((payment) => (session: Session) => report(session, 'card', payment, 'succeeded')),
    )
    expect(outcomes.map(({ answer }) => answer?.result)).toEqual(
      expect.arrayContaining(['already_paid', 'recorded']),
    )
    expect(await money(order)).toMatchObject({ paid: order.total_amount, toRefund: 0 })
  })
})

test('the glasses of an order that expires are there for the next buyer', async () => {
  await db.query('update public.products set stock_quantity = 1 where id = $1', [ids.glass])
  const order = await placed(db, buyer(1), 'card')
  const { answer: payment } = await start(db, order, 'card')
  await asService(db, 'update public.orders set payment_due_at = now() where id = $1', [order.id], 'owner')
  // The scheduler, a late report and another buyer at once: one of the two buyers has the glass.
  const outcomes: Outcome[] = await race<Outcome>(db, holdRows('products', ids.glass), [
    (session) => asService(session, 'select private.expire_unpaid_orders() as answer', [], 'owner'),
    (session) => place(session, buyer(2), 'card'),
  ])
  expect(unexpectedErrors(outcomes)).toEqual([])
  await report(db, 'card', payment!, 'succeeded')
  expect(await brokenButMails(db)).toEqual({})
})
