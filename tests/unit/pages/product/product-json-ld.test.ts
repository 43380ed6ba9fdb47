import { describe, expect, it } from 'vitest'
import type { ProductDetail } from '@/catalog/queries'
import { productJsonLd, trailJsonLd } from '@/pages/product/product-json-ld'
import { jsonLdText } from '@/shell/json-ld'
import { missingProperties } from '../../../../scripts/checks/structured-data.ts'

const review: ProductDetail['reviews'][number] = {
  id: '80000000-0000-4000-8000-000000000001',
  rating: 4,
  body: 'Lovely </script><script>alert(1)</script>',
  display_name: 'Salma',
  language: 'en',
  photos: [],
  reply: '',
  replied_at: null,
  helpful_count: 0,
  published_at: '2026-11-20T10:00:00Z',
}
const product = (reviews: readonly (typeof review)[]): ProductDetail => ({
  ...{ id: '20000000-0000-4000-8000-000000000001', category_id: '10000000-0000-4000-8000-000000000001' },
  ...{ name_en: 'Painted bowl', name_fr: 'Bol peint', name_ar: 'زلافة', city: 'Fez' },
  ...{ description_en: 'A bowl.', description_fr: '', description_ar: '' },
  ...{ price: 100, compare_at_price: null, stock_quantity: 3, lead_time_days: null },
  ...{ image_url: 'catalog/bowl-1000.avif', image_color: null },
  categories: { key: 'pottery', name_en: 'Pottery', name_fr: 'Poterie', name_ar: 'فخار', city: 'Fez' },
  product_facts: [],
  product_measures: [],
  product_images: [],
  product_variations: [],
  stock_units: [],
  review_stats: reviews.length === 0 ? null : { average: 4.25, review_count: 4, stars: [0, 0, 1, 1, 2] },
  reviews: [...reviews],
})

const SHOP = {
  origin: 'https://shop.example',
  name: 'Shop',
  rates: [
    { country: 'morocco', fee: 30, free_from: 200, min_days: 1, max_days: 3, delivery_bounds: [] },
    { country: 'france', fee: 150, free_from: null, min_days: 4, max_days: 8, delivery_bounds: [] },
  ],
}

type Node = Readonly<Record<string, unknown>>

const data = (reviews: readonly (typeof review)[]) =>
  JSON.parse(
    jsonLdText(
      productJsonLd(product(reviews), { language: 'en', t: (key: string) => key } as never, {
        ...SHOP,
      }),
    ),
  ) as Node

