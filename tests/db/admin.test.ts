import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Session, type TestDatabase, actAs, attempt } from './database.ts'
import { openShop, ids, people, setOrderStatus } from './fixtures.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openShop()
})
afterAll(() => db.close())

const admin = { role: 'authenticated', userId: people.admin } as const
const customer = { role: 'authenticated', userId: people.customer } as const
const asAdmin = <T>(work: (session: Session) => Promise<T>) => actAs(db, admin, work)
/** As an admin, in a transaction whose time is that of all orders: midnight may have passed since they were placed. */
const asAdminWithOrdersOfNow = <T>(work: (session: Session) => Promise<T>) =>
  actAs(db, { role: 'owner' }, async (owner) => {
    await owner.query('update public.orders set created_at = now()')
    return actAs(owner, admin, work)
  })

/** The single value that a call returns. */
async function answer<T>(session: Session, call: string, parameters: readonly unknown[] = []): Promise<T> {
  const [row] = await session.query<{ answer: T }>(`select ${call} as answer`, parameters)
  if (row === undefined) throw new Error(`${call} answered nothing`)
  return row.answer
}

const refusal = async (session: Session, sql: string, parameters: readonly unknown[] = []) => {
  const { code, message } = await attempt(session, sql, parameters)
  return `${code} ${message}`
}

test('admin functions require the admin role', async () => {
  const names = await db.query<{ call: string }>(
    `select p.proname || '(' || coalesce((select string_agg('null::' || format_type(t, null), ', ') from unnest(p.proargtypes) t), '') || ')' as call
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname = 'public' and obj_description(p.oid, 'pg_proc') like 'Admins only.%'`,
  )
  expect(names.length).toBeGreaterThan(10)
  await actAs(db, customer, async (session) => {
    for (const { call } of names) {
      expect(await refusal(session, `select * from public.${call}`), call).toBe('42501 admin_required')
    }
  })
})

