import { afterEach, beforeEach, expect, test } from 'vitest'
import { type TestDatabase } from '../db/database.ts'
import { brokenOf, openPayingShop } from './paying-shop.ts'
import { countEvents, scriptedOrders, storm } from './payment-storm.ts'
import { type Outcome, unexpectedErrors } from './race-shop.ts'

let db: TestDatabase
beforeEach(async () => {
  db = await openPayingShop()
})
afterEach(() => db.close())

async function expectWhole(outcomes: readonly Outcome[]) {
  expect(unexpectedErrors(outcomes)).toEqual([])
  expect(await brokenOf(db)).toEqual({})
  // Without these events nothing would be proved.
  for (const [name, count] of Object.entries(await countEvents(db))) expect(count, name).toBeGreaterThan(0)
}

test('a storm of 40 clients leaves every invariant whole', async () => {
  await expectWhole(await storm(db, 40, 25))
  // Some 50 sessions and 1,000 requests on a machine that does other work too.
}, 240_000)

test('the scripted orders alone reach every state and break nothing', async () => {
  await expectWhole(await scriptedOrders(db))
})
