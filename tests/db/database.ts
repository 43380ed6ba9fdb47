import type { PGlite } from '@electric-sql/pglite'
import postgres from 'postgres'
import { createScratchDatabase, type Template } from '../../scripts/database/scratch-database.ts'
import { startStack } from '../../supabase/local/stack.ts'
import { migratedTemplate, stockedTemplate } from '../../scripts/database/templates.ts'

export type Actor =
  | { readonly role: 'owner' | 'anon' | 'service_role' }
  | { readonly role: 'authenticated'; readonly userId: string; readonly claims?: Record<string, unknown> }

type Result<Row> = {
  readonly rows: Row[]
  /** Number of rows returned or changed. */
  readonly count: number
}

/** One connection. `query` returns the rows; a failed statement throws an error with the SQLSTATE. */
export type Session = {
  readonly run: <Row>(sql: string, parameters?: readonly unknown[]) => Promise<Result<Row>>
  readonly query: <Row = Record<string, unknown>>(
    sql: string,
    parameters?: readonly unknown[],
  ) => Promise<Row[]>
}

export type TestDatabase = {
  /** Another connection to the same database; PostgreSQL only. */
  connect(): Promise<Session & { close(): Promise<void> }>
  close(): Promise<void>
} & Session

type Runner = (sql: string, parameters: readonly unknown[]) => Promise<Result<unknown>>

/** The row type of a statement is chosen by its test. */
const session = (runner: Runner): Session => ({
  run: async <Row>(sql: string, parameters: readonly unknown[] = []) =>
    (await runner(sql, parameters)) as Result<Row>,
  query: async <Row>(sql: string, parameters: readonly unknown[] = []) =>
    (await runner(sql, parameters)).rows as Row[],
})

/** A new database with the migrations and no data: PGlite, or on the server of DATABASE_URL. */
export function openDatabase(): Promise<TestDatabase> {
  const url = process.env.DATABASE_URL
  return url ? openOnServer(url, migratedTemplate()) : openEmbedded({ seed: false })
}

/** A new database with the catalogue and the demo's accounts and orders. */
export function openStocked(): Promise<TestDatabase> {
  const url = process.env.DATABASE_URL
  return url ? openOnServer(url, stockedTemplate()) : openEmbedded({ seed: true })
}

/** As `openDatabase`, with the data that `fill` adds, which on a server it adds once in a run for all that open it by this name. */
export async function openFilled(
  name: string,
  fill: (database: Session) => Promise<void>,
): Promise<TestDatabase> {
  const url = process.env.DATABASE_URL
  if (!url) {
    const database = await openEmbedded({ seed: false })
    await fill(database)
    return database
  }
  const base = migratedTemplate()
  const prepare = async (databaseUrl: string) => {
    const database = await openExisting(databaseUrl, () => Promise.resolve())
    await fill(database)
    await database.close()
  }
  return openOnServer(url, { name: `${base.name}_${name}`, run: String(process.env.TEST_RUN), base, prepare })
}

async function openEmbedded({ seed }: { readonly seed: boolean }): Promise<TestDatabase> {
  const stack = await startStack({ data: 'memory', seed })
  const driver = stack.database.connection.driver as PGlite
  return {
    ...session(async (sql, parameters) => {
      const { rows, affectedRows, fields } = await driver.query(sql, [...parameters])
      return { rows, count: fields.length > 0 ? rows.length : (affectedRows ?? 0) }
    }),
    connect: () => Promise.reject(new Error('The embedded database has one connection: set DATABASE_URL')),
    close: () => stack.close(),
  }
}

async function openOnServer(serverUrl: string, template: Template): Promise<TestDatabase> {
  const { url, drop } = await createScratchDatabase(serverUrl, template)
  return openExisting(url, drop)
}

/** Opens a database of a server; closing it calls `drop`. */
export async function openExisting(url: string, drop: () => Promise<void>): Promise<TestDatabase> {
  const pool = postgres(url, { max: 80, connection: { TimeZone: 'UTC' }, onnotice: () => undefined })
  const reserve = async () => {
    const connection = await pool.reserve()
    return {
      ...session(async (sql, parameters) => {
        // The driver accepts fewer types than `unknown`; tests pass strings, numbers, arrays of strings and null.
        const rows = await connection.unsafe(sql, parameters as (string | number | string[] | null)[])
        return { rows: [...rows], count: rows.count }
      }),
      close: () => {
        connection.release()
        return Promise.resolve()
      },
    }
  }
  const main = await reserve()
  return {
    ...main,
    connect: reserve,
    async close() {
      await main.close()
      // A failed test may have left a session at work.
      await pool.end({ timeout: 30 })
      await drop()
    },
  }
}

const nested = new WeakSet<Session>()

/** Runs `work` as a role inside a transaction that is rolled back, unless it is to be kept. Calls may be nested. */
export async function actAs<T>(
  given: Session,
  actor: Actor,
  work: (session: Session) => Promise<T>,
  end: 'rollback' | 'commit' = 'rollback',
): Promise<T> {
  const inside = nested.has(given)
  const current = session(given.run)
  nested.add(current)
  await current.query(inside ? 'savepoint actor' : 'begin')
  try {
    if (actor.role !== 'owner') {
      const claims =
        actor.role === 'authenticated'
          ? { sub: actor.userId, role: actor.role, ...actor.claims }
          : { role: actor.role }
      await current.query(
        `select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true), set_config('role', $3, true)`,
        [JSON.stringify(claims), 'sub' in claims ? claims.sub : '', actor.role],
      )
    }
    const result = await work(current)
    await current.query(inside ? (end === 'commit' ? 'release actor' : 'rollback to actor') : end)
    return result
  } catch (error) {
    await current.query(inside ? 'rollback to actor' : 'rollback')
    throw error
  }
}

export type Attempt<Row> = {
  readonly code?: string | undefined
  readonly message?: string | undefined
  readonly detail?: string | undefined
} & Result<Row>

/** Runs a statement that may fail, in a savepoint, so that the transaction stays usable. */
export async function attempt<Row = Record<string, unknown>>(
  current: Session,
  sql: string,
  parameters: readonly unknown[] = [],
): Promise<Attempt<Row>> {
  await current.query('savepoint attempt')
  try {
    const result = await current.run<Row>(sql, parameters)
    await current.query('release attempt')
    return result
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    await current.query('rollback to attempt')
    const detail = 'detail' in error && typeof error.detail === 'string' ? error.detail : undefined
    return { rows: [], count: 0, code: String(error.code), message: error.message, detail }
  }
}