describe('the structured data of a product', () => {
  it('has every required field, with and without reviews', () => {
    expect(missingProperties(data([]))).toEqual([])
    expect(missingProperties(data([review, { ...review, rating: 5 }]))).toEqual([])
  })

  it('is a group of what is sold, where there are options', () => {
    const option = (
      id: string,
      variation_type: string,
      variation_value: string,
      price_adjustment: number,
    ) => ({
      ...{ id, variation_type, variation_value, price_adjustment },
      ...{ stock_quantity: 1, image_url: null },
    })
    const group = productJsonLd(
      {
        ...product([]),
        product_variations: [option('aaaa1', 'Color', 'Blue', 0), option('bbbb1', 'Size', '60 cm', 50)],
        stock_units: [{ variation_ids: ['aaaa1', 'bbbb1'], quantity: 0 }],
        lead_time_days: 10,
      },
      { language: 'fr', t: (key: string) => key } as never,
      SHOP,
    )
    expect(missingProperties(group)).toEqual([])
    expect(group).toMatchObject({
      '@type': 'ProductGroup',
      variesBy: ['https://schema.org/color', 'https://schema.org/size'],
      hasVariant: [
        {
          color: 'Bleu',
          sku: '20000000-AAAA1-BBBB1',
          offers: {
            url: `https://shop.example/fr/product/${product([]).id}?Color=Blue&Size=60+cm`,
            price: '150.00',
            availability: 'https://schema.org/OutOfStock',
            shippingDetails: [
              {
                shippingRate: { value: '30.00', currency: 'MAD' },
                shippingDestination: { addressCountry: 'MA' },
                deliveryTime: { handlingTime: { maxValue: 10 }, transitTime: { minValue: 1, maxValue: 3 } },
              },
              { shippingDestination: { addressCountry: 'FR' } },
            ],
            hasMerchantReturnPolicy: { applicableCountry: ['MA', 'FR'] },
          },
        },
      ],
    })
    expect(group).not.toHaveProperty('offers')
  })

  it.each([
    [199, '30.00'],
    [200, '0.00'],
  ])('has the fee of the delivery of one piece: for %i DH it is %s', (price, fee) => {
    const offer = productJsonLd(
      { ...product([]), price },
      { language: 'en', t: (key: string) => key } as never,
      SHOP,
    )
    expect(offer).toMatchObject({
      offers: { shippingDetails: [{ shippingRate: { value: fee } }, { shippingRate: { value: '150.00' } }] },
    })
  })

  it('has the highest price of couriers for the heaviest of the variants, and all their days', () => {
    const bound = { min_fee: 20, min_days: 2, max_days: 4 }
    const delivery_bounds = [
      { ...bound, from_g: 1001, fee: 60, max_days: 9 },
      { ...bound, from_g: 0, fee: 40 },
    ]
    const deliveredTo = (change: Partial<ProductDetail>) =>
      JSON.parse(
        jsonLdText(
          productJsonLd(
            { ...product([]), price: 90, ...change },
            { language: 'en', t: (key: string) => key } as never,
            { ...SHOP, rates: [{ ...SHOP.rates[0]!, delivery_bounds }, SHOP.rates[1]!] },
          ),
        ),
      ) as Node
    const terms = (value: string, maxValue: number) => ({
      shippingDetails: [
        { shippingRate: { value }, deliveryTime: { transitTime: { minValue: 2, maxValue } } },
        { shippingRate: { value: '150.00' }, deliveryTime: { transitTime: { minValue: 4, maxValue: 8 } } },
      ],
    })
    expect(deliveredTo({})).toMatchObject({ offers: terms('40.00', 4) })
    expect(deliveredTo({ price: 200 })).toMatchObject({ offers: terms('0.00', 4) })
    const measures = { length_cm: null, width_cm: null, height_cm: null, diameter_cm: null }
    const size = { variation_type: 'size', price_adjustment: 0, stock_quantity: 1, image_url: null }
    const sizes = deliveredTo({
      product_variations: [
        { ...size, id: 'aaaa1', variation_value: 'Small' },
        { ...size, id: 'bbbb1', variation_value: 'Large' },
      ],
      stock_units: [
        { variation_ids: ['aaaa1'], quantity: 1 },
        { variation_ids: ['bbbb1'], quantity: 1 },
      ],
      product_measures: [{ ...measures, variation_id: 'bbbb1', weight_g: 1800 }],
    })
    expect(sizes).toMatchObject({ hasVariant: [{ offers: terms('60.00', 9) }, {}] })
  })

  it('shows a picture that every search engine reads, and the way to the product', () => {
    expect(data([]).image).toEqual([
      'https://shop.example/social/catalog/bowl.jpg',
      expect.stringContaining('bowl-1000.avif'),
    ])
    const trail = trailJsonLd(product([]), { language: 'ar', t: (key: string) => key } as never, SHOP.origin)
    expect(missingProperties(trail)).toEqual([])
    expect(trail).toMatchObject({
      itemListElement: [
        { item: 'https://shop.example/ar' },
        { item: 'https://shop.example/ar/products' },
        { name: 'فخار', item: 'https://shop.example/ar/products?category=pottery' },
        { position: 4 },
      ],
    })
  })

  it('states rating and reviews only where there are some, within their bounds', () => {
    expect(data([])).not.toHaveProperty('aggregateRating')
    expect(data([])).not.toHaveProperty('review')
    const { aggregateRating, review: reviews } = data([review])
    expect(aggregateRating).toEqual({
      '@type': 'AggregateRating',
      ...{ ratingValue: 4.25, reviewCount: 4, bestRating: 5, worstRating: 1 },
    })
    expect(reviews).toMatchObject([
      { author: { name: 'Salma' }, reviewRating: { ratingValue: 4 }, datePublished: '2026-11-20' },
    ])
  })

  it('leaves out a review whose author’s name was removed', () => {
    expect(data([{ ...review, display_name: '' }, review]).review).toHaveLength(1)
  })

  it('cannot end its element by what a review says', () => {
    const text = jsonLdText(
      productJsonLd(product([review]), { language: 'en', t: (key: string) => key } as never, {
        ...SHOP,
      }),
    )
    expect(text).not.toContain('</script')
  })
})
