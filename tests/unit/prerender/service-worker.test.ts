import { describe, expect, it } from 'vitest'
import { offlineChunks } from '../../../scripts/prerender/service-worker.ts'

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
