import { dirname, join } from 'node:path'
import { CODE, isFile, parse, walk } from './house-files.ts'

type Imports = {
  /** Imports and re-exports with values. */
  values: string[]
  /** Imports and re-exports of types only. */
  types: string[]
  /** `import()` calls. */
  dynamic: string[]
}

const cache = new Map<string, Imports>()

/** The imports of a file that lead to files of this project. */
export function importsOf(file: string): Imports {
  const cached = cache.get(file)
  if (cached !== undefined) return cached
  const found: Imports = { values: [], types: [], dynamic: [] }
  const add = (list: string[], specifier: string) => {
    const target = resolveImport(file, specifier)
    if (target !== null) list.push(target)
  }
  walk(parse(file), (node) => {
    if (node.type === 'ImportDeclaration') {
      add(node.importKind === 'type' ? found.types : found.values, node.source.value)
    }
    if (node.type === 'ExportNamedDeclaration' || node.type === 'ExportAllDeclaration') {
      if (node.source !== null)
        add(node.exportKind === 'type' ? found.types : found.values, node.source.value)
    }
    if (node.type === 'ImportExpression' && node.source.type === 'Literal') {
      add(found.dynamic, String(node.source.value))
    }
  })
  cache.set(file, found)
  return found
}

/** The imported file of this project, or null for packages and assets. */
function resolveImport(from: string, specifier: string): string | null {
  const path = specifier.startsWith('@/')
    ? join('src', specifier.slice(2))
    : specifier.startsWith('.')
      ? join(dirname(from), specifier)
      : null
  if (path === null) return null
  return [path, `${path}.ts`, `${path}.tsx`].find((file) => CODE.test(file) && isFile(file)) ?? null
}

const isAdmin = (file: string): boolean => /^src\/(?:admin|i18n\/messages\/admin)\//.test(file)

/** Only the routes load the admin area, by import(). Its messages are loaded by a glob. */
export const ADMIN_ROUTES = 'src/app/admin-routes.tsx'

/**
 * Storefront modules that import the admin area, which shoppers would then download. Starts from src/main.tsx. It covers what the order of
 * rooms (house-rooms.ts) leaves open: main.tsx, the admin's messages, and an import of the routes that is not dynamic. What the bundler
 * makes of it all, with packages and shared chunks, is checked by the build (scripts/build/admin-apart.ts).
 */
export function adminImports(): string[] {
  const problems: string[] = []
  const queue = new Set(['src/main.tsx'])
  for (const file of queue) {
    const { values, dynamic } = importsOf(file)
    for (const target of values) {
      if (isAdmin(target)) problems.push(`${file}: imports ${target}; shoppers would download the admin area`)
      else queue.add(target)
    }
    for (const target of dynamic) {
      if (!isAdmin(target)) queue.add(target)
      else if (file !== ADMIN_ROUTES) problems.push(`${file}: only the routes may load ${target}`)
    }
  }
  if (queue.size < 20) {
    problems.push(`src/main.tsx reaches only ${queue.size} files; scripts/checks/house-imports.ts is broken`)
  }
  return problems
}
