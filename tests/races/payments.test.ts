import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Session, type TestDatabase, actAs, attempt, openDatabase } from '../db/database.ts'
import { ids, people } from '../db/fixtures.ts'
import { holdRows, mutate, race } from './barrier.ts'
import { brokenInvariants } from './invariants.ts'
import {
  type Placed,
  METHODS,
  type Method,
  place,
  asService,
  receive,
  refund,
  type Started,
  start,
  report,
  reverse,
  statusTo,
  expire,
} from './payment-requests.ts'
import { buyer, openShop, type Outcome, request, unexpectedErrors } from './race-shop.ts'

let db: TestDatabase
beforeEach(async () => {
  db = await openDatabase()
  await openShop(db)
  await db.query('update public.payment_methods set is_ready = true')
})
afterEach(() => db.close())

const placed = async (userId: string, method: Method): Promise<Placed> => {
  const { answer, message } = await place(db, userId, method)
  if (answer === undefined) throw new Error(`No order to start from: ${String(message)}`)
  return answer
}

/** A payment that is rolled back; its invoice number must be free again. */
const payAndRollBack = (session: Session, order: Placed) =>
  actAs(session, { role: 'authenticated', userId: people.admin }, async (inside) => {
    await attempt(inside, `select public.record_payment($1, 'transfer', $2, 9000, current_date - 1)`, [
      order.id,
      randomUUID(),
    ])
    await attempt(inside, 'set constraints all immediate')
  })

