import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Session, type TestDatabase, actAs } from './database.ts'
import { openShop, ids, people } from './fixtures.ts'

// What the words of a search mean: noise, kinds of object, facts, sizes and linked groups.

let db: TestDatabase
beforeAll(async () => {
  db = await openShop()
})
afterAll(() => db.close())

type Row = { name_en: string; is_close: boolean }

/** Runs in a transaction that is rolled back, with groups of synonyms added by an admin. */
const withGroups = (
  groups: readonly [kind: string, terms: string[], finds?: string[]][],
  work: (find: (search: string) => Promise<string[]>, session: Session) => Promise<void>,
) =>
  actAs(db, { role: 'owner' }, async (session) => {
    await actAs(
      session,
      { role: 'authenticated', userId: people.admin },
      async (admin) => {
        for (const [kind, terms, finds = []] of groups)
          await admin.query(
            `insert into public.search_synonyms (kind, terms, finds) values ($1, $2::text::text[], $3::text::text[])`,
            [kind, `{${terms.map((term) => `"${term}"`).join()}}`, `{${finds.join()}}`],
          )
      },
      'commit',
    )
    const find = async (search: string) => {
      const rows = await session.query<Row>(
        `select name_en, is_close from public.list_products(search => $1)`,
        [search],
      )
      return rows.map(({ name_en: name, is_close: isClose }) => (isClose ? `close: ${name}` : name))
    }
    await work(find, session)
  })

test('words that are true of nearly everything exclude nothing', () =>
  withGroups([['noise', ['moroccan', 'marocain', 'fait main']]], async (find) => {
    const bowls = await find('bowl')
    expect(bowls).toEqual(['Painted bowl'])
    for (const search of ['moroccan bowl', 'bowl marocaine fait main', 'looking for the Moroccan bowl'])
      expect((await find(search))[0], search).toBe('Painted bowl')
    expect(await find('moroccan')).toEqual(await find(''))
  }))

describe('a kind of object', () => {
  test('must be what the product is; the rest of the search orders', () =>
    withGroups([['object', ['bowl', 'bol']]], async (find, session) => {
      await session.query(`update public.products set name_en = 'Glass for a bowl' where id = '${ids.glass}'`)
      expect(await find('bowl')).toEqual(['Painted bowl'])
      expect(await find('leather bowl')).toEqual(['close: Painted bowl'])
      expect(await find('bowl xqztv')).toEqual(['close: Painted bowl'])
    }))

  test('that the shop does not have is a word like others', () =>
    withGroups([['object', ['xqztv', 'xqztw']]], async (find) => {
      expect(await find('leather xqztv')).toEqual(['close: Leather pouf'])
    }))

  test('of two words that are written apart or together', () =>
    withGroups([['object', ['teaglass', 'tea glass']]], async (find) => {
      expect(await find('tea glass')).toEqual(['Tea glass'])
      expect(await find('teaglass')).toEqual(['Tea glass'])
    }))
})

test('what has most words of a long search comes first, and is counted', () =>
  withGroups([['object', ['bowl', 'bol']]], async (find, session) => {
    await session.query(
      `update public.products set description_en = 'Blue and round.' where id = '${ids.bowl}'`,
    )
    await session.query(
      `insert into public.products (name_en, name_fr, name_ar, description_en, price, category_id, image_url, is_active)
       values ('Plain bowl', 'Bol', 'زلافة', 'Blue and glazed.', 90, '${ids.fezPottery}', 'catalog/bowl.avif', true)`,
    )
    const search = 'painted blue round glazed bowl'
    expect(await find(search)).toEqual(['close: Painted bowl', 'close: Plain bowl'])
    const [counts] = await session.query(`select (public.catalog_facets($1) ->> 'total')::integer as total`, [
      search,
    ])
    expect(counts).toEqual({ total: 2 })
  }))

