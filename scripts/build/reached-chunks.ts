import type { Rolldown } from 'vite'

export type Chunk = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'isEntry' | 'imports' | 'dynamicImports' | 'facadeModuleId'
> & { viteMetadata?: { importedCss: ReadonlySet<string> } }

/**
 * All chunks that the entry can load, now or later. `isDoor` marks dynamic chunks that are not followed: chunks behind them
 * count only when another path reaches them.
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
