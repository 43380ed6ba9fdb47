import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Session, type TestDatabase } from '../db/database.ts'
import { contact, ids } from '../db/fixtures.ts'
import { holdRows, mutate, race } from './barrier.ts'
import { brokenInvariants } from './invariants.ts'
import { buyer, glass, openShop, type Outcome, request, unexpectedErrors } from './race-shop.ts'

let db: TestDatabase
beforeEach(async () => {
  db = await openShop()
})
afterEach(() => db.close())

const BUYERS = 50
const USES = 10

const offer = (rules: string, values: string) =>
  db.query(
    `insert into public.promotions (code, name_en, name_fr, name_ar, kind, value, ${rules})
     values ('TEN', 'Ten', 'Dix', 'عشرة', 'amount', 10, ${values})`,
  )

const withoutLock = () =>
  mutate(db, 'private.place_order', (sql) =>
    sql
      .replace('perform private.lock_promotions(code);', '')
      // The stock would take one order after another, too.
      .replace('perform private.lock_order_lines(lines);', ''),
  )

/** One glass with the code, whose delivery costs 15 DH. */
const order = (session: Session, user: string, total = 25, phone = contact.phone) =>
  request<{ total_amount: number }>(
    session,
    user,
    `select public.place_order($1::uuid, $2::text::jsonb, $3::text::numeric, 'cash_on_delivery', 'en', $4::text::jsonb, '', 'TEN') as answer`,
    [randomUUID(), JSON.stringify([glass()]), String(total), JSON.stringify({ ...contact, phone })],
  )

const uses = async () =>
  (
    await db.query<{ n: number }>(
      `select count(*)::int as n from public.orders where promotion_id is not null and status <> 'cancelled'`,
    )
  )[0]!.n

const fiftyBuyers = () =>
  race<Outcome>(
    db,
    holdRows('products', ids.glass),
    Array.from({ length: BUYERS }, (_, n) => (session: Session) => order(session, buyer(n + 1))),
  )

describe('a code for ten uses and fifty buyers', () => {
  beforeEach(() => offer('max_uses', String(USES)))

  test('is used ten times; the others see the price without it', async () => {
    const outcomes = await fiftyBuyers()
    expect(unexpectedErrors(outcomes)).toEqual([])
    expect(outcomes.filter(({ answer }) => answer !== undefined)).toHaveLength(USES)
    expect(outcomes.filter(({ message }) => message === 'price_changed')).toHaveLength(BUYERS - USES)
    expect(await uses()).toBe(USES)
    expect(await brokenInvariants(db)).toEqual({})
  })

  test('mutant: without the lock it is used more often', async () => {
    await withoutLock()
    await fiftyBuyers()
    expect(await uses()).toBeGreaterThan(USES)
    expect(Object.keys(await brokenInvariants(db))).toContain('a promotion is used as often as it may be')
  })
})

test('one use for each customer: ten accounts with one phone number use it once', async () => {
  await offer('max_uses_per_customer', '1')
  const outcomes = await race<Outcome>(
    db,
    holdRows('products', ids.glass),
    Array.from({ length: 10 }, (_, n) => (session: Session) => order(session, buyer(n + 1))),
  )
  expect(unexpectedErrors(outcomes)).toEqual([])
  expect(await uses()).toBe(1)
})

test('a promotion that ends while orders wait applies to none of them', async () => {
  await offer('max_uses', '1000')
  const outcomes = await race<Outcome>(
    db,
    `update public.promotions set is_active = false where code = 'TEN'`,
    Array.from({ length: 8 }, (_, n) => (session: Session) => order(session, buyer(n + 1))),
  )
  expect(outcomes.filter(({ message }) => message === 'price_changed')).toHaveLength(8)
  expect(await uses()).toBe(0)
  expect(await brokenInvariants(db)).toEqual({})
})