test('a group finds facts and other groups', () =>
  withGroups(
    [
      ['colour', ['royal blue'], ['colour/blue']],
      ['object', ['pouf', 'pouffe']],
      ['occasion', ['gift', 'cadeau'], ['pouf']],
    ],
    async (find, session) => {
      await session.query(
        `insert into public.facts (kind, key, label_en, label_fr, label_ar) values ('colour', 'blue', 'Blue', 'Bleu', 'أزرق') on conflict do nothing`,
      )
      await session.query(
        `insert into public.product_facts (product_id, kind, key) values ('${ids.bowl}', 'colour', 'blue')  on conflict do nothing`,
      )
      expect(await find('Royal blue')).toContain('Painted bowl')
      expect(await find('cadeaux')).toEqual(['Leather pouf'])
    },
  ))

describe('a price', () => {
  test.each([
    ['pouf under 200', 200, 'pouf'],
    ['Gift less than 1,500 MAD', 1500, 'gift'],
    ['cadeau moins de 1 000 dhs', 1000, 'cadeau'],
    ['lanterne 400 dh', 400, 'lanterne'],
    ['هدية أقل من ٢٠٠ درهم', 200, 'هدية'],
    ['tapis moins de 200 cm', null, 'tapis moins de 200 cm'],
    ['tagine up to 6', null, 'tagine up to 6'],
    ['plat jusqu’à 12 personnes', null, 'plat jusqu’à 12 personnes'],
    ['lamp under 50 €', null, 'lamp under 50 €'],
    ['rug 200 x 300', null, 'rug 200 x 300'],
    ['babouches 42', null, 'babouches 42'],
  ])('in "%s" is %s', async (search, price, rest) => {
    const [row] = await db.query<{ max_price: string | null; rest: string }>(
      `select max_price, rest from private.search_price($1)`,
      [search],
    )
    expect([row?.max_price === null ? null : Number(row?.max_price), row?.rest.trim()]).toEqual([price, rest])
  })

  test('limits the products, their counts and a chosen limit, alone and beside words', () =>
    withGroups([], async (find, session) => {
      await session.query(`update public.products set price = 150 where id = '${ids.bowl}'`)
      expect(await find('painted bowl max 150 dh')).toEqual(['Painted bowl'])
      expect(await find('under 100')).toEqual(['Tea glass'])
      const [counts] = await session.query<{ total: number; facts: unknown }>(
        `select (public.catalog_facets('under 10') ->> 'total')::integer as total,
          public.catalog_fact_facets('under 10') as facts`,
      )
      expect(counts).toEqual({ total: 0, facts: { materials: [], colours: [], sizes: [] } })
      const [price] = await session.query<{ max: string }>(
        `select public.catalog_facets('bowl under 200') #>> '{price,max}' as max`,
      )
      expect(Number(price?.max)).toBe(150)
      const [limit] = await session.query<{ max: string }>(
        `select public.catalog_facets('under 10') #>> '{price,max}' as max`,
      )
      expect(Number(limit?.max)).toBe(10)
      const chosen = await session.query(
        `select from public.list_products(search => 'bowl under 200', max_price => 100)`,
      )
      expect(chosen).toEqual([])
    }))

  test('that everything exceeds leads to what comes nearest, the cheapest first', () =>
    withGroups([], async (find, session) => {
      await session.query(
        `insert into public.products (name_en, name_fr, name_ar, price, category_id, image_url, is_active)
         select 'Clay bowl ' || n, 'Bol ' || n, 'زلافة ' || n, 300 - n * 10, '${ids.fezPottery}', 'catalog/bowl.avif', true
         from generate_series(1, 3) n`,
      )
      const nearest = ['Painted bowl', 'Clay bowl 3', 'Clay bowl 2', 'Clay bowl 1']
      expect(await find('bowl under 90')).toEqual(nearest.map((name) => `close: ${name}`))
      const read = (cursor: string | null) =>
        session.query<{ name_en: string; is_close: boolean; next_cursor: string }>(
          `select name_en, is_close, next_cursor::text from public.list_products(search => 'bowl under 90', page_size => 2, cursor => $1::text::jsonb)`,
          [cursor],
        )
      const first = await read(null)
      const second = await read(first.at(-1)?.next_cursor ?? null)
      expect([...first, ...second].map((row) => [row.name_en, row.is_close])).toEqual(
        nearest.map((name) => [name, true]),
      )
      expect(await read(second.at(-1)?.next_cursor ?? null)).toEqual([])
      const [counts] = await session.query<{ total: number; max: number }>(
        `select (facets ->> 'total')::integer as total, (facets #>> '{price,max}')::float as max
         from public.catalog_facets('bowl under 90') facets`,
      )
      expect(counts).toEqual({ total: 4, max: 290 })
      // The operator learns of it.
      await session.query(`select public.log_search_miss('bowl under 90', 'en')`)
      expect(await session.query('select query from public.search_misses')).toContainEqual({
        query: 'bowl under 90',
      })
      // A price falls below the limit, or rises above it, while a shopper pages: the list ends, and is not refused.
      await session.query(`update public.products set price = 80 where name_en = 'Clay bowl 2'`)
      expect(await read(first.at(-1)?.next_cursor ?? null)).toEqual([])
      const within = await session.query<{ next_cursor: string }>(
        `select next_cursor::text from public.list_products(search => 'bowl under 90', page_size => 1)`,
      )
      await session.query(`update public.products set price = 280 where name_en = 'Clay bowl 2'`)
      await read(within[0]?.next_cursor ?? null)
      // The operator finds a hidden product at that price.
      await session.query(
        `insert into public.products (name_en, name_fr, name_ar, price, category_id, is_active)
         values ('Draft bowl', 'Bol', 'زلافة', 60, '${ids.fezPottery}', false)`,
      )
      const managed = await session.query(
        `select name_en from public.admin_products(search => 'bowl under 90')`,
      )
      expect(managed).toEqual([{ name_en: 'Draft bowl' }])
      // What is filtered besides stays filtered.
      const blue = await session.query(
        `select from public.list_products(search => 'bowl under 90', colours => array['blue'])`,
      )
      expect(blue).toEqual([])
    }))
})

