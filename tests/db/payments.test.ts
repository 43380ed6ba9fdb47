import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { actAs, attempt, type Session, type TestDatabase } from './database.ts'
import { ids, people, setOrderStatus } from './fixtures.ts'
import {
  asAdminOf,
  asOwner,
  byTransfer,
  money,
  openUnpaidShop,
  order,
  receive,
  refund,
  stock,
} from './order-money.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openUnpaidShop()
})
afterAll(() => db.close())

const asAdmin = <T>(work: (session: Session) => Promise<T>) => asAdminOf(db, work)

describe('money that was received', () => {
  test('pays the order, in parts and in excess', () =>
    asAdmin(async (session) => {
      await byTransfer(session)
      expect(await money(session)).toEqual({
        payment_status: 'unpaid',
        paid: 0,
        refunded: 0,
        due: 100,
        toRefund: 0,
      })
      await receive(session, 60)
      expect(await money(session)).toMatchObject({ payment_status: 'pending', paid: 60, due: 40 })
      await receive(session, 55.5, 'bank-2')
      expect(await money(session)).toMatchObject({
        payment_status: 'paid',
        paid: 115.5,
        due: 0,
        toRefund: 15.5,
      })
    }))

  test('is recorded once for each reference', () =>
    asAdmin(async (session) => {
      await receive(session, 100)
      expect((await receive(session, 100)).code).toBeUndefined()
      expect(await money(session)).toMatchObject({ paid: 100 })
      expect(
        await session.query(`select count(*)::int as events from public.payment_events e join public.payments p on p.id = e.payment_id
           where p.order_id = '${order}'`),
      ).toEqual([{ events: 1 }])
      expect(await receive(session, 99)).toMatchObject({ code: 'PT409', message: 'payment_mismatch' })
    }))

  test.each([
    ['nothing', 0, 'bank-1', 'transfer'],
    ['less than a centime', 1.005, 'bank-1', 'transfer'],
    ['no reference', 100, '', 'transfer'],
    ['a provider that reports by itself', 100, 'bank-1', 'cmi'],
  ])('is refused with %s', (_, amount, reference, provider) =>
    asAdmin(async (session) => {
      expect(await receive(session, amount, reference, provider)).toMatchObject({ code: 'PT422' })
    }),
  )

  test('is refused when the sum is more than an order can hold', () =>
    asAdmin(async (session) => {
      for (const reference of ['bank-1', 'bank-2', 'bank-3']) await receive(session, 30_000_000, reference)
      expect(await receive(session, 30_000_000, 'bank-4')).toMatchObject({
        code: 'PT422',
        message: 'invalid_request',
      })
    }))

  test('is recorded by admins only, and no role writes the ledger itself', () =>
    actAs(db, { role: 'authenticated', userId: people.customer }, async (session) => {
      expect(await receive(session, 100)).toMatchObject({ code: '42501' })
      expect(await refund(session, 100)).toMatchObject({ code: '42501' })
      for (const statement of [
        `insert into public.payments (order_id, provider, amount, provider_reference) values ('${order}', 'cash', 1, 'x')`,
        `update public.orders set paid_amount = total_amount where id = '${order}'`,
      ])
        expect(await attempt(session, statement)).toMatchObject({ code: '42501' })
    }))

  test('is seen by the customer of the order, and what admins noted is not', () =>
    asAdmin(async (session) => {
      await receive(session, 100)
      await actAs(session, { role: 'authenticated', userId: people.customer }, async (customer) => {
        expect(await customer.query('select amount::float from public.payments')).toEqual([{ amount: 100 }])
        expect(await customer.query('select * from public.payment_events')).toEqual([])
      })
      await actAs(session, { role: 'authenticated', userId: people.neighbour }, async (neighbour) => {
        expect(await neighbour.query(`select id from public.payments where order_id = '${order}'`)).toEqual(
          [],
        )
      })
    }))
})

