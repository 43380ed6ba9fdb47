import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { actAs, attempt, type Session, type TestDatabase } from './database.ts'
import { openShop, ids, people } from './fixtures.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openShop()
})
afterAll(() => db.close())

const asOwner = <T>(work: (session: Session) => Promise<T>) => actAs(db, { role: 'owner' }, work)
const asAdmin = <T>(work: (session: Session) => Promise<T>) =>
  actAs(db, { role: 'authenticated', userId: people.admin }, work)

const factsOf = async (session: Session, id: string) =>
  (
    await session.query<{ fact: string }>(
      `select kind || '/' || key as fact from public.product_facts where product_id = $1 order by 1`,
      [id],
    )
  ).map(({ fact }) => fact)

describe('constraints', () => {
  test('a product has one place of making at most, and only facts of the vocabulary', () =>
    asOwner(async (session) => {
      await session.query(
        `insert into public.facts (kind, key, label_en, label_fr, label_ar) values ('place', 'safi', 'Safi', 'Safi', 'آسفي')`,
      )
      const add = (id: string, key: string) =>
        attempt(session, `insert into public.product_facts values ($2, 'place', $1)`, [key, id])
      expect(await add(ids.bowl, 'safi')).toMatchObject({ code: '23505' })
      expect(await add(ids.glass, 'atlantis')).toMatchObject({ code: '23503' })
    }))

  test('a fact in use cannot be deleted', () =>
    asAdmin(async (session) => {
      expect(await attempt(session, `delete from public.facts where key = 'goat-leather'`)).toMatchObject({
        code: '23503',
      })
    }))

  test.each(['0', '-3', '2000.1', `'NaN'`, `'Infinity'`])('a side cannot be %s cm', (side) =>
    asOwner(async (session) => {
      const { code } = await attempt(
        session,
        `insert into public.product_measures (product_id, height_cm) values ('${ids.glass}', ${side})`,
      )
      expect(['23514', '22003']).toContain(code)
    }),
  )

  test.each([
    ['an empty row', `(product_id) values ('${ids.glass}')`, '23514'],
    ['a second row of the product', `(product_id, weight_g) values ('${ids.pouf}', 90)`, '23505'],
    [
      'a variation of another product',
      `(product_id, variation_id, weight_g) values ('${ids.glass}', '${ids.small}', 90)`,
      '42501',
    ],
  ])('measures: %s', (_name, values, code) =>
    asAdmin(async (session) => {
      expect(await attempt(session, `insert into public.product_measures ${values}`)).toMatchObject({ code })
    }),
  )

  test.each([0, 181])('a lead time cannot be %i days', (days) =>
    asOwner(async (session) => {
      expect(
        await attempt(session, `update public.products set lead_time_days = $1 where id = '${ids.bowl}'`, [
          days,
        ]),
      ).toMatchObject({ code: '23514' })
    }),
  )
})

describe('the size', () => {
  test('is the class of the longest side of the product itself, and follows it', () =>
    asAdmin(async (session) => {
      expect(await factsOf(session, ids.pouf)).toContain('size/50-to-100')
      const sizes = []
      for (const side of ['20', '20.1', '100', '100.1', 'null']) {
        await session.query(
          `update public.product_measures set diameter_cm = ${side}, height_cm = least(32, ${side}), weight_g = 900
           where product_id = '${ids.pouf}' and variation_id is null`,
        )
        sizes.push((await factsOf(session, ids.pouf)).filter((fact) => fact.startsWith('size/')))
      }
      expect(sizes).toEqual([
        ['size/up-to-20'],
        ['size/20-to-50'],
        ['size/50-to-100'],
        ['size/over-100'],
        ['size/20-to-50'],
      ])
      await session.query(`delete from public.product_measures where product_id = '${ids.pouf}'`)
      expect(await factsOf(session, ids.pouf)).toEqual(['material/goat-leather'])
    }))

  test('is written by no role', () =>
    asAdmin(async (session) => {
      expect(
        await attempt(
          session,
          `insert into public.product_facts values ('${ids.glass}', 'size', 'over-100')`,
        ),
      ).toMatchObject({ code: '42501' })
      expect(await attempt(session, `delete from public.product_facts where kind = 'size'`)).toMatchObject({
        count: 0,
      })
      expect(await attempt(session, `delete from public.facts where kind = 'size'`)).toMatchObject({
        count: 0,
      })
    }))
})

