import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findCities } from '../../src/checkout/cities.ts'
import { type Session, type TestDatabase, actAs, attempt } from './database.ts'
import { openShop, ids, people, setOrderStatus } from './fixtures.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openShop()
})
afterAll(() => db.close())

const admin = { role: 'authenticated', userId: people.admin } as const
const asAdmin = <T>(work: (session: Session) => Promise<T>) => actAs(db, admin, work)
/** As an admin of a shop that has these rows as well. */
const asAdminAfter = <T>(sql: string, work: (session: Session) => Promise<T>) =>
  actAs(db, { role: 'owner' }, async (owner) => {
    await owner.query(sql)
    return actAs(owner, admin, work)
  })

const misses = (session: Session) =>
  session.query<{ query: string; hits: number }>(
    `select query, hits::int from public.admin_search_misses(100) order by query`,
  )

async function teach(session: Session, word: string, meaning: string): Promise<unknown> {
  const [row] = await session.query<{ answer: unknown }>(
    `select public.add_search_synonym($1, $2) as answer`,
    [word, meaning],
  )
  return row?.answer
}

describe('searches without results', () => {
  test('are counted across languages, most frequent first', async () => {
    const more = `insert into public.search_misses (query, language, hits) values ('otoman', 'en', 3), ('otoman', 'fr', 2)`
    await asAdminAfter(more, async (session) => {
      expect(
        await session.query(`select query, hits::int, languages from public.admin_search_misses() limit 2`),
      ).toEqual([
        { query: 'otoman', hits: 5, languages: ['en', 'fr'] },
        { query: 'hamac', hits: 1, languages: ['fr'] },
      ])
      expect(await session.query(`select 1 from public.admin_search_misses(1)`)).toHaveLength(1)
      for (const size of [0, 101]) {
        const { code } = await attempt(session, `select * from public.admin_search_misses(${size})`)
        expect(code).toBe('PT422')
      }
    })
  })

  test('are listed with what was opened most often after them, which goes with them', async () => {
    const more = `insert into public.search_misses (query, language) values ('hamac', 'ar');
      insert into public.search_choices (query, language, product_id, hits) values
        ('hamac', 'fr', '${ids.bowl}', 4), ('hamac', 'ar', '${ids.bowl}', 5), ('hamac', 'fr', '${ids.glass}', 8),
        ('hamac', 'fr', '${ids.hidden}', 2)`
    await asAdminAfter(more, async (session) => {
      const opened = await session.query(
        `select o.product_id, o.hits, o.name_en as name, o.category ->> 'name_en' as category
         from public.admin_search_misses() m
         cross join jsonb_to_recordset(m.opened) o(product_id uuid, hits integer, name_en text, category jsonb)
         where m.query = 'hamac'`,
      )
      expect(opened).toEqual([
        { product_id: ids.bowl, hits: 9, name: 'Painted bowl', category: 'Pottery' },
        { product_id: ids.glass, hits: 8, name: 'Tea glass', category: 'Pottery' },
        { product_id: ids.hidden, hits: 2, name: 'Secret vase', category: 'Pottery' },
      ])
      await session.query(`delete from public.search_misses where query = 'hamac'`)
      expect(await session.query(`select 1 from public.search_choices`)).toEqual([])
    })
  })

  test('find something once the word is taught, and are no misses any more', async () => {
    const more = `insert into public.search_misses (query, language) values ('painted zlafah', 'en'), ('zlafah', 'ar')`
    await asAdminAfter(more, async (session) => {
      expect(await teach(session, 'Zlafah', 'bowl')).toEqual({ product_count: 1, resolved_misses: 2 })
      const [found] = await session.query<{ count: number }>(
        `select count(*)::int from public.list_products(search => 'zlafah')`,
      )
      expect(found?.count).toBe(1)
      expect((await misses(session)).map(({ query }) => query)).toEqual(['hamac'])
    })
  })

  test('a word that means a category finds its products, in any language, and others join it', async () => {
    await asAdmin(async (session) => {
      await session.query(
        `update public.categories set name_en = 'Bowls & Glasses', name_ar = 'زليفات وكؤوس' where id = '${ids.fezPottery}'`,
      )
      expect(await teach(session, 'qasaa', 'bowls and glasses')).toMatchObject({ product_count: 0 })
      expect(await teach(session, 'zlafah', 'Bowls & glasses')).toMatchObject({ product_count: 2 })
      expect(await teach(session, 'kasat', 'زليفات وكؤوس')).toMatchObject({ product_count: 2 })
      await teach(session, 'zlafah', 'Bowls & Glasses')
      // No name holds the word.
      const found = await session.query(
        `select name_en from public.list_products(search => 'painted zlafah')`,
      )
      expect(found.slice(0, 1)).toEqual([{ name_en: 'Painted bowl' }])
      expect(
        await session.query(
          `select terms, kind, finds from public.search_synonyms where finds = '{category/pottery}' and 'zlafah' = any (terms)`,
        ),
      ).toEqual([{ terms: ['kasat', 'zlafah'], kind: 'object', finds: ['category/pottery'] }])
    })
  })

  test('a word joins the group of what it means; twice is once; the Arabic article is left out', async () => {
    const groups = (session: Session) =>
      session.query<{ terms: string[] }>(
        `select terms from public.search_synonyms where 'pouf' = any (terms)`,
      )
    await asAdmin(async (session) => {
      await teach(session, 'otoman', 'Pouf')
      await teach(session, 'otoman', 'pouf')
      await teach(session, 'البوفة', 'بُوف')
      const [group, ...others] = await groups(session)
      expect(others).toEqual([])
      expect([...(group?.terms ?? [])].sort()).toEqual(['ottoman', 'otoman', 'pouf', 'بوف', 'بوفه'].sort())
    })
  })

  test('also a group of many words, named by one of them or by its category', async () => {
    const many = (finds: string, known: string) =>
      `insert into public.search_synonyms (kind, finds, terms)
       select 'object', '${finds}'::text[], array_agg('${known}' || translate(n::text, '0123456789', 'abcdefghij')) || '${known}'::text
       from generate_series(1, 40) n;`
    await asAdminAfter(`${many('{}', 'sac')} ${many('{category/pottery}', 'jar')}`, async (session) => {
      await teach(session, 'sakocha', 'sac')
      await teach(session, 'qasaa', 'Pottery')
      const joined = await session.query<{ finds: string[] }>(
        `select finds from public.search_synonyms
         where cardinality(terms) > 30 and (terms @> '{sac,sakocha}' or terms @> '{jar,qasaa}') order by finds`,
      )
      expect(joined.map(({ finds }) => finds)).toEqual([[], ['category/pottery']])
    })
  })

  test.each([
    ['two words', 'leather pouf'],
    ['', 'pouf'],
    ['x', 'pouf'],
    ['otoman', ' '],
    ['otoman', 'OTOMAN'],
    ['otoman', 'p'.repeat(61)],
    ['o'.repeat(61), 'pouf'],
  ])('refuses the synonym “%s” for “%s”', async (word, meaning) => {
    await asAdmin(async (session) => {
      const { code, message } = await attempt(session, `select public.add_search_synonym($1, $2)`, [
        word,
        meaning,
      ])
      expect(`${code} ${message}`).toBe('PT422 invalid_request')
    })
  })
})

