import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type ExportRow, productExportRows } from '@/admin/products/import/product-export-rows'
import { BASELINE, readFile, type ReadFile } from '@/admin/products/import/product-file'
import { type Answer, note, type ImportReport, previewedRows, rowOf } from '@/admin/products/import/send-rows'
import { type Session, type TestDatabase, actAs } from './database.ts'
import { openShop, ids, people } from './fixtures.ts'

/** What readForExport reads: each product, followed by its variations. */
async function exportRows(session: Session): Promise<ExportRow[]> {
  const rows = await session.query<{ row: ExportRow }>(
    `select to_jsonb(p) as row from (select id, name_en, name_fr, name_ar, description_en, description_fr, description_ar, price,
       compare_at_price, stock_quantity, category_key as category, city, is_active, image_url
     from public.products order by id) p`,
  )
  const [exported] = await session.query<{ variations: ExportRow[] }>(
    'select public.export_variations(array(select id from public.products)) as variations',
  )
  return rows.flatMap(({ row }) => [row, ...(exported?.variations ?? []).filter(({ id }) => id === row.id)])
}

const keyOf = ({ id, variation = '' }: ExportRow) => `${String(id)} ${String(variation)}`

async function send(session: Session, rows: ReadFile['rows'], preview: boolean): Promise<ImportReport> {
  const report: ImportReport = { added: [], changed: [], unchanged: [], problems: [], broken: null }
  const [result] = await session.query<{ answers: Answer[] }>(
    'select public.import_products($1::text::jsonb, $2) as answers',
    [JSON.stringify(rows.map(rowOf)), preview],
  )
  for (const answer of result?.answers ?? []) note(report, new Set(), answer, rows[answer.index])
  return report
}

export type Table = (string | number | null)[][]

/** Writes a cell of a product's row, or of the row of one of its variations. */
const editorOf =
  (table: Table) =>
  (id: string, column: string, value: string | number, variation: string | null = null): void => {
    const row = table.find(([first, second]) => first === id && second === variation)!
    row[table[0]!.indexOf(column)] = value
  }

type FileOf = (table: Table) => Promise<Blob>

async function changeNothing(session: Session, fileOf: FileOf): Promise<void> {
  const products = await exportRows(session)
  const { rows, problems } = await readFile(await fileOf(productExportRows(products)))
  expect([problems, rows.length]).toEqual([[], products.length])
  const report = await send(session, rows, true)
  expect({ ...report, unchanged: report.unchanged.length }).toEqual({
    ...{ added: [], changed: [], problems: [], broken: null },
    unchanged: products.length,
  })
}

async function keepMeanwhile(session: Session, fileOf: FileOf): Promise<void> {
  const before = await exportRows(session)
  const nameOf = (id: string) => String(before.find((row) => row.id === id)?.name_en)
  const table: Table = productExportRows(before)
  const set = editorOf(table)
  // Five edits in the file and five in the shop, and the price and the stock that both have changed.
  set(ids.bowl, 'name_fr', 'Bol peint à la main')
  set(ids.pouf, 'price', 420)
  set(ids.glass, 'name_en', 'Tall glass')
  set(ids.hidden, 'price', 25)
  set(ids.pouf, 'price_adjustment', -30, 'size: Small')
  set(ids.pouf, 'stock_quantity', 6, 'color: Blue / size: Large')
  set(ids.pouf, 'stock_quantity', 9, 'color: Red / size: Small')
  await session.query(`update public.products set price = 110 where id = '${ids.bowl}'`)
  await session.query(`update public.products set is_active = false where id = '${ids.pouf}'`)
  await session.query(`update public.products set price = 22 where id = '${ids.glass}'`)
  await session.query(`update public.products set price = 26 where id = '${ids.hidden}'`)
  await session.query(`update public.product_variations set price_adjustment = 60 where id = '${ids.blue}'`)
  for (const [unit, delta] of [
    [[ids.red, ids.small], -1],
    [[ids.blue, ids.small], -2],
  ])
    await session.query(`select public.adjust_stock($1, $2::text::jsonb)`, [
      ids.pouf,
      JSON.stringify([{ variation_ids: unit, delta }]),
    ])

  const { rows } = await readFile(await fileOf(table))
  const preview = await send(session, rows, true)
  expect(preview.changed.map(({ values, changes }) => [values.id, changes])).toEqual([
    [
      ids.bowl,
      {
        name_fr: {
          before: before.find(({ id }) => id === ids.bowl)?.name_fr,
          after: 'Bol peint à la main',
        },
      },
    ],
    [ids.pouf, { price: { before: 400, after: 420 } }],
    [ids.pouf, { price_adjustment: { before: -20, after: -30 } }],
    [ids.pouf, { stock_quantity: { before: 0, after: 6 } }],
    [ids.glass, { name_en: { before: nameOf(ids.glass), after: 'Tall glass' } }],
  ])
  expect(preview.problems).toMatchObject([
    { code: 'edit_conflict', field: 'stock_quantity', value: '9 (3)' },
    { code: 'edit_conflict', field: 'price', value: '25 (26)' },
  ])
  await send(session, previewedRows(preview), false)

  const after = await exportRows(session)
  const changes = after.flatMap((row) => {
    const old = before.find((other) => keyOf(other) === keyOf(row))
    const name = [nameOf(String(row.id)), ...(row.variation === undefined ? [] : [row.variation])].join(', ')
    return Object.entries(row).flatMap(([column, value]) =>
      value === old?.[column as keyof ExportRow] ? [] : [`${name}: ${column} ${String(value)}`],
    )
  })
  expect(changes.sort()).toEqual(
    [
      `${nameOf(ids.bowl)}: name_fr Bol peint à la main`,
      `${nameOf(ids.bowl)}: price 110`,
      `${nameOf(ids.pouf)}: price 420`,
      `${nameOf(ids.pouf)}: is_active false`,
      `${nameOf(ids.glass)}: name_en Tall glass`,
      `${nameOf(ids.glass)}: price 22`,
      `${nameOf(ids.hidden)}: price 26`,
      // 7 pieces, 3 sold, 6 came.
      `${nameOf(ids.pouf)}: stock_quantity 10`,
      `${nameOf(ids.pouf)}, size: Small: price_adjustment -30`,
      `${nameOf(ids.pouf)}, color: Blue: price_adjustment 60`,
      `${nameOf(ids.pouf)}, color: Blue / size: Large: stock_quantity 6`,
      `${nameOf(ids.pouf)}, color: Red / size: Small: stock_quantity 3`,
      `${nameOf(ids.pouf)}, color: Blue / size: Small: stock_quantity 1`,
    ].sort(),
  )
}

