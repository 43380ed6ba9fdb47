import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Session, type TestDatabase } from '../db/database.ts'
import { ids, people } from '../db/fixtures.ts'
import { holdRows, mutate, race } from './barrier.ts'
import { buyer, openShop, request, unexpectedErrors } from './race-shop.ts'

let db: TestDatabase
beforeEach(async () => {
  db = await openShop()
  await db.query(`update public.products set stock_quantity = 0 where id = $1`, [ids.glass])
})
afterEach(() => db.close())

const requestAlert = (n: number) => (session: Session) =>
  request(session, buyer(n), `select public.request_stock_alert($1::uuid, '{}', $2, 'en') as answer`, [
    ids.glass,
    `waiting${n}@mcg.example`,
  ])
const restock = (pieces: number) => (session: Session) =>
  request(session, people.admin, `select public.adjust_stock($1::uuid, $2::text::jsonb) as answer`, [
    ids.glass,
    JSON.stringify([{ variation_ids: [], delta: pieces }]),
  ])
const counts = async () =>
  (
    await db.query<{ notified: number; waiting: number; mails: number }>(
      `select count(notified_at)::int as notified, count(*) filter (where notified_at is null)::int as waiting,
         (select count(*)::int from public.email_outbox where kind = 'stock_alert') as mails from public.stock_alerts`,
    )
  )[0]!

describe('deliveries that arrive at the same time', () => {
  test('tell as many people as pieces, the first ones, each once', async () => {
    for (let n = 1; n <= 12; n += 1) await requestAlert(n)(db)
    const outcomes = await race(db, holdRows('products', ids.glass), [
      restock(2),
      restock(3),
      restock(1),
      restock(4),
    ])
    expect(unexpectedErrors(outcomes)).toEqual([])
    expect(await counts()).toEqual({ notified: 10, waiting: 2, mails: 10 })
    const left = await db.query(`select email from public.stock_alerts where notified_at is null order by id`)
    expect(left).toEqual([{ email: 'waiting11@mcg.example' }, { email: 'waiting12@mcg.example' }])
  })
})

describe('a person who asks while pieces arrive', () => {
  test('is notified', async () => {
    const outcomes = await race(
      db,
      holdRows('products', ids.glass),
      [restock(5), requestAlert(1), requestAlert(2), requestAlert(3)],
      {
        inOrder: true,
      },
    )
    expect(outcomes.map(({ message }) => message)).toEqual([undefined, 'in_stock', 'in_stock', 'in_stock'])
    expect(await counts()).toEqual({ notified: 0, waiting: 0, mails: 0 })
  })

  test('mutant: without the lock of the product a person waits although pieces are there', async () => {
    await mutate(db, 'private.request_stock_alert', (sql) =>
      sql.replace('p.is_active for share', 'p.is_active'),
    )
    const [admin, person] = await Promise.all([db.connect(), db.connect()])
    await admin.query('begin')
    await admin.query(`update public.products set stock_quantity = 5 where id = $1`, [ids.glass])
    // Reads that there is none, and waits for nothing: no one is told of it any more.
    await requestAlert(1)(person)
    await admin.query('commit')
    await Promise.all([admin.close(), person.close()])
    expect((await counts()).waiting).toBe(1)
  })
})
