import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LOW_STOCK_THRESHOLD } from '@/lib/low-stock'
import { type Session, type TestDatabase, actAs, attempt } from './database.ts'
import { openShop, contact, ids, people, setOrderStatus } from './fixtures.ts'

let db: TestDatabase

beforeAll(async () => {
  db = await openShop()
})
afterAll(() => db.close())

const asAdmin = <T>(work: (session: Session) => Promise<T>) =>
  actAs(db, { role: 'authenticated', userId: people.admin }, work)

const stockOf = async (session: Session, product: string) => {
  const [row] = await session.query<{ product: number; values: object; units: object }>(
    `select p.stock_quantity as product,
       (select jsonb_object_agg(v.variation_value, v.stock_quantity) from public.product_variations v where v.product_id = p.id) as values,
       (select jsonb_object_agg(coalesce((select string_agg(v.variation_value, '/' order by v.variation_type)
          from public.product_variations v where v.id = any (u.variation_ids)), ''), u.quantity)
        from public.stock_units u where u.product_id = p.id) as units
     from public.products p where p.id = $1`,
    [product],
  )
  return row
}
const addValues = (session: Session, product: string, type: string, ...values: string[]) =>
  session.query(
    `insert into public.product_variations (product_id, variation_type, variation_value) select $1, $2, unnest($3::text[])`,
    [product, type, values],
  )
const adjust = (session: Session, product: string, changes: object[]) =>
  attempt(session, `select public.adjust_stock($1, $2::text::jsonb)`, [product, JSON.stringify(changes)])
const buy = (session: Session, variationIds: string[], quantity: number) =>
  session
    .query<{ code: string | null }>(
      `select public.quote_order($1::text::jsonb) -> 'lines' -> 0 ->> 'code' as code`,
      [JSON.stringify([{ product_id: ids.pouf, variation_ids: variationIds, quantity }])],
    )
    .then(([row]) => row?.code)

describe('stock of combinations', () => {
  test('adds up to the stock of the values and of the product', () =>
    asAdmin(async (session) => {
      expect(await stockOf(session, ids.pouf)).toEqual({
        product: 7,
        values: { Red: 4, Blue: 3, Small: 7, Large: 0 },
        units: { 'Red/Small': 4, 'Blue/Small': 3, 'Red/Large': 0, 'Blue/Large': 0 },
      })
    }))

  test('a delivery of one size raises the product too, and sells', () =>
    asAdmin(async (session) => {
      expect(await buy(session, [ids.blue, ids.large], 20)).toBe('out_of_stock')
      await adjust(session, ids.pouf, [{ variation_ids: [ids.blue, ids.large], delta: 20 }])
      expect(await stockOf(session, ids.pouf)).toMatchObject({ product: 27, values: { Blue: 23, Large: 20 } })
      expect(await buy(session, [ids.blue, ids.large], 20)).toBeNull()
      // The same size in another colour is another unit.
      expect(await buy(session, [ids.red, ids.large], 1)).toBe('out_of_stock')
    }))

  test('cannot be written as the stock of a value or of the whole product', () =>
    asAdmin(async (session) => {
      expect(
        await attempt(session, `update public.product_variations set stock_quantity = 9 where id = $1`, [
          ids.red,
        ]),
      ).toMatchObject({ code: '42501' })
      expect(
        await attempt(session, `update public.products set stock_quantity = 9 where id = $1`, [ids.pouf]),
      ).toMatchObject({ code: 'PT409', message: 'stock_by_combination' })
      expect(await attempt(session, `update public.stock_units set quantity = 9`)).toMatchObject({
        code: '42501',
      })
    }))

  test('of a product without variations is the product’s own', () =>
    asAdmin(async (session) => {
      await session.query(`update public.products set stock_quantity = 3 where id = $1`, [ids.bowl])
      expect(await stockOf(session, ids.bowl)).toEqual({ product: 3, values: null, units: { '': 3 } })
    }))
})

