import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { ProductDetail } from '@/catalog/queries'
import { loadArea, loadCatalogue } from '@/i18n/catalogues'
import { SizeGuideButton, sizeGuideOf } from '@/pages/product/size-guide-button'
import { renderInShop } from '../../../render'

const product = (category: string, ...sizes: string[]) =>
  ({
    categories: { key: category },
    product_variations: [
      { variation_type: 'color', variation_value: '38' },
      ...sizes.map((size) => ({ variation_type: 'size', variation_value: size })),
    ],
    // The guide reads nothing else.
  }) as unknown as ProductDetail

beforeAll(() => Promise.all([loadArea('product'), loadCatalogue('fr')]))

describe('the size guide', () => {
  it.each([
    ['poufs', ['45 cm', '55 cm'], 'poufs'],
    ['poufs', ['45 x 45 cm', '60 x 60 cm'], null],
    ['poufs', [], null],
    ['leather-goods', ['38', '39'], 'babouches'],
    ['leather-goods', ['Small', 'Medium'], null],
    ['carpets', ['160 x 230 cm'], 'rugs'],
    ['carpets', ['Small', 'Large'], null],
    ['embroidery', ['45 x 45 cm', '40 x 60 cm'], 'cushions'],
    ['embroidery', ['150 x 220 cm'], null],
    ['lamps', ['45 cm', 'Small'], null],
  ])('of %s in %j is %s', (category, sizes, guide) => {
    expect(sizeGuideOf(product(category, ...sizes))).toBe(guide)
  })

  it('opens beside the sizes, in the language of the page', async () => {
    // jsdom has no layout to observe.
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe = () => undefined
        disconnect = () => undefined
      },
    )
    renderInShop(<SizeGuideButton guide="babouches" />, { language: 'fr' })
    await userEvent.click(screen.getByRole('button', { name: 'Guide des tailles' }))
    const dialog = await screen.findByRole('dialog', { name: 'Guide des tailles · Babouches' })
    const row = within(dialog).getByRole('row', { name: /^38/ })
    expect(row).toHaveTextContent('23,8')
  })
})