describe('the day on which money was received', () => {
  const days = (session: Session) =>
    session.query<{ day: string; bank_text: string }>(
      `select received_on::text as day, bank_text from public.payments where order_id = $1 order by received_on`,
      [order],
    )
  const record = (session: Session, day: string, text = '') =>
    attempt(session, `select public.record_payment($1, 'transfer', $2, 40, $3::text::date, 'a note', $4)`, [
      order,
      `bank of ${day}`,
      day,
      text,
    ])
  const summary = async (session: Session, from: string, to: string) =>
    (
      await session.query<{ days: object[] }>(
        `select public.admin_payment_summary($1, $2) -> 'days' as days`,
        [from, to],
      )
    )[0]?.days

  test('is the bank’s: the ledger, its filters and the sums by day count by it', () =>
    asAdmin(async (session) => {
      await record(session, '2026-10-20', 'VIR RECU M. ALAMI')
      expect(await days(session)).toEqual([{ day: '2026-10-20', bank_text: 'VIR RECU M. ALAMI' }])
      expect(await summary(session, '2026-10-20', '2026-10-20')).toEqual([
        { day: '2026-10-20', provider: 'transfer', received: 40, refunded: 0 },
      ])
      expect(await summary(session, '2026-10-21', '2026-12-31')).toEqual([])
      const listed = (filter: string) =>
        session.query(`select received_on::text as day, bank_text from public.admin_payments(${filter})`)
      expect(await listed(`from_day => '2026-10-20', to_day => '2026-10-20'`)).toEqual(await days(session))
      expect(await listed(`search => 'm. alami'`)).toEqual(await days(session))
      expect(await listed(`from_day => '2026-10-21'`)).toEqual([])
    }))

  test('is that of settling by the shop’s clock for everything else', () =>
    asAdmin(async (session) => {
      const [today] = await session.query<{ day: string }>(
        `select (now() at time zone 'UTC')::date::text as day`,
      )
      await setOrderStatus(session, order, 'delivered')
      await refund(session, 10)
      await setOrderStatus(session, order, 'cancelled')
      await record(session, '2026-10-20')
      expect(await days(session)).toEqual([
        { day: '2026-10-20', bank_text: '' },
        { day: today?.day, bank_text: '' },
        { day: today?.day, bank_text: '' },
      ])
    }))

  test('is not in the future, and stays as it was recorded', () =>
    asAdmin(async (session) => {
      const [tomorrow] = await session.query<{ day: string }>(
        `select ((now() at time zone 'UTC')::date + 1)::text as day`,
      )
      expect(await record(session, tomorrow?.day ?? '')).toMatchObject({
        code: 'PT422',
        message: 'future_day',
      })
      expect(await record(session, '-infinity')).toMatchObject({ code: 'PT422', message: 'invalid_request' })
      await record(session, '2026-10-20')
      await session.query('reset role')
      expect(
        await attempt(session, `update public.payments set received_on = '2026-10-21' where order_id = $1`, [
          order,
        ]),
      ).toMatchObject({ code: 'P0001' })
    }))
})

describe('an order that is paid before the delivery', () => {
  test('is not shipped before', () =>
    asAdmin(async (session) => {
      await byTransfer(session)
      expect((await setOrderStatus(session, order, 'shipped')).rows[0]?.report).toMatchObject([
        { code: 'unpaid' },
      ])
      await receive(session, 99.99)
      expect((await setOrderStatus(session, order, 'delivered')).rows[0]?.report).toMatchObject([
        { code: 'unpaid' },
      ])
      await receive(session, 0.01, 'bank-2')
      expect((await setOrderStatus(session, order, 'shipped')).rows[0]?.report).toMatchObject([
        { code: null },
      ])
    }))

  test('is shipped on purpose, which the history keeps', () =>
    asAdmin(async (session) => {
      await byTransfer(session)
      await session.query(
        `select public.set_order_statuses(array[$1::uuid], array['pending'], 'shipped', ship_unpaid => true)`,
        [order],
      )
      expect(
        await session.query(
          `select to_status, unpaid_override from public.order_status_history where order_id = $1 order by id desc limit 1`,
          [order],
        ),
      ).toEqual([{ to_status: 'shipped', unpaid_override: true }])
      // Each time anew.
      await setOrderStatus(session, order, 'processing')
      expect((await setOrderStatus(session, order, 'shipped')).rows[0]?.report).toMatchObject([
        { code: 'unpaid' },
      ])
    }))

  test('expires once when nothing was paid in time, and its stock returns once', () =>
    asAdmin(async (session) => {
      await byTransfer(session)
      const before = (await stock(session)) ?? 0
      await asOwner(session, `update public.orders set payment_due_at = now() where id = $1`, [order])
      expect(await asOwner(session, 'select private.expire_unpaid_orders() as expired')).toEqual([
        { expired: 1 },
      ])
      expect(await asOwner(session, 'select private.expire_unpaid_orders() as expired')).toEqual([
        { expired: 0 },
      ])
      const taken = await session.query<{ quantity: number }>(
        `select sum(quantity)::int as quantity from public.order_items where order_id = $1 and product_id = $2`,
        [order, ids.bowl],
      )
      expect(await stock(session)).toBe(before + (taken[0]?.quantity ?? 0))
      expect(await money(session)).toMatchObject({ due: 0, toRefund: 0 })
    }))

  test('does not expire when a part was paid', () =>
    asAdmin(async (session) => {
      await byTransfer(session)
      await receive(session, 1)
      await asOwner(session, `update public.orders set payment_due_at = now() where id = $1`, [order])
      expect(await asOwner(session, 'select private.expire_unpaid_orders() as expired')).toEqual([
        { expired: 0 },
      ])
    }))
})

