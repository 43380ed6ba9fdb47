import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Session, type TestDatabase, actAs } from './database.ts'
import { ids, openShop } from './fixtures.ts'

// What the shop writes down of searches without results.

let db: TestDatabase
beforeAll(async () => {
  db = await openShop()
})
afterAll(() => db.close())

const asVisitor = <T>(work: (session: Session) => Promise<T>) => actAs(db, { role: 'anon' }, work)

test('logs searches without results, and only those', () =>
  asVisitor(async (session) => {
    for (const query of ['Hamâc', 'hamac', 'bowl', ' '])
      await session.query(`select public.log_search_miss($1, 'fr')`, [query])
    await session.query('reset role')
    expect(await session.query(`select query, language, hits from public.search_misses`)).toEqual([
      { query: 'hamac', language: 'fr', hits: 3 },
    ])
  }))

test('logs which products were opened after them, and nothing else', () =>
  asVisitor(async (session) => {
    const open = (query: string, product: string, language = 'fr') =>
      session.query(`select public.log_search_miss($1, $2, $3)`, [query, language, product])
    await open('Hamâc', ids.bowl)
    await open('hamac', ids.bowl)
    await open('hamac', ids.glass)
    // Not sold; a search that was not recorded; one with results; no product.
    await open('hamac', ids.hidden)
    await open('hamac', ids.bowl, 'ar')
    await open('bowl', ids.glass)
    await open('hamac', ids.customerOrder)
    await session.query('reset role')
    // The pouf is of the fixtures.
    expect(
      await session.query(
        `select query, language, product_id, hits from public.search_choices order by hits, product_id`,
      ),
    ).toEqual([
      { query: 'hamac', language: 'fr', product_id: ids.pouf, hits: 1 },
      { query: 'hamac', language: 'fr', product_id: ids.glass, hits: 1 },
      { query: 'hamac', language: 'fr', product_id: ids.bowl, hits: 2 },
    ])
    expect(await session.query(`select hits from public.search_misses`)).toEqual([{ hits: 1 }])
  }))

test('logs at most 20 products of one search', () =>
  asVisitor(async (session) => {
    await session.query('reset role')
    await session.query(
      `with added as (
         insert into public.products (name_en, name_fr, name_ar, price, category_id, image_url, is_active)
         select 'Stool ' || n, 'Tabouret ' || n, 'مقعد ' || n, 10, '${ids.fezPottery}', 'catalog/stool.avif', true
         from generate_series(1, 19) n returning id)
       insert into public.search_choices (query, language, product_id) select 'hamac', 'fr', id from added`,
    )
    for (const product of [ids.bowl, ids.glass])
      await session.query(`select public.log_search_miss('hamac', 'fr', $1)`, [product])
    await session.query(
      `select public.log_search_miss('hamac', 'fr', (select min(product_id::text)::uuid from public.search_choices))`,
    )
    expect(
      await session.query(
        `select count(*)::int as products, sum(hits)::int as hits from public.search_choices`,
      ),
    ).toEqual([{ products: 20, hits: 21 }])
  }))
