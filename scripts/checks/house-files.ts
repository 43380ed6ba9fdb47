import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { parseSync, type ESTree } from 'vite'

const ROOT = resolve(import.meta.dirname, '../..')

export const CODE = /\.tsx?$/

/** Files below the folder whose names match, as paths from the project's root, with forward slashes. */
export function filesUnder(folder: string, names: RegExp = CODE): string[] {
  const path = join(ROOT, folder)
  if (!existsSync(path)) return []
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && names.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).split(sep).join('/'))
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

// Every rule walks the same trees.
const children = new WeakMap<Node, readonly Node[]>()

function childrenOf(node: Node): readonly Node[] {
  const known = children.get(node)
  if (known !== undefined) return known
  const parts: readonly unknown[] = Object.values(node)
  const found = parts.flatMap((part) =>
    Array.isArray(part) ? part.filter(isNode) : isNode(part) ? [part] : [],
  )
  children.set(node, found)
  return found
}

/** Visits the node and what is below it, with its ancestors, the closest first. Skips what is below when `visit` returns false. */
export function walk(
  node: Node,
  visit: (node: Node, ancestors: readonly Node[]) => unknown,
  ancestors: readonly Node[] = [],
): void {
  if (visit(node, ancestors) === false) return
  const line = [node, ...ancestors]
  for (const child of childrenOf(node)) walk(child, visit, line)
}

export const textOf = (file: string, node: Node): string => read(file).slice(node.start, node.end)

const lineEnds = new Map<string, readonly number[]>()

function lineEndsOf(file: string): readonly number[] {
  const known = lineEnds.get(file)
  if (known !== undefined) return known
  const found = [...read(file).matchAll(/\n/g)].map(({ index }) => index)
  lineEnds.set(file, found)
  return found
}

/** The line of a position in a file, counted from 1. */
export function lineAt(file: string, position: number): number {
  const next = lineEndsOf(file).findIndex((end) => end >= position)
  return (next === -1 ? lineEndsOf(file).length : next) + 1
}
