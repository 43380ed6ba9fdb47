import type { Rolldown } from 'vite'

export type Chunk = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'isEntry' | 'imports' | 'dynamicImports' | 'facadeModuleId'
>

/**
 * What the entry may come to fetch, at first or later on. A chunk that is only fetched on demand is a door when `isDoor`
 * says so of the module that it begins with: what lies behind it counts only where another way leads there.
 */
export function reachedChunks<C extends Chunk>(
  chunks: readonly C[],
  isDoor: (module: string) => boolean,
): ReadonlySet<C> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const reached = new Set(chunks.filter(({ isEntry }) => isEntry))
  for (const chunk of reached) {
    for (const name of [...chunk.imports, ...chunk.dynamicImports]) {
      const next = byName.get(name)
      if (next === undefined) continue
      if (chunk.imports.includes(name) || !isDoor(next.facadeModuleId ?? '')) reached.add(next)
    }
  }
  return reached
}