describe('filters', () => {
  const addFacts = async (session: Session) => {
    await session.query(
      `insert into public.facts (kind, key, label_en, label_fr, label_ar, position) values
        ('colour', 'blue', 'Blue', 'Bleu', 'أزرق', 2), ('colour', 'red', 'Red', 'Rouge', 'أحمر', 1),
        ('material', 'glass', 'Glass', 'Verre', 'زجاج', 3)`,
    )
    await session.query(
      `insert into public.product_facts (product_id, kind, key) values
        ('${ids.bowl}', 'colour', 'blue'), ('${ids.glass}', 'colour', 'blue'), ('${ids.glass}', 'material', 'glass'),
        ('${ids.pouf}', 'colour', 'red'), ('${ids.hidden}', 'colour', 'blue')`,
    )
  }
  const list = (session: Session, parameters: string) =>
    actAs(session, { role: 'anon' }, async (visitor) =>
      (
        await visitor.query<{ name_en: string }>(`select name_en from public.list_products(${parameters})`)
      ).map(({ name_en }) => name_en),
    )
  const facets = (session: Session, name: string, parameters: string) =>
    actAs(session, { role: 'anon' }, async (visitor) => {
      const [row] = await visitor.query<{ counts: Record<string, unknown> }>(
        `select public.${name}(${parameters}) as counts`,
      )
      return row?.counts ?? {}
    })
  const keys = (counts: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(counts as Record<string, { key: string; count: number }[]>).map(([kind, rows]) => [
        kind,
        rows.map(({ key, count }) => `${key} ${count}`),
      ]),
    )

  test.each([
    [`colours => '{blue}'`, ['Tea glass', 'Painted bowl']],
    [`colours => '{blue,red}'`, ['Tea glass', 'Leather pouf', 'Painted bowl']],
    [`colours => '{blue,red}', materials => '{goat-leather}'`, ['Leather pouf']],
    [`colours => '{blue}', sizes => '{50-to-100}'`, []],
    [`sizes => '{50-to-100,over-100}'`, ['Leather pouf']],
    [`colours => '{}', materials => null`, ['Tea glass', 'Leather pouf', 'Painted bowl']],
    [`colours => '{violet}'`, []],
    [`colours => '{blue}', sort => 'price_desc'`, ['Painted bowl', 'Tea glass']],
    [`colours => '{blue}', max_price => 50`, ['Tea glass']],
    [`colours => '{blue}', city => 'Marrakech'`, []],
    [`colours => '{blue}', search => 'glass'`, ['Tea glass']],
    [`colours => '{red}', search => 'glass'`, []],
    [`colours => '{blue}', search => 'glasss'`, ['Tea glass']],
    [`colours => '{blue}', search => 'qwrtz'`, []],
    [`colours => '{blue}', search => 'e', sort => 'relevance'`, []],
    [`in_stock => true`, ['Tea glass', 'Leather pouf', 'Painted bowl']],
    [`in_stock => null`, ['Tea glass', 'Leather pouf', 'Painted bowl']],
    [`in_stock => true, colours => '{blue}', search => 'bowl'`, ['Painted bowl']],
  ])('%s', (parameters, names) =>
    asOwner(async (session) => {
      await addFacts(session)
      expect(await list(session, parameters)).toEqual(names)
      const counts = await facets(session, 'catalog_facets', parameters.replace(/, sort => '\w+'/, ''))
      expect(counts.total).toBe(names.length)
    }),
  )

  test.each([`'{"Blue"}'`, `'{"a'' | b"}'`, `array[null]::text[]`, `array_fill('blue'::text, array[61])`])(
    'a malformed key is refused: %s',
    (value) =>
      asOwner(async (session) => {
        for (const call of [
          '* from public.list_products',
          'public.catalog_facets',
          'public.catalog_fact_facets',
        ]) {
          expect(await attempt(session, `select ${call}(colours => ${value})`)).toMatchObject({
            code: 'PT422',
            message: 'invalid_request',
          })
        }
      }),
  )

  test('counts by fact apply the filters of the other kinds', () =>
    asOwner(async (session) => {
      await addFacts(session)
      expect(keys(await facets(session, 'catalog_fact_facets', ''))).toEqual({
        materials: ['goat-leather 1', 'glass 1'],
        colours: ['red 1', 'blue 2'],
        sizes: ['50-to-100 1'],
      })
      expect(
        keys(await facets(session, 'catalog_fact_facets', `colours => '{blue}', search => 'glass'`)),
      ).toEqual({
        materials: ['glass 1'],
        colours: ['blue 1'],
        sizes: [],
      })
      expect(
        keys(await facets(session, 'catalog_fact_facets', `city => 'Fez', materials => '{goat-leather}'`)),
      ).toEqual({
        materials: ['glass 1'],
        colours: [],
        sizes: [],
      })
      const { materials } = await facets(session, 'catalog_fact_facets', `max_price => 50`)
      expect(materials).toEqual([
        { key: 'glass', label_en: 'Glass', label_fr: 'Verre', label_ar: 'زجاج', count: 1 },
      ])
    }))

  test('follow what an admin changes: facts, names, the category', () =>
    asOwner(async (session) => {
      await addFacts(session)
      await session.query(
        `update public.products set name_en = 'Azure bowl', category_id = '${ids.marrakechPoufs}' where id = '${ids.bowl}'`,
      )
      expect(await list(session, `colours => '{blue}', search => 'azure'`)).toEqual(['Azure bowl'])
      await session.query(
        `delete from public.product_facts where product_id = '${ids.bowl}' and kind = 'colour'`,
      )
      expect(await list(session, `colours => '{blue}', search => 'azure'`)).toEqual([])
      expect(await list(session, `search => 'azure'`)).toEqual(['Azure bowl'])
    }))

  test('by stock follow what is sold and what comes back', () =>
    asOwner(async (session) => {
      await addFacts(session)
      const inStock = (more = '') => list(session, `in_stock => true${more}`)
      const setStock = (id: string, quantity: number) =>
        session.query('update public.stock_units set quantity = $2 where product_id = $1', [id, quantity])
      await setStock(ids.bowl, 0)
      await setStock(ids.pouf, 0)
      expect(await inStock()).toEqual(['Tea glass'])
      expect(await inStock(`, sort => 'price_desc', page_size => 1`)).toEqual(['Tea glass'])
      expect(await inStock(`, search => 'bowl'`)).toEqual([])
      expect(await list(session, `in_stock => false`)).toHaveLength(3)
      const counts = await facets(session, 'catalog_facets', 'in_stock => true')
      expect(counts).toMatchObject({ total: 1, cities: [{ city: 'Fez', count: 1 }] })
      expect(keys(await facets(session, 'catalog_fact_facets', 'in_stock => true')).colours).toEqual([
        'blue 1',
      ])

      // Written anew with another name, and with a first piece.
      await session.query(`update public.products set name_en = 'Azure bowl' where id = $1`, [ids.bowl])
      expect(await inStock()).toEqual(['Tea glass'])
      await setStock(ids.bowl, 1)
      expect(await inStock(`, search => 'azure'`)).toEqual(['Azure bowl'])
      await session.query(`update public.products set name_en = 'Blue bowl' where id = $1`, [ids.bowl])
      expect(await inStock()).toEqual(['Tea glass', 'Blue bowl'])
      for (const stock of [0, 7])
        await session.query(
          `insert into public.products (name_en, name_fr, name_ar, price, stock_quantity, category_id, image_url, is_active)
           values ('New ' || $1, 'N', 'N', 10, $1::text::integer, '${ids.fezPottery}', 'catalog/new.avif', true)`,
          [String(stock)],
        )
      expect(await inStock(`, search => 'new'`)).toEqual(['New 7'])
    }))

  test('similar products show other pictures', () =>
    asOwner(async (session) => {
      const similar = () => list(session, `similar_to => '${ids.bowl}'`)
      expect(await similar()).toEqual(['Tea glass'])
      await session.query(
        `update public.products set image_url = (select image_url from public.products where id = '${ids.bowl}') where id = '${ids.glass}'`,
      )
      expect(await similar()).toEqual([])
    }))
})

