import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  MAX_KB,
  offlineChunks,
  precacheFiles,
  runtimeCaching,
  withIntegrity,
} from '../../../scripts/prerender/service-worker.ts'

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
    ).toEqual(['assets/shop.js', 'assets/shop.css', 'assets/font.woff2', 'app.html'])
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
  async function stored(cacheName: string, response: Response): Promise<Response | null | undefined> {
    const caching = runtimeCaching.find(({ options }) => options?.cacheName === cacheName)
    const decide = caching?.options?.plugins?.find(({ cacheWillUpdate }) => cacheWillUpdate)?.cacheWillUpdate
    if (!decide) throw new Error(`${cacheName} stores everything`)
    return decide({ response, request: new Request('https://shop.test/'), state: {} } as never) as Promise<
      Response | null | undefined
    >
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
