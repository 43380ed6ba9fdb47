import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ProductDetail } from '@/catalog/queries'
import { ProductFacts } from '@/pages/product/product-facts'
import { renderInShop } from '../../../render'

const product = (sizes: readonly string[]): ProductDetail => ({
  ...{ id: '20000000-0000-4000-8000-000000000001', category_id: '10000000-0000-4000-8000-000000000001' },
  ...{ name_en: 'Slippers', name_fr: 'Babouches', name_ar: 'بلغة', city: 'Fez' },
  ...{ description_en: '', description_fr: '', description_ar: '' },
  ...{ price: 100, compare_at_price: null, stock_quantity: 3, lead_time_days: null },
  ...{ image_url: 'catalog/slippers-1000.avif', image_color: null },
  categories: { key: 'leather-goods', name_en: 'Leather', name_fr: 'Cuir', name_ar: 'جلد', city: 'Fez' },
  product_facts: [],
  product_measures: [],
  product_images: [],
  product_variations: sizes.map((size) => ({
    id: size,
    variation_type: 'size',
    variation_value: size,
    price_adjustment: 0,
    stock_quantity: 1,
    image_url: null,
  })),
  stock_units: [],
  review_stats: null,
  reviews: [],
})

test('shoes without measures link to the size guide, other products without measures do not', async () => {
  const { unmount } = renderInShop(<ProductFacts product={product(['38', '39'])} selection={{}} />)
  expect(await screen.findByRole('link', { name: 'Size guide' })).toHaveAttribute('href', '/support#size')
  unmount()
  renderInShop(<ProductFacts product={product(['Small', 'Large'])} selection={{}} />)
  expect(await screen.findByText('Category')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Size guide' })).toBeNull()
})
