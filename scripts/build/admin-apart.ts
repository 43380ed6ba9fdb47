import type { Plugin, Rolldown } from 'vite'
import { reachedChunks, type Chunk } from './reached-chunks.ts'

// Code, messages and packages that only the admin area uses.
const ADMIN_ONLY =
  /\/src\/(?:admin|i18n\/messages\/admin)\/|\/node_modules\/(?:cmdk|papaparse|@dnd-kit|fflate|saxen|(?:read|write)-excel-file)\//

/** Fails the build when the storefront would download any part of the admin area. */
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

/** Admin modules in chunks that the entry reaches without going through admin pages and messages. */
export function adminInStorefront(chunks: readonly (Chunk & Modules)[]): string[] {
  const reached = reachedChunks(chunks, (module) => ADMIN_ONLY.test(module))
  return [...reached].flatMap(({ fileName, moduleIds }) =>
    moduleIds.filter((id) => ADMIN_ONLY.test(id)).map((id) => `${fileName}: ${id}`),
  )
}
