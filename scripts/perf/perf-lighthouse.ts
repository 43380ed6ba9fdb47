import { execFileSync, spawnSync } from 'node:child_process'
import { BROWSER_FLAGS, browserPath, missing } from './measured-shop.ts'

// Not a dependency, because it is large and used only here. The last version for Node 20.
export const LIGHTHOUSE_VERSION = '12.8.2'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof CATEGORIES)[number]

const METRICS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  si: 'speed-index',
} as const
export type Metric = keyof typeof METRICS | 'kilobytes' | 'requests' | 'machine'

export type Device = 'mobile' | 'desktop'

export type Run = {
  readonly scores: Readonly<Record<Category, number>>
  readonly metrics: Readonly<Record<Metric, number>>
  /** Failed audits of accessibility, best practices and SEO. */
  readonly failed: readonly string[]
}

type Report = {
  runtimeError?: { message: string }
  environment: { benchmarkIndex: number }
  categories: Record<
    Category,
    { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined
  >
  audits: Record<
    string,
    | { score: number | null; numericValue?: number; details?: { items?: { transferSize?: number }[] } }
    | undefined
  >
}

/** Downloads Lighthouse into the npx cache on first use. */
export function findLighthouse(): string {
  const { status, stdout, stderr } = spawnSync(
    'npx',
    ['--yes', '--package', `lighthouse@${LIGHTHOUSE_VERSION}`, '--call', 'command -v lighthouse'],
    { encoding: 'utf8' },
  )
  const path = stdout.trim().split('\n').at(-1) ?? ''
  if (status !== 0 || path === '')
    missing(`lighthouse@${LIGHTHOUSE_VERSION} cannot be fetched from the npm registry: ${stderr.trim()}`)
  return path
}

const DEVICE_FLAGS: Record<Device, readonly string[]> = {
  mobile: [],
  desktop: ['--preset=desktop'],
}

/** Runs Lighthouse on a first visit with an empty cache. `hidden`: the page has noindex. */
export function visit(lighthouse: string, url: string, device: Device, hidden: boolean): Run {
  const output = execFileSync(
    process.execPath,
    [
      lighthouse,
      url,
      '--quiet',
      '--output=json',
      '--output-path=stdout',
      `--only-categories=${CATEGORIES.join(',')}`,
      ...(hidden ? ['--skip-audits=is-crawlable'] : []),
      ...DEVICE_FLAGS[device],
      `--chrome-flags=--headless ${BROWSER_FLAGS.join(' ')}`,
    ],
    {
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
      env: { ...process.env, CHROME_PATH: browserPath() },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const report = JSON.parse(output) as Report
  if (report.runtimeError !== undefined) throw new Error(`${url}: ${report.runtimeError.message}`)
  return readReport(report)
}

function readReport({ audits, categories, environment }: Report): Run {
  const value = (metric: keyof typeof METRICS) => audits[METRICS[metric]]?.numericValue ?? Number.NaN
  const requests = audits['network-requests']?.details?.items ?? []
  const score = (category: Category) => Math.round((categories[category]?.score ?? Number.NaN) * 100)
  const judged = CATEGORIES.filter((category) => category !== 'performance').flatMap(
    (category) => categories[category]?.auditRefs ?? [],
  )
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    metrics: {
      fcp: value('fcp'),
      lcp: value('lcp'),
      tbt: value('tbt'),
      cls: value('cls'),
      si: value('si'),
      kilobytes: requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1024,
      requests: requests.length,
      machine: environment.benchmarkIndex,
    },
    failed: judged.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => id),
  }
}
