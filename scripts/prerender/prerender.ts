/**
 * Adds static HTML of every public page to the build, in three languages, rendered with the current data of the public API.
 * Part of `npm run build`; see src/prerender/README.md.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, loadEnv, type Manifest } from 'vite'
import { startStack } from '../../supabase/local/stack.ts'
import { chunksOf } from './page-chunks.ts'
import { robotsWithSitemap, sitemaps } from './sitemap.ts'
import { writeSocialPictures } from './social-pictures.ts'
import { LANGUAGES, type Language } from '../../src/i18n/locales.ts'
import type * as RenderPage from '../../src/prerender/render-page.tsx'
import { CriticalCss } from './critical-css.ts'
import { refuseDemo } from './refuse-demo.ts'
import {
  ignoredByCloudflare,
  nginxServer,
  personalPaths,
  redirectsFile,
  rewrites,
  robotsHeaders,
} from './host-rules.ts'
import { allowStyles, clientFile, headersOf } from './static-host.ts'
import {
  fileOf,
  fillPage,
  framesOf,
  frameTemplate,
  inlineStyle,
  splitHead,
  styleSheetOf,
  withoutAddress,
} from './static-page.ts'

/** A file of the build, before it has its styles. */
type Page = { readonly file: string; readonly html: string }

type App = typeof RenderPage
type Frame = RenderPage.Frame

/**
 * So many products, the newest, have files of their own. The app renders the others from `app.html`, so that a build takes
 * minutes and a deployment hundreds of megabytes however large the catalogue is. The sitemap lists all.
 */
const MAX_PRODUCT_PAGES = 1000
/** With BUILD_SAMPLE only so many products have files and JPEGs: all pages of products are written by the same code. */
const sample = Number(process.env.BUILD_SAMPLE ?? Infinity)

const APP = resolve('node_modules/.tmp/prerender')
/** Placeholder for the site's origin, which only the browser has. */
const PLACEHOLDER_ORIGIN = 'http://shop.invalid'

const started = performance.now()
const dist = resolve(process.argv[2] ?? 'dist')
const { VITE_SUPABASE_URL: api = '', VITE_SITE_URL: site = '' } = loadEnv(
  'production',
  process.cwd(),
  'VITE_',
)
const isEmbedded = api === '' || api === 'same-origin'
if (isEmbedded) refuseDemo(api, site, process.env)
const origin = site.replace(/\/+$/, '')

