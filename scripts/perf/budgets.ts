/**
 * Checks the size and the round trips of first visits against the budgets: `npm run build && npm run budgets`. Sizes come from
 * the build's manifest, everything else from visits with a real browser. Fails when a budget is exceeded; a size that was near
 * or above its budget when it was last recorded fails when it has grown by 3 %. `npm run budgets -- --record` records the sizes.
 */
import type { Browser } from '@playwright/test'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { en as account } from '../../src/i18n/messages/account/en.ts'
import { en as adminShell } from '../../src/i18n/messages/admin/shell/en.ts'
import { ar } from '../../src/i18n/messages/shop/ar.ts'
import { en } from '../../src/i18n/messages/shop/en.ts'
import { en as home } from '../../src/i18n/messages/home/en.ts'
import { en as deferred } from '../../src/i18n/messages/deferred/en.ts'
import { en as listing } from '../../src/i18n/messages/listing/en.ts'
import { fr } from '../../src/i18n/messages/shop/fr.ts'
import { en as ordering } from '../../src/i18n/messages/ordering/en.ts'
import { en as product } from '../../src/i18n/messages/product/en.ts'
import {
  BUDGETS,
  isBroken,
  KB,
  LIMITS,
  layoutShift,
  limitFor,
  nameOf,
  roundTrips,
  tableRows,
  violation,
  type Figure,
  type Recorded,
} from './budgets-judge.ts'
import {
  chunksOf,
  ENTRY,
  fontsOf,
  FOREIGN_MODULES,
  foreignModules,
  foreignTexts,
  scriptsOf,
  stylesOf,
  textMarks,
  type Manifest,
  type Mark,
} from './budgets-manifest.ts'
import { recordRequestWaves, visitIdle } from './budgets-visit.ts'
import { openBrowser, someProduct, startShop } from './measured-shop.ts'
import { circumstances, table, saveReport } from './report.ts'

type Name = keyof typeof BUDGETS.requests
/** Modules that the first screen needs: the page's code and its messages. */
type Landing = { name: Name; path: string; modules: string[]; content: string }

const landingsOf = (someId: string): Landing[] => [
  {
    name: 'home',
    path: '/',
    modules: ['src/pages/home-page.tsx', 'src/i18n/messages/home/en.ts'],
    content: 'main h1',
  },
  {
    name: 'listing',
    path: '/products',
    modules: ['src/pages/products-page.tsx', 'src/i18n/messages/listing/en.ts'],
    content: 'main article h2',
  },
  {
    name: 'product',
    path: `/product/${someId}`,
    modules: ['src/pages/product-page.tsx', 'src/i18n/messages/product/en.ts'],
    content: 'main h1',
  },
]

const ADMIN = [
  ENTRY,
  'src/admin/admin-layout.tsx',
  'src/admin/dashboard/dashboard-page.tsx',
  ...['admin/shell', 'admin/analytics', 'admin/orders', 'ordering'].map(
    (area) => `src/i18n/messages/${area}/en.ts`,
  ),
]

const own = [en, home, listing, deferred, product]
const marks: readonly Mark[] = [
  ...textMarks('French', fr, own),
  ...textMarks('Arabic', ar, own),
  ...textMarks('the admin area', adminShell, own),
  ...textMarks('the checkout', ordering, own),
  ...textMarks('the sign-in pages', account, own),
  ['realtime', 'phx_join'],
  ['the session client', 'GoTrueClient'],
]

const SHORT_VISITS = 3
const SHORT_MS = 2500

const dist = process.env.E2E_DIST ?? 'dist'
const read = (file: string) => readFileSync(join(dist, file))
const weights = new Map<string, number>()
function weight(files: readonly string[], compress: boolean): number {
  const sizes = files.map((file) => {
    const cached = weights.get(file)
    if (cached !== undefined) return cached
    const bytes = compress ? brotliCompressSync(read(file)).length : read(file).length
    weights.set(file, bytes)
    return bytes
  })
  return sizes.reduce((sum, bytes) => sum + bytes, 0) / KB
}

const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
const figures: Figure[] = []
const problems: string[] = []
const waits: string[] = []

const RECORD = 'scripts/perf/recorded-sizes.json'
const recorded = JSON.parse(readFileSync(RECORD, 'utf8')) as Recorded
const kilobytes = (where: string, what: string, measured: number, budget: number) => {
  const limit = limitFor(recorded[nameOf({ where, what })], budget)
  figures.push({ where, what, measured, budget, limit, unit: 'KB', digits: 1 })
}

// Loaded after the first screen, for realtime updates.
const LATER = /^(realtime|the session client|the whole of supabase-js)$/

function checkForeignContent(
  where: string,
  files: readonly string[],
  marks: readonly Mark[],
  modules = FOREIGN_MODULES,
): void {
  const codes = new Map(files.map((file) => [file, read(file).toString()]))
  for (const found of [...foreignModules(manifest, files, modules), ...foreignTexts(codes, marks)])
    problems.push(`${where}: a first visit fetches ${found}`)
}

