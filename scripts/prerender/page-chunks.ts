import { readFileSync } from 'node:fs'
import ts from 'typescript'
import type { Manifest } from 'vite'

type Route = {
  readonly path: RegExp
  readonly module: string
  /** The message areas that the route loads. */
  readonly areas: readonly string[]
}

const ROUTER = 'src/app/router.tsx'

/** The calls of `page(path, () => import('@/pages/…'), { landing, texts })` in the router's source. */
function readRoutes(): Route[] {
  const source = ts.createSourceFile(ROUTER, readFileSync(ROUTER, 'utf8'), ts.ScriptTarget.Latest)
  const routes: Route[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText(source) === 'page') {
      const [path, load, options] = node.arguments
      const module = /import\('@\/([\w/-]+)'\)/.exec(load?.getText(source) ?? '')?.[1]
      const text = options?.getText(source) ?? ''
      const texts = /\btexts: \[([^\]]*)\]/.exec(text)?.[1] ?? ''
      const areas = Array.from(texts.matchAll(/'(\w+)'/g), ([, area]) => area ?? '')
      if (path !== undefined && ts.isStringLiteral(path) && path.text !== '*' && module !== undefined)
        routes.push({
          // Not matchPath: React Router would load React's development build before Vite sets NODE_ENV.
          path: new RegExp(`^${path.text.replace(/:\w+/g, '[^/]+')}$`),
          module: `src/${module}.tsx`,
          areas: /\blanding: true\b/.test(text) ? areas : ['deferred', ...areas],
        })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
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
