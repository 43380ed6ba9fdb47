import { expect } from 'vitest'
import type { Session, TestDatabase } from '../db/database.ts'

type Racer<T> = (session: Session) => Promise<T>

const waiting = async (db: TestDatabase) =>
  (
    await db.query<{ waiting: number }>(
      `select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  )[0]?.waiting

/** Waits until exactly `count` sessions wait for a lock; fails after 40 s. */
export const untilWaiting = (db: TestDatabase, count: number) =>
  expect.poll(() => waiting(db), { timeout: 40_000, interval: 10 }).toBe(count)

type Barrier = {
  /** Number of sessions expected to wait for the lock; all of them by default. */
  readonly held?: number
  /** Starts sessions one after another, so that they receive the lock in that order. */
  readonly inOrder?: boolean
}

/**
 * Starts all sessions while a control session holds `lock`, and releases it when all of them wait. Changes that the control
 * session made while it held the lock are committed.
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
      if (inOrder) await untilWaiting(db, n + 1)
    }
    const results = Promise.all(started)
    await untilWaiting(db, held)
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

/** Replaces a function by a mutant: its source after a text replacement, which must have changed it. */
export async function mutate(db: TestDatabase, name: string, change: (sql: string) => string) {
  const [definition] = await db.query<{ sql: string }>(`select pg_get_functiondef($1::regproc) as sql`, [
    name,
  ])
  const mutant = change(definition!.sql)
  expect(mutant, `nothing to mutate in ${name}`).not.toBe(definition!.sql)
  await db.query(mutant)
}
