import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { BucketConfig, StackConfig } from './config.ts'

export type SqlFile = {
  /** Path inside the supabase folder, with forward slashes. */
  readonly path: string
  readonly text: string
}

export type Migration = {
  readonly version: string
  readonly name: string
} & SqlFile

export type BucketFile = {
  readonly bucket: BucketConfig
  /** The object's name in its bucket. */
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

/** The seed every project gets, and the demo accounts only a stack on this machine may have. */
export function readSeeds(supabaseDir: string): SqlFile[] {
  return ['seed.sql', 'seed/demo.sql']
    .filter((path) => existsSync(join(supabaseDir, path)))
    .map((path) => readSql(supabaseDir, path))
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
