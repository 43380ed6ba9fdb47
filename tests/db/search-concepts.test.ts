import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Session, type TestDatabase, actAs } from './database.ts'
import { ids, openShop, people } from './fixtures.ts'

// Concepts of synonym groups in the index of words: searches follow a change at once, the index once the job has run.

let db: TestDatabase
beforeAll(async () => {
  db = await openShop()
})
afterAll(() => db.close())

const asAdmin = async (session: Session, statement: string) => {
  await actAs(
    session,
    { role: 'authenticated', userId: people.admin },
    (admin) => admin.query(statement),
    'commit',
  )
  await session.query('set local role none')
}

const find = async (session: Session, search: string) => {
  const rows = await session.query<{ name_en: string }>(
    'select name_en from public.list_products(search => $1)',
    [search],
  )
  return rows.map((row) => row.name_en).toSorted()
}

const index = async (session: Session, maxProducts = 1000) => {
  const [row] = await session.query<{ count: number }>('select private.index_concepts($1) as count', [
    maxProducts,
  ])
  return row?.count
}

/** The job's second run, when the transactions that the first noted have ended: within one transaction none does. */
const finishIndexing = async (session: Session) => {
  await index(session)
  await session.query(`update private.concepts set checked_in = '1' where not is_indexed`)
  expect(await index(session)).toBe(0)
  expect(await session.query('select from private.concepts where not is_indexed')).toEqual([])
}

/** The products that the index has for a concept in any text, a fact or a name. */
const noted = async (session: Session) => {
  const rows = await session.query<{ name_en: string }>(
    `select p.name_en from private.product_search s join public.products p on p.id = s.product_id
     where exists (select from unnest(tsvector_to_array(s.words)) w where w like '^%/3') order by 1`,
  )
  return rows.map((row) => row.name_en)
}

test('a group that is added, changed and removed finds its products at once, before and after the job', () =>
  actAs(db, { role: 'owner' }, async (session) => {
    const check = async (search: string, expected: string[]) => {
      expect(await find(session, search), `${search} before the job`).toEqual(expected)
      await finishIndexing(session)
      expect(await find(session, search), `${search} after the job`).toEqual(expected)
      expect(await noted(session)).toEqual(expected)
    }
    await asAdmin(session, 'delete from public.search_synonyms')
    await asAdmin(
      session,
      `insert into public.search_synonyms (kind, terms) values ('object', array['xqztv', 'bowl'])`,
    )
    await check('xqztv', ['Painted bowl'])
    await asAdmin(session, `update public.search_synonyms set terms = array['xqztv', 'pouf', 'glass']`)
    await check('xqztv', ['Leather pouf', 'Tea glass'])
    // A linked group changes what the other finds.
    await asAdmin(
      session,
      `update public.search_synonyms set finds = array['zellij'], terms = array['xqztv']`,
    )
    await asAdmin(
      session,
      `insert into public.search_synonyms (kind, terms) values ('object', array['zellij', 'bowl'])`,
    )
    await check('xqztv', ['Painted bowl'])
    await asAdmin(session, 'delete from public.search_synonyms')
    expect(await find(session, 'xqztv')).toEqual([])
    await finishIndexing(session)
    expect(await noted(session)).toEqual([])
    expect(await session.query('select from private.concepts')).toEqual([])
  }))

test('a product is found by its concepts as it is written, and a category by its name', () =>
  actAs(db, { role: 'owner' }, async (session) => {
    await asAdmin(
      session,
      `insert into public.search_synonyms (kind, terms) values ('object', array['xqztv', 'bowl']), ('word', array['xqztw', 'nomad'])`,
    )
    await finishIndexing(session)
    await session.query(`update public.products set name_en = 'Tea bowl' where id = $1`, [ids.glass])
    expect(await find(session, 'xqztv')).toEqual(['Painted bowl', 'Tea bowl'])
    await session.query(`update public.products set name_en = 'Tea glass' where id = $1`, [ids.glass])
    expect(await find(session, 'xqztv')).toEqual(['Painted bowl'])
    expect(await find(session, 'xqztw')).toEqual([])
    await session.query(`update public.categories set name_en = 'Nomad pottery' where id = $1`, [
      ids.fezPottery,
    ])
    const inCategory = await find(session, 'xqztw')
    expect(inCategory).toContain('Painted bowl')
    await finishIndexing(session)
    expect(await find(session, 'xqztw')).toEqual(inCategory)
  }))

test('the job writes a limited number of products, and goes on until none is left', () =>
  actAs(db, { role: 'owner' }, async (session) => {
    await asAdmin(session, 'delete from public.search_synonyms')
    await asAdmin(
      session,
      `insert into public.search_synonyms (kind, terms) values ('object', array['xqztv', 'bowl', 'pouf', 'glass'])`,
    )
    const all = ['Leather pouf', 'Painted bowl', 'Tea glass']
    for (const done of [1, 2, 3]) {
      expect(await index(session, 1)).toBe(1)
      expect(await noted(session)).toHaveLength(done)
      expect(await find(session, 'xqztv')).toEqual(all)
    }
    expect(await index(session, 1)).toBe(0)
  }))