/** Routes the app's requests to the Supabase project of the build, or to an embedded stack, and records each GET. */
async function connect(): Promise<{ requested: string[]; close: () => Promise<void> }> {
  const requested: string[] = []
  Object.defineProperty(globalThis, 'location', { value: new URL(PLACEHOLDER_ORIGIN) })
  Object.defineProperty(globalThis, 'history', { value: { state: null } })
  const network = globalThis.fetch
  // The seed's catalogue; DATABASE_URL names another one to measure a build with.
  const databaseUrl = process.env.DATABASE_URL ?? null
  const report = (line: string) => databaseUrl && console.log(line)
  const stack = isEmbedded ? await startStack({ data: 'memory', databaseUrl, report }) : null
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

/** Writes a page's data, which its languages share, and returns the URL. The name changes with the content. */
function writeData(data: unknown): string {
  const text = JSON.stringify(data)
  const file = `assets/data-${createHash('sha256').update(text).digest('base64url').slice(0, 16)}.json`
  write(file, text)
  return `/${file}`
}

/** The URL of the app's first request for data, by the page's path, so that src/prerender/boot.js can send it earlier. */
async function recordFirstRequests(app: App, requested: string[], id: string | undefined) {
  const urlOf = async (request: Promise<unknown>) => {
    await request
    return (requested.at(-1) ?? '').replace(PLACEHOLDER_ORIGIN, '')
  }
  const lists = {
    [app.paths.home()]: await urlOf(app.firstRequests.home()),
    [app.paths.products()]: await urlOf(app.firstRequests.list()),
  }
  const product = id && (await urlOf(app.firstRequests.product(id))).replace(id, '{id}')
  // app.html is served for products without a page of their own.
  return (page?: string) => (page?.startsWith('/product/') === false ? lists[page] : product)
}

const { requested, close } = await connect()
const app = await buildApp()
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
const products = await app.activeProducts()
const pageCount = Math.min(MAX_PRODUCT_PAGES, sample)
const prerendered = products.slice(0, pageCount)
const requestOf = await recordFirstRequests(app, requested, products[0]?.id)
const index = clientFile(dist, 'index.html')
const sheet = readFileSync(join(dist, styleSheetOf(index)), 'utf8')
const frames = new Map<Language, Frame[]>()
for (const language of LANGUAGES) frames.set(language, await app.renderFrames(language))
const sentences = await Promise.all(
  LANGUAGES.map(
    async (language) => `<p lang="${language}" dir="auto">${await app.noScriptText(language)}</p>`,
  ),
)
const noScript = `<noscript>${sentences.join('')}</noscript>`
/** The pages of the app itself: the second for every URL that no rule names, such as that of a product which is newer than the build. */
const appPages: Page[] = []
for (const language of LANGUAGES) {
  for (const path of ['/app', '/404']) {
    const file = fileOf(app.publicUrl(path, language))
    const filled = { language, frames: framesOf(file, language, frames) + noScript, request: requestOf() }
    appPages.push({ file, html: fillPage(index, filled) })
  }
}

// Pages of one kind share the styles of their first paint, so that the content security policy names few of them.
const kinds = new Map<string, { critical: CriticalCss; pages: Page[] }>()
function kindOf(path: string) {
  const name = /^\/(products?|cart|app\.html|$)/.exec(path)?.[1] ?? 'content'
  const kind = kinds.get(name) ?? { critical: new CriticalCss(), pages: [] }
  kinds.set(name, kind)
  return kind
}
const { critical: stylesOfFrames, pages: framed } = kindOf('/app.html')
for (const frame of [...frames.values()].flat()) stylesOfFrames.add(frame.html)
framed.push(...appPages)

let bytes = 0
const pages: { path: string; unless?: string }[] = [
  ...[...app.staticPages(), ...prerendered.map(({ id }) => app.paths.product(id))].map((path) => ({ path })),
  ...app.unlistedPages(),
]
for (const { path, unless } of pages) {
  const queryClient = app.createQueryClient()
  const { critical, pages: ofKind } = kindOf(path)
  for (const language of LANGUAGES) {
    const url = app.publicUrl(path, language)
    const address = new URL(url, PLACEHOLDER_ORIGIN)
    const { html: whole, data } = await app.renderPage(address, language, queryClient)
    // A list with filters is served the same file, which must not name another page as its original. The sitemap names the translations.
    const html = path === '/products' ? withoutAddress(whole) : whole
    const chunks = chunksOf(manifest, path, language)
    // A list with filters, and a cart with lines, are served this page.
    const isOwnFrame = path === '/products' || unless !== undefined
    const frame = frames
      .get(language)
      ?.find(({ urls }) => isOwnFrame && urls !== undefined && new RegExp(urls).test(path))
    const text = fillPage(index, {
      ...{ page: path, unless, language, ...splitHead(html), data: writeData(data), chunks },
      ...(frame && { frames: frameTemplate(frame, language) }),
      request: requestOf(path),
      picture: path === '/products' ? app.cardPicture() : undefined,
    })
    bytes += text.length
    critical.add(html)
    if (frame) critical.add(frame.html)
    ofKind.push({ file: fileOf(url), html: text })
  }
  queryClient.clear()
}

const styles: string[] = []
for (const { critical, pages: ofKind } of kinds.values()) {
  const css = await critical.extract(sheet)
  for (const { file, html } of ofKind) write(file, inlineStyle(html, css))
  styles.push(css)
}
const routes = app.routePaths()
const files = pages.map(({ path }) => path)
const rules = rewrites(
  routes,
  files,
  products.slice(pageCount).map(({ id }) => app.paths.product(id)),
)
const personal = personalPaths(routes, files)
write('_headers', allowStyles(clientFile(dist, '_headers'), styles) + robotsHeaders(personal))
write('_redirects', redirectsFile(rules))
// No failure: that would keep new prices from the pages, and the app shows these products all the same.
if (ignoredByCloudflare(rules) > 0) {
  console.warn(
    `Cloudflare Pages ignores ${ignoredByCloudflare(rules)} rules: it answers the oldest products with the status 404 (docs/deploy.md).`,
  )
}
write('.hosts/nginx.conf', nginxServer(headersOf(dist), rules, personal))

/** The JPEGs of pictures at the paths that `pathOf` gives. */
const jpegs = (
  values: readonly (string | null)[],
  pathOf: (value: string) => string | null,
  whole: boolean,
) =>
  values.flatMap((value) => {
    const path = value === null ? null : pathOf(value)
    if (value === null || path?.startsWith('/social/') !== true) return []
    return [{ from: app.imageUrl(value, isEmbedded ? PLACEHOLDER_ORIGIN : undefined), path, whole }]
  })
const previews = jpegs(
  products.slice(0, sample).map(({ image_url: url }) => url),
  app.socialPicture,
  false,
)
if (origin === '') {
  console.warn(
    'VITE_SITE_URL is not set: pages name no canonical address, and there are no sitemap and no feeds.',
  )
} else {
  const address = (path: string, language: string) => origin + app.publicUrl(path, language as Language)
  // The oldest first, so that a new product moves no other one to another file.
  const ids = products.map(({ id }) => id).reverse()
  const feeds = await app.merchantFeeds(ids, origin)
  for (const [name, text] of Object.entries(feeds.files)) write(name, text)
  const pictured = [...feeds.pictures.values()].slice(0, sample).flat()
  previews.push(...jpegs(pictured, app.plainPicture, true))
  const picturesOf = (id: string) =>
    (feeds.pictures.get(id) ?? []).flatMap((picture) => app.absolutePicture(picture, origin) ?? [])
  const listed = [
    ...[...app.staticPages(), ...(await app.filteredLists())].map((path) => ({ path })),
    ...products.map(({ id }) => ({ path: app.paths.product(id), pictures: picturesOf(id) })),
  ]
  for (const [name, text] of Object.entries(sitemaps(listed, LANGUAGES, address))) write(name, text)
  write('robots.txt', robotsWithSitemap(readFileSync(join(dist, 'robots.txt'), 'utf8'), origin))
}
const pictures = await writeSocialPictures(dist, previews)
await close()
console.log(
  `${pages.length * LANGUAGES.length} static pages (${(bytes / 1e6).toFixed(0)} MB), ${pictures} pictures as JPEG, ` +
    `in ${((performance.now() - started) / 1000).toFixed(0)} s`,
)
// The embedded database has timers that keep the process alive.
process.exit()
