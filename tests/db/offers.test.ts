import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Session, type TestDatabase, actAs, attempt } from './database.ts'
import { openShop, ids, people } from './fixtures.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openShop()
})
afterAll(() => db.close())

const asOwner = <T>(work: (session: Session) => Promise<T>) => actAs(db, { role: 'owner' }, work)

const list = async (session: Session, given: string) => {
  const rows = await session.query<{ name_en: string }>(`select name_en from public.list_products(${given})`)
  return rows.map(({ name_en }) => name_en)
}

test('the list of offers has reduced products only, best first', () =>
  asOwner(async (session) => {
    // The pouf has a smaller size that costs 20 less than 400: a lower price, but no reduction.
    expect(await list(session, `sort => 'offers'`)).toEqual([])
    await session.query(`update public.products set compare_at_price = 125 where id = $1`, [ids.bowl])
    await session.query(`update public.products set compare_at_price = 401 where id = $1`, [ids.pouf])
    expect(await list(session, `sort => 'offers'`)).toEqual(['Painted bowl', 'Leather pouf'])
    await session.query(`update public.products set compare_at_price = null where id = $1`, [ids.bowl])
    expect(await list(session, `sort => 'offers'`)).toEqual(['Leather pouf'])
  }))

test('the list carries the price of the cheapest combination where it differs from the price', () =>
  asOwner(async (session) => {
    const fromPrice = async () => {
      const rows = await session.query<{ from_price: string | null }>(
        `select from_price from public.list_products(category => 'poufs')`,
      )
      return rows.map((row) => (row.from_price === null ? null : Number(row.from_price)))
    }
    expect(await fromPrice()).toEqual([380])
    // A list by price shows the price that it goes by.
    expect(
      await session.query(
        `select from_price from public.list_products(category => 'poufs', min_price => 1, sort => 'price_asc')`,
      ),
    ).toEqual([{ from_price: null }])
    await session.query(`update public.products set price = 500 where id = $1`, [ids.pouf])
    expect(await fromPrice()).toEqual([480])
    await session.query(`update public.product_variations set price_adjustment = 30 where id = $1`, [ids.red])
    expect(await fromPrice()).toEqual([510])
    await session.query(`delete from public.product_variations where id in ($1, $2)`, [ids.red, ids.blue])
    expect(await fromPrice()).toEqual([480])
    await session.query(`delete from public.product_variations where id = $1`, [ids.small])
    expect(await fromPrice()).toEqual([null])
  }))

test('the lowest price is one that can be bought', () =>
  asOwner(async (session) => {
    const fromPrice = async () => {
      const [row] = await session.query<{ from_price: string | null }>(
        `select from_price from public.list_products(category => 'poufs')`,
      )
      return row?.from_price == null ? null : Number(row.from_price)
    }
    const stock = (quantity: number, ...values: string[]) =>
      session.query(
        `update public.stock_units set quantity = $1 where product_id = $2 and variation_ids @> $3::text::uuid[]`,
        [quantity, ids.pouf, `{${values.join(',')}}`],
      )
    expect(await fromPrice()).toBe(380)
    // Only the blue ones are left, which cost 50 more.
    await stock(0, ids.red, ids.small)
    expect(await fromPrice()).toBe(430)
    // A large red one costs what the product does, and less than those.
    await stock(2, ids.red, ids.large)
    expect(await fromPrice()).toBe(null)
    // With nothing in stock it is the price of what may come back.
    await stock(0, ids.red)
    await stock(0, ids.blue)
    expect(await fromPrice()).toBe(380)
    // Taken by an order and returned.
    await stock(1, ids.blue, ids.small)
    expect(await fromPrice()).toBe(430)
  }))

