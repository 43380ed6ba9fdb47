import type { PostgresType } from 'postgres'
import { SEARCH_PATH, type Database, type Query, type Row } from './database.ts'
import { mapErrorsLikePostgrest, parameterText, PARSERS } from './wire-format.ts'

/** The services pass JSON as text; encoding it again would store a JSON string. */
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
  // Keyed by the driver's own type names, so that these parsers replace the built-in ones.
  const types = Object.fromEntries([
    // The built-in one writes every text as false.
    ['boolean', { to: 16, from: [16], parse: (text: string) => text === 't', serialize: String }],
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
  mapErrorsLikePostgrest(connection)
  const { driver } = connection
  const reserve = driver.reserve.bind(driver)
  driver.reserve = async () => {
    const session = await reserve()
    const send = session.unsafe.bind(session)
    session.unsafe = ((text, parameters, options) =>
      send(text, parameters?.map(parameterText) as typeof parameters, options)) as typeof session.unsafe
    return session
  }
  const query: Query = async <T extends Row>(text: string, params: readonly unknown[] = []) => {
    // The driver accepts fewer types than `unknown`; all parameters here are strings, numbers or null.
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
    runExclusive: (work) => work(),
    listen: async (channel, onNotify) => {
      const subscription = await driver.listen(channel, onNotify)
      return () => subscription.unlisten()
    },
    dump: () => Promise.resolve(null),
    // The embedded Data API keeps a connection reserved after introspection, so `end` without a timeout never resolves.
    close: () => driver.end({ timeout: 1 }),
  }
}

/** Throws for a hosted project: those are changed by `supabase db push` only. */
export function refuseHostedProject(databaseUrl: string): void {
  const { hostname } = new URL(databaseUrl)
  if (/\.supabase\.(co|com|net)$/.test(hostname)) {
    throw new Error(`DATABASE_URL points at ${hostname}: the local stack does not run on a hosted project.`)
  }
}

/** Drops every schema of the connected database. Roles belong to the server and remain. */
export async function dropAllSchemas(database: Database): Promise<void> {
  await database.script(`
    drop publication if exists supabase_realtime;
    do $$
    declare
      name text;
    begin
      for name in
        select nspname from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'
      loop
        execute format('drop schema %I cascade', name);
      end loop;
    end
    $$;
    create schema public;
  `)
}