describe('when the options change', () => {
  test('a first type takes over the pieces, and a second one too', () =>
    asAdmin(async (session) => {
      await addValues(session, ids.bowl, 'size', '20 cm', '30 cm')
      expect(await stockOf(session, ids.bowl)).toMatchObject({
        product: 10,
        units: { '20 cm': 10, '30 cm': 0 },
      })
      await addValues(session, ids.bowl, 'color', 'Blue', 'Green')
      expect(await stockOf(session, ids.bowl)).toMatchObject({
        product: 10,
        units: { 'Blue/20 cm': 10, 'Green/20 cm': 0, 'Blue/30 cm': 0, 'Green/30 cm': 0 },
      })
    }))

  test('a deleted value takes its pieces along, a deleted type gives them back', () =>
    asAdmin(async (session) => {
      await session.query(`delete from public.product_variations where id = $1`, [ids.blue])
      expect(await stockOf(session, ids.pouf)).toMatchObject({
        product: 4,
        units: { 'Red/Small': 4, 'Red/Large': 0 },
      })
      await session.query(`delete from public.product_variations where id = $1`, [ids.red])
      expect(await stockOf(session, ids.pouf)).toMatchObject({ product: 4, units: { Small: 4, Large: 0 } })
      const moved = await session.query(
        `select sum(quantity)::int as sum from public.stock_movements where product_id = $1 and reason = 'options'`,
        [ids.pouf],
      )
      expect(moved).toEqual([{ sum: -3 }])
    }))

  const retype = (session: Session, value: string, type: string) =>
    session.query(`update public.product_variations set variation_type = $2 where variation_value = $1`, [
      value,
      type,
    ])

  test('values whose types are corrected one by one keep the pieces', () =>
    asAdmin(async (session) => {
      const written = `select coalesce(sum(quantity), 0)::int as sum from public.stock_movements where product_id = $1 and reason = 'options'`
      await addValues(session, ids.bowl, 'color', 'Beldi', 'Fassi')
      await retype(session, 'Beldi', 'size')
      expect(await stockOf(session, ids.bowl)).toMatchObject({ product: 10, units: { 'Fassi/Beldi': 10 } })
      const [fassi] = await session.query<{ id: string }>(
        `select id from public.product_variations where variation_value = 'Fassi'`,
      )
      // As the dialog does it, which showed 10 pieces of this value.
      await session.query(
        `select public.save_variation($1, $2, '{"variation_type": "size"}', '{"variation_type": "color", "stock_quantity": 10}', 12)`,
        [ids.bowl, fassi?.id],
      )
      expect(await stockOf(session, ids.bowl)).toMatchObject({ product: 12, units: { Beldi: 0, Fassi: 12 } })
      expect(await session.query(written, [ids.bowl])).toEqual([{ sum: 0 }])
    }))

  test('a value of several types keeps its pieces when its type changes, and when it changes back', () =>
    asAdmin(async (session) => {
      await retype(session, 'Small', 'color')
      expect(await stockOf(session, ids.pouf)).toMatchObject({
        product: 7,
        units: { 'Small/Large': 7, 'Red/Large': 0, 'Blue/Large': 0 },
      })
      await addValues(session, ids.pouf, 'shape', 'Square')
      await addValues(session, ids.pouf, 'shape', 'Round')
      // Of three values the pieces keep two that may stay together.
      await retype(session, 'Small', 'size')
      expect(await stockOf(session, ids.pouf)).toMatchObject({
        product: 7,
        values: { Small: 7, Square: 7, Round: 0, Large: 0 },
      })
    }))

  test('the pieces of a cancelled order come back to a value that was deleted and made again', () =>
    asAdmin(async (session) => {
      const [placed] = await session.query<{ id: string }>(
        `select public.place_order(gen_random_uuid(), $1::text::jsonb, 380, 'cash_on_delivery', 'en', $2::text::jsonb) ->> 'id' as id`,
        [
          JSON.stringify([{ product_id: ids.pouf, variation_ids: [ids.red, ids.small], quantity: 1 }]),
          JSON.stringify(contact),
        ],
      )
      await session.query(`delete from public.product_variations where id = $1`, [ids.red])
      await addValues(session, ids.pouf, 'color', 'Red')
      expect(await stockOf(session, ids.pouf)).toMatchObject({ units: { 'Red/Small': 0, 'Blue/Small': 3 } })
      await setOrderStatus(session, placed!.id, 'cancelled')
      expect(await stockOf(session, ids.pouf)).toMatchObject({ units: { 'Red/Small': 1, 'Blue/Small': 3 } })
    }))

  test('too many combinations are refused', () =>
    asAdmin(async (session) => {
      const many = Array.from({ length: 126 }, (_, n) => `Colour ${n}`)
      expect(
        await attempt(
          session,
          `insert into public.product_variations (product_id, variation_type, variation_value) select $1, 'finish', unnest($2::text[])`,
          [ids.pouf, many],
        ),
      ).toMatchObject({ code: 'PT422', message: 'too_many_combinations' })
    }))
})

