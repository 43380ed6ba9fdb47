import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Session, type TestDatabase, actAs, attempt } from './database.ts'
import { openShop, contact, ids, people, setOrderStatus } from './fixtures.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openShop()
})
afterAll(() => db.close())

type Item = {
  product_id: string
  variation_ids?: string[]
  quantity: unknown
  expected_price?: unknown
}
type Request = {
  key?: string
  items: unknown
  total?: number | string
  payment?: string
  contact?: Record<string, unknown>
  notes?: string
}

const key = (n: number) => `50000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const bowl = (quantity: unknown): Item => ({ product_id: ids.bowl, quantity })
const pouf = (quantity: unknown, variation_ids: string[] = [ids.red, ids.small]): Item => ({
  product_id: ids.pouf,
  variation_ids,
  quantity,
})

function place(session: Session, request: Request) {
  return attempt<{ order: { id: string; order_number: string; total_amount: number; replayed: boolean } }>(
    session,
    `select public.place_order($1::uuid, $2::text::jsonb, $3::text::numeric, $4::text::public.payment_method, 'en', $5::text::jsonb, $6) as "order"`,
    [
      request.key ?? key(1),
      JSON.stringify(request.items),
      String(request.total ?? 100),
      request.payment ?? 'cash_on_delivery',
      JSON.stringify(request.contact ?? contact),
      request.notes ?? '',
    ],
  )
}

const asCustomer = <T>(work: (session: Session) => Promise<T>) =>
  actAs(db, { role: 'authenticated', userId: people.customer }, work)

/** Bypasses row-level security in the same transaction. */
async function asOwner<T>(session: Session, sql: string, parameters: unknown[] = []): Promise<T[]> {
  await session.query('reset role')
  return session.query<T>(sql, parameters)
}

describe('an order', () => {
  test('is created with the database’s prices, lines, history, stock movements and mail', async () => {
    await asCustomer(async (session) => {
      const result = await place(session, {
        items: [pouf(2, [ids.blue, ids.small]), bowl(1)],
        total: 960,
        notes: ' Ring twice ',
        contact: { ...contact, landmark: 'Bab Boujloud' },
      })
      expect(result.message).toBeUndefined()
      const order = result.rows[0]!.order
      expect(order).toMatchObject({ total_amount: 960, replayed: false, status: 'pending', currency: 'MAD' })
      expect(order.order_number).toMatch(/^MCG-[2-9A-HJKMNP-TV-Z]{8}$/)

      const [row] = await session.query(
        `select user_id, status, subtotal::int, delivery_fee::int, shipping_address, contact_name, landmark, notes from public.orders where id = $1`,
        [order.id],
      )
      expect(row).toEqual({
        user_id: people.customer,
        status: 'pending',
        subtotal: 960,
        delivery_fee: 0,
        shipping_address: '12 derb Sidi Ahmed, Fez, morocco',
        contact_name: 'Amina El Fassi',
        landmark: 'Bab Boujloud',
        notes: 'Ring twice',
      })
      const lines = await session.query(
        `select product_id, quantity, unit_price::int, line_total::int, selected_variations, name_ar from public.order_items
         where order_id = $1 order by unit_price`,
        [order.id],
      )
      expect(lines).toEqual([
        {
          product_id: ids.bowl,
          quantity: 1,
          unit_price: 100,
          line_total: 100,
          selected_variations: {},
          name_ar: 'زلافة مرسومة',
        },
        {
          product_id: ids.pouf,
          quantity: 2,
          unit_price: 430,
          line_total: 860,
          selected_variations: { color: 'Blue', size: 'Small' },
          name_ar: 'بوف من الجلد',
        },
      ])
      expect(
        await session.query(
          `select from_status, to_status, actor from public.order_status_history where order_id = $1`,
          [order.id],
        ),
      ).toEqual([{ from_status: null, to_status: 'pending', actor: people.customer }])

      const moved = await asOwner(
        session,
        `select product_id as id, to_json(variation_ids) as chosen, quantity, reason from public.stock_movements
         where order_id = $1 order by 1`,
        [order.id],
      )
      expect(moved).toEqual([
        { id: ids.bowl, chosen: [], quantity: -1, reason: 'order' },
        { id: ids.pouf, chosen: [ids.blue, ids.small], quantity: -2, reason: 'order' },
      ])
      const [mail] = await session.query(
        `select kind, recipient, language, payload ->> 'order_number' as number, jsonb_array_length(payload -> 'lines') as lines
         from public.email_outbox where order_id = $1 and kind = 'order_confirmation'`,
        [order.id],
      )
      expect(mail).toEqual({
        kind: 'order_confirmation',
        recipient: 'customer@shop.example',
        language: 'en',
        number: order.order_number,
        lines: 2,
      })
    })
  })

  test('replays for the same key and refuses the key for another cart', async () => {
    await asCustomer(async (session) => {
      const first = await place(session, { items: [bowl(10)], total: 1000 })
      // Although the stock is 0 now, a retry after a lost response returns its order.
      const again = await place(session, { items: [bowl(10)], total: 1000 })
      expect(again.rows[0]!.order).toEqual({ ...first.rows[0]!.order, replayed: true })
      expect(await place(session, { items: [bowl(9)], total: 900 })).toMatchObject({
        code: 'PT409',
        message: 'key_reused',
      })
      expect(
        await place(session, { items: [bowl(10)], total: 1000, contact: { ...contact, city: 'Rabat' } }),
      ).toMatchObject({
        code: 'PT409',
        message: 'key_reused',
      })
      const [{ count } = { count: 0 }] = await session.query<{ count: number }>(
        `select count(*)::int from public.orders`,
      )
      expect(count).toBe(2)
    })
  })

  test('is not found by another customer with the same key', async () => {
    await asCustomer(async (session) => {
      const mine = await place(session, { items: [bowl(1)], total: 100 })
      expect(mine.rows[0]!.order.total_amount).toBe(100)
      await session.query(`reset role`)
      const theirs = await actAs(session, { role: 'authenticated', userId: people.neighbour }, (other) =>
        place(other, { items: [bowl(1)], total: 100 }),
      )
      expect(theirs.rows[0]!.order.replayed).toBe(false)
      expect(theirs.rows[0]!.order.id).not.toBe(mine.rows[0]!.order.id)
    })
  })

  test('says how much of its total is tax', async () => {
    await asCustomer(async (session) => {
      await asOwner(session, `update public.shop_settings set tax_rate = 0.1`)
      await session.query('set local role authenticated')
      const result = await place(session, { items: [bowl(2)], total: 200 })
      expect(result.rows[0]!.order).toMatchObject({ tax_amount: 18.18, total_amount: 200 })
    })
  })
})

describe('a refusal', () => {
  const refused = async (request: Request, code: string, message: string, detail?: object) => {
    await asCustomer(async (session) => {
      const result = await place(session, request)
      expect({ code: result.code, message: result.message }).toEqual({ code, message })
      if (detail !== undefined) expect(JSON.parse(result.detail ?? 'null')).toMatchObject(detail)
      // Nothing was written, in particular not the idempotency key.
      const [left] = await asOwner<{ orders: number; stock: number }>(
        session,
        `select (select count(*)::int from public.orders) as orders, (select sum(stock_quantity)::int from public.products) as stock`,
      )
      expect(left).toEqual({ orders: 2, stock: 27 })
    })
  }

  test('reports the available quantity of each line', () =>
    refused({ items: [bowl(1), pouf(4, [ids.blue, ids.small])], total: 1 }, 'PT409', 'out_of_stock', {
      lines: [{ index: 1, product_id: ids.pouf, code: 'out_of_stock', available: 3 }],
    }))

  test('sums lines of the same combination', async () => {
    await refused({ items: [bowl(5), { ...bowl(6), variation_ids: [] }], total: 1 }, 'PT409', 'out_of_stock')
    await refused(
      { items: [pouf(2, [ids.blue, ids.small]), pouf(2, [ids.small, ids.blue])], total: 1 },
      'PT409',
      'out_of_stock',
      { lines: [{ index: 0, available: 3 }] },
    )
  })

  test('of a value with no stock', () =>
    refused({ items: [pouf(1, [ids.red, ids.large])], total: 1 }, 'PT409', 'out_of_stock', {
      lines: [{ available: 0 }],
    }))

  test('of a product that is inactive or unknown', async () => {
    await refused(
      { items: [{ product_id: ids.hidden, variation_ids: [ids.hiddenValue], quantity: 1 }], total: 300 },
      'PT409',
      'unavailable',
    )
    await refused({ items: [{ product_id: key(99), quantity: 1 }], total: 1 }, 'PT409', 'unavailable')
  })

  test('of an incomplete or doubled choice', async () => {
    await refused({ items: [pouf(1, [ids.red])], total: 400 }, 'PT422', 'variation_missing')
    await refused({ items: [pouf(1, [])], total: 400 }, 'PT422', 'variation_missing')
    await refused(
      { items: [pouf(1, [ids.red, ids.blue, ids.small])], total: 400 },
      'PT422',
      'variation_missing',
    )
  })

  test('of another product’s value', async () => {
    await refused(
      { items: [pouf(1, [ids.hiddenValue, ids.small])], total: 380 },
      'PT422',
      'variation_foreign',
    )
    await refused(
      { items: [{ ...bowl(1), variation_ids: [ids.red] }], total: 100 },
      'PT422',
      'variation_foreign',
    )
  })

  test('of another total, with a fresh quote', () =>
    refused({ items: [pouf(1)], total: 379.99 }, 'PT409', 'price_changed', {
      quote: { total_amount: 380, lines: [{ unit_price: 380 }] },
    }))

  test('of prices that changed while the total stayed', async () => {
    const seen = (bowlPrice: number, poufPrice: number) => [
      { ...bowl(1), expected_price: bowlPrice },
      { ...pouf(1), expected_price: poufPrice },
    ]
    await refused({ items: seen(90, 390), total: 480 }, 'PT409', 'price_changed', {
      quote: { total_amount: 480, lines: [{ unit_price: 100 }, { unit_price: 380 }] },
    })
    await asCustomer(async (session) =>
      expect((await place(session, { items: seen(100, 380), total: 480 })).message).toBeUndefined(),
    )
  })

  test.each(['1', null, {}, true])('of the price %j that the buyer saw', (expected_price) =>
    refused({ items: [{ ...bowl(1), expected_price }], total: 100 }, 'PT422', 'invalid_items'),
  )

  test('of a total that is not a number', () =>
    refused({ items: [pouf(1)], total: 'NaN' }, 'PT409', 'price_changed'))

  test.each([-1, 0, 1.5, '1', null, 'NaN', {}, undefined])('of the quantity %s', (quantity) =>
    refused({ items: [bowl(quantity)], total: 100 }, 'PT422', 'invalid_items'),
  )

  test.each([100, 99999999999, 1e300])('of the quantity %s as too many', (quantity) =>
    refused({ items: [bowl(quantity)], total: 100 }, 'PT422', 'too_many'),
  )

  test('of more than 99 split over lines, and of more than 50 lines', async () => {
    await refused({ items: [bowl(60), bowl(60)], total: 1 }, 'PT422', 'too_many')
    await refused(
      { items: [pouf(60, [ids.red, ids.small]), pouf(60, [ids.small, ids.red])], total: 1 },
      'PT422',
      'too_many',
    )
    await refused({ items: Array.from({ length: 51 }, () => bowl(1)), total: 1 }, 'PT422', 'too_many')
  })

  test.each([
    null,
    {},
    'x',
    [],
    [null],
    [[]],
    [{ quantity: 1 }],
    [{ product_id: 'x', quantity: 1 }],
    [{ product_id: ids.bowl, quantity: 1, unit_price: 1 }],
    [{ product_id: ids.bowl, quantity: 1, variation_ids: 'x' }],
    [{ product_id: ids.bowl, quantity: 1, variation_ids: [1] }],
    [{ product_id: ids.bowl, quantity: 1, variation_ids: ["x'; drop table orders"] }],
  ])('of the items %j', (items) => refused({ items, total: 100 }, 'PT422', 'invalid_items'))

  test.each([
    ['first_name', ''],
    ['last_name', 'x'.repeat(81)],
    ['email', 'not-an-address'],
    ['phone', 'call me'],
    ['address', '\u202e\u3164'],
    ['phone', '0912345678'],
    ['postal_code', '3000'],
    ['city', '   '],
    ['country', 'atlantis'],
    ['notes', 'x'.repeat(1001)],
    ['contact', null],
  ])('of the contact field %s', async (field, value) => {
    const request: Request = { items: [bowl(2)], total: 200 }
    if (field === 'notes') request.notes = String(value)
    else if (field === 'contact') request.contact = { ...contact, role: 'admin' }
    else request.contact = { ...contact, postal_code: '30000', [field]: value }
    await refused(request, 'PT422', 'invalid_contact', { field })
  })

  test('of a missing postal code, except in Morocco', () =>
    refused(
      { items: [bowl(2)], total: 350, payment: 'bank_transfer', contact: { ...contact, country: 'france' } },
      'PT422',
      'invalid_contact',
      {
        field: 'postal_code',
      },
    ))

  test('of cash on delivery abroad', () =>
    refused(
      { items: [bowl(2)], total: 350, contact: { ...contact, country: 'france', postal_code: '75011' } },
      'PT422',
      'invalid_contact',
      {
        field: 'payment_method',
      },
    ))

  test('of an eleventh order within an hour, but not of its replay', () =>
    asCustomer(async (session) => {
      // The fixtures already contain one.
      for (let n = 1; n <= 9; n += 1) {
        expect((await place(session, { key: key(n), items: [bowl(1)], total: 100 })).message).toBeUndefined()
      }
      const result = await place(session, { key: key(10), items: [pouf(1)], total: 380 })
      expect(result).toMatchObject({ code: 'PT429', message: 'too_many_orders' })
      expect(JSON.parse(result.detail!)).toMatchObject({ retry_after: expect.any(Number) as number })
      expect(
        (await place(session, { key: key(9), items: [bowl(1)], total: 100 })).rows[0]!.order.replayed,
      ).toBe(true)
    }))

  test('of an anonymous session while guests may not order', () =>
    actAs(
      db,
      { role: 'authenticated', userId: people.customer, claims: { is_anonymous: true } },
      async (session) => {
        await asOwner(session, 'update public.shop_settings set allow_guest_checkout = false')
        await session.query('set local role authenticated')
        expect(await place(session, { items: [bowl(2)], total: 200 })).toMatchObject({
          code: '42501',
          message: 'sign_in_required',
        })
      },
    ))
})

describe('cancelling', () => {
  const cancel = (session: Session, id: string) =>
    attempt(session, `select public.cancel_order($1::uuid)`, [id])

  test('returns the stock once, and only while pending', () =>
    asCustomer(async (session) => {
      const placed = await place(session, { items: [pouf(2)], total: 760 })
      const id = placed.rows[0]!.order.id
      expect((await cancel(session, id)).code).toBeUndefined()
      expect(await cancel(session, id)).toMatchObject({ code: 'PT409', message: 'illegal_transition' })
      const sums = await asOwner(
        session,
        `select sum(quantity)::int as sum, count(*)::int as count from public.stock_movements where order_id = $1`,
        [id],
      )
      expect(sums).toEqual([{ sum: 0, count: 2 }])
      const [mail] = await session.query(
        `select payload ->> 'status' as status from public.email_outbox where order_id = $1 and kind = 'order_status'`,
        [id],
      )
      expect(mail).toEqual({ status: 'cancelled' })
    }))

  test('is limited to one’s own orders', () =>
    asCustomer(async (session) => {
      expect(await cancel(session, ids.neighbourOrder)).toMatchObject({ code: 'PT404', message: 'not_found' })
    }))

  test('by an admin restocks; reviving takes the stock again or fails', () =>
    asCustomer(async (session) => {
      const placed = await place(session, { items: [bowl(10)], total: 1000 })
      const id = placed.rows[0]!.order.id
      await session.query('reset role')
      await actAs(session, { role: 'authenticated', userId: people.admin }, async (admin) => {
        const stock = async () =>
          (
            await admin.query<{ stock: number }>(
              `select stock_quantity as stock from public.products where id = $1`,
              [ids.bowl],
            )
          )[0]!.stock
        const set = async (status: string) => (await setOrderStatus(admin, id, status)).rows[0]?.report
        expect(await stock()).toBe(0)
        await set('shipped')
        expect(await stock()).toBe(0)
        await set('cancelled')
        expect(await stock()).toBe(10)
        await set('processing')
        expect(await stock()).toBe(0)
        await set('cancelled')
        await admin.query(`update public.products set stock_quantity = 3 where id = $1`, [ids.bowl])
        expect(await set('pending')).toMatchObject([{ code: 'out_of_stock' }])
        expect(await stock()).toBe(3)
      })
    }))
})

test('stock always equals the sum of its movements', () =>
  asCustomer(async (session) => {
    await place(session, { items: [pouf(2), bowl(3)], total: 1060 })
    await asOwner(session, `update public.products set stock_quantity = stock_quantity + 7 where id = $1`, [
      ids.bowl,
    ])
    const off = await session.query(
      `select u.product_id from public.stock_units u where u.quantity <> (
         select coalesce(sum(m.quantity), 0) from public.stock_movements m
         where m.product_id = u.product_id and m.variation_ids = u.variation_ids)`,
    )
    expect(off).toEqual([])
  }))

test('history and movements cannot be changed, not even by the tables’ owner', async () => {
  for (const table of ['order_status_history', 'stock_movements', 'audit_log']) {
    for (const statement of [
      `update public.${table} set created_at = now()`,
      `delete from public.${table}`,
    ]) {
      await actAs(db, { role: 'owner' }, async (session) => {
        expect(await attempt(session, statement), statement).toMatchObject({
          code: '42501',
          message: 'append_only',
        })
      })
    }
  }
})

test('an order remains after its account is deleted', () =>
  actAs(db, { role: 'owner' }, async (session) => {
    await session.query(`delete from auth.users where id = $1`, [people.customer])
    const [order] = await session.query(
      `select user_id, total_amount::int as total, contact_name from public.orders where id = $1`,
      [ids.customerOrder],
    )
    expect(order).toEqual({ user_id: null, total: 100, contact_name: 'A Person' })
  }))
