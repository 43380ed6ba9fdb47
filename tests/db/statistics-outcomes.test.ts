import { afterAll, beforeAll, expect, test } from 'vitest'
import { actAs, type Session, type TestDatabase } from './database.ts'
import { openShop, ids, people } from './fixtures.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openShop()
  await db.query(
    'truncate public.payment_events, public.refund_lines, public.payments, public.invoices, public.payment_differences, public.payment_disputes, public.returns, public.return_lines, public.return_events, public.return_photos',
  )
  await db.query(`update public.orders set paid_amount = 0, payment_status = 'unpaid'`)
})
afterAll(() => db.close())

type Sold = { deliveries: number; sold: number; days: { day: string; sold: number }[] }

const statistics = async (owner: Session, from: string, to: string) => {
  const [row] = await actAs(owner, { role: 'authenticated', userId: people.admin }, (session) =>
    session.query<{ answer: Sold & { previous: Pick<Sold, 'deliveries' | 'sold'> } }>(
      `select public.admin_statistics($1::date, $2::date) as answer`,
      [from, to],
    ),
  )
  if (row === undefined) throw new Error('no statistics')
  const { deliveries, sold, previous, days } = row.answer
  return {
    deliveries,
    sold,
    before: [previous.deliveries, previous.sold],
    days: days.filter((each) => each.sold !== 0).map((each) => [each.day, each.sold]),
  }
}

const october = (owner: Session) => statistics(owner, '2026-10-01', '2026-10-31')
const november = (owner: Session) => statistics(owner, '2026-11-01', '2026-11-30')

/** Sets the status as of noon of a day in Morocco. */
const setStatus = async (owner: Session, order: string, status: string, day: string) => {
  await owner.query(`update public.orders set status = $2::text::public.order_status where id = $1`, [
    order,
    status,
  ])
  await endTransaction(owner)
  await moveHistory(owner, order, day)
}

/** Invoices and credit notes are issued when a transaction ends. */
const endTransaction = async (owner: Session) => {
  await owner.query('set constraints all immediate')
  await owner.query('set constraints all deferred')
}

// The history is append-only for everyone but the owner of the table, who sets the triggers aside.
const moveHistory = async (owner: Session, order: string, day: string) => {
  await owner.query(`set local session_replication_role = replica`)
  await owner.query(
    `update public.order_status_history set created_at = ($2::date + time '12:00') at time zone private.shop_time_zone()
     where id = (select max(id) from public.order_status_history where order_id = $1)`,
    [order, day],
  )
  await owner.query(`set local session_replication_role = origin`)
}

/** Gives money back, with its credit note, on a day. */
const refund = async (owner: Session, order: string, amount: number, day: string) => {
  // `actAs` would roll it back.
  await owner.query(`select set_config('request.jwt.claims', $1, true)`, [
    JSON.stringify({ role: 'authenticated', sub: people.admin }),
  ])
  await owner.query(`select public.refund_order($1, 'cash', $2, $3::numeric, 'a chip on the rim')`, [
    order,
    `back-${day}`,
    amount,
  ])
  await endTransaction(owner)
  await owner.query(`set local session_replication_role = replica`)
  await owner.query(
    `update public.invoices set issued_at = ($2::date + time '12:00') at time zone private.shop_time_zone()
     where order_id = $1 and kind = 'credit_note' and sequence = (select max(sequence) from public.invoices where kind = 'credit_note')`,
    [order, day],
  )
  await owner.query(`set local session_replication_role = origin`)
}

/** Two orders of 100 DH, made in September. */
const inTheFall = (work: (owner: Session) => Promise<void>) =>
  actAs(db, { role: 'owner' }, async (owner) => {
    await owner.query(`update public.orders set created_at = '2026-09-20 12:00+00'`)
    for (const order of [ids.customerOrder, ids.neighbourOrder]) await moveHistory(owner, order, '2026-09-20')
    await work(owner)
  })

test('an order is sold on the day of its delivery, whenever it was made', () =>
  inTheFall(async (owner) => {
    await setStatus(owner, ids.customerOrder, 'shipped', '2026-09-30')
    await setStatus(owner, ids.customerOrder, 'delivered', '2026-10-03')
    await setStatus(owner, ids.neighbourOrder, 'delivered', '2026-11-02')
    expect(await october(owner)).toEqual({
      deliveries: 1,
      sold: 100,
      before: [0, 0],
      days: [['2026-10-03', 100]],
    })
    expect(await november(owner)).toMatchObject({ deliveries: 1, sold: 100, days: [['2026-11-02', 100]] })
    // The 30 days before November.
    expect((await november(owner)).before).toEqual([1, 100])
  }))

test('what is given back in November changes November, not October', () =>
  inTheFall(async (owner) => {
    await setStatus(owner, ids.customerOrder, 'delivered', '2026-10-03')
    await refund(owner, ids.customerOrder, 30, '2026-11-05')
    expect(await october(owner)).toMatchObject({ deliveries: 1, sold: 100, days: [['2026-10-03', 100]] })
    expect(await november(owner)).toMatchObject({ deliveries: 0, sold: -30, days: [['2026-11-05', -30]] })

    // And the rest: nothing of it is left, in the sum of both months.
    await refund(owner, ids.customerOrder, 70, '2026-11-09')
    expect(await october(owner)).toMatchObject({ sold: 100 })
    expect(await november(owner)).toMatchObject({
      deliveries: 0,
      sold: -100,
      days: [
        ['2026-11-05', -30],
        ['2026-11-09', -70],
      ],
    })
  }))

