import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Strategy } from 'workbox-strategies'
import {
  MAX_KB,
  offlineChunks,
  precacheFiles,
  withIntegrity,
} from '../../../scripts/prerender/service-worker.ts'
import { filterParams } from '../../../src/catalog/filters'
import { routes } from '../../../src/service-worker/routes'
import { showPage } from '../../../src/service-worker/show-page'

// Workbox's code for development needs the global scope of a worker.
vi.hoisted(() => vi.stubEnv('NODE_ENV', 'production'))

const event = new Event('fetch') as ExtendableEvent

type Chunk = Parameters<typeof offlineChunks>[0][number]

const chunk = (fileName: string, of: Partial<Chunk> = {}): Chunk => ({
  fileName,
  isEntry: false,
  imports: [],
  dynamicImports: [],
  facadeModuleId: null,
  ...of,
})
const lazyChunk = (fileName: string, module: string, of: Partial<Chunk> = {}) =>
  chunk(fileName, { facadeModuleId: `/shop/src/${module}`, ...of })
const entry = (...dynamicImports: string[]) => chunk('index.js', { isEntry: true, dynamicImports })

describe('offlineChunks', () => {
  it('contains the offline pages with their static and dynamic imports, in every language', () => {
    const chunks = [
      entry('cart-page.js', 'fr.js', 'ordering-ar.js'),
      lazyChunk('cart-page.js', 'pages/cart-page.tsx', {
        imports: ['shared.js'],
        dynamicImports: ['undo.js'],
      }),
      lazyChunk('fr.js', 'i18n/messages/shop/fr.ts'),
      lazyChunk('ordering-ar.js', 'i18n/messages/ordering/ar.ts'),
      chunk('shared.js'),
      lazyChunk('undo.js', 'cart/undo.tsx'),
    ]
    expect(offlineChunks(chunks).sort()).toEqual(chunks.map(({ fileName }) => fileName).sort())
  })

  it('contains the style sheets of these pages, and no others', () => {
    const withSheet = (name: string) => ({ importedCss: new Set([name]) })
    const chunks = [
      { ...entry('layout.js'), viteMetadata: withSheet('shop.css') },
      lazyChunk('layout.js', 'admin/admin-layout.tsx', { viteMetadata: withSheet('admin.css') }),
    ]
    expect(offlineChunks(chunks)).toEqual(['index.js', 'shop.css'])
  })

  it.each([
    'admin/orders/orders-page.tsx',
    'i18n/messages/admin/shell/en.ts',
    'i18n/messages/account/fr.ts',
    'i18n/messages/content/ar.ts',
    'content/stories/the-art-of-zellige.ts',
    'pages/about-page.tsx',
    'pages/account/order-page.tsx',
    'pages/care-redirect.tsx',
  ])('leaves out %s and its own imports', (module) => {
    const chunks = [
      entry('lazy.js'),
      lazyChunk('lazy.js', module, { imports: ['deep.js'] }),
      chunk('deep.js'),
    ]
    expect(offlineChunks(chunks)).toEqual(['index.js'])
  })

  it('contains static imports of the entry, wherever the module is', () => {
    const shared = lazyChunk('shared.js', 'pages/about-page.tsx')
    const chunks = [{ ...entry('shared.js'), imports: ['shared.js'] }, shared]
    expect(offlineChunks(chunks)).toEqual(['index.js', 'shared.js'])
  })
})

describe('precacheFiles', () => {
  const offline = new Set(['assets/shop.js', 'assets/shop.css'])
  const file = (url: string, size = 1024) => ({ url, size, revision: null })

  it('are the chunks for offline use, everything else that was found, and the empty page', () => {
    const found = ['assets/shop.js', 'assets/admin.js', 'assets/shop.css', 'assets/font.woff2', 'index.html']
    expect(
      precacheFiles(
        found.map((url) => file(url)),
        offline,
      ).map(({ url }) => url),
    ).toEqual([
      'assets/shop.js',
      'assets/shop.css',
      'assets/font.woff2',
      'app.html',
      'fr/app.html',
      'ar/app.html',
    ])
  })

  it('fail the build when they exceed their limit', () => {
    const page = file('index.html')
    expect(() => precacheFiles([page, file('assets/shop.js', (MAX_KB - 1) * 1024)], offline)).not.toThrow()
    expect(() => precacheFiles([page, file('assets/shop.js', MAX_KB * 1024)], offline)).toThrow('precache')
    expect(() => precacheFiles([page, file('assets/admin.js', MAX_KB * 1024)], offline)).not.toThrow()
  })
})

