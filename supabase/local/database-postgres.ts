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

/** Server and database that a connection string names, without its account and password. */
export function placeOf(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl)
  return `${host}${pathname}`
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** Throws for a reset of a database on another machine. */
export function refuseRemoteReset(databaseUrl: string): void {
  if (LOOPBACK.includes(new URL(databaseUrl).hostname)) return
  throw new Error(
    `DATABASE_URL names ${placeOf(databaseUrl)}, and a reset empties no database on another machine. Nothing was changed: ` +
      'unset DATABASE_URL to use the embedded database.',
  )
}

/**
 * Whether this stack made the database; false for an empty one. Throws for one that another application made: many tools export
 * DATABASE_URL, and its tables must not be changed, least of all dropped.
 */
export async function isOwnDatabase(database: Database, databaseUrl: string): Promise<boolean> {
  const [files] = await database.query<{ exists: boolean }>(
    `select to_regclass('supabase_migrations.seed_files') is not null as exists`,
  )
  // The command line of Supabase has the same table, without this row.
  const marks =
    files?.exists === true
      ? await database.query(`select path from supabase_migrations.seed_files where path = 'platform'`)
      : []
  if (marks.length > 0) return true
  // A new database may have extensions, which the server's own template brings.
  const [foreign] = await database.query<{ name: string }>(`
    select o.name from (
      select 'pg_class'::regclass as catalog, oid, relnamespace as schema, oid::regclass::text as name
      from pg_class where relkind in ('r', 'p', 'v', 'm', 'f')
      union all select 'pg_proc'::regclass, oid, pronamespace, oid::regproc::text from pg_proc
    ) o
    where o.schema::regnamespace::text !~ '^(pg_|information_schema$)'
      and not exists (select from pg_depend d where d.classid = o.catalog and d.objid = o.oid and d.deptype = 'e')
    order by o.catalog, o.name limit 1`)
  if (foreign === undefined) return false
  throw new Error(
    `DATABASE_URL names ${placeOf(databaseUrl)}, which another application uses (it has ${foreign.name}). Nothing was changed: ` +
      'unset DATABASE_URL to use the embedded database, or name an empty database of your own.',
  )
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