describe('a price change of many products', () => {
  type Line = { before: object; after: object; code: string | null }
  const change = async (session: Session, changes: object, preview: boolean) => {
    const [row] = await session.query<{ lines: string }>(
      `select public.bulk_update_products(array['${ids.bowl}']::uuid[], $1::text::jsonb, $2)::text as lines`,
      [JSON.stringify(changes), preview],
    )
    const [line] = JSON.parse(row?.lines ?? '[]') as Line[]
    return line
  }
  const stored = async (session: Session) => {
    const [row] = await session.query(
      `select price::float, compare_at_price::float from public.products where id = $1`,
      [ids.bowl],
    )
    return row
  }
  /** The bowl on offer at 100 instead of 125, changed by an admin. */
  const onOffer = (work: (session: Session) => Promise<void>) =>
    actAs(db, { role: 'authenticated', userId: people.admin }, async (session) => {
      await session.query(`update public.products set compare_at_price = 125 where id = $1`, [ids.bowl])
      await work(session)
    })

  test.each([
    ['keep', { percent: 10 }, { price: 110, compare_at_price: 125 }],
    ['scale', { percent: 30 }, { price: 130, compare_at_price: 163 }],
    ['scale', { add: 0.5 }, { price: 100.5, compare_at_price: 125.63 }],
    ['end', { percent: 30 }, { price: 130, compare_at_price: null }],
    [undefined, { add: 0.004 }, { price: 100, compare_at_price: 125 }],
  ])('%s %j: the preview shows what is then stored', (offers, price, after) =>
    onOffer(async (session) => {
      const changes = { price: { ...price, offers } }
      const expected = { before: { price: 100, compare_at_price: 125 }, after, code: null }
      expect(await change(session, changes, true)).toMatchObject(expected)
      expect(await stored(session)).toEqual({ price: 100, compare_at_price: 125 })
      expect(await change(session, changes, false)).toMatchObject(expected)
      expect(await stored(session)).toEqual(after)
    }),
  )

  test('never ends an offer that was to be kept', () =>
    onOffer(async (session) => {
      for (const preview of [true, false])
        expect(await change(session, { price: { percent: 30 } }, preview)).toMatchObject({
          code: 'offer_would_end',
        })
      expect(await stored(session)).toEqual({ price: 100, compare_at_price: 125 })
    }))

  describe('by what a preview has shown', () => {
    const BOTH = [ids.bowl, ids.glass]
    type Report = { id: string; before: object; code: string | null }[]
    const send = async (
      session: Session,
      changes: object,
      seen: object | null,
      key: string | null = null,
    ) => {
      const [row] = await session.query<{ report: Report }>(
        `select public.bulk_update_products($1::uuid[], $2::text::jsonb, $3, $4::uuid, $5::text::jsonb) as report`,
        [BOTH, JSON.stringify(changes), seen === null, key, seen === null ? null : JSON.stringify(seen)],
      )
      return row?.report ?? []
    }
    /** What an admin sees now, as the dialog sends it along. */
    const look = async (session: Session, changes: object) =>
      Object.fromEntries((await send(session, changes, null)).map(({ id, before }) => [id, before]))
    const codes = (report: Report) => report.map(({ code }) => code)
    const less = { price: { percent: -10 } }

    test('two admins who reduce by a tenth at a time reduce once, also when an answer was lost', () =>
      onOffer(async (session) => {
        const seen = await look(session, less)
        const key = '88888888-8888-4888-8888-888888888888'
        const first = await send(session, less, seen, key)
        expect(codes(first)).toEqual([null, null])
        expect(await send(session, less, seen, key)).toEqual(first)
        expect(await send(session, less, seen, key.replace('8', '9'))).toMatchObject([
          { before: { price: 90 }, code: 'edit_conflict' },
          { before: { price: 18 }, code: 'edit_conflict' },
        ])
        expect(await stored(session)).toEqual({ price: 90, compare_at_price: 125 })
        expect(codes(await send(session, less, await look(session, less)))).toEqual([null, null])
      }))

    test.each([
      ['a price', less, { price: 110 }, ['edit_conflict', null]],
      ['a price before the reduction', less, { compare_at_price: 150 }, ['edit_conflict', null]],
      ['the end of the offer', less, { compare_at_price: null }, ['edit_conflict', null]],
      ['a stock that is added to', { stock: { add: 3 } }, { stock_quantity: 7 }, [null, null]],
      ['a stock that is counted anew', { stock: { set: 3 } }, { stock_quantity: 7 }, [null, null]],
      ['a price, where only the stock changes', { stock: { add: 3 } }, { price: 110 }, [null, null]],
      ['a price, where the product is hidden', { is_active: false }, { price: 110 }, [null, null]],
    ])('%s that is another by now: %j', (_what, changes, meanwhile, expected) =>
      onOffer(async (session) => {
        const seen = await look(session, changes)
        await session.query('reset role')
        for (const [column, value] of Object.entries(meanwhile))
          await session.query(`update public.products set ${column} = $1 where id = $2`, [value, ids.bowl])
        await session.query('set local role authenticated')
        expect(codes(await send(session, changes, seen))).toEqual(expected)
      }),
    )

    test('a product that was not shown is not changed', () =>
      onOffer(async (session) => {
        const { [ids.bowl]: bowl } = await look(session, less)
        expect(codes(await send(session, less, { [ids.bowl]: bowl }))).toEqual([null, 'edit_conflict'])
        expect(codes(await send(session, less, { [ids.bowl]: { price: '90' } }))).toEqual([
          'edit_conflict',
          'edit_conflict',
        ])
      }))
  })

  test('shows in the preview that a variation would cost nothing', () =>
    actAs(db, { role: 'authenticated', userId: people.admin }, async (session) => {
      const [row] = await session.query<{ code: string }>(
        `select public.bulk_update_products(array['${ids.pouf}']::uuid[], '{"price": {"add": -385}}') -> 0 ->> 'code' as code`,
      )
      expect(row?.code).toBe('variation_price')
    }))

  test.each([
    { price: 1 },
    { price: {} },
    { price: { percent: 10, add: 5 } },
    { price: { percent: 10, offers: 'double' } },
    { price: { percent: 10, round: true } },
    { stock: { set: 1, add: 1 } },
    { is_active: true, colour: 'red' },
  ])('is refused when it is contradictory or unknown: %j', (changes) =>
    onOffer(async (session) => {
      expect(
        await attempt(
          session,
          `select public.bulk_update_products(array['${ids.bowl}']::uuid[], $1::text::jsonb)`,
          [JSON.stringify(changes)],
        ),
      ).toMatchObject({ code: 'PT422', message: 'invalid_request' })
    }),
  )
})
