import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Session, type TestDatabase } from '../db/database.ts'
import { people } from '../db/fixtures.ts'
import { race } from './barrier.ts'
import { openShop, request, unexpectedErrors } from './race-shop.ts'

let db: TestDatabase
beforeEach(async () => {
  db = await openShop()
})
afterEach(() => db.close())

test('two prices of couriers that are saved at once are both within the bounds', async () => {
  const save = (city: string, fee: number) => (session: Session) =>
    request(
      session,
      people.admin,
      `insert into public.courier_prices (courier_id, city, fee, min_days, max_days)
       select id, $1, $2, 3, 7 from public.couriers where position = 1 returning city as answer`,
      [city, fee],
    )
  const outcomes = await race(
    db,
    `select pg_advisory_xact_lock(hashtextextended('delivery_bounds', 0))`,
    [save('fez', 60), save('agadir', 10), save('rabat', 20)],
    { inOrder: true },
  )
  expect(unexpectedErrors(outcomes)).toEqual([])
  expect(await db.query('select min_fee::int, fee::int from public.delivery_bounds')).toEqual([
    { min_fee: 10, fee: 60 },
  ])
})
