import type { Plugin, Rolldown } from 'vite'
import { reachedChunks, type Chunk } from './reached-chunks.ts'

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

type Modules = Pick<Rolldown.OutputChunk, 'moduleIds'>

/** Modules of the admin in chunks that the entry reaches, other than through the admin's own pages and texts. */
export function adminInStorefront(chunks: readonly (Chunk & Modules)[]): string[] {
  const reached = reachedChunks(chunks, (module) => ADMIN_ONLY.test(module))
  return [...reached].flatMap(({ fileName, moduleIds }) =>
    moduleIds.filter((id) => ADMIN_ONLY.test(id)).map((id) => `${fileName}: ${id}`),
  )
}
