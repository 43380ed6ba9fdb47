import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { bundleWorker } from '../../../scripts/prerender/service-worker.ts'

const SHOP = 'https://shop.test'
const outDir = mkdtempSync(join(tmpdir(), 'mcg-worker-'))
const manifest = [
  { url: 'assets/shop-a1.js', revision: null, integrity: 'sha256-AAAA' },
  { url: 'app.html', revision: 'b2' },
]

beforeAll(async () => {
  const alias = { '@': resolve('src') }
  await bundleWorker({ root: resolve('.'), outDir, alias, target: 'es2023' }, manifest)
})
afterAll(() => rmSync(outDir, { recursive: true }))

const readWorker = () => readFileSync(join(outDir, 'sw.js'), 'utf8')

const skipWaiting = vi.fn<() => void>()
const claim = vi.fn<() => Promise<void>>()
const enablePreload = vi.fn<() => Promise<void>>()
const listeners: [type: string, listener: (event: object) => void][] = []
const fetched: Request[] = []
/** What another version of the worker has precached. */
const files = new Map([[`${SHOP}/assets/new-f6.js`, 'new code']])
const cached: string[] = []

class FetchEvent extends Event {}
class ShopRequest extends Request {
  constructor(url: string | Request, options?: RequestInit) {
    super(typeof url === 'string' ? new URL(url, SHOP) : url, options)
  }
}

/** Runs the bundle as a browser does that installs it: as a classic script in a scope without a page. */
function startWorker(): void {
  const cache = {
    match: () => Promise.resolve(undefined),
    put: (request: Request) => Promise.resolve(cached.push(request.url)),
    keys: () => Promise.resolve([new ShopRequest('/assets/old-c3.js')]),
    delete: (request: Request) => Promise.resolve(cached.push(`deleted ${request.url}`)),
  }
  const scope = {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.push([type, listener]),
    skipWaiting,
    clients: { claim },
    registration: { scope: `${SHOP}/`, navigationPreload: { enable: enablePreload } },
    location: new URL(`${SHOP}/sw.js`),
    caches: {
      open: () => Promise.resolve(cache),
      keys: () => Promise.resolve([]),
      match: (url: string) => Promise.resolve(files.has(url) ? new Response(files.get(url)) : undefined),
    },
    fetch: (request: Request) => {
      fetched.push(request)
      return Promise.resolve(new Response('content'))
    },
    Event,
    ExtendableEvent: Event,
    FetchEvent,
    Headers,
    Request: ShopRequest,
    Response,
    URL,
    // Limits that are not reached keep no process running.
    setTimeout: (run: () => void, delay?: number) => setTimeout(run, delay).unref(),
    clearTimeout,
  }
  runInNewContext(readWorker(), { ...scope, self: scope })
}

/** Sends an event to the worker and waits for what it does, which it returns. */
async function send(type: string, of: object = {}): Promise<unknown[]> {
  const work: Promise<unknown>[] = []
  const wait = (promise: Promise<unknown>) => work.push(promise)
  const event = { type, ...of, waitUntil: wait, respondWith: wait }
  for (const [name, listener] of listeners) if (name === type) listener(event)
  return Promise.all(work)
}

beforeEach(() => {
  for (const list of [listeners, fetched, cached]) list.length = 0
  for (const mock of [skipWaiting, claim, enablePreload]) mock.mockReset()
  claim.mockResolvedValue()
  enablePreload.mockResolvedValue()
  startWorker()
})

it('is one file with the code that Workbox has for production', () => {
  expect(readdirSync(outDir)).toEqual(['sw.js'])
  expect(readWorker()).not.toMatch(/process\.env|__WB_MANIFEST|sourceMappingURL|\bimport\b|\bexport\b/)
})

it('precaches the files of the build, past the HTTP cache where a name has no hash, and refuses other content', async () => {
  await send('install')
  expect(fetched.map(({ url, cache, integrity }) => [url, cache, integrity])).toEqual([
    [`${SHOP}/assets/shop-a1.js`, 'default', 'sha256-AAAA'],
    [`${SHOP}/app.html`, 'reload', ''],
  ])
  expect(cached).toEqual([`${SHOP}/assets/shop-a1.js`, `${SHOP}/app.html?__WB_REVISION__=b2`])
})

it('controls open pages and requests navigations early once it is active, and removes files of earlier builds', async () => {
  await send('activate')
  expect(claim).toHaveBeenCalledOnce()
  expect(enablePreload).toHaveBeenCalledOnce()
  expect(cached).toEqual([`deleted ${SHOP}/assets/old-c3.js`])
})

it('replaces an earlier version only when the page sends SKIP_WAITING', async () => {
  await send('install')
  for (const data of [undefined, null, 'SKIP_WAITING', { type: 'CACHE' }]) await send('message', { data })
  expect(skipWaiting).not.toHaveBeenCalled()
  await send('message', { data: { type: 'SKIP_WAITING' } })
  expect(skipWaiting).toHaveBeenCalledOnce()
})

type RequestOptions = RequestInit & { readonly destination?: string }

it.each<[name: string, isAnswered: boolean, path: string, options: RequestOptions]>([
  ['a precached file', true, '/assets/shop-a1.js', {}],
  ['a precached file with the parameters of an advertisement', true, '/app.html?utm_source=mail', {}],
  ['a page', true, '/fr/products', { mode: 'navigate' }],
  ['the public catalogue', true, '/rest/v1/products?select=id', {}],
  ['a picture', true, '/assets/lamp-d4.avif', { destination: 'image' }],
  ['a file that is not precached', true, '/assets/admin-e5.js', {}],
  ['the data of a page', false, '/assets/data-e5.json', {}],
  ['a file of another origin', false, 'https://elsewhere.test/assets/a.js', {}],
  ['the catalogue with a session', false, '/rest/v1/products', { headers: { authorization: 'Bearer a' } }],
  ['a quote', false, '/rest/v1/rpc/quote_order', { method: 'POST' }],
  ['an order', false, '/rest/v1/orders', {}],
])(
  'answers or leaves to the browser: %s',
  async (_name, isAnswered, path, { mode, destination, ...init }) => {
    const request = new ShopRequest(path, init)
    // Only a browser can set these.
    if (mode !== undefined) Object.defineProperty(request, 'mode', { value: mode })
    if (destination !== undefined) Object.defineProperty(request, 'destination', { value: destination })
    await send('fetch', { request })
    expect(fetched.map(({ url }) => url)).toEqual(isAnswered ? [request.url] : [])
  },
)

it('serves the files that another version has precached, whose pages are shown while this one is in control', async () => {
  const [response] = await send('fetch', { request: new ShopRequest('/assets/new-f6.js') })
  expect(await (response as Response).text()).toBe('new code')
  expect(fetched).toEqual([])
})