describe('orders', () => {
  const found = (session: Session, search: string) =>
    session.query<{ order_number: string }>(`select order_number from public.admin_orders(search => $1)`, [
      search,
    ])

  test.each([
    ['the number', 'mcg-aaaaaaaa', 1],
    ['a part of it', 'BBBB', 1],
    ['the name', 'person', 2],
    ['the address', 'person@mcg.example', 2],
    ['the phone as it was typed', '0612345678', 2],
    ['the phone with spaces', '06 12 34 56 78', 2],
    ['the phone from abroad', '+212 6 12-34-56-78', 2],
    ['the phone with 00', '00212612345678', 2],
    ['the phone in Arabic digits', '٠٦١٢٣٤٥٦٧٨', 2],
    ['the street', '1 rue', 2],
    ['a product in English', 'painted bowl', 2],
    ['a product in French', 'bol péint', 2],
    ['a product in Arabic', 'زُلافة مرسومة', 2],
    ['words of two products', 'painted pouf', 0],
    ['no match', 'nomatch', 0],
    ['the phone with marks and dashes', '\u202A06\u201112\u201334\u201356\u201378\u202C', 2],
    ['the phone with a trunk zero in parentheses', '+212 (0)6 12 34 56 78', 2],
    ['the name in one word', 'aperson', 2],
    ['a wildcard', '%', 0],
    ['a name in a script that is not folded', 'ⴰⵎⵉⵏⴰ', 0],
    ['nothing that can be seen', '\u200E\u3164', 2],
    ['a quote', "' or true --", 0],
  ])('can be searched by %s', async (_what, search, count) => {
    expect(await asAdmin((session) => found(session, search))).toHaveLength(count)
  })

  test('are paged without duplicates and include their lines', async () => {
    await asAdmin(async (session) => {
      const page = (cursor: unknown) =>
        session.query<{ id: string; items: { quantity: number }[]; next_cursor: unknown }>(
          `select id, items, next_cursor from public.admin_orders(cursor => $1::text::jsonb, page_size => 1)`,
          [cursor === null ? null : JSON.stringify(cursor)],
        )
      const [first] = await page(null)
      const [second] = await page(first?.next_cursor)
      expect(new Set([first?.id, second?.id])).toEqual(new Set([ids.customerOrder, ids.neighbourOrder]))
      expect(first?.items).toHaveLength(1)
      expect(await page(second?.next_cursor)).toEqual([])
      expect(
        await refusal(session, `select * from public.admin_orders(cursor => '{"value": "x", "id": "y"}')`),
      ).toBe('PT422 invalid_request')
    })
  })

  test('are counted by status and by the shop’s days', async () => {
    await asAdminWithOrdersOfNow(async (session) => {
      expect(await answer(session, 'public.admin_order_counts()')).toEqual({ pending: 2 })
      await setOrderStatus(session, ids.customerOrder, 'shipped')
      expect(await answer(session, 'public.admin_order_counts()')).toEqual({ pending: 1, shipped: 1 })
      expect(await answer(session, `public.admin_order_counts(to_day => '2020-01-01')`)).toEqual({})
      const today = await answer<string>(session, `(now() at time zone private.shop_time_zone())::date::text`)
      expect(
        await answer(session, `public.admin_order_counts(from_day => $1::date, to_day => $1::date)`, [today]),
      ).toEqual({ pending: 1, shipped: 1 })
    })
  })

  test('change in bulk, and one failure does not stop the others', async () => {
    await asAdmin(async (session) => {
      await setOrderStatus(session, ids.customerOrder, 'cancelled')
      // Sells the stock that the cancelled order returned.
      await session.query(`update public.products set stock_quantity = 0 where id = $1`, [ids.bowl])
      const report = await answer(
        session,
        `public.set_order_statuses($1::uuid[], '{cancelled,pending}', 'processing')`,
        [[ids.customerOrder, ids.neighbourOrder]],
      )
      expect(report).toEqual([
        {
          id: ids.customerOrder,
          order_number: 'MCG-AAAAAAAA',
          from_status: 'cancelled',
          code: 'out_of_stock',
        },
        { id: ids.neighbourOrder, order_number: 'MCG-BBBBBBBB', from_status: 'pending', code: null },
      ])
      expect(
        await session.query(`select status from public.orders where id in ($1, $2) order by id`, [
          ids.customerOrder,
          ids.neighbourOrder,
        ]),
      ).toEqual([{ status: 'cancelled' }, { status: 'processing' }])
    })
  })

  test('have notes with their author', async () => {
    await asAdmin(async (session) => {
      await session.query(`insert into public.order_notes (order_id, body) values ($1, 'Call after six')`, [
        ids.customerOrder,
      ])
      expect(
        await session.query(`select author, body from public.order_notes where body like 'Call%'`),
      ).toEqual([{ author: people.admin, body: 'Call after six' }])
      expect(
        await refusal(
          session,
          `insert into public.order_notes (order_id, body, author) values ('${ids.customerOrder}', 'x', '${people.otherAdmin}')`,
        ),
      ).toMatch(/^42501/)
    })
  })
})

