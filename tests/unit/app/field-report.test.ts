import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import type { Metric } from 'web-vitals'
import { mayReport, startFieldReport, VITALS_SHARE } from '@/app/field-report'
import { routePattern } from '@/app/route-pattern'
import { noteError } from '@/lib/noted-errors'

const watched = vi.hoisted(() => ({ report: [] as ((metric: Metric) => void)[] }))
// What a browser would measure.
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

/** One page load, with the dice showing this. */
async function start(address: string, dice: number) {
  vi.spyOn(Math, 'random').mockReturnValue(dice)
  const router = openAt(address)
  startFieldReport(router, router.state.matches)
  await vi.dynamicImportSettled()
  expect(watched.report).toHaveLength(dice < VITALS_SHARE ? 5 : 0)
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

/** Every page load listens to its window for good; a test is one. */
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
  it('sends one report, with the key in the address and nothing that needs asking first', async () => {
    await start('/product/1f0c?color=Blue', 0)
    measure('LCP', 1234.56789)
    measure('CLS', 0.01)
    measure('CLS', 0.02)
    noteError('', new TypeError('x'))
    leave()
    leave()
    expect(sent).toHaveBeenCalledTimes(1)
    const [url, init] = sent.mock.calls[0]!
    expect(String(url)).toBe('http://supabase.test/rest/v1/rpc/report_visit?apikey=publishable-key')
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

  it('tells the page that was open when it happened', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(1000)
    const router = await start('/', 0)
    await router.navigate('/product/1')
    measure('LCP', 1, 500)
    measure('INP', 80, 1500)
    await router.navigate('/admin/orders/MCG-7K3PQ9XA')
    noteError('', new Error('x'))
    leave()
    expect(reports()[0]).toMatchObject({
      vitals: [{ page: '/' }, { page: '/product/:id' }],
      errors: [{ page: '/admin/orders/:orderNumber' }],
    })
  })

  it('is measured one time in ten; its errors are always told', async () => {
    await start('/', VITALS_SHARE)
    leave()
    expect(sent).not.toHaveBeenCalled()
    noteError('', new Error('late'))
    leave()
    expect(reports()).toMatchObject([{ vitals: [], errors: [{ message: 'Error: late' }] }])
  })

  it('tells five errors and each once', async () => {
    await start('/', 1)
    for (const message of ['first', 'twice']) noteError('', new Error(message))
    leave()
    for (const message of ['twice', 'c', 'd', 'e', 'f', 'g']) noteError('', new Error(message))
    leave()
    expect(reports().map(({ errors }) => errors.map(({ message }) => message))).toEqual([
      ['Error: first', 'Error: twice'],
      ['Error: c', 'Error: d', 'Error: e'],
    ])
  })

  it('measures neither nonsense nor the team’s own pages', async () => {
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

  it('goes unnoticed by the page when it cannot be told', async () => {
    sent.mockRejectedValue(new TypeError('Failed to fetch'))
    await start('/', 0)
    measure('LCP', 1)
    leave()
    await Promise.resolve()
    expect(sent).toHaveBeenCalledTimes(1)
  })
})

it('errors wait for whoever reports them, but not too many', async () => {
  vi.resetModules()
  const fresh = await import('@/lib/noted-errors')
  for (let n = 0; n < 9; n += 1) fresh.noteError('before', n)
  const heard: unknown[] = []
  fresh.hearErrors(({ error }) => heard.push(error))
  fresh.noteError('after', 9)
  expect(heard).toEqual([0, 1, 2, 3, 4, 9])
})

describe('whoever asks not to be followed', () => {
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

  it('sends nothing, not even what failed', () => {
    vi.stubGlobal('navigator', browser({ globalPrivacyControl: true }))
    vi.spyOn(Math, 'random').mockReturnValue(0)
    const router = openAt('/')
    startFieldReport(router, router.state.matches)
    noteError('', new Error('x'))
    leave()
    expect(watched.report).toEqual([])
    expect(sent).not.toHaveBeenCalled()
  })
})

describe('the route of an address', () => {
  it.each([
    ['/', '/'],
    ['/product/1f0c', '/product/:id'],
    ['/admin/orders/MCG-7K3PQ9XA', '/admin/orders/:orderNumber'],
  ])('%s is %s', (address, pattern) => {
    expect(routePattern(openAt(address).state.matches)).toBe(pattern)
  })

  it('is unknown where an address could come through', () => {
    const router = createMemoryRouter([page('/secret-2026')], { initialEntries: ['/secret-2026'] })
    expect(routePattern(router.state.matches)).toBe('/*')
  })
})
