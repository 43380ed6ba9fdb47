import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildSeed } from '../seed/build.ts'
import type { BucketConfig, StackConfig } from './config.ts'
import type { Database } from './database.ts'
import { mimeType } from './storage.ts'

export const BOOTSTRAP_SQL = readFileSync(new URL('./bootstrap.sql', import.meta.url), 'utf8')
export const PLATFORM_SQL = readFileSync(new URL('./platform.sql', import.meta.url), 'utf8')

export type Report = (line: string) => void

export type SqlFile = {
  /** Path relative to the supabase folder, with forward slashes. */
  readonly path: string
  readonly text: string
}

export type Migration = {
  readonly version: string
  readonly name: string
} & SqlFile

export type BucketFile = {
  readonly bucket: BucketConfig
  /** The object's name in its bucket, with forward slashes. */
  readonly key: string
  readonly path: string
  readonly size: number
}

export function hash(...parts: readonly string[]): string {
  const digest = createHash('sha256')
  for (const part of parts) digest.update(`${part.length}:`).update(part)
  return digest.digest('hex')
}

function readSql(supabaseDir: string, path: string): SqlFile {
  return { path, text: readFileSync(join(supabaseDir, path), 'utf8') }
}

export function readMigrations(supabaseDir: string): Migration[] {
  const folder = join(supabaseDir, 'migrations')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const [, version, name] = /^(\d{14})_(.+)\.sql$/.exec(file) ?? []
      if (version === undefined || name === undefined) return []
      return [{ version, name, ...readSql(supabaseDir, `migrations/${file}`) }]
    })
}

// Made once per process: it takes a second, and tests start many stacks.
let demoSeed: SqlFile | undefined

export const SHOP_DIR = fileURLToPath(new URL('..', import.meta.url))

/**
 * `seed.sql` is for any project. The demo accounts and orders have a published password, so they are for this stack only:
 * they are generated here and never stored in a file that could be pushed to a hosted project.
 */
export function readSeeds(supabaseDir: string): SqlFile[] {
  const seeds = existsSync(join(supabaseDir, 'seed.sql')) ? [readSql(supabaseDir, 'seed.sql')] : []
  if (resolve(supabaseDir) !== resolve(SHOP_DIR)) return seeds
  demoSeed ??= { path: 'seed/demo-sql.ts', text: buildSeed().demo }
  return [...seeds, demoSeed]
}

export function readBucketFiles(config: StackConfig): BucketFile[] {
  return config.buckets.flatMap((bucket) => {
    const folder = bucket.objectsPath
    if (folder === null || !existsSync(folder)) return []
    return readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => {
        const path = join(entry.parentPath, entry.name)
        return { bucket, path, key: relative(folder, path).split(sep).join('/'), size: statSync(path).size }
      })
      .sort((a, b) => (a.key < b.key ? -1 : 1))
  })
}

class SqlFileError extends Error {
  override name = 'SqlFileError'
}

async function runFile(database: Database, file: SqlFile): Promise<void> {
  try {
    await database.script(file.text)
  } catch (error) {
    const position = error instanceof Error && 'position' in error ? Number(error.position) : Number.NaN
    const line = Number.isNaN(position) ? '' : `:${file.text.slice(0, position).split('\n').length}`
    const reason = error instanceof Error ? error.message : String(error)
    const detail =
      error instanceof Error && 'detail' in error && typeof error.detail === 'string'
        ? ` (${error.detail})`
        : ''
    throw new SqlFileError(`supabase/${file.path}${line}: ${reason}${detail}`, { cause: error })
  }
}

export type MigrationOutcome = {
  readonly applied: number
  /** Migrations that were applied to this database and whose file has since changed or been removed. */
  readonly changed: readonly string[]
}

export async function applyMigrations(
  database: Database,
  migrations: readonly Migration[],
  report: Report,
): Promise<MigrationOutcome> {
  const rows = await database.query<{ version: string; name: string | null; statements: string[] | null }>(
    'select version, name, statements from supabase_migrations.schema_migrations',
  )
  // A database with a different migration history cannot be updated.
  const versions = new Set(migrations.map(({ version }) => version))
  const removed = rows
    .filter(({ version }) => !versions.has(version))
    .map(({ version, name }) => `migrations/${version}_${name ?? ''}.sql`)
  if (removed.length > 0) return { applied: 0, changed: removed }
  const recorded = new Map(rows.map((row) => [row.version, row.statements?.join('\n') ?? '']))
  const changed: string[] = []
  let applied = 0
  for (const migration of migrations) {
    const before = recorded.get(migration.version)
    if (before !== undefined) {
      if (before !== '' && before !== migration.text) changed.push(migration.path)
      continue
    }
    report(`migration ${migration.version}_${migration.name}`)
    await runFile(database, migration)
    await database.query(
      'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, array[$3])',
      [migration.version, migration.name, migration.text],
    )
    applied += 1
  }
  return { applied, changed }
}

/** Runs each seed once per database. Returns the paths of seeds that changed after they ran. */
export async function applySeeds(
  database: Database,
  seeds: readonly SqlFile[],
  report: Report,
): Promise<{ applied: number; changed: string[] }> {
  const rows = await database.query<{ path: string; hash: string }>(
    'select path, hash from supabase_migrations.seed_files',
  )
  const recorded = new Map(rows.map((row) => [row.path, row.hash]))
  let applied = 0
  const changed: string[] = []
  for (const seed of seeds) {
    const digest = hash(seed.text)
    const before = recorded.get(seed.path)
    if (before !== undefined) {
      if (before !== digest) changed.push(seed.path)
      continue
    }
    report(`seed ${seed.path}`)
    await runFile(database, seed)
    await database.query('insert into supabase_migrations.seed_files (path, hash) values ($1, $2)', [
      seed.path,
      digest,
    ])
    applied += 1
  }
  return { applied, changed }
}

/** Creates or updates the buckets of config.toml, some of which migrations also create. */
export async function upsertBuckets(database: Database, buckets: readonly BucketConfig[]): Promise<void> {
  for (const bucket of buckets) {
    await database.query(
      `insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
       values ($1, $1, $2, $3, (select array_agg(value) from jsonb_array_elements_text($4::text::jsonb)))
       on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
         allowed_mime_types = excluded.allowed_mime_types`,
      [bucket.id, bucket.public, bucket.fileSizeLimit, JSON.stringify(bucket.allowedMimeTypes ?? [])],
    )
  }
}

/** Inserts the rows of the buckets' initial objects. The files are not copied: storage reads them from `objects_path`. */
export async function recordBucketFiles(database: Database, files: readonly BucketFile[]): Promise<void> {
  if (files.length === 0) return
  const rows = files.map(({ bucket, key, size }) => ({
    bucket_id: bucket.id,
    name: key,
    version: randomUUID(),
    metadata: { mimetype: mimeType(key), size, contentLength: size, cacheControl: 'max-age=31536000' },
  }))
  await database.query(
    `insert into storage.objects (bucket_id, name, version, metadata)
     select bucket_id, name, version, metadata
     from jsonb_to_recordset($1::text::jsonb) as files (bucket_id text, name text, version text, metadata jsonb)
     on conflict (bucket_id, name) do nothing`,
    [JSON.stringify(rows)],
  )
}
