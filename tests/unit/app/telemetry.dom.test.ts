import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import type { Metric } from 'web-vitals'
import { mayReport, reportVisit, routePattern, VITALS_SAMPLE_RATE } from '@/app/telemetry'
import { recordError } from '@/lib/log'

const watched = vi.hoisted(() => ({ report: [] as ((metric: Metric) => void)[] }))
// Stands for the measurements of a browser.
vi.mock('web-vitals', () => {
  const watch = (report: (metric: Metric) => void) => void watched.report.push(report)
  return { onCLS: watch, onFCP: watch, onINP: watch, onLCP: watch, onTTFB: watch }
})

const sent = vi.fn<(url: URL, init: RequestInit) => Promise<Response>>()
const page = (path: string) => ({ path, element: null })
const openAt = (address: string) =>
  createMemoryRouter(
    [page('/'), page('/product/:id'), { path: '/admin', children: [page('orders/:orderNumber')] }],
    {
      initialEntries: [address],
    },
  )

/** One page load, with this value of Math.random(). */
async function start(address: string, random: number) {
  vi.spyOn(Math, 'random').mockReturnValue(random)
  const router = openAt(address)
  reportVisit(router, router.state.matches)
  await vi.dynamicImportSettled()
  await vi.waitFor(() => expect(watched.report).toHaveLength(random < VITALS_SAMPLE_RATE ? 5 : 0))
  return router
}
const measure = (name: Metric['name'], value: number, startTime = 0) =>
  watched.report[0]?.({ name, value, entries: [{ startTime }] } as unknown as Metric)
const leave = () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}
const reports = () =>
  sent.mock.calls.map(
    ([, init]) =>
      JSON.parse((init.body as URLSearchParams).get('report') ?? '') as {
        vitals: object[]
        errors: { message: string; page: string }[]
      },
  )

/** Listeners of a page load are never removed; every test is a page load. */
let listening: MockInstance<typeof window.addEventListener>
beforeEach(() => {
  watched.report = []
  sent.mockReset().mockResolvedValue(new Response())
  vi.stubGlobal('fetch', sent)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  listening = vi.spyOn(window, 'addEventListener')
})
afterEach(() => {
  for (const [type, listener] of listening.mock.calls) window.removeEventListener(type, listener)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('a visit that ends', () => {
  it('sends one report, with the key in the URL and without a CORS preflight', async () => {
    await start('/product/1f0c?color=Blue', 0)
    measure('LCP', 1234.56789)
    measure('CLS', 0.01)
    measure('CLS', 0.02)
    recordError('', new TypeError('x'))
    leave()
    leave()
    expect(sent).toHaveBeenCalledTimes(1)
    const [url, init] = sent.mock.calls[0]!
    expect(String(url)).toBe('http://supabase.test/rest/v1/rpc/report_telemetry?apikey=publishable-key')
    expect(init).toMatchObject({ method: 'POST', keepalive: true, credentials: 'omit' })
    expect(init.headers).toBeUndefined()
    expect(reports()[0]).toEqual({
      ...{ language: 'en', device: 'desktop', connection: 'unknown', release: 'unknown' },
      vitals: [
        { metric: 'LCP', value: 1234.5679, page: '/product/:id' },
        { metric: 'CLS', value: 0.02, page: '/product/:id' },
      ],
      errors: [{ message: 'TypeError: x', place: '', page: '/product/:id' }],
    })
  })

  it('contains the route that was open at the time', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(1000)
    const router = await start('/', 0)
    await router.navigate('/product/1')
    measure('LCP', 1, 500)
    measure('INP', 80, 1500)
    await router.navigate('/admin/orders/MCG-7K3PQ9XA')
    recordError('', new Error('x'))
    leave()
    expect(reports()[0]).toMatchObject({
      vitals: [{ page: '/' }, { page: '/product/:id' }],
      errors: [{ page: '/admin/orders/:orderNumber' }],
    })
  })

  it('is measured in one of ten visits; errors are always reported', async () => {
    await start('/', VITALS_SAMPLE_RATE)
    leave()
    expect(sent).not.toHaveBeenCalled()
    recordError('', new Error('late'))
    leave()
    expect(reports()).toMatchObject([{ vitals: [], errors: [{ message: 'Error: late' }] }])
  })

  it('reports at most five errors, without duplicates', async () => {
    await start('/', 1)
    for (const message of ['first', 'twice']) recordError('', new Error(message))
    leave()
    for (const message of ['twice', 'c', 'd', 'e', 'f', 'g']) recordError('', new Error(message))
    leave()
    expect(reports().map(({ errors }) => errors.map(({ message }) => message))).toEqual([
      ['Error: first', 'Error: twice'],
      ['Error: c', 'Error: d', 'Error: e'],
    ])
  })

  it('ignores invalid values and admin pages', async () => {
    await start('/admin/orders/1', 0)
    measure('LCP', 100)
    leave()
    expect(sent).not.toHaveBeenCalled()
    watched.report = []
    await start('/', 0)
    measure('CLS', Number.NaN)
    watched.report[0]?.({ name: 'LCP', value: 1e9, entries: [] } as unknown as Metric)
    leave()
    expect(sent).not.toHaveBeenCalled()
  })

  it('does not affect the page when the request fails', async () => {
    sent.mockRejectedValue(new TypeError('Failed to fetch'))
    await start('/', 0)
    measure('LCP', 1)
    leave()
    await Promise.resolve()
    expect(sent).toHaveBeenCalledTimes(1)
  })
})

it('errors are queued until telemetry listens, up to a limit', async () => {
  vi.resetModules()
  const fresh = await import('@/lib/log')
  for (let n = 0; n < 9; n += 1) fresh.recordError('before', n)
  const received: unknown[] = []
  fresh.onError(({ error }) => received.push(error))
  fresh.recordError('after', 9)
  expect(received).toEqual([0, 1, 2, 3, 4, 9])
})

describe('a browser that opts out of tracking', () => {
  const browser = (values: object) =>
    ({ webdriver: false, doNotTrack: null, ...values }) as unknown as Navigator
  it.each([
    [{}, true],
    [{ doNotTrack: '0', globalPrivacyControl: false }, true],
    [{ doNotTrack: '1' }, false],
    [{ globalPrivacyControl: true }, false],
    [{ webdriver: true }, false],
  ])('%j: %s', (values, allowed) => {
    expect(mayReport(browser(values))).toBe(allowed)
  })

  it('sends nothing, not even errors', () => {
    vi.stubGlobal('navigator', browser({ globalPrivacyControl: true }))
    vi.spyOn(Math, 'random').mockReturnValue(0)
    const router = openAt('/')
    reportVisit(router, router.state.matches)
    recordError('', new Error('x'))
    leave()
    expect(watched.report).toEqual([])
    expect(sent).not.toHaveBeenCalled()
  })
})

describe('the route of a URL', () => {
  it.each([
    ['/', '/'],
    ['/product/1f0c', '/product/:id'],
    ['/admin/orders/MCG-7K3PQ9XA', '/admin/orders/:orderNumber'],
  ])('%s is %s', (address, pattern) => {
    expect(routePattern(openAt(address).state.matches)).toBe(pattern)
  })

  it('is unknown when the pattern could contain personal data', () => {
    const router = createMemoryRouter([page('/secret-2026')], { initialEntries: ['/secret-2026'] })
    expect(routePattern(router.state.matches)).toBe('/*')
  })
})