test('a product with one sold-out combination is among the sold-out ones', () =>
  asAdmin(async (session) => {
    const found = await session.query<{ id: string }>(`select id from public.admin_products(stock => 'out')`)
    expect(found.map(({ id }) => id)).toEqual([ids.pouf])
  }))

test('few are left at the same number in the database and in the browser', () =>
  asAdmin(async (session) => {
    for (const [product, pieces] of [
      [ids.bowl, LOW_STOCK_THRESHOLD],
      [ids.glass, LOW_STOCK_THRESHOLD + 1],
    ] as const)
      await session.query(`update public.products set stock_quantity = $2 where id = $1`, [product, pieces])
    const listed = await session.query<{ id: string }>(`select id from public.admin_products(stock => 'low')`)
    expect(listed.map(({ id }) => id).sort()).toEqual([ids.bowl, ids.pouf].sort())
    const [overview] = await session.query<{ low: number }>(
      `select (public.admin_overview() ->> 'low_stock')::int as low`,
    )
    expect(overview?.low).toBe(2)
  }))

test('a bulk change of stock is refused for products with variations, also in the preview', () =>
  asAdmin(async (session) => {
    for (const preview of [true, false]) {
      const [row] = await session.query<{ report: object[] }>(
        `select public.bulk_update_products($1::uuid[], '{"stock": {"add": 3}}', $2) as report`,
        [[ids.bowl, ids.pouf], preview],
      )
      expect(row?.report).toMatchObject([{ code: null }, { code: 'stock_by_combination' }])
    }
  }))

describe('the ledger', () => {
  const movements = (session: Session, product: string) =>
    session.query(
      `select quantity, reason, note, actor, order_id is not null as of_order from public.stock_movements
       where product_id = $1 order by id`,
      [product],
    )
  const audited = (session: Session) =>
    session.query(`select table_name, diff from public.audit_log where diff ? 'stock_quantity' order by id`)

  test('has one movement for a quantity that is written without one', () =>
    asAdmin(async (session) => {
      const opening = { quantity: 10, reason: 'opening', note: '', actor: null, of_order: false }
      expect(await movements(session, ids.bowl)).toEqual([opening])
      await session.query(`update public.products set stock_quantity = 12 where id = $1`, [ids.bowl])
      await session.query('set local role service_role')
      await session.query(`update public.stock_units set quantity = 7 where product_id = $1`, [ids.bowl])
      await session.query(`update public.stock_units set quantity = 7 where product_id = $1`, [ids.bowl])
      expect(await movements(session, ids.bowl)).toEqual([
        opening,
        { ...opening, quantity: 2, reason: 'adjustment', actor: people.admin },
        { ...opening, quantity: -5, reason: 'adjustment', actor: people.admin },
      ])
    }))

  test('has what an order takes and gives back once, and the audit log only what admins adjust', () =>
    asAdmin(async (session) => {
      const chosen = [ids.red, ids.small]
      const [placed] = await session.query<{ id: string }>(
        `select public.place_order(gen_random_uuid(), $1::text::jsonb, 760, 'cash_on_delivery', 'en', $2::text::jsonb) ->> 'id' as id`,
        [
          JSON.stringify([{ product_id: ids.pouf, variation_ids: chosen, quantity: 2 }]),
          JSON.stringify(contact),
        ],
      )
      const before = (await movements(session, ids.pouf)).slice(0, -1)
      await setOrderStatus(session, placed!.id, 'cancelled')
      const moved = { note: '', actor: people.admin, of_order: true }
      expect(await movements(session, ids.pouf)).toEqual([
        ...before,
        { ...moved, quantity: -2, reason: 'order' },
        { ...moved, quantity: 2, reason: 'cancellation' },
      ])
      await session.query(`delete from public.product_variations where id = $1`, [ids.blue])
      expect((await movements(session, ids.pouf)).at(-1)).toMatchObject({ quantity: -3, reason: 'options' })
      expect(await audited(session)).toMatchObject([
        { table_name: 'product_variations', diff: { stock_quantity: [3, null] } },
      ])
      await adjust(session, ids.pouf, [{ variation_ids: chosen.toSorted(), delta: 5 }])
      expect((await audited(session)).slice(1)).toEqual([
        { table_name: 'products', diff: { stock_quantity: [4, 9] } },
        { table_name: 'product_variations', diff: { stock_quantity: [4, 9] } },
        { table_name: 'product_variations', diff: { stock_quantity: [4, 9] } },
      ])
    }))
})
