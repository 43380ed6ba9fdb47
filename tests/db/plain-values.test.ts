import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NO_PICTURE_ADDRESSES, PICTURE_ADDRESSES } from '../unit/admin/picture-addresses.ts'
import { type Session, type TestDatabase, actAs, attempt } from './database.ts'
import { openShop, ids, people } from './fixtures.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openShop()
})
afterAll(() => db.close())

const asAdmin = <T>(work: (session: Session) => Promise<T>) =>
  actAs(db, { role: 'authenticated', userId: people.admin }, work)

const PICTURES = [
  `update public.products set image_url = $1 where id = '${ids.bowl}'`,
  `update public.product_variations set image_url = $1 where id = '${ids.red}'`,
  `insert into public.product_images (product_id, image_url) values ('${ids.bowl}', $1)`,
]

describe.each(PICTURES)('%s', (statement) => {
  test('takes the addresses that the form takes', async () => {
    await asAdmin(async (session) => {
      for (const address of PICTURE_ADDRESSES) expect((await session.run(statement, [address])).count).toBe(1)
    })
  })

  test.each(NO_PICTURE_ADDRESSES)('refuses %s', async (address) => {
    await asAdmin((session) => expect(session.run(statement, [address])).rejects.toThrow(/image_url_check/))
  })
})

test('the import names the cell of a picture that is none', async () => {
  await asAdmin(async (session) => {
    const rows = NO_PICTURE_ADDRESSES.map((address) => ({ id: ids.bowl, image_url: address }))
    const [result] = await session.query<{ report: { code: string; field: string }[] }>(
      'select public.import_products($1::text::jsonb, true) as report',
      [JSON.stringify(rows)],
    )
    expect(result?.report.map(({ code, field }) => [code, field])).toEqual(
      rows.map(() => ['invalid_value', 'image_url']),
    )
  })
})

/** Columns of the public tables with a text of one line: a name, a number, an address. */
const SEVERAL_LINES =
  /^(bank_text|refusal_reason|closing_reason|description|notes?|body|message|reply|comment|text|reason|gift_message|review|alt|site_description|resolution|details?)(_|$)/

test('no name or number takes a line break or a tab', async () => {
  const constraints = await db.query<{ name: string; rule: string }>(
    `select conrelid::regclass || '.' || conname as name, pg_get_constraintdef(oid) as rule
     from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace and pg_get_constraintdef(oid) ~ 'is_printable'`,
  )
  // What is printable only may have several lines.
  const columns = constraints.flatMap(({ name, rule }) =>
    [...rule.matchAll(/is_printable\(\(?(\w+)/g)].map(([, column = '']) => `${name}: ${column}`),
  )
  expect(columns.filter((column) => !SEVERAL_LINES.test(column.split(': ')[1] ?? ''))).toEqual([])
})

test.each(['a\nb', 'a\rb', 'a\tb', 'a\u0085b', 'a\u2028b', 'a\u2029b'])('%j is no name', async (name) => {
  const [row] = await db.query<{ name: boolean; line: boolean }>(
    'select private.is_plain_name($1) as name, private.is_line($1) as line',
    [name],
  )
  expect(row).toEqual({ name: false, line: false })
  await asAdmin((session) =>
    expect(
      session.run('update public.products set name_en = $1 where id = $2', [name, ids.bowl]),
    ).rejects.toThrow(/name_en_check/),
  )
})

test('a chat address has its country code, through the API as well', async () => {
  await asAdmin(async (session) => {
    const save = (number: string) =>
      attempt(session, 'update public.shop_settings set whatsapp_number = $1', [number])
    for (const number of ['212612345678', '33639980000', '14155550123'])
      expect(await save(number)).not.toHaveProperty('code')
    for (const number of ['612345678', '0612345678', '2120612345678'])
      expect(await save(number)).toMatchObject({ code: '23514' })
  })
})

test('a copy is created with its values and their measures in one request, or not at all', async () => {
  const ID = '30000000-0000-4000-8000-0000000000aa'
  const create = (session: Session, values: object[], price = 100) =>
    session.query<{ product: { measures: unknown[] } }>(
      'select public.create_product($1, $2::text::jsonb) as product',
      [
        ID,
        JSON.stringify({
          ...{ name_en: 'Copy', name_fr: 'Copie', name_ar: 'نسخة', price, category_id: ids.marrakechPoufs },
          variations: values,
          measures: [{ variation: 'Small', length_cm: 12 }],
        }),
      ],
    )
  const small = { variation_type: 'size', variation_value: 'Small', price_adjustment: -20 }
  await asAdmin(async (session) => {
    const [created] = await create(session, [small, { variation_type: 'color', variation_value: 'Red' }])
    expect(created?.product.measures).toMatchObject([{ variation: 'Small', length_cm: 12 }])
    // Sent again, because its answer was lost.
    await create(session, [small, { variation_type: 'color', variation_value: 'Red' }])
    expect(
      await session.query(
        `select variation_value, price_adjustment::int, stock_quantity from public.product_variations where product_id = $1 order by 1`,
        [ID],
      ),
    ).toEqual([
      { variation_value: 'Red', price_adjustment: 0, stock_quantity: 0 },
      { variation_value: 'Small', price_adjustment: -20, stock_quantity: 0 },
    ])
  })
  await asAdmin((session) => expect(create(session, [small], 10)).rejects.toThrow('variation_price'))
  await asAdmin((session) =>
    expect(create(session, [{ ...small, variation_value: 'a\nb' }])).rejects.toThrow('invalid_request'),
  )
  expect(await db.query(`select 1 from public.products where id = $1`, [ID])).toEqual([])
})
