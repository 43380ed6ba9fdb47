/**
 * Adds static HTML of every public page to the build, in three languages, rendered with the current data of the public API.
 * Part of `npm run build`; see src/prerender/README.md.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, loadEnv, type Manifest } from 'vite'
import { startStack } from '../../supabase/local/stack.ts'
import { chunksOf } from './page-chunks.ts'
import { robotsWithSitemap, sitemaps } from './sitemap.ts'
import { writeSocialPictures } from './social-pictures.ts'
import { fileOf, fillPage, jsonText, splitHead } from './static-page.ts'

const LANGUAGES = ['en', 'fr', 'ar'] as const
type Language = (typeof LANGUAGES)[number]

/** The exports of src/prerender/render-page.tsx. */
type App = {
  staticPages: () => string[]
  unlistedPages: () => { path: string; unless: string }[]
  activeProducts: () => Promise<{ id: string; updated_at: string; image_url: string | null }[]>
  firstRequests: {
    home: () => Promise<unknown>
    product: (id: string) => Promise<unknown>
    list: (filters: unknown) => Promise<unknown>
  }
  createQueryClient: () => { clear: () => void }
  renderPage: (
    address: URL,
    language: Language,
    queryClient: unknown,
  ) => Promise<{ html: string; data: unknown }>
  parseFilters: (params: URLSearchParams) => unknown
  paths: { product: (id: string) => string }
  pageAddress: (pathname: string, search: string, language: Language) => string
  imageUrl: (value: string, base?: string) => string
  socialPicture: (value: string) => string | null
}

const APP = resolve('node_modules/.tmp/prerender')
/** Placeholder for the site's origin, which only the browser knows. */
const PLACEHOLDER_ORIGIN = 'http://shop.invalid'

const started = performance.now()
const dist = resolve(process.argv[2] ?? 'dist')
const { VITE_SUPABASE_URL: api = '', VITE_SITE_URL: site = '' } = loadEnv(
  'production',
  process.cwd(),
  'VITE_',
)
const isEmbedded = api === '' || api === 'same-origin'
const origin = site.replace(/\/+$/, '')

/** Routes the app's requests to the Supabase project of the build, or to an embedded stack, and records each GET. */
async function connect(): Promise<{ requested: string[]; close: () => Promise<void> }> {
  const requested: string[] = []
  Object.defineProperty(globalThis, 'location', { value: new URL(PLACEHOLDER_ORIGIN) })
  Object.defineProperty(globalThis, 'history', { value: { state: null } })
  const network = globalThis.fetch
  const stack = isEmbedded ? await startStack({ data: 'memory' }) : null
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init)
    if (request.method === 'GET') requested.push(request.url)
    return stack === null ? network(request) : stack.fetch(request)
  }
  return { requested, close: async () => stack?.close() }
}

async function buildApp(): Promise<App> {
  rmSync(APP, { recursive: true, force: true })
  await build({
    // The client build has printed the warnings already.
    logLevel: 'error',
    build: { ssr: 'src/prerender/render-page.tsx', outDir: APP, emptyOutDir: true, manifest: false },
  })
  return (await import(pathToFileURL(join(APP, 'render-page.js')).href)) as App
}

function write(file: string, text: string): void {
  const path = join(dist, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/** The URLs of the app's first requests as JSON, so that public/boot.js can send the same requests earlier. */
async function recordFirstRequests(app: App, requested: string[], id: string | undefined): Promise<string> {
  const urlOf = async (request: Promise<unknown>) => {
    await request
    return (requested.at(-1) ?? '').replace(PLACEHOLDER_ORIGIN, '')
  }
  // Every filter has a value, so that order and names of the parameters are the app's own.
  const names = {
    q: 'search',
    city: 'city',
    category: 'category',
    min: 'min_price',
    max: 'max_price',
    sort: 'sort',
  }
  const filters = app.parseFilters(
    new URLSearchParams({
      q: 'lamp',
      city: 'Fez',
      category: 'lamps',
      min: '10',
      max: '20',
      sort: 'price_asc',
    }),
  )
  const list = new URL(await urlOf(app.firstRequests.list(filters)), PLACEHOLDER_ORIGIN)
  const params = Array.from(list.searchParams, ([name, value]) => {
    const [param] = Object.entries(names).find(([, argument]) => argument === name) ?? []
    return param === undefined ? [name, value] : [name, null, param]
  })
  const product = id === undefined ? '' : (await urlOf(app.firstRequests.product(id))).replace(id, '{id}')
  return jsonText({
    home: await urlOf(app.firstRequests.home()),
    product,
    list: { url: `${list.origin === PLACEHOLDER_ORIGIN ? '' : list.origin}${list.pathname}`, params },
  })
}

const { requested, close } = await connect()
const app = await buildApp()
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
if (!existsSync(join(dist, 'app.html'))) renameSync(join(dist, 'index.html'), join(dist, 'app.html'))

const products = await app.activeProducts()
const firstRequests = `<script type="application/json" id="first-requests">${await recordFirstRequests(app, requested, products[0]?.id)}</script>`
const template = readFileSync(join(dist, 'app.html'), 'utf8')
  .replace(/<script type="application\/json" id="first-requests">.*?<\/script>/, '')
  .replace('<script src="/boot.js">', () => `${firstRequests}<script src="/boot.js">`)
write('app.html', template)
// For URLs whose rewrite rule names a file that the build did not write; the app renders them.
write('404.html', template)

let bytes = 0
const pages: { path: string; unless?: string }[] = [
  ...[...app.staticPages(), ...products.map(({ id }) => app.paths.product(id))].map((path) => ({ path })),
  ...app.unlistedPages(),
]
for (const { path, unless } of pages) {
  const queryClient = app.createQueryClient()
  for (const language of LANGUAGES) {
    const address = new URL(`${path}${language === 'en' ? '' : `?lang=${language}`}`, PLACEHOLDER_ORIGIN)
    const { html, data } = await app.renderPage(address, language, queryClient)
    const chunks = chunksOf(manifest, path, language)
    const text = fillPage(template, { path, language, ...splitHead(html), data, unless, chunks })
    bytes += text.length
    write(fileOf(path, language), text)
  }
  queryClient.clear()
}

const previews = products.flatMap(({ image_url: url }) => {
  const path = url === null ? null : app.socialPicture(url)
  return url === null || path === null
    ? []
    : [{ from: app.imageUrl(url, isEmbedded ? PLACEHOLDER_ORIGIN : undefined), path }]
})
const pictures = await writeSocialPictures(dist, previews)
if (origin === '') {
  console.warn('VITE_SITE_URL is not set: pages name no canonical address, and there is no sitemap.')
} else {
  const address = (path: string, language: string) => origin + app.pageAddress(path, '', language as Language)
  const listed = [
    ...app.staticPages().map((path) => ({ path })),
    ...products.map(({ id, updated_at: changed }) => ({ path: app.paths.product(id), changed })),
  ]
  for (const [name, text] of Object.entries(sitemaps(listed, LANGUAGES, address))) write(name, text)
  write('robots.txt', robotsWithSitemap(readFileSync(join(dist, 'robots.txt'), 'utf8'), origin))
}
await close()
console.log(
  `${pages.length * LANGUAGES.length} static pages (${(bytes / 1e6).toFixed(0)} MB), ${pictures} pictures for sharing, ` +
    `in ${((performance.now() - started) / 1000).toFixed(0)} s`,
)
// The embedded database has timers that keep the process alive.
process.exit()