test('a delivery that is taken back counts against the day when it was', () =>
  inTheFall(async (owner) => {
    await setStatus(owner, ids.customerOrder, 'delivered', '2026-10-03')
    await setStatus(owner, ids.customerOrder, 'cancelled', '2026-11-04')
    expect(await october(owner)).toMatchObject({ deliveries: 1, sold: 100 })
    expect(await november(owner)).toMatchObject({ deliveries: -1, sold: -100, days: [['2026-11-04', -100]] })
  }))

test('what was given back before is not taken back twice', () =>
  inTheFall(async (owner) => {
    await setStatus(owner, ids.customerOrder, 'delivered', '2026-10-03')
    await refund(owner, ids.customerOrder, 30, '2026-10-20')
    await setStatus(owner, ids.customerOrder, 'cancelled', '2026-11-04')
    // 100 - 30 in October, and the other 70 in November.
    expect(await october(owner)).toMatchObject({ sold: 70 })
    expect(await november(owner)).toMatchObject({ sold: -70 })
    // The money that goes back for the cancelled order was not sold any more.
    await refund(owner, ids.customerOrder, 70, '2026-11-08')
    expect(await november(owner)).toMatchObject({ sold: -70 })
  }))

test('an order that was paid in advance is sold for what was left of its price', () =>
  inTheFall(async (owner) => {
    await owner.query(`update public.orders set payment_method = 'bank_transfer' where id = $1`, [
      ids.customerOrder,
    ])
    await owner.query(
      `select private.record_payment($1, 'charge', 'transfer', 'bank-1', 'succeeded', 100, '{}')`,
      [ids.customerOrder],
    )
    await endTransaction(owner)
    await refund(owner, ids.customerOrder, 20, '2026-10-01')
    expect(await october(owner)).toMatchObject({ deliveries: 0, sold: 0 })
    await setStatus(owner, ids.customerOrder, 'delivered', '2026-11-02')
    expect(await october(owner)).toMatchObject({ sold: 0 })
    expect(await november(owner)).toMatchObject({ deliveries: 1, sold: 80 })
  }))

test('the overview counts today and yesterday until the same time, cash, ages and refusals', () =>
  actAs(db, { role: 'owner' }, async (owner) => {
    const overview = async () => {
      const [row] = await actAs(owner, { role: 'authenticated', userId: people.admin }, (session) =>
        session.query<{ answer: Record<string, unknown> }>('select public.admin_overview() as answer'),
      )
      return row?.answer
    }
    // Midnight may have passed since the orders of the fixtures were placed.
    await owner.query('update public.orders set created_at = now()')
    // Midnight of yesterday was before this time of day, the last moment of yesterday was not.
    const move = (moment: string) =>
      owner.query(
        `update public.orders set created_at = private.start_of_day((now() at time zone private.shop_time_zone())::date - 1) + $2::text::interval
         where id = $1`,
        [ids.customerOrder, moment],
      )
    await move('0')
    expect(await overview()).toMatchObject({
      today: { orders: 1, ordered: 100 },
      yesterday: { orders: 1, ordered: 100 },
      cash: { held: { count: 0, amount: 0 }, shipped: { count: 0, amount: 0 } },
    })
    await move('23 hours 59 minutes 59.999999 seconds')
    expect(await overview()).toMatchObject({ yesterday: { orders: 0, ordered: 0 } })

    const dayBefore = async (days: number) => {
      const [row] = await owner.query<{ day: string }>(
        `select ((now() at time zone private.shop_time_zone())::date - $1::int)::text as day`,
        [days],
      )
      return row?.day ?? ''
    }
    await moveHistory(owner, ids.customerOrder, await dayBefore(5))
    await setStatus(owner, ids.customerOrder, 'shipped', await dayBefore(2))
    await moveHistory(owner, ids.neighbourOrder, await dayBefore(4))
    expect(await overview()).toMatchObject({
      cash: { shipped: { count: 1, amount: 100 } },
      waiting: { to_confirm: [0, 0, 1], to_pack: [0, 0, 0], on_the_way: [0, 1, 0], coming_back: [0, 0, 0] },
      // The fixtures hold an outcome of the neighbour's order.
      refusals: { refused: 1, delivered: 0 },
    })
    await owner.query(`update public.orders set delivery_failure = 'unreachable' where id = $1`, [
      ids.customerOrder,
    ])
    expect(await overview()).toMatchObject({
      cash: { shipped: { count: 0, amount: 0 } },
      waiting: { on_the_way: [0, 0, 0], coming_back: [0, 1, 0] },
    })
    await owner.query(
      `update public.orders set courier_id = (select id from public.couriers limit 1) where id = $1`,
      [ids.customerOrder],
    )
    await setStatus(owner, ids.customerOrder, 'delivered', await dayBefore(0))
    expect(await overview()).toMatchObject({
      refusals: { refused: 1, delivered: 1 },
      cash: { held: { count: 1, amount: 100 } },
    })
    await owner.query('update public.orders set remitted_at = now() where id = $1', [ids.customerOrder])
    expect(await overview()).toMatchObject({ cash: { held: { count: 0, amount: 0 } } })
  }))
