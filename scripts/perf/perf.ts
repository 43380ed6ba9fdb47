/**
 * Lighthouse scores of first visits, then soft navigation and interactions: `npm run build && npm run perf`. Fails when a
 * budget is exceeded. `PERF_RUNS=1` is faster; `npm run perf -- home cart` measures some pages only and saves no report.
 */
import { publicUrl } from '../../supabase/functions/_shared/public-url.ts'
import { openBrowser, someProduct, startShop } from './measured-shop.ts'
import { measureApplied } from './applied.ts'
import { measureInteractions } from './interactions.ts'
import {
  findLighthouse,
  LIGHTHOUSE_VERSION,
  visit,
  type Device,
  type Metric,
  type Run,
} from './perf-lighthouse.ts'
import { circumstances, percentile, table, saveReport } from './report.ts'
import { measureSoftNavigation } from './soft-navigation.ts'

const RUNS = Number(process.env.PERF_RUNS ?? 5)
const DEVICES = ['mobile', 'desktop'] as const
const PERFORMANCE_BUDGET = 97
const OTHER_SCORES = ['accessibility', 'best-practices', 'seo'] as const
/** Rounds to 0.00. */
const CLS_BUDGET = 0.005

type Page = { name: string; path: string; hidden?: boolean; applied?: boolean }
type Visit = { page: Page; language: 'en' | 'ar'; device: Device; runs: Run[] }

function pagesOf(product: string): Page[] {
  const selected = process.argv.slice(2)
  const pages: Page[] = [
    { name: 'home', path: '/', applied: true },
    { name: 'listing', path: '/products', applied: true },
    { name: 'product', path: `/product/${product}`, applied: true },
    // The empty cart, as in a new browser.
    { name: 'cart', path: '/cart', hidden: true },
    { name: 'about', path: '/about' },
  ]
  const unknown = selected.find((name) => pages.every((page) => page.name !== name))
  if (unknown !== undefined)
    throw new Error(`There is no page ${unknown}, only ${pages.map(({ name }) => name).join(', ')}`)
  return selected.length === 0 ? pages : pages.filter(({ name }) => selected.includes(name))
}

const median = (runs: readonly Run[], figure: (run: Run) => number) => percentile(runs.map(figure), 0.5)
const metric = (runs: readonly Run[], name: Metric) => median(runs, ({ metrics }) => metrics[name])

function brokenBudgets({ page, language, device, runs }: Visit): string[] {
  const where = `${page.name}, ${language}, ${device}`
  const performance = median(runs, ({ scores }) => scores.performance)
  const cls = metric(runs, 'cls')
  const failed = [...new Set(runs.flatMap((run) => run.failed))].join(', ')
  return [
    ...(device === 'mobile' && !(performance >= PERFORMANCE_BUDGET)
      ? [`${where}: performance ${performance}, budget ${PERFORMANCE_BUDGET}`]
      : []),
    ...(cls < CLS_BUDGET ? [] : [`${where}: CLS ${cls.toFixed(3)}, budget 0`]),
    ...OTHER_SCORES.flatMap((category) => {
      const score = median(runs, ({ scores }) => scores[category])
      return score === 100 ? [] : [`${where}: ${category} ${score}, budget 100 (${failed})`]
    }),
  ]
}

function row({ page, language, runs }: Visit): string[] {
  const whole = (name: Metric) => metric(runs, name).toFixed(0)
  return [
    `${page.name}, ${language}`,
    median(runs, ({ scores }) => scores.performance).toFixed(0),
    ...OTHER_SCORES.map((category) => median(runs, ({ scores }) => scores[category]).toFixed(0)),
    whole('fcp'),
    whole('lcp'),
    whole('tbt'),
    metric(runs, 'cls').toFixed(3),
    whole('si'),
    whole('kilobytes'),
    whole('requests'),
  ]
}

function tableOf(visits: readonly Visit[], device: Device): string {
  const scores = ['score', 'accessibility', 'best practices', 'SEO']
  return table(
    ['', ...scores, 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'SI ms', 'KB', 'requests'],
    visits.filter((one) => one.device === device).map(row),
  )
}

function visitAll(lighthouse: string, address: string, pages: readonly Page[]): Visit[] {
  const visits: Visit[] = pages.flatMap((page) =>
    (['en', 'ar'] as const).flatMap((language) =>
      DEVICES.map((device) => ({ page, language, device, runs: [] })),
    ),
  )
  // Alternating, so that other load on the machine affects all.
  for (let round = 1; round <= RUNS; round += 1) {
    for (const { page, language, device, runs } of visits) {
      const url = `${address}${publicUrl(page.path, language)}`
      const run = visit(lighthouse, url, device, page.hidden === true)
      runs.push(run)
      const { lcp, tbt } = run.metrics
      console.log(
        `${round}/${RUNS} ${page.name} ${language} ${device}: ${run.scores.performance}, LCP ${lcp.toFixed(0)}, TBT ${tbt.toFixed(0)}`,
      )
    }
  }
  return visits
}

const lighthouse = findLighthouse()
const shop = await startShop()
const problems: string[] = []
try {
  const pages = pagesOf(await someProduct(shop.address))
  const visits = visitAll(lighthouse, shop.address, pages)
  problems.push(...visits.flatMap(brokenBudgets))
  const isWhole = process.argv.length === 2
  const browser = await openBrowser()
  const throttled = pages.filter(({ applied }) => applied === true)
  const applied = await measureApplied(browser, shop.address, throttled, RUNS)
  problems.push(...applied.problems)
  const version = browser.version()
  if (isWhole) {
    problems.push(...(await measureSoftNavigation(browser, shop.address)))
    problems.push(...(await measureInteractions(browser, shop.address)))
  }
  await browser.close()
  const tables = [
    ...DEVICES.map(
      (device) => `### ${device[0]?.toUpperCase()}${device.slice(1)}\n\n${tableOf(visits, device)}`,
    ),
    `### Mobile, throttling applied\n\nOver HTTP/2 and TLS. Ratios are to the FCP of a page that needs nothing but itself.\n\n${applied.report}`,
  ]
  const machine = metric(
    visits.flatMap(({ runs }) => runs),
    'machine',
  ).toFixed(0)
  const body = `\`npm run perf\`. ${circumstances()} Lighthouse ${LIGHTHOUSE_VERSION}, Chromium ${version}, benchmark index ${machine}.

First visits to the production build on the local stack, over HTTP/1.1 on this machine: medians of ${RUNS}, in turns.
Budgets: performance ${PERFORMANCE_BUDGET} on mobile, every other score 100, CLS 0. ${
    problems.length === 0 ? 'All are kept.' : `**Broken:** ${problems.join('; ')}.`
  } The cart is empty and
is not judged on crawlability, since it is excluded from search engines.

${tables.join('\n\n')}`
  if (isWhole) saveReport('lighthouse', 'First visits', body)
  else console.log(`\n${tables.join('\n\n')}\n`)
} finally {
  shop.stop()
}
for (const problem of problems) console.error(problem)
process.exitCode = problems.length === 0 ? 0 : 1
