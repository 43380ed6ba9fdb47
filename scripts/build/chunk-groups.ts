import type { Rolldown } from 'vite'

type Graph = {
  getModuleInfo(id: string): Pick<Rolldown.ModuleInfo, 'importers' | 'dynamicImporters'> | null
}

/** What every page loads once it is idle. One file: together they are smaller than what as many requests cost. */
const IDLE =
  /\/src\/(?:shell\/(?:footer|status-notices|seo-tags)\.tsx|app\/telemetry\.ts|i18n\/load-fonts\.ts)$/
const IDLE_ICONS = /\/lucide-react\/.*\/icons\/(?:mail|map-pin|message-circle|phone|landmark)\.\w+$/

/** Modules of the pages where visits start, and those that every page loads a little later. */
const LANDINGS: readonly (readonly [name: string, module: RegExp])[] = [
  ['home', /\/src\/pages\/home-page\.tsx$/],
  ['listing', /\/src\/pages\/products-page\.tsx$/],
  ['product', /\/src\/pages\/product-page\.tsx$/],
  ['idle', IDLE],
]

// Icons are exported by one module, which hides their users. Otherwise each icon of these pages would be a chunk.
const ICONS =
  /\/lucide-react\/.*\/icons\/(?:banknote|chevron-left|circle-x|hand-heart|shield-check|sliders-horizontal|truck|undo-2)\.\w+$/

/** Dynamically imported modules that include this one, or itself when it is one. */
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
  if (IDLE.test(id) || IDLE_ICONS.test(id)) return 'idle'
  // Package modules are left to the bundler, because their index files import everything.
  if (id.includes('/node_modules/')) return null
  const ways = waysTo(id, graph)
  const [only, ...others] = LANDINGS.filter(([, module]) => ways.some((way) => module.test(way)))
  if (only === undefined) return null
  if (others.length > 0) return 'landing'
  if (only[0] === 'idle') return 'idle'
  return ways.length > 1 ? `${only[0]}-shared` : null
}

/**
 * Groups the code of first visits into a few chunks instead of one for every icon: what the entry needs, what the pages where
 * visits start have in common, and what one of them shares with other pages.
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
