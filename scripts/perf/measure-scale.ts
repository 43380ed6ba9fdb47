/**
 * Measures the listing in a browser with 100,000 products on a throwaway PostgreSQL: `npm run build && npm run measure:scale`.
 * Takes some minutes, mostly for loading data. Fails when the tenth page of the list costs more than the second.
 */
import type { Page } from '@playwright/test'
import postgres from 'postgres'
import { openCatalogue } from './large-catalogue.ts'
import { openBrowser, startShop } from './measured-shop.ts'
import { observe, type Costs } from './page-costs.ts'
import { circumstances, table, saveReport } from './report.ts'

const SIZE = Number(process.env.CATALOGUE_SIZE ?? 100_000)
const PAGES = 10
const PAGE_SIZE = 24
const CITY_FILTER = '[aria-labelledby="listing-filters"] select'
/** The last page's maximum cost relative to the second page's, with a margin for noise. */
const MAX_GROWTH = { listKilobytes: 1.2, script: 1.5 }
const WHAT = { listKilobytes: 'KB of its list', script: 'ms of script' }
/** Memory that each further page may keep, in megabytes: rows, elements and prefetched data. */
const MAX_KEPT = 1

/** Script that waits until `isThere` holds and the visible pictures are painted, and returns the milliseconds. */
const paintedWhen = (isThere: string, act = '', start = 'performance.now()') => `new Promise((resolve) => {
  const start = ${start}
  const inSight = (element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  }
  const cards = () => [...document.querySelectorAll('main article')]
  const look = () => {
    const pictures = [...document.querySelectorAll('main article img')].filter(inSight)
    if (!(${isThere}) || pictures.some((picture) => !picture.complete)) requestAnimationFrame(look)
    else requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - start)))
  }
  ${act}
  requestAnimationFrame(look)
})`

const server = process.env.DATABASE_URL ?? ''
if (server === '') throw new Error('DATABASE_URL is not set: run npm run measure:scale')
const url = await openCatalogue(server, 'catalogue_large', SIZE)
const sql = postgres(url, { max: 1, onnotice: () => undefined })

async function firstPage(page: Page, address: string): Promise<number> {
  await page.goto(`${address}/products`, { waitUntil: 'commit' })
  return page.evaluate<number>(paintedWhen(`cards().length >= ${PAGE_SIZE}`, '', '0'))
}

/** Scrolls to the end of the list, which loads more automatically or by button. */
const nextPage = (page: Page, number: number) =>
  page.evaluate<number>(
    paintedWhen(
      `cards().length >= ${number * PAGE_SIZE}`,
      // The first four pages load automatically, the others by button.
      `cards().at(-1).scrollIntoView({ block: 'end' })
      if (${number} > 4) [...document.querySelectorAll('main button')].at(-1).click()`,
    ),
  )

const price = (page: Page) => page.locator('main article').first().locator('.font-semibold').innerText()

/** Changes the first product of the list in the database, which refetches the shown pages. */
async function changePrice(page: Page): Promise<number> {
  const id = (await page.locator('main article a').first().getAttribute('href'))?.split('/').at(-1) ?? ''
  const before = await price(page)
  const start = Date.now()
  await sql`update public.products set price = price + 1 where id = ${id}`
  while ((await price(page)) === before) await new Promise((resolve) => setTimeout(resolve, 20))
  return Date.now() - start
}

const search = async (page: Page, text: string) => {
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.getByRole('searchbox', { name: 'Search these products' }).focus()
  const painted = page.evaluate<number>(
    paintedWhen(
      `cards().length > 0 && cards().length <= ${PAGE_SIZE} && location.search.includes('q=') && document.querySelector('main ul[aria-busy="false"]') !== null`,
    ),
  )
  await page.keyboard.insertText(text)
  return painted
}

const chooseCity = (page: Page, city: string) =>
  page.evaluate<number>(
    paintedWhen(
      `location.search.includes('city=') && document.querySelector('main ul[aria-busy="false"]') !== null && cards().every((card) => card.textContent.includes('${city}'))`,
      `const select = document.querySelector('${CITY_FILTER}')
      select.value = '${city}'
      select.dispatchEvent(new Event('change', { bubbles: true }))`,
    ),
  )

async function visit(page: Page, address: string): Promise<[string, Costs][]> {
  const cost = await observe(page)
  const costs: [string, Costs][] = []
  const note = async (name: string, act: () => Promise<number>) => {
    const measured = await cost(act)
    costs.push([name, measured])
    console.log(row(name, measured).join('\t'))
  }
  await note('page 1', () => firstPage(page, address))
  for (let number = 2; number <= PAGES; number += 1)
    await note(`page ${number}`, () => nextPage(page, number))
  await note(`a price changes, ${PAGES} pages shown`, () => changePrice(page))
  await note('search: a common word', () => search(page, 'lantern'))
  await note('filter: a city, within it', () => chooseCity(page, 'Fez'))
  return costs
}

const row = (name: string, costs: Costs): string[] => [
  name,
  costs.painted.toFixed(0),
  `${costs.listRequests} + ${costs.otherRequests}`,
  `${costs.listKilobytes.toFixed(1)} + ${costs.otherKilobytes.toFixed(1)}`,
  costs.script.toFixed(0),
  costs.layout.toFixed(0),
  costs.longestTask.toFixed(0),
  costs.heap.toFixed(1),
  costs.nodes.toFixed(0),
]

function judge(costs: ReadonlyMap<string, Costs>): string[] {
  const [second, last] = [costs.get('page 2'), costs.get(`page ${PAGES}`)]
  if (second === undefined || last === undefined) return ['not all pages came']
  const kept = (last.heap - second.heap) / (PAGES - 2)
  return [
    ...(last.listRequests > 1 ? [`page ${PAGES} took ${last.listRequests} lists`] : []),
    ...(['listKilobytes', 'script'] as const)
      .filter((name) => last[name] > second[name] * MAX_GROWTH[name])
      .map(
        (name) => `page ${PAGES}: ${last[name].toFixed(0)} ${WHAT[name]}, page 2: ${second[name].toFixed(0)}`,
      ),
    ...(kept > MAX_KEPT ? [`a page keeps ${kept.toFixed(2)} MB`] : []),
  ]
}

const shop = await startShop({ DATABASE_URL: url })
try {
  const browser = await openBrowser()
  // Responses from a service worker report no size.
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' })
  const costs = await visit(page, shop.address)
  const problems = judge(new Map(costs))
  const version = browser.version()
  await browser.close()
  saveReport(
    'scale',
    `The listing in a browser at ${SIZE.toLocaleString('en')} products`,
    `\`npm run measure:scale\`. ${circumstances()} Chromium ${version}, the production build on the local stack with PostgreSQL.

Milliseconds until the visible cards and pictures are painted; API requests (lists + prefetched products) and the kilobytes of their
uncompressed responses; milliseconds of script, and of style and layout, until the page is idle, and the longest task
(0 below 50); then, after a garbage collection, the heap in megabytes and the number of nodes. ${
      problems.length === 0
        ? `Page ${PAGES} costs what page 2 costs, and a page keeps less than ${MAX_KEPT} MB.`
        : `**Problems:** ${problems.join('; ')}.`
    }

${table(
  ['', 'painted', 'requests', 'KB', 'script', 'layout', 'longest task', 'heap MB', 'nodes'],
  costs.map(([name, figures]) => row(name, figures)),
)}`,
  )
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length === 0 ? 0 : 1
} finally {
  shop.stop()
  await sql.end()
}
