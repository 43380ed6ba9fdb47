import { describe, expect, it } from 'vitest'
import { chunkGroups } from '../../../scripts/build/chunk-groups.ts'

type Info = { importers: string[]; dynamicImporters: string[] }
const page = (name: string) => `/shop/src/pages/${name}.tsx`
const onDemand: Info = { importers: [], dynamicImporters: ['/shop/src/app/router.tsx'] }
const of = (...importers: string[]): Info => ({ importers, dynamicImporters: [] })

const modules: Record<string, Info> = {
  [page('home-page')]: onDemand,
  [page('products-page')]: onDemand,
  [page('product-page')]: onDemand,
  [page('cart-page')]: onDemand,
  '/shop/src/shell/footer.tsx': onDemand,
  '/shop/src/catalog/product-card.tsx': of(page('home-page'), page('products-page')),
  '/shop/src/ui/price.tsx': of('/shop/src/catalog/product-card.tsx', page('cart-page')),
  '/shop/src/cart/quantity-stepper.tsx': of(page('product-page'), page('cart-page')),
  '/shop/src/settings/contact-links.ts': of(page('product-page'), '/shop/src/shell/footer.tsx'),
  '/shop/src/ui/restore-lost-focus.ts': of('/shop/src/shell/footer.tsx', page('cart-page')),
  '/shop/src/pages/product/trust-lines.tsx': of(page('product-page')),
  '/shop/src/cart/cart-rows.tsx': of(page('cart-page')),
  '/shop/node_modules/lucide-react/index.js': of(page('home-page'), page('products-page')),
}

function fileOf(id: string): string | null {
  const graph = { getModuleInfo: (module: string) => modules[module] ?? null }
  for (const { name } of chunkGroups) {
    const file = typeof name === 'function' ? name(id, graph) : null
    if (file !== null) return file
  }
  return null
}

describe('the file that a module goes to', () => {
  it('is one for what the pages that visits begin with have in common', () => {
    expect(fileOf('/shop/src/catalog/product-card.tsx')).toBe('landing')
    expect(fileOf('/shop/src/ui/price.tsx')).toBe('landing')
    expect(fileOf('/shop/src/settings/contact-links.ts')).toBe('landing')
    expect(fileOf('/shop/node_modules/lucide-react/dist/esm/icons/truck.mjs')).toBe('landing')
  })

  it('is another for what one of them shares with other pages', () => {
    expect(fileOf('/shop/src/cart/quantity-stepper.tsx')).toBe('product-shared')
  })

  it('is one for what every page loads when it is idle', () => {
    expect(fileOf('/shop/src/shell/footer.tsx')).toBe('idle')
    expect(fileOf('/shop/src/ui/restore-lost-focus.ts')).toBe('idle')
    expect(fileOf('/shop/node_modules/lucide-react/dist/esm/icons/phone.mjs')).toBe('idle')
  })

  it('is the bundler’s business for everything else', () => {
    expect(fileOf('/shop/src/pages/product/trust-lines.tsx')).toBeNull()
    expect(fileOf('/shop/src/cart/cart-rows.tsx')).toBeNull()
    expect(fileOf(page('product-page'))).toBeNull()
    expect(fileOf('/shop/node_modules/lucide-react/index.js')).toBeNull()
  })
})