describe('an admin saves facts with the product', () => {
  type Saved = { facts: unknown; measures: unknown; lead_time_days: number | null; name_en: string }
  const save = async (session: Session, changes: object, baseline: object, id: string = ids.pouf) => {
    const { rows, ...failure } = await attempt<{ saved: Saved }>(
      session,
      `select public.update_product($1, $2::text::jsonb, $3::text::jsonb) as saved`,
      [id, JSON.stringify(changes), JSON.stringify(baseline)],
    )
    return { saved: rows[0]?.saved, ...failure }
  }
  const measure = (variation: string | null, sides: object) => ({
    variation,
    length_cm: null,
    width_cm: null,
    height_cm: null,
    diameter_cm: null,
    weight_g: null,
    ...sides,
  })
  const facts = [{ kind: 'material', key: 'goat-leather' }]
  const measures = [
    measure(null, { height_cm: 32, diameter_cm: 55, weight_g: 2500 }),
    measure('Small', { height_cm: 25, diameter_cm: 40, weight_g: 1800 }),
  ]

  test('facts, measures, lead time and name in one call', () =>
    asAdmin(async (session) => {
      const changes = {
        name_en: 'Round pouf',
        lead_time_days: 12,
        facts: [
          { kind: 'place', key: 'fez' },
          { kind: 'material', key: 'wool' },
        ],
        measures: [measure('Large', { height_cm: 40 }), measure(null, { height_cm: 12.5, weight_g: 700 })],
      }
      const { saved } = await save(session, changes, {
        name_en: 'Leather pouf',
        lead_time_days: null,
        facts,
        measures,
      })
      expect(saved).toMatchObject({
        name_en: 'Round pouf',
        lead_time_days: 12,
        facts: [
          { kind: 'material', key: 'wool' },
          { kind: 'place', key: 'fez' },
        ],
        measures: [measure(null, { height_cm: 12.5, weight_g: 700 }), measure('Large', { height_cm: 40 })],
      })
      expect(await factsOf(session, ids.pouf)).toEqual(['material/wool', 'place/fez', 'size/up-to-20'])
      const log = await session.query(
        `select table_name, action, count(*)::int from public.audit_log where row_id = '${ids.pouf}' group by 1, 2 order by 1, 2`,
      )
      expect(log).toEqual([
        { table_name: 'product_facts', action: 'delete', count: 1 },
        { table_name: 'product_facts', action: 'insert', count: 2 },
        { table_name: 'product_measures', action: 'delete', count: 1 },
        { table_name: 'product_measures', action: 'insert', count: 1 },
        { table_name: 'product_measures', action: 'update', count: 1 },
        { table_name: 'products', action: 'update', count: 1 },
      ])
    }))

  test('facts that are not sent stay', () =>
    asAdmin(async (session) => {
      const { saved } = await save(session, { name_en: 'Round pouf' }, { name_en: 'Leather pouf' })
      expect(saved).toMatchObject({ facts, measures })
    }))

  test('the order of facts and a size among them do not matter', () =>
    asAdmin(async (session) => {
      const sent = [{ kind: 'size', key: 'over-100' }, ...facts]
      expect((await save(session, { facts: sent }, { facts: [] })).saved).toMatchObject({ facts })
      expect(await factsOf(session, ids.pouf)).toEqual(['material/goat-leather', 'size/50-to-100'])
    }))

  test('what another admin changed since is a conflict', () =>
    asAdmin(async (session) => {
      const { code, message, detail } = await save(
        session,
        { facts: [] },
        { facts: [{ kind: 'place', key: 'fez' }] },
      )
      expect({ code, message }).toEqual({ code: 'PT409', message: 'edit_conflict' })
      expect(JSON.parse(detail ?? '')).toEqual({ current: { facts } })
      expect(await save(session, { measures: [] }, { measures: measures.slice(1) })).toMatchObject({
        code: 'PT409',
      })
    }))

  test.each([
    ['facts', { facts: [{ kind: 'material', key: 'unobtainium' }] }],
    [
      'facts',
      {
        facts: [
          { kind: 'place', key: 'fez' },
          { kind: 'place', key: 'safi' },
        ],
      },
    ],
    ['measures', { measures: [measure('Enormous', { height_cm: 3 })] }],
    ['measures', { measures: [measure(null, { height_cm: 3 }), measure(null, { height_cm: 4 })] }],
    ['measures', { measures: [measure(null, {})] }],
    ['measures', { measures: [measure(null, { height_cm: -3 })] }],
    ['lead_time_days', { lead_time_days: 0 }],
    [undefined, { facts: 'wool' }],
    [undefined, { measures: null }],
    [undefined, { measures: [measure(null, { height_cm: 'tall' })] }],
  ])('refuses invalid %s: %j', (field, changes) =>
    asAdmin(async (session) => {
      await actAs(
        session,
        { role: 'owner' },
        (owner) =>
          owner.query(
            `insert into public.facts (kind, key, label_en, label_fr, label_ar) values ('place', 'safi', 'S', 'S', 'S')`,
          ),
        'commit',
      )
      const refused = await save(session, changes, { facts, measures, lead_time_days: null })
      expect(refused).toMatchObject({ code: 'PT422', message: 'invalid_request' })
      expect(JSON.parse(refused.detail ?? '{}')).toEqual(field === undefined ? {} : { field })
    }),
  )

  test('a new product gets them in the same call; a repeated call changes nothing', () =>
    asAdmin(async (session) => {
      const id = '20000000-0000-4000-8000-0000000000aa'
      const create = (columns: object) =>
        attempt<{ saved: Saved }>(
          session,
          `select public.create_product('${id}', $1::text::jsonb) as saved`,
          [
            JSON.stringify({
              name_en: 'New pouf',
              name_fr: 'Pouf neuf',
              name_ar: 'بوف جديد',
              price: 300,
              stock_quantity: 4,
              category_id: ids.marrakechPoufs,
              ...columns,
            }),
          ],
        )
      const expected = {
        name_en: 'New pouf',
        description_en: '',
        stock_quantity: 4,
        is_active: false,
        facts,
        measures: [measure(null, { height_cm: 30 })],
        lead_time_days: 9,
      }
      const columns = { facts, measures: [{ variation: null, height_cm: 30 }], lead_time_days: 9 }
      expect((await create(columns)).rows[0]?.saved).toMatchObject(expected)
      expect((await create(columns)).rows[0]?.saved).toMatchObject(expected)
      expect(await create({ ...columns, name_en: 'Another' })).toMatchObject({ message: 'edit_conflict' })
    }))

  test.each([
    ['price', { price: -1 }],
    ['name_en', { name_en: null }],
    ['category_id', { category_id: ids.bowl }],
    ['facts', { facts: [{ kind: 'material', key: 'unobtainium' }] }],
    ['measures', { measures: [measure('Small', { height_cm: 3 })] }],
  ])('a new product with an invalid %s is refused', (field, columns) =>
    asAdmin(async (session) => {
      const refused = await attempt(
        session,
        `select public.create_product('20000000-0000-4000-8000-0000000000aa', $1::text::jsonb)`,
        [
          JSON.stringify({
            name_en: 'N',
            name_fr: 'N',
            name_ar: 'N',
            price: 300,
            category_id: ids.marrakechPoufs,
            ...columns,
          }),
        ],
      )
      expect(refused).toMatchObject({ code: 'PT422', detail: JSON.stringify({ field }).replace(':', ': ') })
      expect(await session.query(`select 1 from public.products where name_en = 'N'`)).toEqual([])
    }),
  )

  test('is refused to customers', () =>
    actAs(db, { role: 'authenticated', userId: people.customer }, async (session) => {
      expect(await save(session, { facts: [] }, { facts })).toMatchObject({ code: '42501' })
      expect(
        await attempt(session, `select public.create_product('20000000-0000-4000-8000-0000000000aa', '{}')`),
      ).toMatchObject({ code: '42501' })
    }))
})
