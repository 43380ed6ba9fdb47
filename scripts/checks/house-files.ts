import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { parseSync, type ESTree } from 'vite'

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

const texts = new Map<string, string>()

export function read(file: string): string {
  const cached = texts.get(file)
  if (cached !== undefined) return cached
  const text = readFileSync(join(ROOT, file), 'utf8')
  texts.set(file, text)
  return text
}

export type Node = ESTree.Node

const parsed = new Map<string, ESTree.Program>()

export function parse(file: string): ESTree.Program {
  const cached = parsed.get(file)
  if (cached !== undefined) return cached
  const { program, errors } = parseSync(file, read(file))
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`)
  parsed.set(file, program)
  return program
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

/** Visits the node and what is below it, with its ancestors, the closest first. Skips what is below when `visit` returns false. */
export function walk(
  node: Node,
  visit: (node: Node, ancestors: readonly Node[]) => unknown,
  ancestors: readonly Node[] = [],
): void {
  if (visit(node, ancestors) === false) return
  for (const child of childrenOf(node)) walk(child, visit, [node, ...ancestors])
}

export const textOf = (file: string, node: Node): string => read(file).slice(node.start, node.end)

/** The line of a position in a file, counted from 1. */
export const lineAt = (file: string, position: number): number =>
  read(file).slice(0, position).split('\n').length
