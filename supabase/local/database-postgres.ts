import type { Database, Query, Row } from './database.ts'
import { SEARCH_PATH } from './database-pglite.ts'
import { answerAsPostgrest, PARSERS } from './wire-format.ts'

export async function openPostgres(url: string): Promise<Database> {
  const { PostgresConnection } = await import('@supabase/lite/postgres')
  const types = Object.fromEntries(
    Object.entries(PARSERS).map(([oid, parse]) => [
      // The driver's own names, so that these replace its parsers rather than race them.
      { 1700: 'numeric', 1114: 'timestamp', 1184: 'timestamptz' }[oid] ?? oid,
      { to: Number(oid), from: [Number(oid)], parse, serialize: String },
    ]),
  )
  const connection = new PostgresConnection({
    url,
    postgresOptions: {
      max: 20,
      connection: { search_path: SEARCH_PATH, TimeZone: 'UTC' },
      types,
      onnotice: () => undefined,
    },
  })
  Reflect.set(connection, 'rlsState', 'active')
  answerAsPostgrest(connection)
  const { driver } = connection
  const query: Query = async <T extends Row>(text: string, params: readonly unknown[] = []) => {
    // The driver's parameter type is closed; every value handed to it here is a string, a number or null.
    const rows = await driver.unsafe<T[]>(text, params as (string | number | null)[])
    return [...rows]
  }

  return {
    engine: 'postgres',
    connection,
    query,
    script: async (text) => {
      await driver.begin((session) => session.unsafe(text).simple())
    },
    transaction: async <T>(work: (inside: Query) => Promise<T>) => {
      const outcome: { result?: T } = {}
      await driver.begin(async (session) => {
        outcome.result = await work(async <R extends Row>(text: string, params: readonly unknown[] = []) => [
          ...(await session.unsafe<R[]>(text, params as (string | number | null)[])),
        ])
      })
      return outcome.result as T
    },
    takeTurn: (work) => work(),
    listen: async (channel, onNotify) => {
      const subscription = await driver.listen(channel, onNotify)
      return () => subscription.unlisten()
    },
    dump: () => Promise.resolve(null),
    close: () => connection.close(),
  }
}
