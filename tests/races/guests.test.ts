import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Session, type TestDatabase } from '../db/database.ts'
import { holdRows, mutate, race } from './barrier.ts'
import { brokenInvariants } from './invariants.ts'
import { ids } from '../db/fixtures.ts'
import {
  buyer,
  glass,
  openShop,
  order as orderAsAccount,
  type Outcome,
  request,
  stockOf,
  unexpectedErrors,
} from './race-shop.ts'

let db: TestDatabase
beforeEach(async () => {
  db = await openShop()
  await db.query(
    `insert into auth.users (id, is_anonymous)
     select ('70000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, true from generate_series(1, 12) n`,
  )
})
afterEach(() => db.close())

const guest = (n: number) => `70000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const PHONES = ['0699887766', '+212 6 99 88 77 66', '00212699887766']

const order = (session: Session, n: number, key: string = randomUUID()) =>
  request(
    session,
    guest(n),
    `select public.place_order($1::uuid, $2::text::jsonb, 35, 'cash_on_delivery', 'en', $3::text::jsonb) as answer`,
    [
      key,
      JSON.stringify([glass()]),
      JSON.stringify({
        first_name: 'Amina',
        email: 'amina@mcg.example',
        phone: PHONES[n % PHONES.length],
        address: '12 derb',
        city: 'Fez',
        country: 'morocco',
      }),
    ],
  )

const placed = async () =>
  (await db.query<{ n: number }>('select count(*)::int as n from public.orders'))[0]!.n

describe('orders of guests', () => {
  const twelve = Array.from({ length: 12 }, (_, n) => (session: Session) => order(session, n + 1))

  test('of one number at once: five are placed', async () => {
    const outcomes = await race<Outcome>(db, holdRows('products', ids.glass), twelve)
    expect(unexpectedErrors(outcomes)).toEqual([])
    expect(outcomes.filter(({ message }) => message === 'too_many_orders')).toHaveLength(7)
    expect(await placed()).toBe(5)
    expect(await brokenInvariants(db)).toEqual({})
  })

  test('mutant: without the lock of the number more are placed', async () => {
    await mutate(db, 'private.check_guest_orders', (sql) =>
      sql.replace(/perform pg_advisory_xact_lock\([^;]*;/, ''),
    )
    // The stock would take one order after another, too.
    await mutate(db, 'private.lock_stock_retrying', (sql) =>
      sql.replace(/for attempt in[\s\S]*end loop;/, 'return;'),
    )
    await race<Outcome>(db, holdRows('products', ids.glass), twelve)
    expect(await placed()).toBeGreaterThan(5)
  })

  const key = randomUUID()
  const asGuest = (session: Session) => order(session, 1, key)
  const asAccount = (session: Session) => orderAsAccount(session, buyer(1), [glass()], 35, key)

  test.each([
    ['signs in and orders again while the first request runs', [asGuest, asAccount]],
    ['has signed out and orders again while the first request runs', [asAccount, asGuest]],
  ])('of one who %s: one is placed', async (_, racers) => {
    const outcomes = await race<Outcome>(db, holdRows('products', ids.glass), racers, { inOrder: true })
    expect(outcomes).toMatchObject([
      { answer: { replayed: false } },
      { code: 'PT409', message: 'key_reused' },
    ])
    expect(await placed()).toBe(1)
    expect(await stockOf(db, ids.glass)).toBe(99)
    expect(await brokenInvariants(db)).toEqual({})
  })

  test('mutant: without the lock of the key the account orders as well', async () => {
    await mutate(db, 'private.place_order', (sql) =>
      sql.replace(/, 'order_key:' \|\| idempotency_key::text/, ''),
    )
    await race<Outcome>(db, holdRows('products', ids.glass), [asGuest, asAccount], { inOrder: true })
    expect(await placed()).toBe(2)
  })

  test('offered to two accounts at once: one has them', async () => {
    await order(db, 1)
    const { answer: token } = await request<string>(db, guest(1), 'select public.offer_orders() as answer')
    const outcomes = await race<Outcome<string>>(
      db,
      'select 1 from private.order_transfers for update',
      [1, 2, 3, 4].map(
        (n) => (session: Session) =>
          request<string>(session, buyer(n), 'select public.keep_orders($1) as answer', [token]),
      ),
    )
    expect(outcomes.filter(({ answer }) => answer === guest(1))).toHaveLength(1)
    expect(outcomes.filter(({ message }) => message === 'not_found')).toHaveLength(3)
  })
})
