import type { Rolldown } from 'vite'

type Graph = {
  getModuleInfo(id: string): Pick<Rolldown.ModuleInfo, 'importers' | 'dynamicImporters'> | null
}

/** What a visit begins with: the modules that its page asks for, and those that every page asks for a little later. */
const LANDINGS: readonly (readonly [name: string, module: RegExp])[] = [
  ['home', /\/src\/pages\/home-page\.tsx$/],
  ['listing', /\/src\/pages\/products-page\.tsx$/],
  ['product', /\/src\/pages\/(?:product-page|product\/product-load-error)\.tsx$/],
  ['page-end', /\/src\/shell\/(?:page-end|offline\/shop-notices)\.tsx$/],
]

// Icons are known by one file that names all of them, which hides who uses which. Of these pages', each would be a file.
const ICONS =
  /\/lucide-react\/.*\/icons\/(?:banknote|chevron-left|circle-x|hand-heart|shield-check|sliders-horizontal|truck)\.\w+$/

/** Modules that are asked for on demand and bring this one along; itself, when it is one. */
function waysTo(id: string, graph: Graph): string[] {
  const seen = new Set([id])
  const ways: string[] = []
  for (const module of seen) {
    const info = graph.getModuleInfo(module)
    if (info === null) continue
    if (info.dynamicImporters.length > 0) ways.push(module)
    for (const importer of info.importers) seen.add(importer)
  }
  return ways
}

function chunkName(id: string, graph: Graph): string | null {
  if (ICONS.test(id)) return 'landing'
  // Packages come through files that import all of them: who needs what of them, the bundler knows better.
  if (id.includes('/node_modules/')) return null
  const ways = waysTo(id, graph)
  const [only, ...others] = LANDINGS.filter(([, module]) => ways.some((way) => module.test(way)))
  if (only === undefined) return null
  if (others.length > 0) return 'landing'
  return ways.length > 1 ? `${only[0]}-shared` : null
}

/**
 * What a first visit fetches comes in a handful of files, and not in one for every icon: all that the entry needs at once,
 * what the pages that visits begin with have in common, and what one of them shares with other pages.
 */
export const chunkGroups = [
  { name: 'shell', tags: ['$initial' as const], priority: 3 },
  {
    name: (id: string, graph: Graph) => (chunkName(id, graph) === 'landing' ? 'landing' : null),
    debugName: 'landing',
    priority: 2,
  },
  { name: chunkName, debugName: 'shared', priority: 1 },
]
