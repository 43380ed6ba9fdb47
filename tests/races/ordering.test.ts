import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Session, type TestDatabase, actAs, attempt, openDatabase } from '../db/database.ts'
import { addFixtures, contact, ids, people } from '../db/fixtures.ts'

// Real sessions against a real server, started together: each race holds back everybody by a lock until all of them
// wait for it. Every race is also run against a mutant of the code it tests, which must lose it.

let db: TestDatabase
beforeEach(async () => {
  db = await openDatabase()
  await addFixtures(db)
})
afterEach(() => db.close())

const BUYERS = 50
const buyer = (n: number) => `60000000-0000-4000-8000-${String(n).padStart(12, '0')}`

async function addBuyers() {
  await db.query(
    `insert into auth.users (id, email) select ('60000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'buyer' || n || '@shop.example'
     from generate_series(1, $1) n`,
    [BUYERS],
  )
}

type Answer = {
  code?: string | undefined
  message?: string | undefined
  replayed?: boolean | undefined
}

async function buyGlass(session: Session, userId: string, key: string): Promise<Answer> {
  return actAs(
    session,
    { role: 'authenticated', userId },
    async (inside) => {
      const result = await attempt<{ answer: { replayed: boolean } }>(
        inside,
        `select public.place_order($1::uuid, $2::text::jsonb, 35, 'cash_on_delivery', 'en', $3::text::jsonb) as answer`,
        [key, JSON.stringify([{ product_id: ids.glass, quantity: 1 }]), JSON.stringify(contact)],
      )
      return { code: result.code, message: result.message, replayed: result.rows[0]?.answer.replayed }
    },
    'commit',
  )
}

/** Starts everybody while a control session holds `lock`, and lets go when all of them wait for it. */
async function race<T>(lock: string, racers: ((session: Session) => Promise<T>)[]): Promise<T[]> {
  const control = await db.connect()
  try {
    await control.query('begin')
    await control.query(lock)
    const sessions = await Promise.all(racers.map(() => db.connect()))
    const results = Promise.all(racers.map((racer, n) => racer(sessions[n]!)))
    await expect
      .poll(
        async () =>
          (
            await db.query<{ waiting: number }>(
              `select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
            )
          )[0]?.waiting,
        { timeout: 20_000, interval: 50 },
      )
      .toBe(racers.length)
    await control.query('commit')
    const settled = await results
    await Promise.all(sessions.map((session) => session.close()))
    return settled
  } finally {
    await control.close()
  }
}

const raceForTheLastGlass = async () => {
  await addBuyers()
  await db.query(`update public.products set stock_quantity = 1 where id = $1`, [ids.glass])
  const answers = await race(
    `select 1 from public.products where id = '${ids.glass}' for update`,
    Array.from(
      { length: BUYERS },
      (_, n) => (session: Session) => buyGlass(session, buyer(n + 1), buyer(n + 1)),
    ),
  )
  const [shop] = await db.query<{ stock: number; orders: number }>(
    `select (select stock_quantity from public.products where id = $1) as stock,
       (select count(*)::int from public.order_items where product_id = $1) as orders`,
    [ids.glass],
  )
  return {
    ...shop,
    sold: answers.filter((answer) => answer.code === undefined).length,
    refused: answers.filter((answer) => answer.code === 'PT409' && answer.message === 'out_of_stock').length,
  }
}

describe(`${BUYERS} people buying the last piece`, () => {
  test('make one order and get a typed refusal each', async () => {
    expect(await raceForTheLastGlass()).toEqual({ stock: 0, orders: 1, sold: 1, refused: BUYERS - 1 })
  })

  const withoutLocks = `create or replace function private.lock_stock(product_ids uuid[], variation_ids uuid[]) returns void
    language sql security definer set search_path = '' as 'select'`

  test('would get a raw constraint error without the locks', async () => {
    await db.query(withoutLocks)
    const result = await raceForTheLastGlass()
    expect(result).toMatchObject({ stock: 0, orders: 1, sold: 1 })
    expect(result.refused).toBeLessThan(BUYERS - 1)
  })

  test('would all be sold it without the locks and the constraint', async () => {
    await db.query(withoutLocks)
    await db.query(`alter table public.products drop constraint products_stock_quantity_check`)
    const result = await raceForTheLastGlass()
    expect(result.sold).toBeGreaterThan(1)
    expect(result.stock).toBeLessThan(0)
  })
})

test('twenty requests with one key make one order and nineteen replays', async () => {
  await addBuyers()
  const answers = await race(
    `select pg_advisory_xact_lock(hashtextextended('place_order:${buyer(1)}', 0))`,
    Array.from({ length: 20 }, () => (session: Session) => buyGlass(session, buyer(1), buyer(1))),
  )
  expect(answers.map((answer) => answer.replayed).sort()).toEqual([
    false,
    ...Array.from({ length: 19 }, () => true),
  ])
  expect(
    await db.query(`select stock_quantity as stock from public.products where id = $1`, [ids.glass]),
  ).toEqual([{ stock: 4 }])
})

describe('two admins who demote each other at once', () => {
  const demote = (session: Session, actor: string, target: string) =>
    actAs(
      session,
      { role: 'authenticated', userId: actor },
      async (inside) =>
        (await attempt(inside, `select public.set_role($1::uuid, 'customer')`, [target])).message,
      'commit',
    )
  const admins = async () =>
    (await db.query<{ count: number }>(`select count(*)::int from public.profiles where role = 'admin'`))[0]
      ?.count
  const raceToDemote = () =>
    race(`select pg_advisory_xact_lock(hashtextextended('keep_an_admin', 0))`, [
      (session) => demote(session, people.admin, people.otherAdmin),
      (session) => demote(session, people.otherAdmin, people.admin),
    ])

  test('leave one', async () => {
    const messages = await raceToDemote()
    expect(messages.filter((message) => message === undefined)).toHaveLength(1)
    expect(messages).toContain('last_admin')
    expect(await admins()).toBe(1)
  })

  test('would leave none if the second did not look again', async () => {
    const [definition] = await db.query<{ sql: string }>(
      `select pg_get_functiondef('private.keep_an_admin'::regproc) as sql`,
    )
    // Looks first, waits afterwards.
    const mutant = definition!.sql
      .replace(/perform pg_advisory_xact_lock\([^;]*;/, '')
      .replace(
        /return null;/,
        `perform pg_advisory_xact_lock(hashtextextended('keep_an_admin', 0)); return null;`,
      )
    expect(mutant).not.toBe(definition!.sql)
    await db.query(mutant)
    await raceToDemote()
    expect(await admins()).toBe(0)
  })
})
