import type { PostgresType } from 'postgres'
import type { Database, Query, Row } from './database.ts'
import { SEARCH_PATH } from './database-pglite.ts'
import { answerAsPostgrest, PARSERS } from './wire-format.ts'

/** The services hand JSON over as text already; encoding it again would store a string. */
function serializeJson(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

export async function openPostgres(url: string): Promise<Database> {
  const { PostgresConnection } = await import('@supabase/lite/postgres')
  const parsed = (name: string, oid: number) => [
    name,
    { to: oid, from: [oid], parse: PARSERS[oid] ?? String, serialize: String },
  ]
  const json = (name: string, oid: number) => [
    name,
    { to: oid, from: [oid], parse: (text: string): unknown => JSON.parse(text), serialize: serializeJson },
  ]
  // Under the driver's own names for these types, so that they replace its parsers rather than race them.
  const types = Object.fromEntries([
    parsed('numeric', 1700),
    parsed('timestamp', 1114),
    parsed('timestamptz', 1184),
    json('json', 114),
    json('jsonb', 3802),
  ]) as Record<string, PostgresType>
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
    // The embedded Data API keeps a session reserved once it has read the schema, and an end without a limit would wait
    // for it for ever.
    close: () => driver.end({ timeout: 1 }),
  }
}
