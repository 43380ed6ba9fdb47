/**
 * How long it takes from a click on a card until the product's name and picture are painted, and from a filter to its
 * list: `npm run build && npm run measure:soft-navigation`. The production build on the local stack, without throttling
 * and as a phone on a slow network (4x CPU, Slow 4G).
 */
import { chromium, type CDPSession, type Page } from '@playwright/test'
import { spawn } from 'node:child_process'
import { systemChromium } from './find-chromium.ts'
import { circumstances, percentile, table, writeSection } from './performance-notes.ts'

const PORT = Number(process.env.MEASURE_PORT ?? 4319)
const ADDRESS = `http://127.0.0.1:${PORT}`
const PRODUCTS = 20

async function startShop(): Promise<() => void> {
  const shop = spawn(
    process.execPath,
    [
      'node_modules/vite/bin/vite.js',
      'preview',
      '--outDir',
      process.env.E2E_DIST ?? 'dist',
      '--port',
      String(PORT),
      '--strictPort',
    ],
    { env: { ...process.env, STACK_DATA: 'memory', VITE_SUPABASE_URL: '' }, stdio: 'ignore' },
  )
  const isOpen = () =>
    fetch(ADDRESS).then(
      (answer) => answer.ok,
      () => false,
    )
  while (!(await isOpen())) {
    if (shop.exitCode !== null) throw new Error(`The shop did not start on port ${PORT}: is there a build?`)
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  return () => shop.kill()
}

const throttle = (session: CDPSession) =>
  Promise.all([
    session.send('Emulation.setCPUThrottlingRate', { rate: 4 }),
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: (1_600_000 / 8) * 0.9,
      uploadThroughput: (750_000 / 8) * 0.9,
    }),
  ])

/**
 * Clicks in the page and resolves with the milliseconds until what `isThere` looks for is painted: two frames after the
 * first frame in which it is true.
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

async function measure(page: Page, slow: boolean) {
  const times: number[] = []
  const requests: number[] = []
  const filters: number[] = []
  const session = await page.context().newCDPSession(page)
  await page.goto(`${ADDRESS}/products`)
  await page
    .getByRole('main')
    .getByRole('article')
    .nth(PRODUCTS - 1)
    .waitFor()
  await page.waitForLoadState('networkidle')
  if (slow) await throttle(session)

  for (let index = 0; index < PRODUCTS; index += 1) {
    const card = page.getByRole('main').getByRole('article').nth(index)
    await card.scrollIntoViewIfNeeded()
    const link = card.locator('a[href^="/product/"]').first()
    const id = (await link.getAttribute('href')) ?? ''
    const answered = page.waitForResponse((answer) =>
      answer.url().includes(`id=eq.${id.split('/')[2] ?? ''}`),
    )
    await card.hover()
    // What is asked for on hover, or has been before, is there when somebody clicks a moment later.
    await Promise.race([answered.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, 1000))])
    let asked = 0
    const count = (request: { url(): string }) => {
      if (request.url().includes(`id=eq.${id.split('/')[2] ?? ''}`)) asked += 1
    }
    page.on('request', count)
    times.push(
      await clickToPaint(
        page,
        `document.querySelector('main article a[href="${id}"]').click()`,
        `location.pathname === '${id}' && (() => {
          const picture = document.querySelector('main img')
          return document.querySelector('main h1') !== null && picture !== null && picture.complete && picture.naturalWidth > 0
        })()`,
      ),
    )
    page.off('request', count)
    requests.push(asked)
    await page.goBack()
    await page
      .getByRole('main')
      .getByRole('article')
      .nth(PRODUCTS - 1)
      .waitFor()
  }

  for (const city of [
    'Fez',
    'Rabat',
    'Meknes',
    'Marrakech',
    'Tetouan',
    'Fez',
    'Rabat',
    'Meknes',
    'Marrakech',
  ]) {
    filters.push(
      await clickToPaint(
        page,
        `document.querySelector('footer a[href="/products?city=${city}"]').click()`,
        `location.search === '?city=${city}' && (() => {
          const cards = [...document.querySelectorAll('main article')]
          return cards.length > 6 && cards.every((card) => card.textContent.includes('${city}'))
        })()`,
      ),
    )
  }
  return { times, requests, filters }
}

const stop = await startShop()
const browser = await chromium.launch({
  ...(systemChromium() === null ? {} : { executablePath: systemChromium() ?? '' }),
  args: ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking'],
})
try {
  const rows: string[][] = []
  for (const slow of [false, true]) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    const { times, requests, filters } = await measure(page, slow)
    const figures = (values: number[]) => [
      percentile(values, 0.5).toFixed(0),
      percentile(values, 0.95).toFixed(0),
    ]
    const where = slow ? '4x CPU, Slow 4G' : 'unthrottled'
    rows.push([
      `card to product, ${where}`,
      ...figures(times),
      (requests.reduce((sum, one) => sum + one, 0) / requests.length).toFixed(2),
    ])
    rows.push([`filter to its list, ${where}`, ...figures(filters), '-'])
    console.log(rows.slice(-2).join('\n'))
    await page.close()
  }
  writeSection(
    'From a click to the next page',
    `\`npm run measure:soft-navigation\`. ${circumstances()} Chromium ${browser.version()}, the production build on the local stack.

Milliseconds from the click until the product's name and its picture are painted, ${PRODUCTS} products one after the other, each
hovered until its data was there; and from a link to a city to the list of its products, on the listing itself. Budget: 100 ms p50 without
throttling, 160 ms with, no data asked for after the click; 120 ms p50 from a filter to its list.

${table(['', 'p50', 'p95', 'data requests after the click'], rows)}`,
  )
} finally {
  await browser.close()
  stop()
}
