import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Session, type TestDatabase, actAs } from './database.ts'
import { openShop, contact, ids, people } from './fixtures.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openShop()
})
afterAll(() => db.close())

const asVisitor = <T>(work: (session: Session) => Promise<T>) => actAs(db, { role: 'anon' }, work)
const asCustomer = <T>(work: (session: Session) => Promise<T>) =>
  actAs(db, { role: 'authenticated', userId: people.customer }, work)

type Tracked = { order_number: string; status: string; lines: object[]; history: object[] }

async function track(session: Session, token: string): Promise<Tracked | null> {
  const [row] = await session.query<{ order: Tracked | null }>(`select public.track_order($1) as "order"`, [
    token,
  ])
  return row?.order ?? null
}

async function tokenOf(order: string): Promise<string> {
  const [row] = await db.query<{ tracking_token: string }>(
    `select tracking_token from public.orders where id = $1`,
    [order],
  )
  return row?.tracking_token ?? ''
}

describe('the tracking token', () => {
  test('is long, URL-safe and different for every order', async () => {
    const rows = await db.query<{ token: string }>(
      `select private.generate_tracking_token() as token from generate_series(1, 500)`,
    )
    expect(new Set(rows.map(({ token }) => token)).size).toBe(500)
    for (const { token } of rows) expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/)
    // Every character varies between tokens, except the UUID's version and variant bits.
    const varied = Array.from({ length: 43 }, (_, at) => new Set(rows.map(({ token }) => token[at])).size)
    expect(varied.filter((count) => count < 4)).toEqual([])
  })

  test('is visible to the order’s owner only', async () => {
    const sql = `select tracking_token from public.orders where id = '${ids.customerOrder}'`
    expect(await asCustomer((session) => session.query(sql))).toHaveLength(1)
    expect(
      await actAs(db, { role: 'authenticated', userId: people.neighbour }, (session) => session.query(sql)),
    ).toEqual([])
  })
})

describe('a tracked order', () => {
  test('shows a visitor its status, history and lines, but no personal data and no amounts', async () => {
    const token = await tokenOf(ids.customerOrder)
    const order = await asVisitor((session) => track(session, token))
    expect(order).toEqual({
      order_number: 'MCG-AAAAAAAA',
      status: 'pending',
      is_pickup: false,
      created_at: expect.any(String) as string,
      min_days: 3,
      max_days: 7,
      promised_from: expect.any(String) as string,
      carrier: '',
      tracking_number: '',
      tracking_link: '',
      history: [{ to_status: 'pending', created_at: expect.any(String) as string }],
      lines: [
        {
          id: expect.any(String) as string,
          name_en: 'Painted bowl',
          name_fr: 'Bol peint',
          name_ar: 'زلافة مرسومة',
          image_url: null,
          quantity: 1,
          selected_variations: {},
        },
      ],
    })
    const [row] = await db.query<Record<string, string>>(
      `select contact_name, contact_email, phone, address, shipping_address, user_id, id from public.orders where id = $1`,
      [ids.customerOrder],
    )
    for (const secret of Object.values(row ?? {})) expect(JSON.stringify(order)).not.toContain(secret)
  })

  test('returns nothing for other values, including the order’s id and number', async () => {
    const right = await tokenOf(ids.customerOrder)
    await asVisitor(async (session) => {
      for (const wrong of [
        '',
        ids.customerOrder,
        'MCG-AAAAAAAA',
        '%',
        right.slice(0, -1),
        right.toLowerCase() === right ? right.toUpperCase() : right.toLowerCase(),
        'x'.repeat(100_000),
      ]) {
        expect(await track(session, wrong)).toBeNull()
      }
      expect(await session.query(`select public.track_order(null) as "order"`)).toEqual([{ order: null }])
    })
  })

  test('keeps the promised delivery time when rates change', () =>
    actAs(db, { role: 'owner' }, async (session) => {
      const placed = await actAs(
        session,
        { role: 'authenticated', userId: people.customer },
        (inside) =>
          inside.query<{ order: { id: string } }>(
            `select public.place_order($1, $2::text::jsonb, 35, 'cash_on_delivery', 'fr', $3::text::jsonb) as "order"`,
            [
              crypto.randomUUID(),
              JSON.stringify([{ product_id: ids.glass, quantity: 1 }]),
              JSON.stringify(contact),
            ],
          ),
        'commit',
      )
      await session.query('reset role')
      await session.query(
        `update public.delivery_rates set min_days = 20, max_days = 30 where country = 'morocco'`,
      )
      const sql = `select min_days, max_days from public.orders where id = $1`
      expect(await session.query(sql, [placed[0]?.order.id])).toEqual([{ min_days: 3, max_days: 7 }])
    }))
})
