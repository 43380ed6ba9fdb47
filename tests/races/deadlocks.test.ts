import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Session, type TestDatabase } from '../db/database.ts'
import { ids, people } from '../db/fixtures.ts'
import { holdRows, mutate, race, untilWaiting } from './barrier.ts'
import { brokenInvariants } from './invariants.ts'
import {
  type Outcome,
  request,
  bowl,
  buyer,
  expectOrdersStored,
  glass,
  openShop,
  order,
  placed,
  pouf,
  requestAs,
  stockOf,
  unexpectedErrors,
} from './race-shop.ts'

// Concurrent carts, and carts against bulk operations of admins: there must be no deadlock.

let db: TestDatabase
beforeEach(async () => {
  db = await openShop()
})
afterEach(() => db.close())

const everything = [ids.bowl, ids.glass, ids.pouf]
const deadlocks = (outcomes: readonly { code?: string | undefined }[]) =>
  outcomes.filter(({ code }) => code === '40P01').length

/** For mutants: an order that is the victim of a deadlock fails. */
const withoutRetry = () =>
  mutate(db, 'private.lock_stock_retrying', (sql) => sql.replace('attempt = 5', 'attempt = 1'))

type Operation = (session: Session) => ReturnType<typeof request>

/** Customers and bulk operations that need all products, started while all products are locked. */
async function storm(others: readonly Operation[], buyers = 20, held: readonly string[] = everything) {
  const outcomes = await race(db, holdRows('products', ...held), [
    ...others,
    ...Array.from({ length: buyers }, (_, n) => (session: Session) => {
      const basket = [bowl(), pouf(), glass()]
      return order(session, buyer(n + 1), n % 2 === 0 ? basket : basket.reverse(), 500)
    }),
  ])
  await expectOrdersStored(db, outcomes)
  return outcomes
}

describe('forty carts with the same products in opposite order', () => {
  test('do not deadlock', async () => {
    const outcomes = await storm([], 40)
    expect(outcomes.filter(({ code }) => code !== undefined)).toEqual([])
    expect(await stockOf(db, ids.pouf)).toBe(160)
    expect(await brokenInvariants(db)).toEqual({})
  })

  test('mutant: each takes its own way through the stock', async () => {
    await withoutRetry()
    await db.query('create sequence public.mutant_turns')
    await mutate(db, 'private.lock_stock', (sql) =>
      // Every other session uses the opposite order.
      sql.replace(
        /perform 1 from public\.products[^;]*;/,
        `declare
          id_to_lock uuid;
          turn constant bigint := nextval('public.mutant_turns');
        begin
          for id_to_lock in select u from unnest(product_ids) u
            order by case when turn % 2 = 0 then u end, u desc loop
            perform 1 from public.products p where p.id = id_to_lock for no key update;
          end loop;
        end;`,
      ),
    )
    // While they wait for the product in the middle, one session has locked the first and one the last.
    expect(deadlocks(await storm([], 40, [ids.pouf]))).toBeGreaterThan(0)
    // Sessions aborted by a deadlock wrote nothing.
    expect(await brokenInvariants(db)).toEqual({})
  })
})

describe('baskets against an operator who changes all products at once', () => {
  const change = (session: Session) =>
    request(
      session,
      people.admin,
      `select public.bulk_update_products($1::uuid[], $2::text::jsonb, false) as answer`,
      [everything, JSON.stringify({ is_active: true, stock: { add: 5 } })],
    )
  // Rows of an import are processed in the order of the file.
  const backwards = JSON.stringify(
    [...everything]
      .sort()
      .reverse()
      .map((id) => ({ id, is_active: 'true', description_en: 'New words' })),
  )
  const importFile = (session: Session) =>
    request(session, people.otherAdmin, `select public.import_products($1::text::jsonb, false) as answer`, [
      backwards,
    ])
  const moveCategory = (session: Session) =>
    request(
      session,
      people.otherAdmin,
      `update public.categories set city = 'Meknes' where key = 'pottery' returning id as answer`,
    )

  test.each([
    ['a bulk edit', change],
    ['an import', importFile],
    ['a category that moves', moveCategory],
  ])('all succeed: %s', async (_, operation) => {
    const outcomes = await storm(Array.from({ length: 4 }, () => operation))
    expect(unexpectedErrors(outcomes)).toEqual([])
    expect(outcomes.filter(({ code }) => code !== undefined)).toEqual([])
    expect(await brokenInvariants(db)).toEqual({})
  })

  /** The cart waits for the bowl; the other session locks the glass, then waits behind the cart. */
  const meet = (operation: Operation) =>
    race<Outcome>(
      db,
      holdRows('products', ids.bowl),
      [(session) => order(session, buyer(1), [bowl(), glass()], 120), operation],
      { inOrder: true },
    )

  test('mutant: a bulk edit in opposite order deadlocks', async () => {
    await withoutRetry()
    await mutate(db, 'public.bulk_update_products', (sql) =>
      sql.replace('order by r.id for no key update', 'order by r.id desc for no key update'),
    )
    expect(deadlocks(await meet(change))).toBe(1)
  })

  test('mutant: an import that locks row by row deadlocks', async () => {
    await withoutRetry()
    await mutate(db, 'public.import_products', (sql) =>
      sql.replace(/perform 1 from public\.products[^;]*;/, ''),
    )
    expect(deadlocks(await meet(importFile))).toBe(1)
  })

  test('mutant: a category update without ordering deadlocks', async () => {
    await withoutRetry()
    // Without ordering; reversed here to be deterministic.
    await mutate(db, 'private.sync_product_category', (sql) =>
      sql.replace('order by p.id', 'order by p.id desc'),
    )
    expect(deadlocks(await meet(moveCategory))).toBe(1)
  })
})

