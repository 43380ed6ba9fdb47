import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Session, type TestDatabase } from '../db/database.ts'
import { ids } from '../db/fixtures.ts'
import { mutate, race } from './barrier.ts'
import { brokenInvariants } from './invariants.ts'
import { openShop } from './race-shop.ts'

let db: TestDatabase
beforeEach(async () => {
  db = await openShop()
  await db.query(
    `insert into public.facts (kind, key, label_en, label_fr, label_ar) values
      ('colour', 'blue', 'Blue', 'Bleu', 'أزرق'), ('colour', 'red', 'Red', 'Rouge', 'أحمر')`,
  )
  await db.query('select private.merge_facet_counts()')
})
afterEach(() => db.close())

const INVARIANT = 'the counts of filters are those of the active products'

const run = (sql: string) => (session: Session) => session.query(sql)
const merge = run('select private.merge_facet_counts()')
const setPrice = (price: number) =>
  run(`update public.products set price = ${price} where id = '${ids.glass}'`)
const colourInsert = (colour: string, id: string = ids.glass) =>
  `insert into public.product_facts (product_id, kind, key) values ('${id}', 'colour', '${colour}')`
const addColour = (colour: string) => run(colourInsert(colour))
const setName = run(`update public.products set name_en = 'Small tea glass' where id = '${ids.glass}'`)
const deactivate = run(`update public.products set is_active = false where id = '${ids.glass}'`)
const sellOut = run(`update public.stock_units set quantity = 0 where product_id = '${ids.glass}'`)
const edits = [
  setPrice(30),
  addColour('blue'),
  setName,
  sellOut,
  setPrice(700),
  addColour('red'),
  deactivate,
  setPrice(40),
]

describe('counts after concurrent changes of a product', () => {
  const lock = `select 1 from public.products where id = '${ids.glass}' for update`
  const changeAtOnce = () => race(db, lock, [...edits, merge], { held: edits.length })

  test('are right before and after they are merged', async () => {
    await changeAtOnce()
    expect(await brokenInvariants(db)).toEqual({})
    await merge(db)
    expect(await brokenInvariants(db)).toEqual({})
    expect(await db.query('select * from private.facet_count_changes')).toEqual([])
  })

  // A changed name, whose trigger waits for the row that a colour is being added to.
  const renameBesideColour = () => race(db, colourInsert('blue'), [setName])

  test('are right when a name changes while a colour is added', async () => {
    await renameBesideColour()
    expect(await brokenInvariants(db)).toEqual({})
  })

  test('mutant: would not be, if the trigger of names read the facts that its transaction sees', async () => {
    await mutate(db, 'private.index_product_words', (sql) =>
      sql.replace('private.filter_words(s.words)', 'private.fact_words(new.id)'),
    )
    await renameBesideColour()
    expect(await brokenInvariants(db)).toHaveProperty([INVARIANT])
  })
})

describe('merging', () => {
  // The merge waits for a count that it changes, after it has begun.
  const mergeBeside = async (changes: readonly ((session: Session) => Promise<unknown>)[]) => {
    await setPrice(30)(db)
    const control = await db.connect()
    const merging = await db.connect()
    await control.query('begin')
    await control.query('select 1 from private.facet_counts for update')
    const merged = merge(merging)
    await expect
      .poll(() =>
        db.query(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        ),
      )
      .toHaveLength(1)
    for (const change of changes) await change(db)
    await control.query('commit')
    await merged
    await Promise.all([control.close(), merging.close()])
  }
  const meanwhile = [setPrice(700), addColour('blue'), merge, setPrice(20)]

  test('loses nothing that is appended meanwhile', async () => {
    await mergeBeside(meanwhile)
    expect(await brokenInvariants(db)).toEqual({})
    await merge(db)
    expect(await brokenInvariants(db)).toEqual({})
  })

  test('mutant: in two statements loses it', async () => {
    await mutate(db, 'private.merge_facet_counts', (sql) =>
      sql
        .replace('delete from private.facet_count_changes returning facet_group_id', 'select facet_group_id')
        .replace(
          'price_bucket, products\n  ), sums',
          'price_bucket, products from private.facet_count_changes\n  ), sums',
        )
        .replace('  return merged;', '  delete from private.facet_count_changes;\n  return merged;'),
    )
    await mergeBeside(meanwhile)
    expect(await brokenInvariants(db)).toHaveProperty([INVARIANT])
  })

  test('happens once at a time and does not hold up changes', async () => {
    await mergeBeside([merge, merge, deactivate])
    expect(await brokenInvariants(db)).toEqual({})
  })
})

test('transactions that add the same combination do not wait for each other', async () => {
  const [first, second] = [await db.connect(), await db.connect()]
  await first.query('begin')
  await second.query('begin')
  await first.query(colourInsert('blue', ids.glass))
  await second.query(colourInsert('blue', ids.bowl))
  await second.query('commit')
  await first.query('commit')
  await Promise.all([first.close(), second.close()])
  expect(await brokenInvariants(db)).toEqual({})
  expect(await db.query(`select public.catalog_facets(colours => '{blue}') ->> 'total' as total`)).toEqual([
    { total: '2' },
  ])
})
