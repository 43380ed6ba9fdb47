import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { actAs, type Session, type TestDatabase } from './database.ts'
import { openShop, ids, people } from './fixtures.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openShop()
})
afterAll(() => db.close())

type Named = { revenue: number }
type Statistics = Named & {
  received: number
  invoiced: number
  previous: Named
  days: Named[]
  cities: Named[]
  crafts: (Named & { quantity: number })[]
  best_sellers: (Named & { quantity: number })[]
}

/**
 * Each outcome that an order of 115 DH can have (two bowls of 50, delivery 15): what it brings in the end, how much of that the
 * bowls do, and how many of them are sold.
 */
const OUTCOMES = [
  { name: 'placed', steps: [], revenue: 115, goods: 100, bowls: 2 },
  { name: 'delivered', steps: ['shipped', 'delivered'], revenue: 115, goods: 100, bowls: 2 },
  { name: 'cancelled', steps: ['cancelled'], revenue: 0, goods: 0, bowls: 0 },
  {
    name: 'brought back',
    steps: ['shipped', 'delivered', 'cancelled', 'refund 115'],
    revenue: 0,
    goods: 0,
    bowls: 0,
  },
  {
    name: 'cancelled for a fee',
    steps: ['pay 115', 'cancelled', 'refund 100', 'keep 15'],
    revenue: 15,
    goods: 0,
    bowls: 0,
  },
  { name: 'refused at the door', steps: ['shipped', 'refused'], revenue: 0, goods: 0, bowls: 0 },
  {
    name: 'scratched',
    steps: ['shipped', 'delivered', 'refund 15'],
    revenue: 100,
    goods: 85,
    bowls: 2,
  },
  { name: 'one returned', steps: ['shipped', 'delivered', 'piece 50'], revenue: 65, goods: 50, bowls: 1 },
  { name: 'given back', steps: ['shipped', 'delivered', 'refund 115'], revenue: 0, goods: 0, bowls: 0 },
  { name: 'not paid in full', steps: ['pay 40', 'refund 40'], revenue: 115, goods: 100, bowls: 2 },
  { name: 'paid too much', steps: ['pay 150', 'refund 35'], revenue: 115, goods: 100, bowls: 2 },
] as const

async function value<T>(session: Session, sql: string, params: unknown[] = []) {
  const [row] = await session.query<{ value: T }>(sql, params)
  if (row === undefined) throw new Error(`no row: ${sql}`)
  return row.value
}

const sum = (rows: readonly number[]) => rows.reduce((total, each) => total + each, 0)

async function place(session: Session, number: string) {
  const id = randomUUID()
  await session.query(
    `insert into public.orders (id, order_number, user_id, subtotal, delivery_fee, total_amount, payment_method, language,
       contact_name, contact_email, phone, address, city, country, shipping_address, idempotency_key, request_hash, promotion_id)
     select $1, $2, o.user_id, 100, 15, 115, 'cash_on_delivery', 'fr', o.contact_name, o.contact_email, o.phone, o.address, o.city,
       o.country, o.shipping_address, gen_random_uuid(), '', o.promotion_id from public.orders o where o.id = $3`,
    [id, number, ids.customerOrder],
  )
  await session.query(
    `insert into public.order_items (order_id, product_id, quantity, unit_price, name_en, name_fr, name_ar)
     values ($1, $2, 2, 50, 'Bowl', 'Bol', 'زلافة')`,
    [id, ids.bowl],
  )
  return id
}

async function take(session: Session, order: string, step: string) {
  const [what = '', amount = ''] = step.split(' ')
  if (what === 'pay')
    await session.query(`select public.record_payment($1, 'transfer', $2, $3::numeric, current_date)`, [
      order,
      randomUUID(),
      amount,
    ])
  else if (what === 'refund' || what === 'piece')
    await session.query(
      `select public.refund_order($1, 'cash', $2, $3::numeric, 'a chip', case when $4 then (
         select jsonb_build_array(jsonb_build_object('item_id', i.id, 'quantity', 1)) from public.order_items i where i.order_id = $1)
         else '[]'::jsonb end)`,
      [order, randomUUID(), amount, what === 'piece'],
    )
  else if (what === 'keep')
    await session.query(`select public.keep_payment($1, $2::numeric, 'made to measure')`, [order, amount])
  else if (what === 'refused')
    await session.query(`select public.record_delivery($1, gen_random_uuid(), 'refused')`, [order])
  else
    await session.query(`update public.orders set status = $2::text::public.order_status where id = $1`, [
      order,
      what,
    ])
  await session.query('set constraints all immediate')
  await session.query('set constraints all deferred')
}

