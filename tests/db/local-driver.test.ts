import type { Sql } from 'postgres'
import { expect, test } from 'vitest'
import { openPostgres } from '../../supabase/local/database-postgres.ts'

// How the local stack passes the values of a request to PostgreSQL, where the browser tests run. On PGlite the attacks do.

test.each([
  ['true', true, 'boolean', true],
  ['false', false, 'boolean', false],
  ['a number', 1.5, 'numeric', 1.5],
  ['a moment', '2026-11-25T23:30:00Z', 'timestamptz', '2026-11-25T23:30:00+00:00'],
  ['an object', { a: [1] }, 'jsonb', { a: [1] }],
  ['nothing', null, 'boolean', null],
])('%s of a request is the same in the database', async (_, given, type, stored) => {
  const database = await openPostgres(process.env.DATABASE_URL ?? '')
  const driver = database.connection.driver as Sql
  const session = await driver.reserve()
  try {
    const [row] = await session.unsafe(`select $1::${type} as value`, [given as never])
    expect(row).toEqual({ value: stored })
  } finally {
    session.release()
    await database.close()
  }
})
