import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Session, type TestDatabase, openDatabase } from '../db/database.ts'
import { ids, people } from '../db/fixtures.ts'
import { holdRows, mutate, race } from './barrier.ts'
import { brokenInvariants } from './invariants.ts'
import {
  type Ending,
  ask,
  bowl,
  buyer,
  expectTold,
  glass,
  openShop,
  order,
  pouf,
  stockOf,
  untyped,
} from './shop.ts'

// Baskets against baskets, and against what operators do with many products at once: nobody may wait in a circle.

let db: TestDatabase
beforeEach(async () => {
  db = await openDatabase()
  await openShop(db)
})
afterEach(() => db.close())

const everything = [ids.bowl, ids.glass, ids.pouf]
const deadlocks = (endings: readonly { code?: string | undefined }[]) =>
  endings.filter(({ code }) => code === '40P01').length

type Deed = (session: Session) => ReturnType<typeof ask>

/** Buyers of everything, and whoever else wants everything, all held back by all products. */
async function storm(others: readonly Deed[], buyers = 20) {
  const endings = await race(db, holdRows('products', ...everything), [
    ...others,
    ...Array.from({ length: buyers }, (_, n) => (session: Session) => {
      const basket = [bowl(), pouf(), glass()]
      return order(session, buyer(n + 1), n % 2 === 0 ? basket : basket.reverse(), 500)
    }),
  ])
  await expectTold(db, endings)
  return endings
}

describe('forty baskets of the same pieces in opposite order', () => {
  test('do not deadlock', async () => {
    const endings = await storm([], 40)
    expect(endings.filter(({ code }) => code !== undefined)).toEqual([])
    expect(await stockOf(db, ids.pouf)).toBe(60)
    expect(await brokenInvariants(db)).toEqual({})
  })

  test('would deadlock if each took its own way through the stock', async () => {
    await mutate(db, 'private.lock_stock', (sql) =>
      // Half of the sessions from the other end.
      sql.replace(
        /perform 1 from public\.products[^;]*;/,
        `declare
          id_to_lock uuid;
        begin
          for id_to_lock in select u from unnest(product_ids) u
            order by case when pg_backend_pid() % 2 = 0 then u end, u desc loop
            perform 1 from public.products p where p.id = id_to_lock for no key update;
          end loop;
        end;`,
      ),
    )
    expect(deadlocks(await storm([], 40))).toBeGreaterThan(0)
    // Whoever was thrown out left nothing.
    expect(await brokenInvariants(db)).toEqual({})
  })
})

describe('baskets against an operator who changes all products at once', () => {
  const change = (session: Session) =>
    ask(
      session,
      people.admin,
      `select public.change_products($1::uuid[], $2::text::jsonb, false) as answer`,
      [everything, JSON.stringify({ is_active: true, stock: { add: 5 } })],
    )
  // Rows of a file come in the file's order.
  const backwards = JSON.stringify(
    [...everything]
      .sort()
      .reverse()
      .map((id) => ({ id, is_active: 'true', description_en: 'New words' })),
  )
  const importFile = (session: Session) =>
    ask(session, people.otherAdmin, `select public.import_products($1::text::jsonb, false) as answer`, [
      backwards,
    ])
  const moveCategory = (session: Session) =>
    ask(
      session,
      people.otherAdmin,
      `update public.categories set city = 'Meknes' where key = 'pottery' returning id as answer`,
    )

  test.each([
    ['a bulk edit', change],
    ['an import', importFile],
    ['a category that moves', moveCategory],
  ])('all succeed: %s', async (_, deed) => {
    const endings = await storm(Array.from({ length: 4 }, () => deed))
    expect(untyped(endings)).toEqual([])
    expect(endings.filter(({ code }) => code !== undefined)).toEqual([])
    expect(await brokenInvariants(db)).toEqual({})
  })

  /** The basket waits for the bowl first; the deed gets hold of the glass, and then waits behind the basket. */
  const meet = (deed: Deed) =>
    race<Ending>(
      db,
      holdRows('products', ids.bowl),
      [(session) => order(session, buyer(1), [bowl(), glass()], 120), deed],
      { inOrder: true },
    )

  test('would deadlock if a bulk edit began at the other end', async () => {
    await mutate(db, 'public.change_products', (sql) =>
      sql.replace('order by r.id for no key update', 'order by r.id desc for no key update'),
    )
    expect(deadlocks(await meet(change))).toBe(1)
  })

  test('would deadlock if an import took its products row by row', async () => {
    await mutate(db, 'public.import_products', (sql) =>
      sql.replace(/perform 1 from public\.products[^;]*;/, ''),
    )
    expect(deadlocks(await meet(importFile))).toBe(1)
  })

  test('would deadlock if a category took its products as it finds them', async () => {
    // As it finds them: the other way round, to be sure.
    await mutate(db, 'private.spread_category', (sql) => sql.replace('order by p.id', 'order by p.id desc'))
    expect(deadlocks(await meet(moveCategory))).toBe(1)
  })
})

describe('two imports of new products with the same words', () => {
  const row = (name: string) => ({
    name_en: name,
    name_fr: name,
    name_ar: name,
    price: '10',
    stock_quantity: '1',
    category: 'pottery',
    city: 'Fez',
  })
  const importNames = (names: readonly string[]) => (session: Session) =>
    ask(session, people.admin, `select public.import_products($1::text::jsonb, false) as answer`, [
      JSON.stringify(names.map(row)),
    ])
  const words = ['abacus', 'brazier', 'candelabra', 'decanter']
  // Who inserts a word waits for whoever inserted it and has not committed; the control session holds one of them.
  const importBoth = () =>
    race(
      db,
      `insert into private.search_terms (term) values ('abacus'), ('decanter')`,
      Array.from({ length: 6 }, (_, n) => importNames(n % 2 === 0 ? words : [...words].reverse())),
    )

  test('do not deadlock', async () => {
    expect((await importBoth()).filter(({ code }) => code !== undefined)).toEqual([])
    expect(await brokenInvariants(db)).toEqual({})
  })

  test('would deadlock if they ran side by side', async () => {
    await mutate(db, 'public.import_products', (sql) =>
      sql.replace(/perform pg_advisory_xact_lock[^;]*;/, ''),
    )
    expect(deadlocks(await importBoth())).toBeGreaterThan(0)
  })
})