describe('baskets against statements that change several products, in any order', () => {
  const rawUpdate = (session: Session) =>
    request(
      session,
      people.admin,
      `update public.products set is_active = true where id = any ($1::uuid[]) returning id as answer`,
      [everything],
    )

  test('every order is placed, and no such statement is carried out', async () => {
    const outcomes = await storm(Array.from({ length: 8 }, () => rawUpdate))
    const refused = outcomes.filter(({ code }) => code !== undefined)
    expect(refused).toHaveLength(8)
    for (const { code, message } of refused) {
      expect(code === '40P01' || message === 'too_many_rows', `${String(code)} ${String(message)}`).toBe(true)
    }
    expect(await brokenInvariants(db)).toEqual({})
  })

  const meet = async () => {
    const other = await db.connect()
    const session = await db.connect()
    // The session with the shorter timeout detects the deadlock first and is its victim. It looks once: by then there must be one.
    await session.query(`set deadlock_timeout = '5s'`)
    await other.query(`set deadlock_timeout = '30s'`)
    try {
      await other.query('begin')
      await other.query(`select 1 from public.products where id = $1 for no key update`, [ids.glass])
      const placing = order(session, buyer(1), [bowl(), glass()], 120)
      // The order holds the bowl and waits for the glass.
      await untilWaiting(db, 1)
      // Granted when the order, aborted by the deadlock, releases the bowl.
      await other.query(`select 1 from public.products where id = $1 for no key update`, [ids.bowl])
      await other.query('commit')
      return (await placing).code
    } finally {
      for (const each of [other, session]) {
        await each.query('rollback')
        await each.query('reset deadlock_timeout')
        await each.close()
      }
    }
  }

  test('an order that is the victim of a deadlock is placed in the same request', async () => {
    expect(await meet()).toBeUndefined()
  })

  test.each([
    [4, undefined],
    [5, '40P01'],
  ])('or of %d in a row: %s', async (times, code) => {
    await db.query('create sequence public.mutant_turns')
    await mutate(db, 'private.lock_stock', (sql) =>
      sql.replace(
        'begin',
        `begin
          if nextval('public.mutant_turns') <= ${times} then
            raise exception using errcode = '40P01';
          end if;`,
      ),
    )
    expect((await order(db, buyer(1), [bowl(), glass()], 120)).code).toBe(code)
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
    request(session, people.admin, `select public.import_products($1::text::jsonb, false) as answer`, [
      JSON.stringify(names.map(row)),
    ])
  // Inserting a word waits for an uncommitted insert of the same word. The control session holds the second word of each,
  // so that each has inserted its first one, which the other needs last.
  const importBoth = () =>
    race(
      db,
      `insert into private.search_terms (term) values ('samovar'), ('decanter')`,
      Array.from({ length: 6 }, (_, n) =>
        importNames(
          n % 2 === 0 ? ['brazier', 'samovar', 'candelabra'] : ['candelabra', 'decanter', 'brazier'],
        ),
      ),
    )

  test('do not deadlock', async () => {
    expect((await importBoth()).filter(({ code }) => code !== undefined)).toEqual([])
    expect(await brokenInvariants(db)).toEqual({})
  })

  test('mutant: without the lock they deadlock', async () => {
    await mutate(db, 'public.import_products', (sql) =>
      sql.replace(/perform pg_advisory_xact_lock[^;]*;/, ''),
    )
    expect(deadlocks(await importBoth())).toBeGreaterThan(0)
  })
})

test('documents of both kinds in opposite order do not deadlock', async () => {
  const orders = await Promise.all([1, 2].map((n) => placed(db, buyer(n), [bowl()], 100)))
  const issue = (id: string, kinds: readonly string[]) =>
    `do $$ declare o public.orders := (select o from public.orders o where o.id = '${id}'); begin
       ${kinds.map((kind) => `perform private.issue_invoice(o, '${kind}', 1, null);`).join('\n')} end $$`
  for (const id of orders) await db.query(issue(id, ['invoice']))
  const outcomes = await race(
    db,
    `select pg_advisory_xact_lock(hashtextextended('invoice_number:' || kind, 0)) from unnest(array['invoice', 'credit_note']) kind`,
    orders.map((id, n) => {
      const kinds = ['credit_note', 'invoice']
      return (session: Session) => requestAs(session, 'owner', issue(id, n === 0 ? kinds : kinds.reverse()))
    }),
  )
  expect(outcomes.map(({ code }) => code)).toEqual([undefined, undefined])
})