/** `isBare`: the file has no exported values, as from another program. */
async function changeOnce(session: Session, fileOf: FileOf, isBare: boolean): Promise<void> {
  const table: Table = productExportRows(await exportRows(session))
  const set = editorOf(table)
  set(ids.bowl, 'name_fr', 'Bol peint à la main')
  set(ids.glass, 'stock_quantity', 12)
  set(ids.pouf, 'price', 420)
  set(ids.pouf, 'stock_quantity', 6, 'color: Blue / size: Large')
  const [head = []] = table
  const added = { name_en: 'Vase', name_fr: 'Vase', name_ar: 'مزهرية', price: 80, stock_quantity: 3 }
  const place = { category: 'pottery', city: 'Fez' }
  table.push(head.map((column) => ({ ...added, ...place })[String(column)] ?? null))
  const kept = isBare ? table.map((row) => row.filter((_cell, index) => head[index] !== BASELINE)) : table

  const { rows, problems: unreadable } = await readFile(await fileOf(kept))
  expect(unreadable).toEqual([])
  const preview = await send(session, rows, true)
  // Before the button is pressed, a piece is sold and a product changed: none of these cells were shown.
  await session.query(`update public.products set is_active = false where id = $1`, [ids.pouf])
  for (const [product, unit] of [
    [ids.bowl, []],
    [ids.pouf, [ids.blue, ids.small]],
  ] as const)
    await session.query(`select public.adjust_stock($1, $2::text::jsonb)`, [
      product,
      JSON.stringify([{ variation_ids: unit, delta: -1 }]),
    ])
  const first = await send(session, previewedRows(preview), false)
  expect([first.added.length, first.changed.length, first.problems]).toEqual([1, 4, []])
  const now = (await exportRows(session)).filter(({ id }) => id === ids.bowl || id === ids.pouf)
  expect(now.filter(({ variation }) => variation === undefined)).toMatchObject([
    { id: ids.bowl, name_fr: 'Bol peint à la main', stock_quantity: 9 },
    { id: ids.pouf, price: 420, is_active: false, stock_quantity: 12 },
  ])
  // A piece is sold before the file comes again.
  await session.query('select public.adjust_stock($1, $2::text::jsonb)', [
    ids.bowl,
    JSON.stringify([{ variation_ids: [], delta: -1 }]),
  ])
  const again = await send(session, (await readFile(await fileOf(kept))).rows, true)
  const changes = again.changed.map(({ values, changes: cells }) => [values.id, Object.keys(cells)])
  const problems = again.problems.map(({ code, value }) => [code, value])
  expect([again.added, changes, problems]).toEqual(
    // Only the exported values tell a cell that was not edited from one that sets the pieces: the sold ones would come back,
    // and the pouf's sum is not that of its combinations any more.
    isBare
      ? [
          [],
          [
            [ids.bowl, ['stock_quantity']],
            [ids.pouf, ['stock_quantity']],
          ],
          [['stock_by_combination', '7']],
        ]
      : [[], [], []],
  )
}

/**
 * All products are exported as files of these formats and come back: as they were, and edited beside changes in the shop. The
 * functions make a file of a table, as the program that it is edited with does it.
 */
export function testRoundTrips(formats: Readonly<Record<string, FileOf>>): void {
  let db: TestDatabase
  beforeAll(async () => {
    vi.stubEnv('VITE_SUPABASE_URL', 'http://supabase.test')
    db = await openShop()
    await db.query(
      `update public.products set description_en = E'=1+1\\r\\n"quoted"; a,b', compare_at_price = 150 where id = '${ids.bowl}'`,
    )
  })
  afterAll(() => db.close())

  const asAdmin = (work: (session: Session) => Promise<void>) =>
    actAs(db, { role: 'authenticated', userId: people.admin }, work)

  describe.each(Object.entries(formats))('all products as %s', (_name, fileOf) => {
    test('change nothing when they come back', () => asAdmin((session) => changeNothing(session, fileOf)))

    test('keep the changes that were made meanwhile, and show the one that meets another', () =>
      asAdmin((session) => keepMeanwhile(session, fileOf)))

    test('change once what was edited, although the file comes twice', () =>
      asAdmin((session) => changeOnce(session, fileOf, false)))

    test('also without the exported values, as from another program', () =>
      asAdmin((session) => changeOnce(session, fileOf, true)))
  })
}
