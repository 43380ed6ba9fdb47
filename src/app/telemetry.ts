import type { createBrowserRouter } from 'react-router-dom'
import type { Metric } from 'web-vitals'
import { DEFAULT_LANGUAGE, isLanguage } from '@/i18n/locales'
import { connection } from '@/lib/connection'
import type { Database } from '@/lib/database.types'
import { describeError, type DescribedError } from '@/lib/describe-error'
import { supabaseUrl } from '@/lib/env'
import { onError } from '@/lib/log'
import { fetchWithKey } from '@/lib/supabase'

type Router = ReturnType<typeof createBrowserRouter>
type Matches = Router['state']['matches']

/** The share of visits whose speed is reported, drawn once per page load. Errors are always reported. */
export const VITALS_SAMPLE_RATE = 0.1
const MAX_ERRORS = 5

type Vital = { metric: Metric['name']; value: number; page: string }
type ReportedError = DescribedError & { page: string }

// The limits of the database; a suspended tab measures absurd values.
const MAX_VALUE: Record<Metric['name'], number> = {
  LCP: 600_000,
  INP: 600_000,
  FCP: 600_000,
  TTFB: 600_000,
  CLS: 100,
}

// Not in every browser, and not in TypeScript's types.
type Extras = { globalPrivacyControl?: boolean }

/** False for browsers that opt out of tracking, although reports identify no one, and for automated browsers. */
export function mayReport(browser: Navigator & Extras): boolean {
  return browser.globalPrivacyControl !== true && browser.doNotTrack !== '1' && !browser.webdriver
}

/** The route and not the URL: `/product/:id`. Routes are nested; each contributes its part of the path. */
export function routePattern(matches: Matches): string {
  const pattern = matches.reduce((parent, { route: { path } }) => {
    if (path === undefined) return parent
    return path.startsWith('/') ? path : `${parent.replace(/\/$/, '')}/${path}`
  }, '/')
  // Only characters that route patterns consist of, so that no part of a URL is ever reported.
  return /^\/[A-Za-z/:*-]{0,80}$/.test(pattern) ? pattern : '/*'
}

function connectionType(): string {
  const type = connection()?.effectiveType?.replace('slow-', '') ?? ''
  return ['4g', '3g', '2g'].includes(type) ? type : 'unknown'
}

/** The hash in the name of the entry, which changes with every build. */
function release(): string {
  const entry = document.querySelector<HTMLScriptElement>('script[type=module][src*="/assets/"]')?.src ?? ''
  return /-([\w-]{8})\.js$/.exec(entry)?.[1] ?? 'unknown'
}

function visitContext() {
  const { lang } = document.documentElement
  return {
    language: isLanguage(lang) ? lang : DEFAULT_LANGUAGE,
    device: matchMedia('(max-width: 767px)').matches ? 'phone' : 'desktop',
    connection: connectionType(),
    release: release(),
  }
}

/** Returns the route that was open at a time, in milliseconds since the page was loaded. */
function trackRoutes(router: Router, first: Matches): (time: number) => string {
  const visited = [{ since: 0, page: routePattern(first) }]
  const track = ({ matches }: Router['state']) => {
    const page = routePattern(matches)
    if (page !== visited.at(-1)?.page) visited.push({ since: performance.now(), page })
  }
  track(router.state)
  router.subscribe(track)
  return (time) => visited.findLast(({ since }) => since <= time)?.page ?? '/*'
}

async function watchVitals(report: (metric: Metric) => void): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals')
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(report)
}

type ReportArgs = Database['public']['Functions']['report_telemetry']['Args'] & Record<string, string>

/**
 * Calls `report_telemetry` while the page unloads, without waiting for the response. Key and arguments are sent like those of a
 * form: anything else would need a CORS preflight, for which there is no time. No cookies, no session.
 */
function sendReport(values: ReportArgs): void {
  fetchWithKey(new URL(`${supabaseUrl()}/rest/v1/rpc/report_telemetry`), {
    method: 'POST',
    body: new URLSearchParams(values),
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch(() => undefined)
}

/** Collects vitals and errors, and sends them when the page is hidden. It never makes the page fail. */
export function reportVisit(router: Router, first: Matches): void {
  if (!mayReport(navigator)) return
  const pageAt = trackRoutes(router, first)
  const vitals = new Map<Metric['name'], Vital>()
  const reported = new Set<string>()
  let errors: ReportedError[] = []
  let vitalsSent = false

  onError((recorded) => {
    const described = describeError(recorded)
    if (described === null || reported.size >= MAX_ERRORS || reported.has(described.message)) return
    reported.add(described.message)
    errors.push({ ...described, page: pageAt(performance.now()) })
  })

  if (Math.random() < VITALS_SAMPLE_RATE) {
    watchVitals(({ name, value, entries }) => {
      const page = pageAt(entries.at(0)?.startTime ?? 0)
      // The speed of the admin area is not measured.
      if (page.startsWith('/admin') || !(value >= 0 && value <= MAX_VALUE[name])) return
      vitals.set(name, { metric: name, value: Math.round(value * 10_000) / 10_000, page })
    }).catch(() => undefined)
  }

  const send = () => {
    const measured = vitalsSent ? [] : [...vitals.values()]
    if (measured.length === 0 && errors.length === 0) return
    vitalsSent ||= measured.length > 0
    sendReport({ report: JSON.stringify({ ...visitContext(), vitals: measured, errors }) })
    errors = []
  }
  // The last event that every page gets. Bubbling, because web-vitals reports its final values in the capture phase.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send()
  })
}
