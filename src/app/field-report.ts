import type { Metric } from 'web-vitals'
import { DEFAULT_LANGUAGE, isLanguage } from '@/i18n/locales'
import { describeError, type DescribedError } from '@/lib/describe-error'
import { hearErrors } from '@/lib/noted-errors'
import { sendOnLeaving } from '@/lib/send-on-leaving'
import { routePattern, type Matches, type Router } from './route-pattern'

/** The part of visits whose speed is reported, decided once for each page load. Errors are always reported. */
export const VITALS_SHARE = 0.1
const MOST_ERRORS = 5

type Vital = { metric: Metric['name']; value: number; page: string }
type FieldError = DescribedError & { page: string }

// What the database takes; a tab that was asleep measures nonsense.
const LARGEST: Record<Metric['name'], number> = {
  LCP: 600_000,
  INP: 600_000,
  FCP: 600_000,
  TTFB: 600_000,
  CLS: 100,
}

// Not every browser has these, and TypeScript knows none of them.
type Extras = {
  globalPrivacyControl?: boolean
  connection?: { effectiveType?: string }
}

/** Whoever asks not to be followed is not, although nothing here would tell who they are. A program is no visitor. */
export function mayReport(browser: Navigator & Extras): boolean {
  return browser.globalPrivacyControl !== true && browser.doNotTrack !== '1' && !browser.webdriver
}

function connection({ connection: network }: Navigator & Extras): string {
  const kind = network?.effectiveType?.replace('slow-', '') ?? ''
  return ['4g', '3g', '2g'].includes(kind) ? kind : 'unknown'
}

/** The hash in the name of the entry, which changes with every build. */
function release(): string {
  const entry = document.querySelector<HTMLScriptElement>('script[type=module][src*="/assets/"]')?.src ?? ''
  return /-([\w-]{8})\.js$/.exec(entry)?.[1] ?? 'unknown'
}

function circumstances() {
  const { lang } = document.documentElement
  return {
    language: isLanguage(lang) ? lang : DEFAULT_LANGUAGE,
    device: matchMedia('(max-width: 767px)').matches ? 'phone' : 'desktop',
    connection: connection(navigator),
    release: release(),
  }
}

/** Which route was open at a time since the page was loaded. */
function followRoutes(router: Router, first: Matches): (time: number) => string {
  const visited = [{ since: 0, page: routePattern(first) }]
  const follow = ({ matches }: Router['state']) => {
    const page = routePattern(matches)
    if (page !== visited.at(-1)?.page) visited.push({ since: performance.now(), page })
  }
  follow(router.state)
  router.subscribe(follow)
  return (time) => visited.findLast(({ since }) => since <= time)?.page ?? '/*'
}

async function watchVitals(report: (metric: Metric) => void): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals')
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(report)
}

/** Gathers what this visit is worth telling, and tells it when the page is left. Never the reason why a page fails. */
export function startFieldReport(router: Router, first: Matches): void {
  if (!mayReport(navigator)) return
  const pageAt = followRoutes(router, first)
  const vitals = new Map<Metric['name'], Vital>()
  const told = new Set<string>()
  let errors: FieldError[] = []
  let vitalsSent = false

  hearErrors((noted) => {
    const described = describeError(noted)
    if (described === null || told.size >= MOST_ERRORS || told.has(described.message)) return
    told.add(described.message)
    errors.push({ ...described, page: pageAt(performance.now()) })
  })

  if (Math.random() < VITALS_SHARE) {
    watchVitals(({ name, value, entries }) => {
      const page = pageAt(entries.at(0)?.startTime ?? 0)
      // How fast the team's own pages are is not what shoppers are asked for.
      if (page.startsWith('/admin') || !(value >= 0 && value <= LARGEST[name])) return
      vitals.set(name, { metric: name, value: Math.round(value * 10_000) / 10_000, page })
    }).catch(() => undefined)
  }

  const send = () => {
    const measured = vitalsSent ? [] : [...vitals.values()]
    if (measured.length === 0 && errors.length === 0) return
    vitalsSent ||= measured.length > 0
    sendOnLeaving('report_visit', {
      report: JSON.stringify({ ...circumstances(), vitals: measured, errors }),
    })
    errors = []
  }
  // The last event that every page gets. On the way up, so that the last values are there: web-vitals hears of it on the
  // way down.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send()
  })
}
