import { existsSync, readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { StackConfig } from './config.ts'
import { createSnapshotStore, lockFolder } from './data-folder.ts'
import { openPglite } from './database-pglite.ts'
import {
  dropAllSchemas,
  isOwnDatabase,
  openPostgres,
  placeOf,
  refuseHostedProject,
  refuseRemoteReset,
} from './database-postgres.ts'
import type { Database } from './database.ts'
import {
  applyMigrations,
  applySeeds,
  BOOTSTRAP_SQL,
  hash,
  PLATFORM_SQL,
  readBucketFiles,
  readMigrations,
  readSeeds,
  recordBucketFiles,
  SHOP_DIR,
  upsertBuckets,
  type Report,
} from './migrate.ts'

export type OpenOptions = {
  readonly config: StackConfig
  /** Folder of the embedded database; null keeps it in memory. */
  readonly folder: string | null
  readonly databaseUrl: string | null
  readonly seed: boolean
  readonly reset: boolean
  readonly report: Report
  /** Creates the auth and storage schemas. */
  readonly prepareSchemas: (database: Database) => Promise<void>
}

export type OpenedDatabase = {
  readonly database: Database
  readonly isNew: boolean
  readonly notices: readonly string[]
  readonly release: () => void
}

const require = createRequire(import.meta.url)

function versionOf(name: string): string {
  const path = (require.resolve.paths(name) ?? [])
    .map((folder) => join(folder, name, 'package.json'))
    .find((candidate) => existsSync(candidate))
  const { version } = JSON.parse(path === undefined ? '{}' : readFileSync(path, 'utf8')) as {
    version?: string
  }
  return `${name}@${version ?? 'unknown'}`
}

async function hasHash(database: Database, path: string, value: string): Promise<boolean> {
  const [row] = await database.query<{ hash: string }>(
    'select hash from supabase_migrations.seed_files where path = $1',
    [path],
  )
  return row?.hash === value
}

async function storeHash(database: Database, path: string, value: string): Promise<void> {
  await database.query(
    `insert into supabase_migrations.seed_files (path, hash) values ($1, $2)
     on conflict (path) do update set hash = excluded.hash`,
    [path, value],
  )
}

/** Changes with what `preparePlatform` creates. */
const platformHash = () =>
  hash(BOOTSTRAP_SQL, PLATFORM_SQL, versionOf('@supabase/lite'), versionOf('@electric-sql/pglite'))

type PlatformOptions = Pick<OpenOptions, 'prepareSchemas' | 'report'>

/** Creates what a hosted project has before its first migration. */
async function preparePlatform(
  database: Database,
  { prepareSchemas, report }: PlatformOptions,
): Promise<void> {
  const [found] = await database.query<{ exists: boolean }>(
    `select to_regclass('supabase_migrations.seed_files') is not null as exists`,
  )
  if (found?.exists === true && (await hasHash(database, 'platform', platformHash()))) return
  report('roles, auth and storage schemas')
  await database.script(BOOTSTRAP_SQL)
  await database.runExclusive(() => prepareSchemas(database))
  await database.script(PLATFORM_SQL)
  await storeHash(database, 'platform', platformHash())
}

/** An embedded database without migrations, as a snapshot: to create one takes longer than all migrations. */
async function platformSnapshot(options: PlatformOptions): Promise<Blob | null> {
  const store = createSnapshotStore(join(SHOP_DIR, '.temp/platform'))
  const key = platformHash()
  const releaseClaim = store.read(key) === null ? await store.claim(key, options.report) : null
  if (releaseClaim === null) return store.read(key)
  try {
    const database = await openPglite(null, null)
    try {
      await preparePlatform(database, options)
      const dump = await database.dump()
      if (dump !== null) await store.write(key, dump)
      return dump
    } finally {
      await database.close()
    }
  } finally {
    await releaseClaim()
  }
}

/** How to begin anew, for any shell. */
const startOver = (folder: string | null) =>
  `STACK_RESET=1 npm run dev starts over${folder === null ? '' : `, and so does a start after ${folder} was deleted`}.`

/** Opens what an earlier start has kept. */
async function openKept(folder: string, dataDir: string): Promise<Database> {
  try {
    return await openPglite(dataDir, null)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`The database in ${dataDir} does not open (${reason}). ${startOver(folder)}`, {
      cause: error,
    })
  }
}

