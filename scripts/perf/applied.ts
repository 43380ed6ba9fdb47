import type { Browser } from '@playwright/test'
import { CONTROL_PATH, startEdge } from './edge.ts'
import { slowCpu } from './measured-shop.ts'
import { percentile, table } from './report.ts'

/**
 * Budgets for throttling that is really applied, as ratios to a page that needs nothing but itself, in the same run: so they
 * hold on a busy machine, too. One more round trip before the first paint is a ratio of about 1.7.
 */
const APPLIED_BUDGETS = { fcp: 1.4, lcp: 2.2 } as const
const CLS_BUDGET = 0.005

type Applied = { readonly fcp: number; readonly lcp: number; readonly tbt: number; readonly cls: number }

type Notes = { fcp: number; lcp: number; tasks: { start: number; duration: number }[]; cls: number }

/** Runs in the page before its own scripts. No named functions: tsx would add a helper that the page lacks. */
function noteVitals(): void {
  const notes: Notes = { fcp: Number.NaN, lcp: Number.NaN, tasks: [], cls: 0 }
  Object.assign(globalThis, { vitals: notes })
  for (const type of ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift'])
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { name, startTime, duration } = entry
        if (name === 'first-contentful-paint') notes.fcp = startTime
        if (type === 'largest-contentful-paint') notes.lcp = startTime
        if (type === 'longtask') notes.tasks.push({ start: startTime, duration })
        if (type === 'layout-shift') notes.cls += (entry as unknown as { value: number }).value
      }
    }).observe({ type, buffered: true })
}

const BLOCKING_MS = 50

/**
 * The vitals of one first visit by a phone whose network and processor the browser really slows down, like Lighthouse with
 * `--throttling-method=devtools`: 562 ms of latency, 1.4 Mbit/s, 4x CPU.
 */
async function visitThrottled(browser: Browser, url: string): Promise<Applied> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    ignoreHTTPSErrors: true,
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150 * 3.75,
      downloadThroughput: (1_638_400 / 8) * 0.9,
      uploadThroughput: (675_000 / 8) * 0.9,
    })
    await slowCpu(session)
    await page.addInitScript(noteVitals)
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForLoadState('networkidle')
    const { fcp, lcp, tasks, cls } = await page.evaluate(
      () => (globalThis as unknown as { vitals: Notes }).vitals,
    )
    const tbt = tasks
      .filter(({ start }) => start > fcp)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - BLOCKING_MS), 0)
    return { fcp, lcp, tbt, cls }
  } finally {
    await context.close()
  }
}

const VITALS = ['fcp', 'lcp', 'tbt', 'cls'] as const

function medians(runs: readonly Applied[]): Applied {
  const [fcp, lcp, tbt, cls] = VITALS.map((name) =>
    percentile(
      runs.map((run) => run[name]),
      0.5,
    ),
  )
  return { fcp: fcp ?? Number.NaN, lcp: lcp ?? Number.NaN, tbt: tbt ?? Number.NaN, cls: cls ?? Number.NaN }
}

/** What of a page exceeds its budget; `control` is the FCP of the page without any resources, in milliseconds. */
export function appliedProblems(page: Applied & { readonly name: string }, control: number): string[] {
  const problems = (['fcp', 'lcp'] as const).flatMap((what) => {
    const ratio = page[what] / control
    if (ratio <= APPLIED_BUDGETS[what]) return []
    return [`${what.toUpperCase()} ${ratio.toFixed(2)} of the control, budget ${APPLIED_BUDGETS[what]}`]
  })
  if (!(page.cls < CLS_BUDGET)) problems.push(`CLS ${page.cls.toFixed(3)}, budget 0`)
  return problems.map((problem) => `${page.name}, throttling applied: ${problem}`)
}

type Path = { readonly name: string; readonly path: string }

/** Visits the pages in turns, over HTTP/2 and TLS. Returns a table, and what exceeds its budget. */
export async function measureApplied(
  browser: Browser,
  shop: string,
  pages: readonly Path[],
  runs: number,
): Promise<{ report: string; problems: string[] }> {
  const edge = await startEdge(shop)
  const control: Path = { name: 'control', path: CONTROL_PATH }
  const visits = [control, ...pages].map((page) => ({ ...page, runs: [] as Applied[] }))
  try {
    for (let round = 0; round < runs; round += 1)
      for (const visit of visits) visit.runs.push(await visitThrottled(browser, edge.address + visit.path))
  } finally {
    edge.stop()
  }
  const rows = visits.map(({ name, runs: of }) => ({ name, ...medians(of) }))
  const limit = rows[0]?.fcp ?? Number.NaN
  const problems = rows.slice(1).flatMap((row) => appliedProblems(row, limit))
  const report = table(
    ['', 'FCP ms', 'ratio', 'LCP ms', 'ratio', 'TBT ms', 'CLS'],
    rows.map(({ name, fcp, lcp, tbt, cls }) => [
      name,
      fcp.toFixed(0),
      (fcp / limit).toFixed(2),
      lcp.toFixed(0),
      (lcp / limit).toFixed(2),
      tbt.toFixed(0),
      cls.toFixed(3),
    ]),
  )
  return { report, problems }
}
