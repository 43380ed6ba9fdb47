import type { Plugin, Rolldown } from 'vite'

// What only the team's area needs: its own code and texts, and the packages that nothing else uses.
const ADMIN_ONLY =
  /\/src\/(?:admin|i18n\/messages\/admin)\/|\/node_modules\/(?:cmdk|recharts|papaparse|@dnd-kit)\//

/** Fails a build in which a shopper would download anything of the admin area, at first or later on. */
export function adminApart(): Plugin {
  return {
    name: 'admin-apart',
    apply: 'build',
    generateBundle(_options, bundle) {
      const problems = adminInStorefront(Object.values(bundle).filter((file) => file.type === 'chunk'))
      if (problems.length > 0) this.error(`Shoppers would download the admin area:\n${problems.join('\n')}`)
    },
  }
}

type Chunk = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'isEntry' | 'imports' | 'dynamicImports' | 'facadeModuleId' | 'moduleIds'
>

/** Modules of the admin in chunks that the entry reaches, other than through the admin's own pages and texts. */
export function adminInStorefront(chunks: readonly Chunk[]): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const queue = chunks.filter(({ isEntry }) => isEntry)
  const reached = new Set(queue)
  for (const chunk of queue) {
    for (const name of [...chunk.imports, ...chunk.dynamicImports]) {
      const next = byName.get(name)
      if (next === undefined || reached.has(next)) continue
      const isDoor = chunk.dynamicImports.includes(name) && ADMIN_ONLY.test(next.facadeModuleId ?? '')
      if (isDoor && !chunk.imports.includes(name)) continue
      reached.add(next)
      queue.push(next)
    }
  }
  return [...reached].flatMap(({ fileName, moduleIds }) =>
    moduleIds.filter((id) => ADMIN_ONLY.test(id)).map((id) => `${fileName}: ${id}`),
  )
}
