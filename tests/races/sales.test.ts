import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Session, type TestDatabase } from '../db/database.ts'
import { ids, people } from '../db/fixtures.ts'
import { holdRows, race } from './barrier.ts'
import { type Outcome, glass, openShop, order, request, buyer, unexpectedErrors } from './race-shop.ts'

const SALE = '70000000-0000-4000-8000-000000000002'

let db: TestDatabase
beforeEach(async () => {
  db = await openShop()
  await db.query(
    `insert into public.sales (id, name, percent, starts_at, ends_at)
     values ($1, 'Summer sale', 50, now() - interval '1 hour', now() + interval '1 day')`,
    [SALE],
  )
})
afterEach(() => db.close())

const apply = async (session: Session) =>
  (await session.query<{ count: number }>('select private.apply_sales() as count'))[0]?.count
const prices = async () =>
  (
    await db.query<{ price: number; before: number }>(
      `select price::float as price, compare_at_price::float as before from public.products order by price`,
    )
  ).map(({ price, before }) => [price, before])
const REDUCED = [
  [10, 20],
  [50, 100],
  [200, 400],
]
// The run that holds the sale waits for the product; the other leaves without waiting.
const runTwice = () => race(db, holdRows('products', ids.bowl), [apply, apply], { held: 1 })

test('two runs at once change each product once', async () => {
  expect((await runTwice()).sort()).toEqual([0, 3])
  expect(await prices()).toEqual(REDUCED)
  await db.query('update public.sales set stopped_at = now()')
  expect((await runTwice()).sort()).toEqual([0, 3])
  expect(await prices()).toEqual(REDUCED.map(([, before]) => [before, null]))
})

test('orders beside a run do not deadlock with it', async () => {
  const outcomes = await race<Outcome>(db, holdRows('products', ids.glass), [
    (session) => order(session, buyer(1), [glass()], 35),
    async (session) => ({ answer: await apply(session) }),
    (session) => order(session, buyer(2), [glass()], 35),
  ])
  expect(unexpectedErrors(outcomes)).toEqual([])
  expect(await prices()).toEqual(REDUCED)
  expect(await request(db, people.admin, 'select public.end_sale($1) as answer', [SALE])).toHaveProperty(
    'answer',
  )
  await apply(db)
  expect(await prices()).toEqual(REDUCED.map(([, before]) => [before, null]))
})
