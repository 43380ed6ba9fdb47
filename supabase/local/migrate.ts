import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { BucketConfig } from './config.ts'
import type { Database } from './database.ts'
import { mimeType } from './mime-type.ts'
import { hash, type BucketFile, type Migration, type SqlFile } from './project.ts'

export const BOOTSTRAP_SQL = readFileSync(new URL('./bootstrap.sql', import.meta.url), 'utf8')
export const PLATFORM_SQL = readFileSync(new URL('./platform.sql', import.meta.url), 'utf8')

export type Report = (line: string) => void

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
  /** Files that were applied before and read differently now. */
  readonly changed: readonly string[]
}

export async function applyMigrations(
  database: Database,
  migrations: readonly Migration[],
  report: Report,
): Promise<MigrationOutcome> {
  const rows = await database.query<{ version: string; statements: string[] | null }>(
    'select version, statements from supabase_migrations.schema_migrations',
  )
  const known = new Map(rows.map((row) => [row.version, row.statements?.join('\n') ?? '']))
  const changed: string[] = []
  let applied = 0
  for (const migration of migrations) {
    const before = known.get(migration.version)
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

/** Runs each seed once in a database's life, and names those that changed since. */
export async function applySeeds(
  database: Database,
  seeds: readonly SqlFile[],
  report: Report,
): Promise<string[]> {
  const rows = await database.query<{ path: string; hash: string }>(
    'select path, hash from supabase_migrations.seed_files',
  )
  const known = new Map(rows.map((row) => [row.path, row.hash]))
  const changed: string[] = []
  for (const seed of seeds) {
    const digest = hash(seed.text)
    const before = known.get(seed.path)
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
  }
  return changed
}

/** Migrations may describe the same buckets: whoever comes second finds the row there. */
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

/** Rows for the objects a bucket starts with. The files stay where they are: storage reads through to them. */
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