describe('money that arrives after the order expired', () => {
  const expire = async (session: Session) => {
    await byTransfer(session)
    await asOwner(session, `update public.orders set payment_due_at = now() where id = $1`, [order])
    const become = (claims: object, sub: string) =>
      asOwner(
        session,
        `select set_config('request.jwt.claims', $1::text, true), set_config('request.jwt.claim.sub', $2::text, true)`,
        [JSON.stringify(claims), sub],
      )
    await become({}, '')
    await asOwner(session, 'select private.expire_unpaid_orders()')
    await become({ sub: people.admin, role: 'authenticated' }, people.admin)
  }

  test('revives the order while its pieces are there', () =>
    asAdmin(async (session) => {
      const before = await stock(session)
      await expire(session)
      await receive(session, 100)
      expect(await session.query(`select status from public.orders where id = $1`, [order])).toEqual([
        { status: 'pending' },
      ])
      expect(await stock(session)).toBe(before)
    }))

  test('is to be refunded when they are gone', () =>
    asAdmin(async (session) => {
      await expire(session)
      await asOwner(session, `update public.stock_units set quantity = 0`)
      await receive(session, 100)
      expect(await money(session)).toMatchObject({ paid: 100, due: 0, toRefund: 100 })
      expect(await session.query(`select status from public.orders where id = $1`, [order])).toEqual([
        { status: 'cancelled' },
      ])
    }))

  test('does not revive what was cancelled on purpose', () =>
    asAdmin(async (session) => {
      await byTransfer(session)
      await setOrderStatus(session, order, 'cancelled')
      await receive(session, 100)
      expect(await money(session)).toMatchObject({ toRefund: 100 })
    }))
})

describe('cash at the door', () => {
  test('is paid with the delivery, and unpaid when the delivery is taken back', () =>
    asAdmin(async (session) => {
      await setOrderStatus(session, order, 'shipped')
      expect(await money(session)).toMatchObject({ payment_status: 'unpaid', due: 100 })
      await setOrderStatus(session, order, 'delivered')
      expect(await money(session)).toMatchObject({ payment_status: 'paid', paid: 100, due: 0 })
      await setOrderStatus(session, order, 'shipped')
      expect(await money(session)).toMatchObject({ paid: 0, due: 100 })
      await setOrderStatus(session, order, 'delivered')
      expect(await money(session)).toMatchObject({ paid: 100, due: 0 })
    }))

  test('that was given back cannot be taken back with the delivery, and stays when the order is cancelled', () =>
    asAdmin(async (session) => {
      await setOrderStatus(session, order, 'delivered')
      await refund(session, 30)
      const { rows } = await attempt<{ report: object[] }>(
        session,
        `select public.set_order_statuses(array[$1]::uuid[], '{delivered}', 'shipped') as report`,
        [order],
      )
      expect(rows[0]?.report).toMatchObject([{ code: 'already_refunded' }])
      expect(await money(session)).toMatchObject({ paid: 100, refunded: 30 })
      await setOrderStatus(session, order, 'cancelled')
      expect(await money(session)).toMatchObject({ paid: 100, refunded: 30, toRefund: 70 })
    }))

  test('of an order that comes back after its delivery is to be given back', () =>
    asAdmin(async (session) => {
      await setOrderStatus(session, order, 'delivered')
      await setOrderStatus(session, order, 'cancelled')
      expect(await money(session)).toMatchObject({ paid: 100, due: 0, toRefund: 100 })
      await setOrderStatus(session, order, 'delivered')
      expect(await money(session)).toMatchObject({ paid: 100, due: 0, toRefund: 0 })
    }))

  test('that was given back after a cancellation keeps the order cancelled: a second delivery would have no entry', () =>
    asAdmin(async (session) => {
      await setOrderStatus(session, order, 'delivered')
      await setOrderStatus(session, order, 'cancelled')
      await refund(session, 40)
      for (const status of ['processing', 'delivered']) {
        const { rows } = await attempt<{ report: object[] }>(
          session,
          `select public.set_order_statuses(array[$1]::uuid[], '{cancelled}', $2) as report`,
          [order, status],
        )
        expect(rows[0]?.report, status).toMatchObject([{ code: 'already_refunded' }])
      }
      expect(await money(session)).toMatchObject({ paid: 100, refunded: 40, toRefund: 60 })
    }))

  test('of which a part was given back before a cancellation lets the cancellation be undone', () =>
    asAdmin(async (session) => {
      await setOrderStatus(session, order, 'delivered')
      await refund(session, 30)
      await setOrderStatus(session, order, 'cancelled')
      await setOrderStatus(session, order, 'delivered')
      expect(await money(session)).toMatchObject({ paid: 100, refunded: 30, due: 0, toRefund: 0 })
    }))

  test('leaves the days that are over as they were when its delivery is taken back', () =>
    asAdmin(async (session) => {
      await setOrderStatus(session, order, 'delivered')
      // Without triggers: the ledger changes no day of what has succeeded.
      await asOwner(session, `set local session_replication_role = 'replica'`)
      await asOwner(
        session,
        `update public.payments set settled_at = now() - interval '40 days', received_on = '2026-10-15' where order_id = $1`,
        [order],
      )
      await asOwner(session, `set local session_replication_role = 'origin'`)
      await setOrderStatus(session, order, 'shipped')
      expect(
        await session.query(
          `select kind, state, amount::float, settled_at = now() as now,
             case received_on when (now() at time zone 'UTC')::date then 'today' else received_on::text end as day
           from public.payments where order_id = $1 order by kind`,
          [order],
        ),
      ).toEqual([
        { kind: 'charge', state: 'succeeded', amount: 100, now: false, day: '2026-10-15' },
        { kind: 'reversal', state: 'succeeded', amount: 100, now: true, day: 'today' },
      ])
    }))

  test('is the rest when a part was paid after the delivery was taken back', () =>
    asAdmin(async (session) => {
      await setOrderStatus(session, order, 'delivered')
      await setOrderStatus(session, order, 'shipped')
      await receive(session, 20)
      expect((await setOrderStatus(session, order, 'delivered')).rows[0]?.report).toMatchObject([
        { code: null },
      ])
      expect(await money(session)).toMatchObject({ payment_status: 'paid', paid: 100, due: 0 })
    }))
})