describe('figures', () => {
  test('open work is counted', async () => {
    await asAdminWithOrdersOfNow(async (session) => {
      const overview = await answer<Record<string, unknown>>(session, 'public.admin_overview()')
      expect(overview).toMatchObject({
        products: 4,
        orders: 2,
        profiles: 4,
        today: { orders: 2, ordered: 200, deliveries: 0, sold: 0 },
        waiting: { to_confirm: [2, 0, 0], to_pack: [0, 0, 0], on_the_way: [0, 0, 0], coming_back: [0, 0, 0] },
        // The glass (stock 5) and the pouf, whose variations have low stock.
        returns: 1,
        low_stock: 2,
        open_messages: 1,
        failed_emails: 0,
      })
    })
  })

  test('a guest is no account, and spam no message to answer', () =>
    actAs(db, { role: 'owner' }, async (owner) => {
      // As the Auth service does for an anonymous sign-in.
      await owner.query(`insert into auth.users (id, is_anonymous) values (gen_random_uuid(), true)`)
      await owner.query(`update public.contact_messages set is_spam = true`)
      await actAs(owner, admin, async (session) =>
        expect(await answer(session, 'public.admin_overview()')).toMatchObject({
          profiles: 4,
          open_messages: 0,
        }),
      )
    }))

  test('revenue excludes cancelled orders', async () => {
    await asAdminWithOrdersOfNow(async (session) => {
      await setOrderStatus(session, ids.customerOrder, 'cancelled')
      expect(await answer(session, 'public.admin_analytics()')).toMatchObject({
        customers: 2,
        products: 4,
        orders: 2,
        revenue: 100,
        orders_this_month: 2,
        last_orders: [{ status: expect.any(String) as string }, { status: expect.any(String) as string }],
        top_seller: { id: ids.bowl, quantity: 1 },
      })
    })
  })

  test('orders times average is the revenue on each screen', async () => {
    await asAdminWithOrdersOfNow(async (session) => {
      await setOrderStatus(session, ids.customerOrder, 'cancelled')
      const today = await answer<string>(session, `(now() at time zone private.shop_time_zone())::date::text`)
      const figures = { orders: 1, revenue: 100, average: 100 }
      expect(await answer(session, `public.admin_statistics($1::date, $1::date)`, [today])).toMatchObject({
        ...figures,
        days: [{ day: today, orders: 1, revenue: 100 }],
        statuses: { pending: 1, cancelled: 1 },
      })
    })
  })

  test('a day begins at midnight in Morocco, and the previous period has the same length', async () => {
    await actAs(db, { role: 'owner' }, async (owner) => {
      const at = (id: string, time: string) =>
        owner.query(
          `update public.orders set created_at = $2::timestamp at time zone private.shop_time_zone() where id = $1`,
          [id, time],
        )
      await at(ids.customerOrder, '2026-03-01 00:00')
      await at(ids.neighbourOrder, '2026-02-28 23:59:59')
      await actAs(owner, admin, async (session) => {
        const statistics = await answer<{ days: unknown[]; previous: unknown }>(
          session,
          `public.admin_statistics('2026-03-01', '2026-03-02')`,
        )
        expect(statistics).toMatchObject({
          orders: 1,
          revenue: 100,
          average: 100,
          customers: 1,
          previous: { orders: 1, revenue: 100, average: 100, customers: 1 },
          statuses: { pending: 1 },
          cities: [{ city: 'Fez', orders: 1, revenue: 100 }],
          crafts: [{ key: 'pottery', quantity: 1, revenue: 100 }],
          best_sellers: [{ id: ids.bowl, quantity: 1 }],
        })
        expect(statistics.days).toEqual([
          { day: '2026-03-01', orders: 1, revenue: 100, sold: 0 },
          { day: '2026-03-02', orders: 0, revenue: 0, sold: 0 },
        ])
        expect(await refusal(session, `select public.admin_statistics('2026-03-02', '2026-03-01')`)).toBe(
          'PT422 invalid_request',
        )
      })
    })
  })

  test('who orders is counted by phone number: without an account, and once with several', () =>
    actAs(db, { role: 'owner' }, async (owner) => {
      const place = (id: string, day: string, phone: string, user: string | null) =>
        owner.query(
          `update public.orders set created_at = $2::timestamp at time zone private.shop_time_zone(), phone = $3, user_id = $4
           where id = $1`,
          [id, `${day} 12:00`, phone, user],
        )
      const counted = () =>
        actAs(owner, admin, async (session) => {
          const { customers, previous } = await answer<{
            customers: number
            previous: { customers: number }
          }>(session, `public.admin_statistics('2026-03-03', '2026-03-04')`)
          return [customers, previous.customers]
        })
      for (const [day, expected] of [
        ['2026-03-03', [1, 0]],
        ['2026-03-01', [0, 1]],
      ] as const) {
        await place(ids.customerOrder, day, '0612345678', null)
        await place(ids.neighbourOrder, day, '+212 6 12 34 56 78', people.neighbour)
        expect(await counted()).toEqual(expected)
        // Another number, and none: then the account.
        await place(ids.customerOrder, day, '0698765432', null)
        await place(ids.neighbourOrder, day, '', people.neighbour)
        expect(await counted()).toEqual(expected.map((count) => 2 * count))
      }
    }))

  test('customers come with what they ordered', async () => {
    await asAdmin(async (session) => {
      const rows = await session.query<{ email: string; orders: number; total_spent: string }>(
        `select email, orders::int, total_spent::text from public.admin_customers(search => 'customer@shop')`,
      )
      expect(rows).toEqual([{ email: 'customer@shop.example', orders: 1, total_spent: '100.00' }])
      expect(await session.query(`select 1 from public.admin_customers(role => 'admin')`)).toHaveLength(2)
      expect(await session.query(`select 1 from public.admin_customers(page_size => 3)`)).toHaveLength(3)
    })
  })
})

