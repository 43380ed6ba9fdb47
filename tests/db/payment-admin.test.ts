import { afterAll, beforeAll, expect, test } from 'vitest'
import { actAs, attempt, type Session, type TestDatabase } from './database.ts'
import { openShop, ids, people } from './fixtures.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openShop()
  await db.query(`update public.orders set payment_method = 'bank_transfer'`)
})
afterAll(() => db.close())

const asAdmin = <T>(work: (session: Session) => Promise<T>) =>
  actAs(db, { role: 'authenticated', userId: people.admin }, work)

test('the ledger is filtered and paged', () =>
  asAdmin(async (session) => {
    const list = (filter: string) =>
      session.query<{ order_number: string; next_cursor: object }>(
        `select * from public.admin_payments(${filter})`,
      )
    expect(await list('')).toHaveLength(2)
    expect(await list(`search => 'aaaaaaaa'`)).toMatchObject([{ order_number: 'MCG-AAAAAAAA' }])
    expect(await list(`search => 'advance-MCG-B'`)).toMatchObject([{ order_number: 'MCG-BBBBBBBB' }])
    for (const none of [
      `kind => 'refund'`,
      `provider => 'cmi'`,
      `state => 'failed'`,
      `to_day => '2020-01-01'`,
    ])
      expect(await list(none), none).toEqual([])
    const [first] = await list('page_size => 1')
    const rest = await session.query('select * from public.admin_payments(cursor => $1::text::jsonb)', [
      JSON.stringify(first?.next_cursor),
    ])
    expect(rest).toHaveLength(1)
    expect(
      await attempt(session, `select * from public.admin_payments(cursor => '{"value": "x", "id": "y"}')`),
    ).toMatchObject({
      code: 'PT422',
    })
  }))

test('sums by day and provider, and what is open', () =>
  asAdmin(async (session) => {
    const [row] = await session.query<{ summary: Record<string, unknown> }>(
      `select public.admin_payment_summary(current_date - 1, current_date + 1) as summary`,
    )
    expect(row?.summary).toMatchObject({
      open: { count: 2, amount: 198 },
      to_refund: { count: 0, amount: 0 },
      differences: 1,
      proofs: 2,
      days: [{ provider: 'transfer', received: 2, refunded: 0 }],
    })
    expect(
      await attempt(session, `select public.admin_payment_summary(current_date, current_date - 1)`),
    ).toMatchObject({
      code: 'PT422',
    })
  }))

test('what is to be refunded is counted from its index, not from all orders', () =>
  asAdmin(async (session) => {
    // So few orders are otherwise read whole.
    await session.query('set local enable_seqscan = off')
    await session.query('set local plan_cache_mode = force_custom_plan')
    const scans = async () =>
      (
        await session.query<{ count: number }>(
          `select pg_stat_get_xact_numscans('public.orders_amount_to_refund_idx'::regclass)::int as count`,
        )
      )[0]!.count
    for (const call of ['admin_payment_summary(current_date, current_date)', 'admin_overview()']) {
      const before = await scans()
      await session.query(`select public.${call}`)
      expect(await scans(), call).toBe(before + 1)
    }
  }))

test('the list of orders is filtered by money', () =>
  asAdmin(async (session) => {
    const count = async (payment: string) =>
      (await session.query(`select * from public.admin_orders(payment => $1)`, [payment])).length
    expect(await count('due')).toBe(2)
    expect(await count('pending')).toBe(2)
    await session.query(`select public.record_payment($1, 'transfer', 'rest', 100, current_date - 1)`, [
      ids.customerOrder,
    ])
    expect(await count('due')).toBe(1)
    expect(await count('to_refund')).toBe(1)
    expect(await count('paid')).toBe(1)
    expect(await session.query(`select public.admin_order_counts(payment => 'due') as counts`)).toEqual([
      { counts: { pending: 1 } },
    ])
    expect(
      await attempt(session, `select * from public.admin_orders(payment => 'x'' or true --')`),
    ).toMatchObject({
      code: 'PT422',
    })
  }))

test('only admins see the ledger’s pages', () =>
  actAs(db, { role: 'authenticated', userId: people.customer }, async (session) => {
    for (const call of [
      'public.admin_payments()',
      'public.admin_payment_summary(current_date, current_date)',
      `public.match_transfers('[{"amount": 1, "text": "", "reference": "x", "received_on": "2026-11-20"}]')`,
      `public.resolve_payment_difference(1)`,
    ])
      expect(await attempt(session, `select ${call}`), call).toMatchObject({ code: '42501' })
  }))