test('every figure of revenue is the same sum, and what was received and invoiced stand beside it', () =>
  actAs(db, { role: 'owner' }, async (owner) => {
    const before = await value<number>(
      owner,
      `select sum(total_amount)::float as value from public.orders where status <> 'cancelled'`,
    )
    await owner.query(`select set_config('request.jwt.claims', $1, true)`, [
      JSON.stringify({ role: 'authenticated', sub: people.admin }),
    ])
    for (const [index, { steps }] of OUTCOMES.entries()) {
      const order = await place(owner, `MCG-BKS2222${'23456789ABC'.charAt(index)}`)
      for (const step of steps) await take(owner, order, step)
    }

    const rows = await owner.query<{ order_number: string; revenue: number }>(
      `select order_number, revenue::float from public.orders where order_number like 'MCG-BKS2222%' order by order_number`,
    )
    expect(rows.map(({ revenue }, index) => [OUTCOMES[index]?.name, revenue])).toEqual(
      OUTCOMES.map(({ name, revenue }) => [name, revenue]),
    )

    const revenue = before + sum(OUTCOMES.map((outcome) => outcome.revenue))
    // Midnight may have passed since the orders of the fixtures were placed.
    const statistics = await value<Statistics>(
      owner,
      `select public.admin_statistics(d - 1, d) as value from (select (now() at time zone private.shop_time_zone())::date as d) t`,
    )
    const analytics = await value<Named & { top_seller: { id: string; quantity: number } }>(
      owner,
      'select public.admin_analytics() as value',
    )
    expect({
      total: analytics.revenue,
      period: statistics.revenue,
      days: sum(statistics.days.map((day) => day.revenue)),
      cities: sum(statistics.cities.map((city) => city.revenue)),
    }).toEqual({ total: revenue, period: revenue, days: revenue, cities: revenue })

    // The next period compares with this one by the same rule.
    const next = await value<Statistics>(
      owner,
      `select public.admin_statistics(d + 1, d + 2) as value from (select (now() at time zone private.shop_time_zone())::date as d) t`,
    )
    expect(next.previous.revenue).toBe(revenue)

    // The orders of the fixtures have one bowl of 100 each, and no fee.
    const goods = 200 + sum(OUTCOMES.map((outcome) => outcome.goods))
    const bowls = 2 + sum(OUTCOMES.map((outcome) => outcome.bowls))
    expect(before).toBe(200)
    expect(sum(statistics.crafts.map((craft) => craft.revenue))).toBe(goods)
    expect(statistics.best_sellers.map((product) => [product.quantity, product.revenue])).toEqual([
      [bowls, goods],
    ])
    expect(analytics.top_seller).toMatchObject({ id: ids.bowl, quantity: bowls })

    const spent = 100 + sum(OUTCOMES.map((outcome) => outcome.revenue))
    expect(
      await value(owner, `select (public.admin_customer($1) ->> 'total_spent')::float as value`, [
        people.customer,
      ]),
    ).toBe(spent)
    expect(
      await value(
        owner,
        `select total_spent::float as value from public.admin_customers(page_size => 100) where user_id = $1`,
        [people.customer],
      ),
    ).toBe(spent)

    // From the raw rows: the money that came and went, and the documents.
    const ledger = await owner.query<{ kind: string; state: string; amount: number }>(
      'select kind, state, amount::float from public.payments',
    )
    const documents = await owner.query<{ kind: string; total: number }>(
      'select kind, total_amount::float as total from public.invoices',
    )
    expect(statistics.received).toBe(
      sum(
        ledger
          .filter(({ state }) => state === 'succeeded')
          .map(({ kind, amount }) => (kind === 'charge' ? amount : -amount)),
      ),
    )
    expect(statistics.invoiced).toBe(
      sum(documents.map(({ kind, total }) => (kind === 'invoice' ? total : -total))),
    )
  }))
