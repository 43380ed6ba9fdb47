import { readFileSync } from 'node:fs'
import { parseSync, Visitor, type Manifest } from 'vite'

type Route = {
  readonly path: RegExp
  readonly module: string
  /** The message areas that the route loads. */
  readonly areas: readonly string[]
}

const ROUTER = 'src/app/router.tsx'

/** The calls of `page(path, () => import('@/pages/…'), { landing, texts })` in the router's source. */
function readRoutes(): Route[] {
  const source = readFileSync(ROUTER, 'utf8')
  const textOf = (node: { start: number; end: number } | undefined) =>
    node === undefined ? '' : source.slice(node.start, node.end)
  const routes: Route[] = []
  new Visitor({
    CallExpression({ callee, arguments: [path, load, options] }) {
      if (textOf(callee) !== 'page' || path?.type !== 'Literal' || path.value === '*') return
      const module = /import\('@\/([\w/-]+)'\)/.exec(textOf(load))?.[1]
      if (module === undefined) return
      const texts = /\btexts: \[([^\]]*)\]/.exec(textOf(options))?.[1] ?? ''
      const areas = Array.from(texts.matchAll(/'(\w+)'/g), ([, area]) => area ?? '')
      routes.push({
        // Not matchPath: React Router would load React's development build before Vite sets NODE_ENV.
        path: new RegExp(`^${String(path.value).replace(/:\w+/g, '[^/]+')}$`),
        module: `src/${module}.tsx`,
        areas: /\blanding: true\b/.test(textOf(options)) ? areas : ['deferred', ...areas],
      })
    },
  }).visit(parseSync(ROUTER, source).program)
  return routes
}

const routes = readRoutes()

/** The files with the code and texts that a page needs beyond the entry's, without repetition. */
export function chunksOf(manifest: Manifest, path: string, language: string): string[] {
  const route = routes.find((one) => one.path.test(path))
  if (route === undefined) throw new Error(`The router has no page for ${path}`)
  const modules = [
    route.module,
    ...route.areas.map((area) => `src/i18n/messages/${area}/${language}.ts`),
    // The English texts of the shop are part of the entry.
    ...(language === 'en' ? [] : [`src/i18n/messages/shop/${language}.ts`]),
  ]
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry === true)
  const loaded = new Set(entry === undefined ? [] : withImports(manifest, entry))
  const files = modules.flatMap((key) => withImports(manifest, key)).filter((key) => !loaded.has(key))
  return [...new Set(files)].map((key) => manifest[key]?.file ?? '')
}

function withImports(manifest: Manifest, key: string, visited = new Set<string>()): string[] {
  if (visited.has(key)) return []
  const chunk = manifest[key]
  if (chunk === undefined) throw new Error(`The build has no ${key}`)
  visited.add(key)
  return [key, ...(chunk.imports ?? []).flatMap((imported) => withImports(manifest, imported, visited))]
}