const linesOf = (session: Session, order: Placed) =>
  actAs(session, { role: 'owner' }, (inside) =>
    inside.query<{ id: string; quantity: number }>(
      'select id, quantity from public.order_items where order_id = $1',
      [order.id],
    ),
  )

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
    const order = await placed(buyer(1), 'bank_transfer')
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
    const order = await placed(buyer(1), 'bank_transfer')
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
    const order = await placed(buyer(1), 'bank_transfer')
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

  test('one report that arrives twenty times is recorded once', async () => {
    const order = await placed(buyer(1), 'card')
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

  test('two tabs paying by card: one charge', async () => {
    const order = await placed(buyer(1), 'card')
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

/** The violated invariants. An order that is reopened at once takes back the mail about its cancellation. */
async function broken() {
  const { 'an order is confirmed by one mail, and each change of its status by one': _, ...others } =
    await brokenInvariants(db)
  return others
}

/** Numbers from 0 to 1 that are the same in each run (mulberry32). */
function randomNumbers(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

type Script = (session: Session) => Promise<Outcome[]>

/**
 * Places orders that no random client touches and returns a script for each, whose outcome is therefore certain. Together the
 * scripts reach every state that the invariants check and every fault of a mutant below.
 */
async function placeScriptedOrders(): Promise<Script[]> {
  const paid = await placed(buyer(41), 'bank_transfer')
  const [piece] = await linesOf(db, paid)
  const unpaid = await placed(buyer(42), 'bank_transfer')
  const card = await placed(buyer(43), 'card')
  const late = await placed(buyer(44), 'card')
  const lost = await placed(buyer(45), 'bank_transfer')
  const cash = await placed(buyer(46), 'cash_on_delivery')
  const unearned = await placed(buyer(47), 'bank_transfer')
  const mistaken = await placed(buyer(48), 'bank_transfer')
  const pay = async (session: Session, order: Placed, outcome: string, factor = 1) => {
    const started = await start(session, order, 'card')
    return started.answer === undefined ? started : report(session, 'card', started.answer, outcome, factor)
  }
  return [
    // An invoice number is taken and rolled back, then the order is paid, and one piece is returned.
    async (session) => {
      await payAndRollBack(session, paid)
      return [
        await receive(session, paid, paid.total_amount, 'the whole'),
        await refund(session, paid, 50, 'a piece', [{ item_id: piece!.id, quantity: 1, restock: true }]),
      ]
    },
    async (session) => [await statusTo(session, unpaid, 'shipped')],
    // Declined, reported with another amount, paid.
    async (session) => [
      await pay(session, card, 'failed'),
      await pay(session, card, 'succeeded', 0.5),
      await pay(session, card, 'succeeded'),
    ],
    // Paid after it expired.
    async (session) => {
      const started = await start(session, late, 'card')
      return [
        started,
        await expire(session, late),
        await report(session, 'card', started.answer!, 'succeeded'),
      ]
    },
    async (session) => [await expire(session, lost)],
    // The delivery was entered by mistake.
    async (session) => [await statusTo(session, cash, 'delivered'), await statusTo(session, cash, 'shipped')],
    // All but 1 DH is received, given back and not received again.
    async (session) => [
      await receive(session, unearned, unearned.total_amount - 1, `part ${unearned.order_number}`),
      await refund(session, unearned, unearned.total_amount - 1, `back ${unearned.order_number}`),
      await receive(session, unearned, 1, `rest ${unearned.order_number}`),
      await statusTo(session, unearned, 'shipped'),
    ],
    // The whole is booked by mistake, and reversed.
    async (session) => [
      await receive(session, mistaken, mistaken.total_amount, `wrong ${mistaken.order_number}`),
      await reverse(session, mistaken, `wrong ${mistaken.order_number}`),
      await statusTo(session, mistaken, 'shipped'),
    ],
  ]
}

/** How often each kind of event has occurred; a storm that misses one proves nothing about it. */
async function countEvents() {
  const [counts] = await db.query<Record<string, number>>(
    `select (select count(*)::int from public.payments where state = 'succeeded' and kind = 'charge') as paid,
       (select count(*)::int from public.payments where state = 'failed' and kind = 'charge') as failed,
       (select count(*)::int from public.payments where state = 'succeeded' and kind = 'refund') as refunded,
       (select count(*)::int from public.payments where kind = 'reversal') as reversed,
       (select count(*)::int from public.refund_lines where restocked) as restocked,
       (select count(*)::int from public.invoices where kind = 'invoice') as invoices,
       (select count(*)::int from public.invoices where kind = 'credit_note') as credited,
       (select count(*)::int from public.order_status_history where reason = 'payment') as expired,
       (select count(*)::int from public.order_status_history where from_status = 'cancelled') as revived,
       (select count(*)::int from public.payment_differences) as differences`,
  )
  return counts ?? {}
}

type Storm = { readonly clients: number; readonly steps: number }

/**
 * Random clients that order, pay, fail to pay, report, expire, ship, deliver, cancel and refund at once, on shared orders,
 * and beside them the scripted orders.
 */
async function storm({ clients, steps }: Storm): Promise<Outcome[]> {
  const scripts = await placeScriptedOrders()
  const orders: { order: Placed; method: Method; payments: Started[] }[] = []
  const outcomes: Outcome[] = []

  async function client(n: number, session: Session) {
    const random = randomNumbers(n + 1)
    const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)]
    const orderNow = async () => {
      const method = pick(METHODS)!
      const outcome = await place(session, buyer(1 + (n % 50)), method, 1 + Math.floor(random() * 2))
      if (outcome.answer !== undefined) orders.push({ order: outcome.answer, method, payments: [] })
      return outcome
    }
    const deeds: ((chosen: (typeof orders)[number]) => Promise<Outcome>)[] = [
      orderNow,
      ({ order }) => receive(session, order, Math.ceil(order.total_amount * random() * 1.4), randomUUID()),
      ({ order }) => receive(session, order, order.total_amount, `whole ${order.order_number}`),
      async (chosen) => {
        const outcome = await start(session, chosen.order, chosen.method)
        if (outcome.answer !== undefined) chosen.payments.push(outcome.answer)
        return outcome
      },
      async ({ method, payments }) => {
        const payment = pick(payments)
        if (payment === undefined) return {}
        const kind = random()
        return report(session, method, payment, kind < 0.25 ? 'failed' : 'succeeded', kind > 0.9 ? 0.5 : 1)
      },
      async ({ order }) => {
        const given = (await linesOf(session, order))
          .filter(() => random() < 0.5)
          .map(({ id }) => ({ item_id: id, quantity: 1, restock: random() < 0.7 }))
        return refund(session, order, Math.ceil(random() * 200), randomUUID(), given)
      },
      ({ order }) =>
        statusTo(
          session,
          order,
          pick(['pending', 'processing', 'shipped', 'delivered', 'cancelled'])!,
          random() < 0.1,
        ),
      ({ order }) => expire(session, order),
      async ({ order }) => {
        await payAndRollBack(session, order)
        return {}
      },
    ]
    for (let step = 0; step < steps; step += 1) {
      const chosen = pick(orders)
      outcomes.push(await (chosen === undefined ? orderNow() : pick(deeds)!(chosen)))
    }
  }

  const sessions = await Promise.all(Array.from({ length: clients + scripts.length }, () => db.connect()))
  const scripted = scripts.map((script, n) => script(sessions[clients + n]!))
  await Promise.all(sessions.slice(0, clients).map((session, n) => client(n, session)))
  outcomes.push(...(await Promise.all(scripted)).flat())
  await Promise.all(sessions.map((session) => session.close()))
  return outcomes
}

describe('a storm of payments', () => {
  test('of 40 clients leaves every invariant whole', async () => {
    const outcomes = await storm({ clients: 40, steps: 25 })
    expect(unexpectedErrors(outcomes)).toEqual([])
    expect(await broken()).toEqual({})
    // Without these events the storm would prove nothing.
    for (const [name, count] of Object.entries(await countEvents())) expect(count, name).toBeGreaterThan(0)
  })

  const SCRIPTED_ONLY = { clients: 0, steps: 0 }

  test('the scripted orders alone reach every state and break nothing', async () => {
    expect(unexpectedErrors(await storm(SCRIPTED_ONLY))).toEqual([])
    expect(await broken()).toEqual({})
    for (const [name, count] of Object.entries(await countEvents())) expect(count, name).toBeGreaterThan(0)
  })

  test.each([
    [
      'adds up payments without looking whether they failed',
      'private.sum_order_payments',
      (sql: string) =>
        sql.replace(
          `p.kind = 'charge' and p.state = 'succeeded'`,
          `p.kind = 'charge' and p.state <> 'pending'`,
        ),
      'an order was paid and given back what its ledger says',
    ],
    [
      'ships what is not paid',
      'private.require_payment',
      (sql: string) =>
        sql.replace('if private.must_be_paid_first(new)', 'if false and private.must_be_paid_first(new)'),
      'what is due before the delivery was paid, or sent unpaid on purpose',
    ],
    [
      'lowers the price by money that was not earned',
      'private.record_payment',
      (sql: string) => sql.replace("(for_order.amount_due = 0 or for_order.status = 'delivered')", 'true'),
      'what is due before the delivery was once paid in full, whatever was given back',
    ],
    [
      'forgets what is reversed',
      'private.sum_order_payments',
      (sql: string) => sql.replace("p.kind = 'reversal'", 'false'),
      'an order was paid and given back what its ledger says',
    ],
    [
      'returns the same pieces twice',
      'private.restock_refund',
      (sql: string) =>
        sql.replace('l.restocked and i.id = l.order_item_id', 'false and i.id = l.order_item_id'),
      'what is sold and what is there is what came in',
    ],
    [
      'counts invoices by a sequence',
      'private.issue_invoice',
      (sql: string) =>
        sql.replace(
          'returning c.last_number into next_number;',
          `returning c.last_number into next_number;
        next_number := nextval('public.mutant_numbers');`,
        ),
      'numbers of invoices have no gaps',
    ],
    [
      'forgets credit notes',
      'private.settle_invoices',
      (sql: string) => sql.replace('if invoiced > kept then', 'if false then'),
      'what is invoiced of an order is what is kept of its money',
    ],
  ] as const)('mutant that %s is found', async (_, name, change, invariant) => {
    await db.query('create sequence public.mutant_numbers')
    await mutate(db, name, change)
    await storm(SCRIPTED_ONLY)
    expect(Object.keys(await brokenInvariants(db))).toContain(invariant)
  })
})

test('the glasses of an order that expires are there for the next buyer', async () => {
  await db.query('update public.products set stock_quantity = 1 where id = $1', [ids.glass])
  const order = await placed(buyer(1), 'card')
  const { answer: payment } = await start(db, order, 'card')
  await asService(db, 'update public.orders set payment_due_at = now() where id = $1', [order.id], 'owner')
  // The scheduler, a late report and another buyer at once: one of the two buyers has the glass.
  const outcomes: Outcome[] = await race<Outcome>(db, holdRows('products', ids.glass), [
    (session) => asService(session, 'select private.expire_unpaid_orders() as answer', [], 'owner'),
    (session) => place(session, buyer(2), 'card'),
  ])
  expect(unexpectedErrors(outcomes)).toEqual([])
  await report(db, 'card', payment!, 'succeeded')
  expect(await broken()).toEqual({})
})
