import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Session, TestDatabase } from '../db/database.ts'
import { ids } from '../db/fixtures.ts'
import { mutate } from './barrier.ts'
import { openShop } from './race-shop.ts'

let db: TestDatabase
beforeEach(async () => {
  db = await openShop()
  await db.query('delete from public.search_synonyms')
})
afterEach(() => db.close())

const index = (session: Session) => session.query('select private.index_concepts()')
const unindexed = () => db.query('select from private.concepts where not is_indexed')
const indexAll = () =>
  expect
    .poll(
      async () => {
        await index(db)
        return unindexed()
      },
      { timeout: 40_000 },
    )
    .toEqual([])

/** A product becomes a bowl while "bowl" gets another name: neither transaction sees the other. */
async function changeBoth() {
  const editor = await db.connect()
  try {
    await editor.query('begin')
    await editor.query(`update public.products set name_en = 'Tea bowl' where id = $1`, [ids.glass])
    await db.query(
      `insert into public.search_synonyms (kind, terms) values ('object', array['xqztv', 'bowl'])`,
    )
    for (let run = 0; run < 3; run += 1) await index(db)
    const isPending = (await unindexed()).length === 1
    await editor.query('commit')
    await indexAll()
    const found = await db.query<{ name_en: string }>(
      `select name_en from public.list_products(search => 'xqztv') order by 1`,
    )
    return { isPending, names: found.map((row) => row.name_en) }
  } finally {
    await editor.close()
  }
}

test('a product that is written while a group changes is found once both are there', async () => {
  expect(await changeBoth()).toEqual({ isPending: true, names: ['Painted bowl', 'Tea bowl'] })
})

test('mutant: a job that does not wait for transactions misses it', async () => {
  await mutate(db, 'private.index_concepts', (sql) =>
    sql.replace('concept.checked_in < ended_before', 'concept.checked_in is not null'),
  )
  expect(await changeBoth()).toEqual({ isPending: false, names: ['Painted bowl'] })
})

const addGroup = (...terms: string[]) =>
  db.query(`insert into public.search_synonyms (kind, terms) values ('object', $1)`, [terms])
/** The names of the products that have a concept among their words. */
const noted = async () =>
  (
    await db.query<{ name_en: string }>(
      `select p.name_en from private.product_search s join public.products p on p.id = s.product_id
       where exists (select from unnest(tsvector_to_array(s.words)) w where w like '^%') order by 1`,
    )
  ).map((row) => row.name_en)

test('the job leaves a product that is being written to its next run, and waits for none', async () => {
  await addGroup('xqztv', 'bowl', 'glass')
  const editor = await db.connect()
  try {
    await editor.query('begin')
    await editor.query(`update public.products set description_en = 'Blue' where id = $1`, [ids.glass])
    await index(db)
    expect(await noted()).toEqual(['Painted bowl'])
    // In the other order than the job: nothing waits.
    await editor.query(`update public.products set description_en = 'Blue' where id = $1`, [ids.bowl])
    await editor.query('commit')
    await index(db)
    expect(await noted()).toEqual(['Painted bowl', 'Tea glass'])
  } finally {
    await editor.close()
  }
})

test('the job does not run while a group changes: its id has to be later than those that read the old queries', async () => {
  await addGroup('xqztv', 'bowl')
  const editor = await db.connect()
  try {
    await editor.query('begin')
    await editor.query(
      `insert into public.search_synonyms (kind, terms) values ('object', array['qwrtz', 'glass'])`,
    )
    await index(db)
    expect(await noted()).toEqual([])
    await editor.query('commit')
    await indexAll()
    expect(await noted()).toEqual(['Painted bowl', 'Tea glass'])
  } finally {
    await editor.close()
  }
})

test('a concept that was being indexed when the database was saved is indexed in a new cluster, whose ids begin anew', async () => {
  await addGroup('xqztv', 'bowl')
  await index(db)
  await db.query(`update private.concepts set checked_in = '9000000000000'`)
  await indexAll()
})