async function countRoundTrips(browser: Browser, name: string, url: string, content: string, budget: number) {
  const waves = await recordRequestWaves(browser, url, content)
  waits.push(`${name}: ${waves.map(({ requests }) => requests.length).join(' then ')}`)
  figures.push({
    where: name,
    what: 'round trips after the document, one after the other, before the content stands there',
    measured: roundTrips(waves),
    budget,
    unit: '',
  })
}

/** The HTML with the styles and the boot script of its first paint. */
async function documentWeight(url: string): Promise<number> {
  const html = Buffer.from(await (await fetch(url)).arrayBuffer())
  return brotliCompressSync(html).length / KB
}

/** The smallest values of a few visits, because a busy machine can only make them larger. */
async function requestsOf(browser: Browser, url: string, content: string): Promise<number> {
  const counts: number[] = []
  for (let time = 0; time < SHORT_VISITS; time += 1)
    counts.push((await visitIdle(browser, url, content, SHORT_MS)).requests)
  return Math.min(...counts)
}

const shop = await startShop()
try {
  const browser = await openBrowser()
  const landings = landingsOf(await someProduct(shop.address))
  for (const { name, modules } of landings) {
    const scripts = scriptsOf(chunksOf(manifest, [ENTRY, ...modules]))
    kilobytes(name, 'critical JS', weight(scripts, true), BUDGETS.criticalJs)
    checkForeignContent(`${name}, critical JS`, scripts, marks)
  }
  // Visits run one after the other.
  const visits = await Promise.all(
    landings.map(({ path, content }) => visitIdle(browser, shop.address + path, content)),
  )
  for (const [index, { name, path, content }] of landings.entries()) {
    const visit = visits[index]
    if (visit === undefined) throw new Error(`${name} has not been visited`)
    kilobytes(name, 'JS within 10 s of an idle visit', weight(visit.scripts, true), BUDGETS.idleJs)
    kilobytes(name, 'document', await documentWeight(shop.address + path), BUDGETS.document)
    checkForeignContent(
      `${name}, within 10 s`,
      visit.scripts,
      marks.filter(([what]) => !LATER.test(what)),
      FOREIGN_MODULES.filter(([what]) => !LATER.test(what)),
    )
    await countRoundTrips(browser, name, shop.address + path, content, BUDGETS.roundTrips)
    figures.push(
      {
        where: name,
        what: 'requests within 10 s of an idle visit',
        measured: visit.requestCount,
        budget: BUDGETS.idleRequests,
        limit: LIMITS.idleRequests[name],
        unit: '',
      },
      {
        where: name,
        what: 'requests until the first screen is complete',
        measured: await requestsOf(browser, shop.address + path, content),
        budget: BUDGETS.requests[name],
        limit: LIMITS.requests[name],
        unit: '',
      },
      {
        where: name,
        what: 'layout shift',
        measured: layoutShift(visit.shifts),
        budget: BUDGETS.layoutShift,
        unit: '',
        digits: 2,
      },
    )
  }
  await countRoundTrips(
    browser,
    'listing of a city, of which there is no file',
    `${shop.address}/products?city=Fez`,
    'main article h2',
    BUDGETS.roundTripsWithoutFile,
  )
  await browser.close()
} finally {
  shop.stop()
}
kilobytes('every page', 'CSS', weight(stylesOf(chunksOf(manifest, [ENTRY])), true), BUDGETS.css)
kilobytes('English, French', 'fonts', weight(fontsOf(manifest, ['latin']), false), BUDGETS.fontsLatin)
kilobytes('Arabic', 'fonts', weight(fontsOf(manifest, ['latin', 'arabic']), false), BUDGETS.fontsArabic)
kilobytes(
  'the admin area',
  'JS of its first page',
  weight(scriptsOf(chunksOf(manifest, ADMIN)), true),
  BUDGETS.adminJs,
)

figures.sort((a, b) => a.where.localeCompare(b.where))
problems.push(...figures.filter(isBroken).map(violation))
const rows = table(['', 'what', 'measured', 'budget', ''], tableRows(figures))
saveReport(
  'budgets',
  'Weight of the first visits',
  `\`npm run budgets\`. ${circumstances()} The production build on the local stack, as a phone of 412 by 823.

Scripts and styles compressed with brotli, quality 11; KB are 1000 bytes. Critical JS is the entry, the
page's chunk, the message catalogues it waits for, and their imports. Round trips are counted by delaying scripts and data until no more requests are sent.

${rows}

Scripts and API requests sent together: ${waits.join('; ')}.`,
)
for (const problem of problems) console.error(problem)
if (process.argv.includes('--record')) {
  const sizes = figures.filter(({ unit }) => unit === 'KB')
  const record: Recorded = Object.fromEntries(
    sizes.map((size) => [nameOf(size), Number(size.measured.toFixed(1))]),
  )
  writeFileSync(RECORD, `${JSON.stringify(record, null, 2)}\n`)
}
process.exitCode = problems.length === 0 ? 0 : 1
