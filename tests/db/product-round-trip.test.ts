import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { csvText } from '@/admin/csv'
import { type ExportRow, productExportRows } from '@/admin/products/import/product-export-rows'
import { readFile, type ReadFile } from '@/admin/products/import/product-file'
import { type Answer, note, type ImportReport, previewedRows, rowOf } from '@/admin/products/import/send-rows'
import { type ReadCell, readXlsx, xlsxFile } from '@/admin/xlsx'
import { type Session, type TestDatabase, actAs } from './database.ts'
import { openShop, ids, people } from './fixtures.ts'

let db: TestDatabase
beforeAll(async () => {
  vi.stubEnv('VITE_SUPABASE_URL', 'http://supabase.test')
  db = await openShop()
  await db.query(
    `update public.products set description_en = E'=1+1\\r\\n"quoted"; a,b', compare_at_price = 150 where id = '${ids.bowl}'`,
  )
})
afterAll(() => db.close())

const asAdmin = <T>(work: (session: Session) => Promise<T>) =>
  actAs(db, { role: 'authenticated', userId: people.admin }, work)

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
  for (const answer of result?.answers ?? []) note(report, answer, rows[answer.index])
  return report
}

type Table = (string | number | null)[][]
/** A table as a file, edited as a spreadsheet does it. */
const formats = {
  'CSV in English': (rows: Table) => Promise.resolve(new Blob([csvText(rows, 'en')])),
  'CSV in French': (rows: Table) => Promise.resolve(new Blob([csvText(rows, 'fr')])),
  'an Excel file': (rows: Table) => xlsxFile(rows, 'ar'),
  'an Excel file that was saved again': async (rows: Table) => {
    const read = await readXlsx(await xlsxFile(rows, 'ar'))
    return xlsxFile(
      read.map((row) => row.map((cell: ReadCell) => (typeof cell === 'number' ? cell : String(cell ?? '')))),
      'en',
    )
  },
}

describe.each(Object.entries(formats))('all products as %s', (_name, fileOf) => {
  test('change nothing when they come back', async () => {
    await asAdmin(async (session) => {
      const products = await exportRows(session)
      const { rows, problems } = await readFile(await fileOf(productExportRows(products)))
      expect([problems, rows.length]).toEqual([[], products.length])
      const report = await send(session, rows, true)
      expect({ ...report, unchanged: report.unchanged.length }).toEqual({
        ...{ added: [], changed: [], problems: [], broken: null },
        unchanged: products.length,
      })
    })
  })

  test('keep the changes that were made meanwhile, and show the one that meets another', async () => {
    await asAdmin(async (session) => {
      const before = await exportRows(session)
      const nameOf = (id: string) => String(before.find((row) => row.id === id)?.name_en)
      const table: Table = productExportRows(before)
      const [head = []] = table
      const set = (id: string, column: string, value: string | number, variation: string | null = null) => {
        const row = table.find(([first, second]) => first === id && second === variation)!
        row[head.indexOf(column)] = value
      }
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
      await session.query(
        `update public.product_variations set price_adjustment = 60 where id = '${ids.blue}'`,
      )
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
        const name = [nameOf(String(row.id)), ...(row.variation === undefined ? [] : [row.variation])].join(
          ', ',
        )
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
    })
  })
})