describe('sizes', () => {
  const sizes = async (search: string) => {
    const [row] = await db.query<{ sizes: string[] }>(`select sizes from private.search_sizes($1)`, [search])
    return row?.sizes.map((size) => size.replaceAll("'", '')).join(', ')
  }

  test.each([
    ['tapis 2m sur 3', '*200x300'],
    ['300X200', '*200x300'],
    ['120*180', '*120x180'],
    ['1,50 x 2,20 m', '*150x220'],
    ['زربية ٢٠٠×٣٠٠', '*200x300'],
    ['pointure 42', '*v42'],
    ['diamètre 30 cm', '*d30'],
    ['قطر 40', '*d40'],
    ['1m50', '*150'],
    ['réf 12m4', ''],
    ['bowl', ''],
  ])('%s', async (search, expected) => {
    expect(await sizes(search)).toBe(expected)
  })

  test('of a product and of its variations are found as soon as they are there, and no longer than that', () =>
    withGroups([], async (find, session) => {
      expect(await find('20 x 30')).toEqual([])
      await session.query(
        `insert into public.product_measures (product_id, length_cm, width_cm) values ('${ids.bowl}', 30, 20)`,
      )
      expect(await find('20 x 30')).toEqual(['Painted bowl'])
      await session.query(`update public.product_measures set width_cm = 25 where product_id = '${ids.bowl}'`)
      expect(await find('20 x 30')).toEqual([])
      expect(await find('30x25 cm')).toEqual(['Painted bowl'])
      await session.query(`delete from public.product_measures where product_id = '${ids.bowl}'`)
      expect(await find('30x25')).toEqual([])
      await session.query(
        `insert into public.product_variations (product_id, variation_type, variation_value) values ('${ids.bowl}', 'size', '42')`,
      )
      expect(await find('pointure 42')).toEqual(['Painted bowl'])
    }))
})
