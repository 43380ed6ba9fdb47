import type { Browser, Page, Route } from '@playwright/test'
import { requestsUntilComplete, type FirstScreen, type Shift, type Wave } from './budgets-judge.ts'

export type Visited = {
  readonly requests: number
  /** All requests of the visit, with the document. */
  readonly requestCount: number
  /** Files of the build, by their names. */
  readonly scripts: readonly string[]
  readonly shifts: readonly Shift[]
}

const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
const IDLE_MS = 10_000
/** Quiet time after which a busy machine has certainly sent all its requests. */
const QUIET_MS = 700
const MAX_WAVES = 8
const MAX_WAIT_MS = 20_000

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Records one visit without input. `content` is the selector of the page's main content. */
export async function visitIdle(
  browser: Browser,
  url: string,
  content: string,
  milliseconds = IDLE_MS,
): Promise<Visited> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    const scripts = new Set<string>()
    let requestCount = 0
    // Without the service worker, which caches for later visits.
    page.on('request', (request) => {
      const address = new URL(request.url())
      requestCount += 1
      if (address.origin === new URL(url).origin && address.pathname.endsWith('.js'))
        scripts.add(address.pathname.slice(1))
    })
    await page.addInitScript(recordVisit, content)
    const start = Date.now()
    await page.goto(url)
    await page.locator(content).first().waitFor()
    await pause(Math.max(0, milliseconds - (Date.now() - start)))
    const { shifts, ...screen } = await page.evaluate(readVisit)
    return { requests: requestsUntilComplete(screen), requestCount, scripts: [...scripts], shifts }
  } finally {
    await context.close()
  }
}

type Visit = { contentAt?: number; shifts: Shift[] }

/** Runs in the page before its own scripts. No named functions: tsx would add a helper that the page lacks. */
function recordVisit(content: string): void {
  const visit: Visit = { shifts: [] }
  Object.assign(globalThis, { budgetVisit: visit })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as unknown as Shift
      visit.shifts.push({ value, hadRecentInput })
    }
  }).observe({ type: 'layout-shift', buffered: true })
  new MutationObserver((_changes, observer) => {
    if (document.querySelector(content) === null) return
    visit.contentAt = performance.now()
    observer.disconnect()
  }).observe(document, { childList: true, subtree: true })
}

/** Runs in the page. */
function readVisit(): FirstScreen & { shifts: Shift[] } {
  const { contentAt = 0, shifts } = (globalThis as unknown as { budgetVisit: Visit }).budgetVisit
  const entries = ['navigation', 'resource'].flatMap(
    (kind) =>
      performance.getEntriesByType(kind) as (PerformanceResourceTiming & { renderBlockingStatus?: string })[],
  )
  const pictures = [...document.images]
    .filter((image) => {
      let { top, bottom, left, right } = image.getBoundingClientRect()
      const { height } = image
      // Items outside a scrolling strip are not visible.
      for (let frame = image.parentElement; frame !== null; frame = frame.parentElement) {
        if (getComputedStyle(frame).overflowX === 'visible') continue
        const cut = frame.getBoundingClientRect()
        left = Math.max(left, cut.left)
        right = Math.min(right, cut.right)
        top = Math.max(top, cut.top)
        bottom = Math.min(bottom, cut.bottom)
      }
      return (
        height > 0 &&
        bottom > Math.max(top, 0) &&
        top < innerHeight &&
        right > Math.max(left, 0) &&
        left < innerWidth
      )
    })
    .map((image) => image.currentSrc)
  // A sheet that does not block rendering changes nothing on the first screen (e2e/first-paint.spec.ts).
  const styles = entries
    .filter(({ name, renderBlockingStatus }) => name.endsWith('.css') && renderBlockingStatus === 'blocking')
    .map(({ name }) => name)
  const fonts = entries.filter(({ name }) => name.endsWith('.woff2')).map(({ name }) => name)
  return {
    fetched: entries.map(({ name, startTime, responseEnd }) => ({
      url: name,
      start: startTime,
      end: responseEnd,
    })),
    shown: [...pictures, ...styles, ...fonts],
    contentAt,
    shifts,
  }
}

/**
 * Holds back all scripts and API responses until no further request is sent, then releases them together, and repeats until
 * the content is rendered. Requests of one round cannot depend on each other, however slow the machine is.
 */
export async function recordRequestWaves(browser: Browser, url: string, content: string): Promise<Wave[]> {
  // No cache and no service worker.
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    let held: Route[] = []
    let lastRequested = Date.now()
    await page.route('**/*', (route) => {
      const request = route.request()
      const isCode = request.resourceType() === 'script' || new URL(request.url()).pathname.endsWith('.js')
      const isData = request.url().includes('/rest/v1/')
      if (!isCode && !isData) return route.continue()
      held.push(route)
      lastRequested = Date.now()
      return undefined
    })
    await page.goto(url, { waitUntil: 'commit' })
    const waves: Wave[] = []
    while (waves.length < MAX_WAVES) {
      const waitsSince = Date.now()
      let painted = await isThere(page, content)
      while (!painted && Date.now() - waitsSince < MAX_WAIT_MS) {
        if (held.length > 0 && Date.now() - lastRequested > QUIET_MS) break
        await pause(50)
        painted = await isThere(page, content)
      }
      waves.push({ requests: held.map((route) => new URL(route.request().url()).pathname), painted })
      if (painted || held.length === 0) break
      const answered = held
      held = []
      await Promise.all(answered.map((route) => route.continue()))
    }
    return waves
  } finally {
    await context.close()
  }
}

const isThere = (page: Page, content: string) =>
  page
    .locator(content)
    .first()
    .isVisible()
    .catch(() => false)
