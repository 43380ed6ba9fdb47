import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import ts from 'typescript'

const ROOT = resolve(import.meta.dirname, '../..')

export const CODE = /\.tsx?$/

/** Files below the folder whose names match, as paths from the project's root. */
export function filesUnder(folder: string, names: RegExp = CODE): string[] {
  const path = join(ROOT, folder)
  if (!existsSync(path)) return []
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && names.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
    .filter((file) => !file.includes('node_modules') && !file.startsWith('supabase/.temp/'))
}

export const isFile = (file: string): boolean => existsSync(join(ROOT, file))

export const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

const parsed = new Map<string, ts.SourceFile>()

export function parse(file: string): ts.SourceFile {
  const known = parsed.get(file)
  if (known !== undefined) return known
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : undefined
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true, kind)
  parsed.set(file, source)
  return source
}
