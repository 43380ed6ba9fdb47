import { expect } from 'vitest'
import type { Session, TestDatabase } from '../db/database.ts'

type Racer<T> = (session: Session) => Promise<T>

const waiting = async (db: TestDatabase) =>
  (
    await db.query<{ waiting: number }>(
      `select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  )[0]?.waiting

type Barrier = {
  /** How many wait for the lock; everybody, unless some of them wait for one another. */
  readonly held?: number
  /** One after the other: the lock is given in the order of the racers. */
  readonly inOrder?: boolean
}

/**
 * Starts everybody while a control session holds `lock`, and lets go when all of them wait for it. What the control
 * session did while it held it is kept.
 */
export async function race<T>(
  db: TestDatabase,
  lock: string,
  racers: readonly Racer<T>[],
  { held = racers.length, inOrder = false }: Barrier = {},
): Promise<T[]> {
  const control = await db.connect()
  try {
    await control.query('begin')
    await control.query(lock)
    const sessions = await Promise.all(racers.map(() => db.connect()))
    const started: Promise<T>[] = []
    for (const [n, racer] of racers.entries()) {
      started.push(racer(sessions[n]!))
      if (inOrder) await expect.poll(() => waiting(db), { timeout: 20_000, interval: 10 }).toBe(n + 1)
    }
    const results = Promise.all(started)
    await expect.poll(() => waiting(db), { timeout: 20_000, interval: 20 }).toBe(held)
    await control.query('commit')
    const settled = await results
    await Promise.all(sessions.map((session) => session.close()))
    return settled
  } finally {
    await control.close()
  }
}

export const holdRows = (table: string, ...ids: readonly string[]) =>
  `select 1 from public.${table} where id in (${ids.map((id) => `'${id}'`).join(', ')}) order by id for update`

/** Puts a mutant of a function in its place: the same text with a change that must have been made. */
export async function mutate(db: TestDatabase, name: string, change: (sql: string) => string) {
  const [definition] = await db.query<{ sql: string }>(`select pg_get_functiondef($1::regproc) as sql`, [
    name,
  ])
  const mutant = change(definition!.sql)
  expect(mutant, `nothing to mutate in ${name}`).not.toBe(definition!.sql)
  await db.query(mutant)
}
