import { describe, expect, it } from 'vitest'
import { adminInStorefront } from '../../../scripts/build/admin-apart.ts'

type Chunk = Parameters<typeof adminInStorefront>[0][number]

const chunk = (fileName: string, of: Partial<Chunk>): Chunk => ({
  fileName,
  isEntry: false,
  imports: [],
  dynamicImports: [],
  facadeModuleId: null,
  moduleIds: [],
  ...of,
})

const page = '/shop/src/admin/orders/orders-page.tsx'
const door = chunk('orders-page.js', { facadeModuleId: page, moduleIds: [page] })

describe('adminInStorefront', () => {
  it('lets the entry open the admin area on demand', () => {
    const entry = chunk('index.js', { isEntry: true, dynamicImports: ['orders-page.js'] })
    expect(adminInStorefront([entry, door])).toEqual([])
  })

  it('finds what the first load would bring along', () => {
    const entry = chunk('index.js', { isEntry: true, imports: ['shared.js'] })
    const shared = chunk('shared.js', { moduleIds: ['/shop/src/admin/csv.ts'] })
    expect(adminInStorefront([entry, shared])).toEqual(['shared.js: /shop/src/admin/csv.ts'])
  })

  it('finds what a page of the shop would bring along later, texts and packages included', () => {
    const entry = chunk('index.js', { isEntry: true, dynamicImports: ['cart-page.js'] })
    const cart = chunk('cart-page.js', {
      facadeModuleId: '/shop/src/pages/cart-page.tsx',
      imports: ['shared.js'],
    })
    const shared = chunk('shared.js', {
      moduleIds: ['/shop/src/i18n/messages/admin/shell/en.ts', '/shop/node_modules/cmdk/dist/index.mjs'],
    })
    expect(adminInStorefront([entry, cart, shared])).toHaveLength(2)
  })

  it('is not fooled by a chunk that is both fetched at once and on demand', () => {
    const entry = chunk('index.js', {
      isEntry: true,
      imports: ['orders-page.js'],
      dynamicImports: ['orders-page.js'],
    })
    expect(adminInStorefront([entry, door])).toHaveLength(1)
  })
})