describe('products', () => {
  test('are found by their number in any case, which no other product has', () =>
    asAdmin(async (session) => {
      const give = (id: string, sku: string) =>
        refusal(session, `update public.products set sku = $2 where id = $1`, [id, sku])
      expect(await give(ids.bowl, 'BOL-07')).toBe('undefined undefined')
      const found = await session.query(`select id from public.admin_products(search => ' bol-07 ')`)
      expect(found).toEqual([{ id: ids.bowl }])
      const copied = await session.query(`select id from public.admin_products(search => $1)`, [
        '\u2068ｂol\u201107\u2069',
      ])
      expect(copied).toEqual([{ id: ids.bowl }])
      const scanned = (number: string) => answer(session, 'public.product_by_number($1)', [number])
      expect(await scanned('bol-07')).toBe(ids.bowl)
      expect(await scanned('bol')).toBeNull()
      await session.query(`update public.products set is_active = false where id = $1`, [ids.bowl])
      expect(await scanned('BOL-07')).toBeNull()
      await session.query(`update public.products set is_active = true where id = $1`, [ids.bowl])
      expect(await give(ids.glass, 'bol-07')).toMatch(/^23505/)
      for (const bad of ['', ' BOL', 'BOL ', 'B'.repeat(41), 'B\u202eL'])
        expect(await give(ids.glass, bad)).toMatch(/^23514/)
    }))

  test.each([
    [`search => 'secret'`, 1],
    // Words that are nowhere find nothing.
    [`search => 'xqztv'`, 0],
    [`search => 'is_active.eq.false)'`, 0],
    [`search => '%'`, 0],
    [`state => 'inactive'`, 1],
    [`state => 'active'`, 3],
    [`stock => 'low'`, 2],
    [`stock => 'out'`, 1],
    [`category => 'pottery'`, 3],
    [`city => 'Marrakech'`, 1],
  ])('are listed in every state: %s', async (filter, count) => {
    await asAdmin(async (session) => {
      expect(await session.query(`select 1 from public.admin_products(${filter})`)).toHaveLength(count)
    })
  })

  test.each(['newest', 'price_asc', 'price_desc', 'stock_asc', 'name_en', 'name_fr', 'name_ar'])(
    'are paged by %s without duplicates',
    async (sort) => {
      await asAdmin(async (session) => {
        const seen: string[] = []
        let cursor: string | null = null
        for (;;) {
          const rows: { id: string; next_cursor: unknown }[] = await session.query(
            `select id, next_cursor from public.admin_products(sort => $1, cursor => $2::text::jsonb, page_size => 1)`,
            [sort, cursor],
          )
          const [row] = rows
          if (row === undefined) break
          seen.push(row.id)
          cursor = JSON.stringify(row.next_cursor)
        }
        expect(new Set(seen).size).toBe(4)
        expect(seen).toHaveLength(4)
      })
    },
  )

  test('a concurrent edit is a conflict, which the second admin may overwrite', async () => {
    await asAdmin(async (session) => {
      const update = (changes: object, seen: object) =>
        attempt<{ answer: { name_en: string; price: number } }>(
          session,
          `select public.update_product($1, $2::text::jsonb, $3::text::jsonb) as answer`,
          [ids.bowl, JSON.stringify(changes), JSON.stringify(seen)],
        )
      const first = await update({ price: 120 }, { price: 100 })
      expect(first.rows[0]?.answer.price).toBe(120)
      const second = await update({ price: 90, name_en: 'Bowl' }, { price: 100, name_en: 'Painted bowl' })
      expect(second).toMatchObject({
        code: 'PT409',
        message: 'edit_conflict',
        detail: '{"current": {"price": 120.00}}',
      })
      // Changing another field is not a conflict, and neither is making the same change.
      expect((await update({ name_en: 'Bowl' }, { name_en: 'Painted bowl' })).code).toBeUndefined()
      expect((await update({ price: 120 }, { price: 100 })).code).toBeUndefined()
      const third = await update({ price: 90 }, { price: 120 })
      expect(third.rows[0]?.answer).toMatchObject({ price: 90, name_en: 'Bowl' })
      expect((await update({ stock_quantity: 3 }, { stock_quantity: 10 })).message).toBe('invalid_request')
      expect((await update({ price: 3 }, {})).message).toBe('invalid_request')
    })
  })

  test('stock changes by a difference, with a note', async () => {
    await asAdmin(async (session) => {
      const adjust = (product: string, changes: object[], note = '') =>
        attempt<{ units: object[] }>(
          session,
          `select public.adjust_stock($1, $2::text::jsonb, $3) as units`,
          [product, JSON.stringify(changes), note],
        )
      const broken = await adjust(ids.bowl, [{ variation_ids: [], delta: -4 }], 'Broken in the store')
      expect(broken.rows[0]?.units).toEqual([{ variation_ids: [], quantity: 6 }])
      expect(
        await session.query(
          `select quantity, reason, note, actor from public.stock_movements where note <> '' and product_id = $1`,
          [ids.bowl],
        ),
      ).toEqual([{ quantity: -4, reason: 'adjustment', note: 'Broken in the store', actor: people.admin }])
      // All or nothing, for several combinations at once.
      const more = { variation_ids: [ids.large, ids.red], delta: 2 }
      expect(
        await adjust(ids.pouf, [more, { variation_ids: [ids.red, ids.small], delta: -5 }]),
      ).toMatchObject({
        code: 'PT409',
        message: 'negative_stock',
      })
      const both = await adjust(ids.pouf, [more, { variation_ids: [ids.red, ids.small], delta: -1 }])
      expect(both.rows[0]?.units).toHaveLength(4)
      expect(both.rows[0]?.units).toContainEqual({ variation_ids: [ids.red, ids.large].sort(), quantity: 2 })
      expect(await adjust(ids.bowl, [{ variation_ids: [ids.large], delta: 1 }])).toMatchObject({
        code: 'PT422',
        message: 'invalid_request',
      })
      expect(await adjust(ids.customerOrder, [{ variation_ids: [], delta: 1 }])).toMatchObject({
        code: 'PT404',
        message: 'not_found',
      })
    })
  })

  test('bulk edits apply after a preview that writes nothing', async () => {
    await asAdmin(async (session) => {
      const change = (what: object, preview: boolean) =>
        answer<{ id: string; after: object; code: string | null }[]>(
          session,
          `public.bulk_update_products($1::uuid[], $2::text::jsonb, $3)`,
          [[ids.bowl, ids.glass], JSON.stringify(what), preview],
        )
      const prices = () =>
        session.query(`select price::int from public.products where id in ($1, $2) order by id`, [
          ids.bowl,
          ids.glass,
        ])
      const less = { price: { percent: -10 } }
      expect(await change(less, true)).toMatchObject([{ after: { price: 90 } }, { after: { price: 18 } }])
      expect(await prices()).toEqual([{ price: 100 }, { price: 20 }])
      await change(less, false)
      expect(await prices()).toEqual([{ price: 90 }, { price: 18 }])
      expect(await change({ stock: { add: -6 }, note: 'Fair' }, false)).toMatchObject([
        { after: { stock_quantity: 4 }, code: null },
        { code: 'negative_stock' },
      ])
      expect(
        await session.query(`select count(*)::int as count from public.stock_movements where note = 'Fair'`),
      ).toEqual([{ count: 1 }])
      await change({ is_active: false }, false)
      expect(await session.query(`select 1 from public.products where is_active`)).toHaveLength(1)
    })
  })
})
