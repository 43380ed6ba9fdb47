import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { invariants } from '../races/invariants.ts'
import { type Session, type TestDatabase, actAs } from './database.ts'
import { openShop, ids } from './fixtures.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openShop()
  await db.query(
    `insert into public.facts (kind, key, label_en, label_fr, label_ar) values ('colour', 'blue', 'Blue', 'Bleu', 'أزرق')`,
  )
})
afterAll(() => db.close())

const asOwner = <T>(work: (session: Session) => Promise<T>) => actAs(db, { role: 'owner' }, work)
const wrong = (session: Session) =>
  session.query(invariants['the counts of filters are those of the active products'])
const merge = async (session: Session) =>
  (await session.query<{ merged: number }>('select private.merge_facet_counts() as merged'))[0]?.merged

describe('the counts of filters follow', () => {
  test.each([
    ['a price in another bucket', `update public.products set price = 999 where id = '${ids.bowl}'`],
    ['a price in the same bucket', `update public.products set price = price + 0.01`],
    [
      'a product that is deactivated',
      `update public.products set is_active = false where id = '${ids.bowl}'`,
    ],
    [
      'a product that is published',
      `update public.products set is_active = true, image_url = 'catalog/a.webp'`,
    ],
    ['another category', `update public.products set category_id = '${ids.marrakechPoufs}'`],
    ['another name', `update public.products set name_en = 'Renamed'`],
    ['a category of another city', `update public.categories set city = 'Rabat'`],
    ['a new fact', `insert into public.product_facts values ('${ids.bowl}', 'colour', 'blue')`],
    ['deleted facts', `delete from public.product_facts`],
    ['a product that is sold out', `update public.stock_units set quantity = 0`],
    ['a product that is there again', `update public.stock_units set quantity = quantity + 1`],
    ['deleted products', `delete from public.products where id in ('${ids.glass}', '${ids.hidden}')`],
    [
      'new products',
      `insert into public.products (name_en, name_fr, name_ar, price, category_id, image_url, is_active)
         select 'N', 'N', 'N', n, '${ids.fezPottery}', 'catalog/a.webp', n % 2 = 0 from generate_series(1, 40) n`,
    ],
  ])('%s', (_name, change) =>
    asOwner(async (session) => {
      await merge(session)
      await session.query(change)
      expect(await wrong(session), 'before the merge').toEqual([])
      await merge(session)
      expect(await wrong(session), 'after the merge').toEqual([])
      expect(await merge(session)).toBe(0)
      expect(
        await session.query('select * from private.facet_counts where products <= 0'),
        'rows that count nothing',
      ).toEqual([])
    }),
  )
})

test('a price that stays in its bucket appends nothing', () =>
  asOwner(async (session) => {
    await merge(session)
    await session.query(`update public.products set price = price + 0.01, compare_at_price = 2000`)
    expect(await merge(session)).toBe(0)
  }))

test('products without active ones of their combination are in no count', () =>
  asOwner(async (session) => {
    await session.query(`update public.products set is_active = false`)
    for (const call of ['catalog_facets', 'catalog_fact_facets']) {
      const [row] = await session.query<{ counts: unknown }>(`select public.${call}() as counts`)
      expect(row?.counts).toEqual(
        call === 'catalog_facets'
          ? { total: 0, cities: [], categories: [], price: { min: 0, max: 0 }, corrected: null }
          : { materials: [], colours: [], sizes: [] },
      )
    }
  }))

describe('counts within a price band equal those of the products', () => {
  const PRICES = [
    '0.01',
    '9.99',
    '10',
    '10.01',
    '19.99',
    '20',
    '100',
    '119.5',
    '120',
    '99999.99',
    '100000',
    '1000000',
  ]
  const ENDS = ['null', '-5', '0', '0.005', '9.995', "'NaN'", "'Infinity'", "'-Infinity'", ...PRICES]

  test('for every pair of ends, with and without facts', () =>
    asOwner(async (session) => {
      await session.query(`update public.products set is_active = false`)
      for (const [n, price] of PRICES.entries())
        await session.query(
          `with added as (
             insert into public.products (name_en, name_fr, name_ar, price, category_id, image_url, is_active)
             values ('P', 'P', 'P', ${price}, '${ids.fezPottery}', 'catalog/a.webp', true) returning id)
           insert into public.product_facts select id, 'colour', 'blue' from added where ${n} % 3 = 0`,
        )
      const different = await session.query(
        `select * from (
           select a.e as min_price, b.e as max_price, f.colours,
             (public.catalog_facets(min_price => a.e, max_price => b.e, colours => f.colours) ->> 'total')::int as counted,
             (select count(*)::int from public.products p where p.is_active
               and (a.e is null or p.price >= a.e) and (b.e is null or p.price <= b.e)
               and (f.colours is null or exists (select from public.product_facts k where k.product_id = p.id and k.kind = 'colour'))
             ) as actual
           from unnest(array[${ENDS.join(', ')}]::numeric[]) a (e), unnest(array[${ENDS.join(', ')}]::numeric[]) b (e),
             (values (null::text[]), ('{blue}')) f (colours)) c
         where counted <> actual`,
      )
      expect(different).toEqual([])
    }))

  test('the lowest and highest price are those of the products with the facts, without the band', () =>
    asOwner(async (session) => {
      const price = async (given: string) =>
        (
          await session.query<{ price: unknown }>(
            `select public.catalog_facets(${given}) -> 'price' as price`,
          )
        )[0]?.price
      await session.query(`insert into public.product_facts values ('${ids.glass}', 'colour', 'blue')`)
      expect(await price(`max_price => 50`)).toEqual({ min: 20, max: 400 })
      expect(await price(`colours => '{blue}', min_price => 50`)).toEqual({ min: 20, max: 20 })
      expect(await price(`city => 'Marrakech'`)).toEqual({ min: 400, max: 400 })
      expect(await price(`search => 'glass'`)).toEqual({ min: 20, max: 20 })
      // A list without products keeps the prices of the shop.
      expect(await price(`city => 'Nowhere'`)).toEqual({ min: 20, max: 400 })
    }))
})
