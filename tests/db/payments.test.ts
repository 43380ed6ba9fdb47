import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { actAs, attempt, openDatabase, type Session, type TestDatabase } from './database.ts'
import { addFixtures, ids, people, setOrderStatus } from './fixtures.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openDatabase()
  await addFixtures(db)
  // Nothing is paid yet.
  await db.query(
    'truncate public.payment_events, public.refund_lines, public.returns, public.return_lines, public.return_events, public.return_photos, public.payments, public.invoices, public.payment_differences',
  )
  await db.query(`update public.orders set paid_amount = 0, payment_status = 'unpaid'`)
})
afterAll(() => db.close())

/** The fixtures' order of 100 DH. */
const order = ids.customerOrder

const asAdmin = <T>(work: (session: Session) => Promise<T>) =>
  actAs(db, { role: 'authenticated', userId: people.admin }, work)

/** Runs a statement as the database's owner, as the scheduled jobs and the Edge Functions' functions do. */
async function asOwner(session: Session, statement: string, values: unknown[] = []) {
  await session.query('reset role')
  const rows = await session.query(statement, values)
  await session.query('set local role authenticated')
  return rows
}

const byTransfer = (session: Session) =>
  asOwner(session, `update public.orders set payment_method = 'bank_transfer' where id = $1`, [order])

/** What the order says of its money. */
const money = async (session: Session) =>
  (
    await session.query(
      `select payment_status, paid_amount::float as paid, refunded_amount::float as refunded, amount_due::float as due,
         amount_to_refund::float as "toRefund" from public.orders where id = $1`,
      [order],
    )
  )[0]

const receive = (session: Session, amount: number, reference = 'bank-1', provider = 'transfer') =>
  attempt(
    session,
    `select public.record_payment($1, $2::text::public.payment_provider, $3, $4::numeric, current_date - 1, 'seen on the statement')`,
    [order, provider, reference, amount],
  )

const refund = (session: Session, amount: number, reference = 'back-1', lines: object[] = []) =>
  attempt(
    session,
    `select public.refund_order($1, 'transfer', $2, $3::numeric, 'a chip on the rim', $4::text::jsonb)`,
    [order, reference, amount, JSON.stringify(lines)],
  )

const stock = async (session: Session) =>
  (
    await session.query<{ quantity: number }>(
      `select quantity from public.stock_units where product_id = $1 and variation_ids = '{}'`,
      [ids.bowl],
    )
  )[0]?.quantity

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
        expect(await neighbour.query(`select * from public.payments where order_id = '${order}'`)).toEqual([])
      })
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

  test('leaves the days that are over as they were when its delivery is taken back', () =>
    asAdmin(async (session) => {
      await setOrderStatus(session, order, 'delivered')
      await asOwner(
        session,
        `update public.payments set settled_at = now() - interval '40 days' where order_id = $1`,
        [order],
      )
      await setOrderStatus(session, order, 'shipped')
      expect(
        await session.query(
          `select kind, state, amount::float, settled_at = now() as today from public.payments where order_id = $1 order by kind`,
          [order],
        ),
      ).toEqual([
        { kind: 'charge', state: 'succeeded', amount: 100, today: false },
        { kind: 'reversal', state: 'succeeded', amount: 100, today: true },
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

describe('a refund', () => {
  test('is never more than what was paid and not given back', () =>
    asAdmin(async (session) => {
      await receive(session, 100)
      expect(await refund(session, 100.01)).toMatchObject({ code: 'PT409', message: 'refund_too_large' })
      expect((await refund(session, 70)).code).toBeUndefined()
      expect((await refund(session, 70)).code).toBeUndefined()
      expect(await money(session)).toMatchObject({ payment_status: 'partially_refunded', refunded: 70 })
      expect(await refund(session, 30.01, 'back-2')).toMatchObject({ message: 'refund_too_large' })
      await refund(session, 30, 'back-2')
      expect(await money(session)).toMatchObject({ payment_status: 'refunded', refunded: 100 })
    }))

  test('returns its pieces to stock once, and cancelling returns the others only', () =>
    asAdmin(async (session) => {
      const [item] = await session.query<{ id: string; quantity: number }>(
        `select id, quantity from public.order_items where order_id = $1 and product_id = $2`,
        [order, ids.bowl],
      )
      if (item === undefined) throw new Error('The order has no bowl.')
      const before = (await stock(session)) ?? 0
      await receive(session, 100)
      const lines = [{ item_id: item.id, quantity: 1, restock: true }]
      await refund(session, 10, 'back-1', lines)
      await refund(session, 10, 'back-1', lines)
      expect(await stock(session)).toBe(before + 1)
      expect(
        await refund(session, 5, 'back-2', [{ item_id: item.id, quantity: item.quantity, restock: true }]),
      ).toMatchObject({
        code: 'PT422',
      })
      await setOrderStatus(session, order, 'cancelled')
      expect(await stock(session)).toBe(before + item.quantity)
    }))
})

describe('money that was not earned yet', () => {
  test('is due again when it is given back, and the order is not shipped for the rest', () =>
    asAdmin(async (session) => {
      await byTransfer(session)
      await receive(session, 99)
      await refund(session, 99)
      expect(await money(session)).toMatchObject({ due: 100, toRefund: 0 })
      await receive(session, 1, 'bank-2')
      expect(await money(session)).toMatchObject({ due: 99, toRefund: 0 })
      expect((await setOrderStatus(session, order, 'shipped')).rows[0]?.report).toMatchObject([
        { code: 'unpaid' },
      ])
      await receive(session, 99, 'bank-3')
      expect(await money(session)).toMatchObject({ due: 0, toRefund: 0 })
      expect((await setOrderStatus(session, order, 'shipped')).rows[0]?.report).toMatchObject([
        { code: null },
      ])
    }))

  test('is given back without pieces, which stay in the order', () =>
    asAdmin(async (session) => {
      await byTransfer(session)
      const [item] = await session.query<{ id: string }>(
        'select id from public.order_items where order_id = $1',
        [order],
      )
      await receive(session, 50)
      expect(
        await refund(session, 10, 'back-1', [{ item_id: item?.id, quantity: 1, restock: true }]),
      ).toMatchObject({ code: 'PT422' })
      expect(await money(session)).toMatchObject({ due: 50, refunded: 0 })
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

describe('what an order owes', () => {
  test('is lowered by a refund, after an excess was given back', () =>
    asAdmin(async (session) => {
      await receive(session, 115)
      await refund(session, 10, 'part of the excess')
      expect(await money(session)).toMatchObject({ payment_status: 'paid', due: 0, toRefund: 5 })
      await refund(session, 35, 'the rest, and a part of the price')
      expect(await money(session)).toMatchObject({
        payment_status: 'partially_refunded',
        due: 0,
        toRefund: 0,
      })
      // What arrives then is in excess of the lower price.
      await receive(session, 20, 'bank-2')
      expect(await money(session)).toMatchObject({ due: 0, toRefund: 20 })
    }))

  test('is the whole price again when a cancelled order was given its money back and is reopened', () =>
    asAdmin(async (session) => {
      await receive(session, 100)
      await setOrderStatus(session, order, 'cancelled')
      await refund(session, 100)
      expect(await money(session)).toMatchObject({ payment_status: 'refunded', due: 0, toRefund: 0 })
      await setOrderStatus(session, order, 'pending')
      expect(await money(session)).toMatchObject({ due: 100, toRefund: 0 })
    }))
})
