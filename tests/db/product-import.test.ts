import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Session, type TestDatabase, actAs } from './database.ts'
import { openShop, ids, people } from './fixtures.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openShop()
})
afterAll(() => db.close())

const asAdmin = <T>(work: (session: Session) => Promise<T>) =>
  actAs(db, { role: 'authenticated', userId: people.admin }, work)

/** The single value that a call returns. */
async function answer<T>(session: Session, call: string, parameters: readonly unknown[] = []): Promise<T> {
  const [row] = await session.query<{ answer: T }>(`select ${call} as answer`, parameters)
  if (row === undefined) throw new Error(`${call} answered nothing`)
  return row.answer
}

describe('an import', () => {
  const run = (session: Session, rows: object[], preview = false) =>
    answer<
      {
        action: string | null
        code: string | null
        field: string | null
        changes: Record<string, { before: unknown; after: unknown }>
        same_name: string | null
      }[]
    >(session, `public.import_products($1::text::jsonb, $2)`, [JSON.stringify(rows), preview])
  const row = {
    name_en: 'Vase',
    name_fr: 'Vase',
    name_ar: 'مزهرية',
    price: '80',
    stock_quantity: '3',
    category: 'pottery',
    city: 'Fez',
  }

  test('adds, changes, and leaves alone what is as it was', async () => {
    await asAdmin(async (session) => {
      const rows = [
        row,
        { id: ids.bowl, price: '110.50' },
        { id: ids.glass, price: '20', name_en: 'Tea glass' },
      ]
      const expected = [{ action: 'insert' }, { action: 'update' }, { action: 'unchanged' }]
      expect(await run(session, rows, true)).toMatchObject(expected)
      expect(await session.query(`select 1 from public.products where name_en = 'Vase'`)).toEqual([])
      expect(await run(session, rows)).toMatchObject(expected)
      expect(
        await session.query(
          `select name_en, price::text, is_active from public.products where name_en in ('Vase', 'Painted bowl') order by name_en`,
        ),
      ).toEqual([
        { name_en: 'Painted bowl', price: '110.50', is_active: true },
        { name_en: 'Vase', price: '80.00', is_active: false },
      ])
    })
  })

  test.each([
    [{ ...row, price: 'NaN' }, 'invalid_value', 'price'],
    [{ ...row, price: 'a lot' }, 'invalid_value', 'price'],
    [{ ...row, price: '-1' }, 'invalid_value', 'price'],
    [{ ...row, price: '1e3' }, 'invalid_value', 'price'],
    [{ ...row, price: '0x1F4' }, 'invalid_value', 'price'],
    [{ ...row, price: '1_000' }, 'invalid_value', 'price'],
    [{ ...row, price: '0.015' }, 'invalid_value', 'price'],
    [{ ...row, price: '١٢' }, 'invalid_value', 'price'],
    [{ ...row, price: ' 12' }, 'invalid_value', 'price'],
    [{ ...row, compare_at_price: '1e3' }, 'invalid_value', 'compare_at_price'],
    [{ ...row, stock_quantity: '0x1F' }, 'invalid_value', 'stock_quantity'],
    [{ ...row, stock_quantity: '1_0' }, 'invalid_value', 'stock_quantity'],
    [{ ...row, is_active: 'yes' }, 'invalid_value', 'is_active'],
    [{ id: `{${ids.bowl}}`, price: '3' }, 'invalid_value', 'id'],
    [{ ...row, stock_quantity: '1.5' }, 'invalid_value', 'stock_quantity'],
    [{ ...row, name_ar: ' ' }, 'missing', 'name_ar'],
    [{ ...row, city: 'Atlantis' }, 'unknown_category', 'category'],
    [{ ...row, colour: 'red' }, 'unknown_column', 'colour'],
    [{ ...row, name_en: 'a\u202eb' }, 'invalid_value', 'name_en'],
    [{ id: '20000000-0000-4000-8000-0000000000ff', price: '3' }, 'not_found', 'id'],
    [{ id: 'x', price: '3' }, 'invalid_value', 'id'],
    [{ ...row, compare_at_price: '10' }, 'invalid_value', 'compare_at_price'],
  ])('reports invalid rows and applies the others', async (bad, code, field) => {
    await asAdmin(async (session) => {
      expect(await run(session, [bad, row])).toMatchObject([
        { action: null, code, field },
        { action: 'insert', code: null },
      ])
    })
  })

  test('shows what each cell is and would be', async () => {
    await asAdmin(async (session) => {
      const [report] = await run(
        session,
        [{ id: ids.bowl, price: '110.50', is_active: 'false', city: 'Fez' }],
        true,
      )
      expect(report?.changes).toEqual({
        price: { before: 100, after: 110.5 },
        is_active: { before: true, after: false },
      })
    })
  })

  test('merges cell by cell: what changed since the export stays, and where both changed the row is refused', async () => {
    await asAdmin(async (session) => {
      const baseline = { name_en: 'Painted bowl', price: 100, is_active: true }
      await session.query(
        `update public.products set price = 130, is_active = false where id = '${ids.bowl}'`,
      )
      expect(
        await run(session, [{ id: ids.bowl, name_en: 'Bowl', baseline: { name_en: baseline.name_en } }]),
      ).toMatchObject([{ action: 'update', changes: { name_en: { before: 'Painted bowl', after: 'Bowl' } } }])
      expect(
        await session.query(
          `select name_en, price::text, is_active from public.products where id = '${ids.bowl}'`,
        ),
      ).toEqual([{ name_en: 'Bowl', price: '130.00', is_active: false }])
      expect(await run(session, [{ id: ids.bowl, price: '120', baseline: { price: 100 } }])).toMatchObject([
        { action: null, code: 'edit_conflict', field: 'price', changes: { price: { before: 130 } } },
      ])
      // Both wrote the same.
      expect(await run(session, [{ id: ids.bowl, price: '130', baseline: { price: 100 } }])).toMatchObject([
        { action: 'unchanged', code: null },
      ])
    })
  })

  test('of a product with variations leaves its stock alone, and names the cell that would change it', async () => {
    await asAdmin(async (session) => {
      const [pouf] = await session.query<{ stock: number }>(
        `select stock_quantity as stock from public.products where id = '${ids.pouf}'`,
      )
      const stock = pouf?.stock ?? 0
      expect(
        await run(session, [
          { id: ids.pouf, name_en: 'Pouf', stock_quantity: String(stock) },
          { id: ids.pouf, stock_quantity: String(stock + 1) },
        ]),
      ).toMatchObject([
        { action: 'update', code: null },
        { action: null, code: 'stock_by_combination', field: 'stock_quantity' },
      ])
    })
  })

  test('of variations changes their prices and pieces, under the name that they were exported with or one that can be meant only once', async () => {
    await asAdmin(async (session) => {
      expect(
        await run(session, [
          { id: ids.pouf, variation: 'size: Small', price_adjustment: '-30', stock_quantity: '' },
          { id: ids.pouf, variation: 'blue /  small', price_adjustment: '', stock_quantity: '8' },
          { id: ids.pouf, variation: 'color: Red / size: Small', stock_quantity: '4' },
        ]),
      ).toMatchObject([
        {
          action: 'update',
          name: 'Leather pouf',
          changes: { price_adjustment: { before: -20, after: -30 } },
        },
        { action: 'update', changes: { stock_quantity: { before: 3, after: 8 } } },
        { action: 'unchanged' },
      ])
      expect(
        await session.query(
          `select p.stock_quantity as stock, v.price_adjustment::text as price, v.stock_quantity as small
           from public.products p join public.product_variations v on v.id = '${ids.small}' where p.id = v.product_id`,
        ),
      ).toEqual([{ stock: 12, price: '-30.00', small: 12 }])
    })
  })

  test.each([
    [{ variation: 'size: Medium', stock_quantity: '1' }, 'unknown_variation', 'variation'],
    [{ variation: 'Red', price_adjustment: '1' }, 'ambiguous_variation', 'variation'],
    [{ variation: 'color: red', price_adjustment: '1' }, null, null],
    [{ variation: 'color: Red', stock_quantity: '1' }, 'stock_by_combination', 'stock_quantity'],
    [{ variation: 'Red / Small', price_adjustment: '1' }, 'price_by_value', 'price_adjustment'],
    [{ variation: 'Red / Small', stock_quantity: '' }, 'missing', 'stock_quantity'],
    [{ variation: 'Red / Small', stock_quantity: '1000001' }, 'invalid_value', 'stock_quantity'],
    [{ variation: 'size: Small', price_adjustment: '1e1' }, 'invalid_value', 'price_adjustment'],
    [{ variation: 'size: Small', price_adjustment: '-1000001' }, 'invalid_value', 'price_adjustment'],
    [{ variation: 'size: Small', price_adjustment: '-400' }, 'variation_price', 'price_adjustment'],
    [{ variation: 'size: Small', name_en: 'Pouf' }, 'variation_row', 'name_en'],
    [{ price_adjustment: '5' }, 'missing', 'variation'],
    [{ id: '', variation: 'size: Small', price_adjustment: '5' }, 'missing', 'id'],
    [
      { variation: 'size: Small', price_adjustment: '5', baseline: { price_adjustment: -10 } },
      'edit_conflict',
      'price_adjustment',
    ],
  ])('names the cell of a variation that cannot be used: %j', async (cells, code, field) => {
    await asAdmin(async (session) => {
      // A size that is called like a color.
      await session.query(
        `insert into public.product_variations (product_id, variation_type, variation_value) values ('${ids.pouf}', 'size', 'Red')`,
      )
      expect(await run(session, [{ id: ids.pouf, ...cells }])).toMatchObject([{ code, field }])
    })
  })

  test('adds a new row once, and names a product of the same name', async () => {
    await asAdmin(async (session) => {
      const rows = [{ ...row, key: '77777777-7777-8777-a777-777777777777' }]
      expect(await run(session, rows)).toMatchObject([{ action: 'insert', same_name: null }])
      expect(await run(session, rows)).toMatchObject([{ action: 'unchanged' }])
      expect(
        await run(session, [{ ...row, name_fr: 'Autre', name_ar: 'أخرى', name_en: 'VASE' }], true),
      ).toMatchObject([{ action: 'insert', same_name: 'Vase' }])
      expect(
        await session.query(`select count(*)::int as count from public.products where name_en = 'Vase'`),
      ).toEqual([{ count: 1 }])
    })
  })

  test('looks a name up in the indexes instead of reading all products for each row', async () => {
    await asAdmin(async (session) => {
      await run(session, [row])
      // So few products are otherwise read whole, and by plans that are kept.
      await session.query('set local enable_seqscan = off')
      await session.query('set local plan_cache_mode = force_custom_plan')
      const readings = () =>
        session.query(
          `select seq_scan::int as count from pg_stat_xact_user_tables where schemaname = 'public' and relname = 'products'`,
        )
      const before = await readings()
      const other = { ...row, name_en: 'Jug', name_fr: 'Cruche', name_ar: 'إبريق' }
      expect(
        await run(
          session,
          [{ name_en: 'VASE' }, { name_fr: 'vase' }, { name_ar: row.name_ar }, {}].map((name) => ({
            ...other,
            ...name,
          })),
          true,
        ),
      ).toMatchObject([...Array<object>(3).fill({ same_name: 'Vase' }), { same_name: null }])
      expect(await readings()).toEqual(before)
    })
  })
})

test.each([
  ['public.bulk_update_products($1, $2::text::jsonb, true)', [[ids.bowl], '{"price": {"percent": "1e1"}}']],
  ['public.bulk_update_products($1, $2::text::jsonb, true)', [[ids.bowl], '{"stock": {"set": "0x1F"}}']],
  ['public.bulk_update_products($1, $2::text::jsonb, true)', [[ids.bowl], '{"is_active": "yes"}']],
  ['public.adjust_stock($1, $2::text::jsonb)', [ids.bowl, '[{"variation_ids": [], "delta": "1_0"}]']],
])('%s reads no text as a number: %j', async (call, parameters) => {
  await asAdmin(async (session) => {
    await expect(session.query(`select ${call}`, parameters)).rejects.toThrow('invalid_request')
  })
})