describe('a payment that was booked by mistake', () => {
  const reverse = async (session: Session, reference = 'bank-1') =>
    attempt<{ id: string }>(
      session,
      `select public.reverse_payment((select id from public.payments where kind = 'charge' and provider_reference = $1
         order by created_at limit 1))`,
      [reference],
    )
  const mails = async (session: Session) =>
    asOwner(session, `select id from public.email_outbox where kind = 'payment' order by id`)

  test('is reversed once by an entry of today, without a mail, and its amount is due again', () =>
    asAdmin(async (session) => {
      await byTransfer(session)
      await receive(session, 99)
      const before = await mails(session)
      expect((await reverse(session)).code).toBeUndefined()
      expect((await reverse(session)).code).toBeUndefined()
      expect(await money(session)).toEqual({
        payment_status: 'unpaid',
        paid: 0,
        refunded: 0,
        due: 100,
        toRefund: 0,
      })
      expect(
        await session.query(
          `select kind, state, amount::float, settled_at = now() as today from public.payments where order_id = $1 order by kind`,
          [order],
        ),
      ).toEqual([
        { kind: 'charge', state: 'succeeded', amount: 99, today: true },
        { kind: 'reversal', state: 'succeeded', amount: 99, today: true },
      ])
      expect(await mails(session)).toEqual(before)
      await receive(session, 1, 'bank-2')
      expect((await setOrderStatus(session, order, 'shipped')).rows[0]?.report).toMatchObject([
        { code: 'unpaid' },
      ])
    }))

  test('frees its reference for the order that it paid', () =>
    asAdmin(async (session) => {
      await receive(session, 100)
      await reverse(session)
      expect(
        await attempt(
          session,
          `select public.record_payment($1, 'transfer', 'bank-1', 100, current_date - 1)`,
          [ids.neighbourOrder],
        ),
      ).not.toHaveProperty('code', 'PT409')
      expect((await receive(session, 100)).message).toBe('payment_mismatch')
    }))

  test('takes back what it lowered the price by', () =>
    asAdmin(async (session) => {
      await byTransfer(session)
      await receive(session, 60)
      await receive(session, 40, 'bank-2')
      await refund(session, 40)
      await reverse(session)
      expect(await money(session)).toMatchObject({ paid: 40, refunded: 40, due: 100, toRefund: 0 })
    }))

  test('stays when money was given back of it, or when a provider or a delivery booked it', () =>
    asAdmin(async (session) => {
      await receive(session, 100)
      await refund(session, 30)
      expect(await reverse(session)).toMatchObject({ code: 'PT409', message: 'already_refunded' })
      await asOwner(
        session,
        `select private.record_payment($1, 'charge', 'cmi', 'card-1', 'succeeded', 5, '{}')`,
        [order],
      )
      expect(await reverse(session, 'card-1')).toMatchObject({ code: 'PT422' })
      await actAs(session, { role: 'authenticated', userId: people.customer }, async (customer) => {
        expect(await reverse(customer)).toMatchObject({ code: '42501' })
      })
    }))
})
