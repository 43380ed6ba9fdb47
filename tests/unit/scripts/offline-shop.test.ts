import { describe, expect, it } from 'vitest'
import { offlineChunks } from '../../../scripts/offline-shop.ts'

type Chunk = Parameters<typeof offlineChunks>[0][number]

const chunk = (fileName: string, of: Partial<Chunk> = {}): Chunk => ({
  fileName,
  isEntry: false,
  imports: [],
  dynamicImports: [],
  facadeModuleId: null,
  ...of,
})
const door = (fileName: string, module: string, of: Partial<Chunk> = {}) =>
  chunk(fileName, { facadeModuleId: `/shop/src/${module}`, ...of })
const entry = (...dynamicImports: string[]) => chunk('index.js', { isEntry: true, dynamicImports })

describe('offlineChunks', () => {
  it('keeps the pages of the shop with what they load at once and later, in every language', () => {
    const chunks = [
      entry('cart-page.js', 'fr.js', 'ordering-ar.js'),
      door('cart-page.js', 'pages/cart-page.tsx', { imports: ['shared.js'], dynamicImports: ['undo.js'] }),
      door('fr.js', 'i18n/messages/fr.ts'),
      door('ordering-ar.js', 'i18n/messages/ordering/ar.ts'),
      chunk('shared.js'),
      door('undo.js', 'cart/undo.tsx'),
    ]
    expect(offlineChunks(chunks).sort()).toEqual(chunks.map(({ fileName }) => fileName).sort())
  })

  it.each([
    'admin/orders/orders-page.tsx',
    'i18n/messages/admin/frame/en.ts',
    'i18n/messages/account/fr.ts',
    'i18n/messages/content/ar.ts',
    'content/stories/the-art-of-zellige.ts',
    'pages/about-page.tsx',
    'pages/account/order-page.tsx',
    'pages/care-redirect.tsx',
  ])('leaves out %s and what only that needs', (module) => {
    const chunks = [entry('door.js'), door('door.js', module, { imports: ['deep.js'] }), chunk('deep.js')]
    expect(offlineChunks(chunks)).toEqual(['index.js'])
  })

  it('keeps what the shop needs at once, wherever it lies', () => {
    const shared = door('shared.js', 'pages/about-page.tsx')
    const chunks = [{ ...entry('shared.js'), imports: ['shared.js'] }, shared]
    expect(offlineChunks(chunks)).toEqual(['index.js', 'shared.js'])
  })
})
