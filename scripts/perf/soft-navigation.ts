import type { Browser, CDPSession, Page } from '@playwright/test'
import { throttle } from './measured-shop.ts'
import { circumstances, percentile, table, saveReport } from './report.ts'

const PRODUCTS = 20
const CITIES = 12
const CITY_FILTER = '[aria-labelledby="listing-filters"] select'
/** Milliseconds, p50. */
const BUDGETS = { product: 45, slowProduct: 125, slowMainThread: 150, filter: 120 }

/**
 * Clicks in the page and returns the milliseconds until `isThere` is true and painted: two frames after the first frame in
 * which it is true.
 */
const clickToPaint = (page: Page, click: string, isThere: string) =>
  page.evaluate<number>(`new Promise((resolve) => {
    const start = performance.now()
    const look = () => {
      if (!(${isThere})) requestAnimationFrame(look)
      else requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - start)))
    }
    ${click}
    requestAnimationFrame(look)
  })`)

/** Runs in the page: true once it shows this product and no other, by its name as the heading and a version of its picture. */
export function isPainted(path: string, name: string, file: string): boolean {
  return (
    location.pathname === path &&
    document.querySelector('main h1')?.textContent === name &&
    Array.from(document.querySelectorAll<HTMLImageElement>('main img')).some(
      (picture) =>
        picture.currentSrc.includes(file.replace(/-\d+\.\w+$/, '-')) &&
        picture.complete &&
        picture.naturalWidth > 0 &&
        picture.getBoundingClientRect().top < innerHeight,
    )
  )
}

/** Main-thread time of the page so far, in milliseconds. */
async function busy(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
}

async function measure(page: Page, address: string, slow: boolean) {
  const figures = {
    times: [] as number[],
    work: [] as number[],
    requests: [] as number[],
    filters: [] as number[],
  }
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const lastCard = page
    .getByRole('main')
    .getByRole('article')
    .nth(PRODUCTS - 1)
  await page.goto(`${address}/products`)
  await lastCard.waitFor()
  await page.waitForLoadState('networkidle')
  if (slow) await throttle(session)

  for (let index = 0; index < PRODUCTS; index += 1) {
    const card = page.getByRole('main').getByRole('article').nth(index)
    await card.scrollIntoViewIfNeeded()
    const link = card.locator('a[href^="/product/"]').first()
    const path = (await link.getAttribute('href')) ?? ''
    const name = (await link.textContent()) ?? ''
    const file = (await card.locator('img').first().getAttribute('src')) ?? ''
    const isItsData = (request: { url(): string }) =>
      request.url().includes(`id=eq.${path.split('/')[2] ?? ''}`)
    const answered = page.waitForResponse(isItsData)
    await card.hover()
    // Hover prefetches, as for a customer who clicks a moment later.
    await Promise.race([answered.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, 1000))])
    let requestCount = 0
    const count = (request: { url(): string }) => {
      if (isItsData(request)) requestCount += 1
    }
    page.on('request', count)
    const before = await busy(session)
    figures.times.push(
      await clickToPaint(
        page,
        `document.querySelector('main article a[href="${path}"]').click()`,
        `(${isPainted.toString()})(${[path, name, file].map((text) => JSON.stringify(text)).join()})`,
      ),
    )
    figures.work.push((await busy(session)) - before)
    page.off('request', count)
    figures.requests.push(requestCount)
    await page.goBack()
    await lastCard.waitFor()
  }

  // First visits: nothing is cached.
  const cities = await page
    .locator(CITY_FILTER)
    .first()
    .locator('option:not([value=""])')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))
  for (const city of cities.slice(0, CITIES)) {
    await page.waitForLoadState('networkidle')
    figures.filters.push(
      await clickToPaint(
        page,
        `const select = document.querySelector('${CITY_FILTER}')
        select.value = '${city}'
        select.dispatchEvent(new Event('change', { bubbles: true }))`,
        // Checked in every frame, so it must be cheap: a list renders at once.
        `document.querySelector('main ul[aria-busy="false"]')?.querySelector('article').textContent.includes('${city}')`,
      ),
    )
  }
  return figures
}

/** Writes the report's section and returns the exceeded budgets. */
export async function measureSoftNavigation(browser: Browser, address: string): Promise<string[]> {
  const rows: string[][] = []
  const problems: string[] = []
  const judge = (what: string, values: readonly number[], budget: number) => {
    const value = percentile(values, 0.5)
    if (!(value <= budget)) problems.push(`${what}: ${value.toFixed(0)} ms p50, budget ${budget}`)
  }
  for (const slow of [false, true]) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    const { times, work, requests, filters } = await measure(page, address, slow)
    const shares = (values: number[]) => [0.5, 0.95].map((share) => percentile(values, share).toFixed(0))
    const where = slow ? '4x CPU, Slow 4G' : 'unthrottled'
    const requestCount = requests.reduce((sum, one) => sum + one, 0)
    rows.push([
      `card to product, ${where}`,
      ...shares(times),
      percentile(work, 0.5).toFixed(0),
      (requestCount / requests.length).toFixed(2),
    ])
    rows.push([`filter to its list, ${where}`, ...shares(filters), '-', '-'])
    console.log(rows.slice(-2).join('\n'))
    judge(`card to product, ${where}`, times, slow ? BUDGETS.slowProduct : BUDGETS.product)
    if (slow) judge('main thread for a product', work, BUDGETS.slowMainThread)
    else judge('filter to its list', filters, BUDGETS.filter)
    if (requestCount > 0)
      problems.push(`card to product, ${where}: ${requestCount} data requests after the click, budget 0`)
    await page.close()
  }
  saveReport(
    'soft-navigation',
    'From a click to the next page',
    `\`npm run measure:soft-navigation\`. ${circumstances()} Chromium ${browser.version()}, the production build on the local stack.

Milliseconds from the click until the product's name and picture are painted, for ${PRODUCTS} products, each hovered until its
data was prefetched; and from choosing a city to the list of its products, each city for the first time. Painted means two frames after
the first frame that contains it. Budget: ${BUDGETS.product} ms p50 without throttling, ${BUDGETS.slowProduct} ms with throttling and ${BUDGETS.slowMainThread} ms of main thread, no data
requests after the click; ${BUDGETS.filter} ms p50 from a filter to its list. ${problems.length === 0 ? 'All are kept.' : `**Broken:** ${problems.join('; ')}.`}

${table(['', 'p50', 'p95', 'main thread, p50', 'data requests after the click'], rows)}`,
  )
  return problems
}
