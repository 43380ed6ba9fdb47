/**
 * Writes static HTML for every public page into the build, in three languages, by rendering the app with what the public
 * API answers now. `npm run build` runs it; see docs/architecture.md, "Static pages".
 */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, loadEnv, type Manifest } from 'vite'
import { startStack } from '../supabase/local/stack.ts'
import { chunksOf } from './page-chunks.ts'
import { fileOf, fillPage, jsonText, splitHead } from './prerender-html.ts'
import { robotsWithSitemap, sitemaps } from './site-files.ts'
import { inTurns, socialFile, writeSocialPicture } from './social-pictures.ts'

const LANGUAGES = ['en', 'fr', 'ar'] as const
type Language = (typeof LANGUAGES)[number]

/** What src/app/prerender.tsx exports. */
type App = {
  staticPages: () => string[]
  unlistedPages: () => { path: string; unless: string }[]
  activeProducts: () => Promise<{ id: string; updated_at: string; image_url: string | null }[]>
  landingRequests: {
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
/** Stands for the page's own origin, which only the browser knows. */
const SOME_ORIGIN = 'http://shop.invalid'

const started = performance.now()
const dist = resolve(process.argv[2] ?? 'dist')
const { VITE_SUPABASE_URL: api = '', VITE_SITE_URL: site = '' } = loadEnv(
  'production',
  process.cwd(),
  'VITE_',
)
const isEmbedded = api === '' || api === 'same-origin'
const origin = site.replace(/\/+$/, '')

/** The app's requests, answered by the project it was built for or by an embedded stack; each GET is written down. */
async function connect(): Promise<{ asked: string[]; close: () => Promise<void> }> {
  const asked: string[] = []
  Object.defineProperty(globalThis, 'location', { value: new URL(SOME_ORIGIN) })
  Object.defineProperty(globalThis, 'history', { value: { state: null } })
  const network = globalThis.fetch
  const stack = isEmbedded ? await startStack({ data: 'memory' }) : null
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init)
    if (request.method === 'GET') asked.push(request.url)
    return stack === null ? network(request) : stack.fetch(request)
  }
  return { asked, close: async () => stack?.close() }
}

async function buildApp(): Promise<App> {
  rmSync(APP, { recursive: true, force: true })
  await build({
    // What the shop's own build warns of has been said by then.
    logLevel: 'error',
    build: { ssr: 'src/app/prerender.tsx', outDir: APP, emptyOutDir: true, manifest: false },
  })
  return (await import(pathToFileURL(join(APP, 'prerender.js')).href)) as App
}

function write(file: string, text: string): void {
  const path = join(dist, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/** How the app asks for the first pages of a visit, for public/boot.js to ask the same earlier. */
async function landings(app: App, asked: string[], id: string | undefined): Promise<string> {
  const last = async (request: Promise<unknown>) => {
    await request
    return (asked.at(-1) ?? '').replace(SOME_ORIGIN, '')
  }
  // Every part of the address once, so that the order and the names are the app's own.
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
  const list = new URL(await last(app.landingRequests.list(filters)), SOME_ORIGIN)
  const params = Array.from(list.searchParams, ([name, value]) => {
    const [given] = Object.entries(names).find(([, inCall]) => inCall === name) ?? []
    return given === undefined ? [name, value] : [name, null, given]
  })
  const product = id === undefined ? '' : (await last(app.landingRequests.product(id))).replace(id, '{id}')
  return jsonText({
    home: await last(app.landingRequests.home()),
    product,
    list: { url: `${list.origin === SOME_ORIGIN ? '' : list.origin}${list.pathname}`, params },
  })
}

async function writeSocialPictures(app: App, pictures: Iterable<string>): Promise<number> {
  let count = 0
  await inTurns([...new Set(pictures)], 4, async (picture) => {
    const path = app.socialPicture(picture)
    if (path === null) return
    const answer = await fetch(app.imageUrl(picture, isEmbedded ? SOME_ORIGIN : undefined))
    // A missing picture is the operator's to mend; the page then has the shop's card.
    if (!answer.ok) return
    await writeSocialPicture(socialFile(dist, path), await answer.arrayBuffer())
    count += 1
  })
  return count
}

const { asked, close } = await connect()
const app = await buildApp()
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
if (!existsSync(join(dist, 'app.html'))) renameSync(join(dist, 'index.html'), join(dist, 'app.html'))

const products = await app.activeProducts()
const start = `<script type="application/json" id="landings">${await landings(app, asked, products[0]?.id)}</script>`
const template = readFileSync(join(dist, 'app.html'), 'utf8')
  .replace(/<script type="application\/json" id="landings">.*?<\/script>/, '')
  .replace('<script src="/boot.js">', () => `${start}<script src="/boot.js">`)
write('app.html', template)
// Where a rule of the host leads to a page that is not there yet: the app knows.
write('404.html', template)

let bytes = 0
const pages: { path: string; unless?: string }[] = [
  ...[...app.staticPages(), ...products.map(({ id }) => app.paths.product(id))].map((path) => ({ path })),
  ...app.unlistedPages(),
]
for (const { path, unless } of pages) {
  const queryClient = app.createQueryClient()
  for (const language of LANGUAGES) {
    const address = new URL(`${path}${language === 'en' ? '' : `?lang=${language}`}`, SOME_ORIGIN)
    const { html, data } = await app.renderPage(address, language, queryClient)
    const chunks = chunksOf(manifest, path, language)
    const text = fillPage(template, { path, language, ...splitHead(html), data, unless, chunks })
    bytes += text.length
    write(fileOf(path, language), text)
  }
  queryClient.clear()
}

const pictures = await writeSocialPictures(
  app,
  products.flatMap(({ image_url: url }) => (url === null ? [] : [url])),
)
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
// The embedded database keeps timers of its own.
process.exit()