test('a customer comes with their address and figures, cancelled orders apart', async () => {
  await asAdmin(async (session) => {
    const read = async () => {
      const [row] = await session.query<{ answer: unknown }>(`select public.admin_customer($1) as answer`, [
        people.customer,
      ])
      return row?.answer
    }
    const before = { orders: 1, cancelled: 0, total_spent: 100, average: 100 }
    expect(await read()).toMatchObject({ user_id: people.customer, role: 'customer', ...before })
    await setOrderStatus(session, ids.customerOrder, 'cancelled')
    expect(await read()).toMatchObject({ orders: 1, cancelled: 1, total_spent: 0, average: 0 })
    const [missing] = await session.query<{ answer: unknown }>(
      `select public.admin_customer('00000000-0000-4000-8000-00000000abcd') as answer`,
    )
    expect(missing?.answer).toBeNull()
  })
})

describe('orders by city', () => {
  test.each([
    [['Fès', 'فاس'], { city: 'Fez', name_fr: 'Fès', name_ar: 'فاس' }],
    [['KENITRA', 'القنيطرة'], { city: 'Kenitra', name_fr: 'Kénitra', name_ar: 'القنيطرة' }],
    [['Bir  Ammar', 'bir ammar'], { city: 'Bir  Ammar', name_fr: 'Bir  Ammar', name_ar: 'Bir  Ammar' }],
  ])('%s are one place', async ([one, other], place) => {
    await actAs(db, { role: 'owner' }, async (owner) => {
      const order = (id: string, city?: string) =>
        owner.query(
          `update public.orders set city = $2, created_at = '2026-03-01 12:00+00', status = 'pending' where id = $1`,
          [id, city],
        )
      await order(ids.customerOrder, one)
      await order(ids.neighbourOrder, other)
      await actAs(owner, { role: 'authenticated', userId: people.admin }, async (session) => {
        const [row] = await session.query<{ answer: unknown }>(
          `select public.admin_statistics('2026-03-01', '2026-03-01') -> 'cities' as answer`,
        )
        expect(row?.answer).toMatchObject([{ ...place, orders: 2, revenue: 200 }])
      })
    })
  })
})

test('the cities grouped as one are those that the checkout suggests', async () => {
  for (const language of ['en', 'fr', 'ar'] as const) {
    const rows = await db.query<{ name: string }>(
      `select name_${language} as name from public.delivery_cities`,
    )
    expect(rows.map(({ name }) => name).sort()).toEqual([...findCities('', language)].sort())
  }
})