describe('the caches of the worker', () => {
  /** What a cache stores of a response. */
  async function stored(cacheName: string, response: Response): Promise<Response | null> {
    const strategies = routes.flatMap(({ handler }) => (handler instanceof Strategy ? [handler] : []))
    const { plugins } = strategies.find((strategy) => strategy.cacheName === cacheName)!
    const decide = plugins.find(({ cacheWillUpdate }) => cacheWillUpdate)!.cacheWillUpdate!
    const request = new Request('https://shop.test/')
    return (await decide({ response, request, event })) ?? null
  }
  const answer = (type: string, status = 200, redirected = false) => {
    const response = new Response('x', { status, headers: { 'content-type': type } })
    Object.defineProperty(response, 'redirected', { value: redirected })
    return response
  }

  it.each([
    ['catalogue', 'application/json; charset=utf-8'],
    ['catalogue', 'application/vnd.pgrst.object+json'],
    ['pictures', 'image/avif'],
  ])('%s: %s is stored', async (name, type) => {
    expect(await stored(name, answer(type))).toBeInstanceOf(Response)
  })

  it.each([
    ['catalogue', answer('text/html')],
    ['catalogue', answer('image/avif')],
    ['catalogue', answer('application/json', 206)],
    ['catalogue', answer('application/json', 503)],
    ['catalogue', answer('application/json', 200, true)],
    ['pictures', answer('text/html')],
    ['pictures', answer('application/json')],
    ['pictures', answer('image/avif', 404)],
    ['pictures', answer('image/avif', 200, true)],
  ])('%s: nothing else is', async (name, response) => {
    expect(await stored(name, response)).toBeNull()
  })

  it('take only the content of the build as a precached file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'mcg-worker-'))
    mkdirSync(join(folder, 'assets'))
    writeFileSync(join(folder, 'assets/a.js'), 'alert()')
    expect(withIntegrity({ url: 'assets/a.js' }, folder)).toEqual({
      url: 'assets/a.js',
      integrity: `sha256-${createHash('sha256').update('alert()').digest('base64')}`,
    })
    expect(withIntegrity({ url: 'app.html' }, folder)).toEqual({ url: 'app.html' })
    rmSync(folder, { recursive: true })
  })
})