export async function openDatabase(options: OpenOptions): Promise<OpenedDatabase> {
  const { config, folder, databaseUrl, report } = options
  const migrations = readMigrations(config.supabaseDir)
  const seeds = options.seed ? readSeeds(config.supabaseDir) : []
  const files = options.seed ? readBucketFiles(config) : []
  const filesHash = hash(...files.map((file) => `${file.bucket.id}/${file.key} ${file.size}`))
  const key = hash(
    platformHash(),
    filesHash,
    JSON.stringify(config.buckets),
    ...[...migrations, ...seeds].flatMap(({ path, text }) => [path, text]),
  )

  /** Applies what is missing: platform, migrations, buckets, seeds. Notices name files that changed after they ran. */
  async function migrateAndSeed(database: Database): Promise<{ isNew: boolean; notices: string[] }> {
    await preparePlatform(database, options)
    const { applied, changed } = await applyMigrations(database, migrations, report)
    const isNew = applied === migrations.length
    await upsertBuckets(database, config.buckets)
    const seeded = await applySeeds(database, seeds, report)
    if (files.length > 0 && !(await hasHash(database, 'objects', filesHash))) {
      report(`${files.length} stored objects`)
      await recordBucketFiles(database, files)
      await storeHash(database, 'objects', filesHash)
    }
    if (seeded.applied > 0) await database.query('analyze')
    const stale = [...changed, ...seeded.changed].map((path) => `supabase/${path}`)
    if (stale.length === 0) return { isNew, notices: [] }
    const list =
      stale.length > 3 ? `${stale.slice(0, 3).join(', ')} and ${stale.length - 3} more` : stale.join(', ')
    return {
      isNew,
      notices: [`${list} changed after this database was created. ${startOver(folder)}`],
    }
  }

  if (databaseUrl !== null) {
    refuseHostedProject(databaseUrl)
    if (options.reset) refuseRemoteReset(databaseUrl)
    report(`database ${placeOf(databaseUrl)}, which DATABASE_URL names`)
    const database = await openPostgres(databaseUrl)
    try {
      const isOwn = await isOwnDatabase(database, databaseUrl)
      if (isOwn && options.reset) await dropAllSchemas(database)
      return { database, ...(await migrateAndSeed(database)), release: () => undefined }
    } catch (error) {
      await database.close()
      throw error
    }
  }

  const snapshots = createSnapshotStore(join(config.supabaseDir, '.temp/snapshots'))
  const release = folder === null ? () => undefined : lockFolder(folder)
  const dataDir = folder === null ? null : join(folder, 'database')
  // Is there until the database is whole: one that an interrupted start has left is not opened, but made anew.
  const unfinished = dataDir === null ? null : `${dataDir}.unfinished`
  try {
    if (dataDir !== null && unfinished !== null) {
      if (options.reset || !existsSync(dataDir)) await writeFile(unfinished, '')
      if (existsSync(unfinished)) await rm(dataDir, { recursive: true, force: true })
    }
    const exists = dataDir !== null && existsSync(dataDir)
    let snapshot = exists ? null : snapshots.read(key)
    const releaseClaim = exists || snapshot !== null ? null : await snapshots.claim(key, report)
    try {
      if (!exists && releaseClaim === null) snapshot ??= snapshots.read(key)
      if (!exists) report(snapshot === null ? 'creating the database' : 'restoring the database snapshot')
      const database =
        exists && folder !== null
          ? await openKept(folder, dataDir)
          : await openPglite(dataDir, snapshot ?? (await platformSnapshot(options)))
      try {
        const { notices } = await migrateAndSeed(database)
        if (unfinished !== null) await rm(unfinished, { force: true })
        const dump = releaseClaim === null ? null : await database.dump()
        if (dump !== null) await snapshots.write(key, dump)
        return { database, isNew: !exists, notices, release }
      } catch (error) {
        await database.close()
        throw error
      }
    } finally {
      await releaseClaim?.()
    }
  } catch (error) {
    release()
    throw error
  }
}