describe('a page that the worker shows', () => {
  const PAGE = '<script type="application/json" id="first-load">{"page":"/products","entry":"/assets/now.js"}'
  const kept = new Map<string, Response>()
  const files = new Map([
    ['/app.html', 'app'],
    ['/fr/app.html', 'application'],
    ['/assets/now.js', 'code'],
  ])
  const network = vi.fn<(request: Request) => Promise<Response>>()
  const offline = () => network.mockRejectedValue(new TypeError('Failed to fetch'))

  beforeEach(() => {
    vi.useFakeTimers()
    kept.clear()
    network.mockReset()
    waitUntil.mockReset()
    vi.stubGlobal('fetch', network)
    const pages = {
      match: (path: string) => Promise.resolve(kept.get(path)?.clone()),
      put: (path: string, page: Response) => Promise.resolve(kept.set(path, page)),
      keys: () => Promise.resolve([...kept.keys()]),
      delete: (path: string) => Promise.resolve(kept.delete(path)),
    }
    const match = (path: string) => {
      const file = files.get(path)
      return Promise.resolve(file === undefined ? undefined : new Response(file))
    }
    vi.stubGlobal('caches', { open: () => Promise.resolve(pages), match })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  const waitUntil = vi.fn<(work: Promise<unknown>) => void>()
  const visit = async (path: string, preloadResponse?: Promise<Response | undefined>) => {
    const request = new Request(`https://shop.test${path}`)
    const shown = showPage({
      event: { waitUntil, ...(preloadResponse !== undefined && { preloadResponse }) },
      request,
    })
    await vi.advanceTimersByTimeAsync(3000)
    return (await shown).text()
  }

  it('comes from the network, and is kept', async () => {
    network.mockResolvedValueOnce(new Response(PAGE))
    expect(await visit('/products?city=Fez')).toBe(PAGE)
    offline()
    expect(await visit('/products')).toBe(PAGE)
    expect(await visit('/fr/products')).toBe('application')
  })

  it('is shown while the rest of it arrives', async () => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    network.mockResolvedValueOnce(new Response(readable))
    const shown = await showPage({ event: { waitUntil }, request: new Request('https://shop.test/') })
    const writer = writable.getWriter()
    const text = shown.text()
    await writer.write(new TextEncoder().encode(PAGE))
    await writer.close()
    expect(await text).toBe(PAGE)
    await vi.advanceTimersByTimeAsync(0)
    expect(await kept.get('/')?.text()).toBe(PAGE)
  })

  it('is requested once, by the browser, where that is possible', async () => {
    expect(await visit('/products', Promise.resolve(new Response(PAGE)))).toBe(PAGE)
    expect(network).not.toHaveBeenCalled()
  })

  const everyFilter = filterParams({
    search: 'tajine',
    city: 'Fez',
    category: 'lamps',
    minPrice: 10,
    maxPrice: 20,
    material: ['wool'],
    colour: ['blue'],
    size: ['39'],
    inStock: true,
    sort: 'price_asc',
  })
  it.each([...everyFilter])(
    'is the kept one without its products, at once, for a list with filters: %s',
    async (name, value) => {
      kept.set('/products', new Response(`${PAGE}<main class="grow">\n<p>products</p>\n</main><footer>`))
      network.mockImplementation(() => Promise.resolve(new Response(PAGE.replace('now', 'later'))))
      expect(await visit(`/products?utm_source=letter&${name}=${value}`)).toBe(
        `${PAGE}<main class="grow"></main><footer>`,
      )
      // Fetched all the same, for the next visit.
      expect(await kept.get('/products')?.clone().text()).toContain('later')
    },
  )
  it.each(['/products', '/products?utm_source=letter', '/?q=tajine', '/fr/products?q=tajine'])(
    'is not the kept one where the HTML has its content, or none is kept in the language: %s',
    async (address) => {
      kept.set('/products', new Response(PAGE))
      kept.set('/', new Response(PAGE))
      network.mockResolvedValueOnce(new Response('new'))
      expect(await visit(address)).toBe('new')
    },
  )

  it.each([
    ['/fr/checkout', new Response('<html>')],
    ['/', new Response(PAGE, { status: 404 })],
  ])('is not kept when it may be personal or missing: %s', async (path, response) => {
    network.mockResolvedValueOnce(response)
    await visit(path)
    expect(kept.size).toBe(0)
  })

  it.each([404, 410])('is no longer kept once the host answers %i', async (status) => {
    kept.set('/products', new Response(PAGE))
    network.mockResolvedValueOnce(new Response('gone', { status }))
    expect(await visit('/products')).toBe('gone')
    expect(kept.size).toBe(0)
  })

  it.each([500, 503])('is the kept one, or the app, when the host answers %i', async (status) => {
    network.mockImplementation(() => Promise.resolve(new Response('fault', { status })))
    expect(await visit('/products')).toBe('app')
    kept.set('/products', new Response(PAGE))
    expect(await visit('/products')).toBe(PAGE)
    expect(kept.size).toBe(1)
    expect(await visit('/ar/products')).toBe('fault')
  })

  it('is kept, too, when it arrives after another one was shown', async () => {
    network.mockImplementation(
      () => new Promise((resolve) => setTimeout(() => resolve(new Response(PAGE)), 3500)),
    )
    const shown = showPage({ event: { waitUntil }, request: new Request('https://shop.test/products') })
    // Later the browser would refuse to wait.
    expect(waitUntil).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(3000)
    expect(await (await shown).text()).toBe('app')
    await vi.advanceTimersByTimeAsync(500)
    expect(await kept.get('/products')?.text()).toBe(PAGE)
  })

  it('holds back no new version of the worker when it never arrives', async () => {
    network.mockImplementation(() => new Promise(() => undefined))
    expect(await visit('/products')).toBe('app')
    await vi.advanceTimersByTimeAsync(30_000)
    await waitUntil.mock.lastCall?.[0]
  })

  it('is the app itself when its own code is that of another build', async () => {
    kept.set('/products', new Response(PAGE.replace('now', 'earlier')))
    offline()
    expect(await visit('/products')).toBe('app')
  })

  it('is the kept one when the network is slow, and the late one when there is no other', async () => {
    kept.set('/products', new Response(PAGE))
    network.mockImplementation(
      () => new Promise((resolve) => setTimeout(() => resolve(new Response('late')), 3500)),
    )
    expect(await visit('/products')).toBe(PAGE)
    files.delete('/app.html')
    const shown = visit('/')
    await vi.advanceTimersByTimeAsync(4000)
    expect(await shown).toBe('late')
    files.set('/app.html', 'app')
  })

  it.each([
    ['https://shop.test/fr/products', 'navigate', true],
    ['https://shop.test/', 'navigate', true],
    ['https://shop.test/fr/products', 'cors', false],
    ['https://shop.test/auth/v1/verify?token=1', 'navigate', false],
    ['https://shop.test/auth/reset', 'navigate', true],
    ['https://shop.test/_mail', 'navigate', false],
    ['https://shop.test/robots.txt', 'navigate', false],
    ['https://elsewhere.test/', 'navigate', false],
  ])('is a document of the shop: %s (%s)', (address, mode, isPage) => {
    const [page] = routes
    const url = new URL(address)
    const sameOrigin = url.origin === 'https://shop.test'
    expect(page?.match({ request: { mode } as Request, url, sameOrigin, event })).toBe(isPage)
  })
})
