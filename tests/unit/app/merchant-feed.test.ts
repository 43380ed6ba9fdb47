import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '@/i18n/locales'
import { merchantFeed } from '@/app/merchant-feed'
import { itemProblems, itemsOf } from '../../../scripts/checks/feed.ts'

type Product = Parameters<typeof merchantFeed>[0][number]

const BOWL: Product = {
  ...{ id: '20000000-0000-4000-8000-000000000001', category_id: '10000000-0000-4000-8000-000000000001' },
  ...{ name_en: 'Painted <bowl> & plate', name_fr: 'Bol peint', name_ar: 'زلافة', city: 'Fez' },
  ...{ description_en: 'A bowl.', description_fr: '', description_ar: '' },
  ...{ price: 80, compare_at_price: 100, stock_quantity: 3, lead_time_days: 10 },
  ...{ image_url: 'catalog/bowl-1000.avif', image_color: null },
  categories: { key: 'pottery', name_en: 'Pottery', name_fr: 'Poterie', name_ar: 'فخار', city: 'Fez' },
  product_images: [],
  product_variations: [],
  product_measures: [],
  stock_units: [],
}
const SHOP: Parameters<typeof merchantFeed>[2] = {
  origin: 'https://shop.example',
  name: 'Shop',
  rates: [
    { country: 'morocco', fee: 30, free_from: 80, min_days: 1, max_days: 3, delivery_bounds: [] },
    { country: 'france', fee: 150, free_from: null, min_days: 4, max_days: 8, delivery_bounds: [] },
  ],
}

const option = (id: string, type: string, value: string, price_adjustment = 0) => ({
  ...{ id, variation_type: type, variation_value: value, price_adjustment },
  ...{ stock_quantity: 1, image_url: null },
})
const feedOf = (product: Partial<Product>, language: (typeof LANGUAGES)[number] = 'en', shop = SHOP) => {
  const { [`feeds/products-${language}.xml`]: feed = '' } = merchantFeed(
    [{ ...BOWL, ...product }],
    language,
    shop,
  )
  return { feed, items: itemsOf(feed) }
}
const valuesOf = (product: Partial<Product>, name: string) =>
  feedOf(product).items.map((item) => item.get(name)?.join() ?? null)

describe('the feed for Google Merchant Center', () => {
  it.each(LANGUAGES)('has what Google requires, in %s', (language) => {
    const { items } = feedOf({}, language)
    expect(items).toHaveLength(1)
    expect(items.flatMap(itemProblems)).toEqual([])
  })

  it('states the price before a reduction, the stock, and that a handmade piece has no number of a manufacturer', () => {
    const [item] = feedOf({}).items
    expect(Object.fromEntries(item ?? [])).toMatchObject({
      id: ['20000000'],
      title: ['Painted <bowl> & plate'],
      link: ['https://shop.example/product/20000000-0000-4000-8000-000000000001'],
      price: ['100.00 MAD'],
      sale_price: ['80.00 MAD'],
      availability: ['in_stock'],
      condition: ['new'],
      identifier_exists: ['no'],
      product_type: ['Pottery'],
    })
    expect(valuesOf({ compare_at_price: null, stock_quantity: 0 }, 'availability')).toEqual(['out_of_stock'])
    expect(valuesOf({ compare_at_price: null }, 'sale_price')).toEqual([null])
  })

  it('is in its language, and in English where a translation is missing', () => {
    const [item] = feedOf({}, 'fr').items
    expect(Object.fromEntries(item ?? [])).toMatchObject({
      title: ['Bol peint'],
      description: ['A bowl.'],
      link: ['https://shop.example/fr/product/20000000-0000-4000-8000-000000000001'],
      product_type: ['Poterie'],
    })
  })

  it('has the delivery of this piece to each country', () => {
    const { feed } = feedOf({})
    expect(feed).toContain(
      '<g:shipping><g:country>MA</g:country><g:price>0.00 MAD</g:price><g:min_handling_time>0</g:min_handling_time>' +
        '<g:max_handling_time>10</g:max_handling_time><g:min_transit_time>1</g:min_transit_time>' +
        '<g:max_transit_time>3</g:max_transit_time></g:shipping>',
    )
    expect(feed).toContain('<g:country>FR</g:country><g:price>150.00 MAD</g:price>')
    expect(feedOf({ price: 79 }).feed).toContain('<g:country>MA</g:country><g:price>30.00 MAD</g:price>')
  })

  it('has the highest price of couriers for the weight of the piece, and their days', () => {
    const [morocco, france] = SHOP.rates
    const bound = (from_g: number, fee: number) => ({ from_g, min_fee: 20, fee, min_days: 2, max_days: 6 })
    const couriers = { ...morocco!, free_from: 500, delivery_bounds: [bound(1001, 60), bound(0, 40)] }
    const delivered = (product: Partial<Product>) =>
      Array.from(
        feedOf(product, 'en', { ...SHOP, rates: [couriers, france!] }).feed.matchAll(
          /<g:shipping>(.*?)<\/g:shipping>/g,
        ),
        ([, text = '']) =>
          [...text.matchAll(/(\d+\.\d\d MAD)|_transit_time>(\d+)/g)].map(([, fee, days]) => fee ?? days),
      )
    const weighing = (weight_g: number | null, variation_id: string | null = null) => ({
      variation_id,
      weight_g,
    })
    const abroad = ['150.00 MAD', '4', '8']
    expect(delivered({ price: 90 })).toEqual([['40.00 MAD', '2', '6'], abroad])
    expect(delivered({ price: 500 })).toEqual([['0.00 MAD', '2', '6'], abroad])
    expect(delivered({ product_measures: [weighing(1000)] })[0]).toContain('40.00 MAD')
    expect(delivered({ product_measures: [weighing(1001)] })[0]).toContain('60.00 MAD')
    // A size has the weight of the product, unless it has one of its own.
    const sizes = {
      product_variations: [option('aaaaaaaa-1', 'size', 'Large'), option('bbbbbbbb-1', 'size', 'Small')],
      stock_units: [
        { variation_ids: ['aaaaaaaa-1'], quantity: 1 },
        { variation_ids: ['bbbbbbbb-1'], quantity: 1 },
      ],
      product_measures: [weighing(900, 'bbbbbbbb-1'), weighing(2000), weighing(null, 'aaaaaaaa-1')],
    }
    expect(
      delivered(sizes)
        .flat()
        .filter((text) => text !== undefined && /^[46]0\./.test(text)),
    ).toEqual(['60.00 MAD', '40.00 MAD'])
  })

  it('groups the options that Google supports, each with its own price, link and stock', () => {
    const { items } = feedOf(
      {
        product_variations: [
          option('aaaaaaaa-1', 'Color', 'Blue'),
          option('bbbbbbbb-1', 'size', '60 cm', 50),
        ],
        stock_units: [{ variation_ids: ['aaaaaaaa-1', 'bbbbbbbb-1'], quantity: 0 }],
      },
      'fr',
    )
    expect(items.flatMap(itemProblems)).toEqual([])
    expect(Object.fromEntries(items[0] ?? [])).toMatchObject({
      id: ['20000000-AAAAAAAA-BBBBBBBB'],
      item_group_id: ['20000000'],
      title: ['Bol peint (Bleu, 60\u00a0cm)'],
      color: ['Bleu'],
      price: ['150.00 MAD'],
      sale_price: ['130.00 MAD'],
      availability: ['out_of_stock'],
      link: [`https://shop.example/fr/product/${BOWL.id}?Color=Blue&size=60+cm`],
    })
  })

  it('makes no group of options that Google does not support', () => {
    const shapes = {
      product_variations: [option('aaaaaaaa-1', 'shape', 'Round'), option('bbbbbbbb-1', 'shape', 'Square')],
      stock_units: [
        { variation_ids: ['aaaaaaaa-1'], quantity: 1 },
        { variation_ids: ['bbbbbbbb-1'], quantity: 1 },
      ],
    }
    expect(valuesOf(shapes, 'item_group_id')).toEqual([null, null])
  })

  it('names pictures as JPEG where they are AVIF, the main one first', () => {
    const picture = (id: string, image_url: string) => ({
      ...{ id, image_url, image_color: null, alt_en: '', alt_fr: '', alt_ar: '' },
    })
    const pictures = {
      product_images: [
        picture('1', 'catalog/bowl-1000.avif'),
        picture('2', 'uploads/side-1000.webp'),
        picture('3', 'https://cdn.example/odd.avif'),
      ],
    }
    expect(valuesOf(pictures, 'image_link')).toEqual(['https://shop.example/social/catalog/bowl-1000.jpg'])
    expect(valuesOf(pictures, 'additional_image_link')).toEqual([
      expect.stringMatching(/\/product-images\/uploads\/side-1000\.webp$/),
    ])
  })

  it('leaves out what has no picture that Google reads', () => {
    expect(feedOf({ image_url: 'https://cdn.example/odd.avif' }).items).toEqual([])
  })

  it('keeps to the limits of lengths, at whole words, and is well-formed whatever a text holds', () => {
    const long = { name_en: 'word '.repeat(31), description_en: `\u0001<b>${'word '.repeat(1200)}` }
    const { items, feed } = feedOf({
      ...long,
      product_variations: [option('aaaaaaaa-1', 'size', 'Large')],
      stock_units: [{ variation_ids: ['aaaaaaaa-1'], quantity: 1 }],
    })
    expect(items.flatMap(itemProblems)).toEqual([])
    expect(items[0]?.get('title')?.[0]).toMatch(/ word… \(Large\)$/)
    expect(feed).not.toContain('\u0001')
    expect(feed).toContain('<g:description>&lt;b&gt;word')
  })

  it('is split, so that no host refuses a file', () => {
    const files = merchantFeed([BOWL, { ...BOWL, id: '30000000-0000-4000-8000-000000000001' }], 'ar', SHOP, 1)
    expect(Object.keys(files)).toEqual(['feeds/products-ar.xml', 'feeds/products-ar-2.xml'])
    expect(Object.values(files).flatMap(itemsOf)).toHaveLength(2)
  })
})

describe('the check of a feed', () => {
  it.each([
    ['<g:id>1</g:id>', 'no title'],
    [`<g:title>${'x'.repeat(151)}</g:title>`, 'title is longer than 150 characters'],
    ['<g:price>10</g:price>', 'price is 10'],
    [
      '<g:price>10.00 MAD</g:price><g:sale_price>10.00 MAD</g:sale_price>',
      'sale_price is not lower than price',
    ],
    ['<g:image_link>/a.avif</g:image_link>', 'Google reads no AVIF: /a.avif'],
    ['<g:item_group_id>1</g:item_group_id>', 'a group without options'],
  ])('%s: %s', (text, problem) => {
    expect(itemsOf(`<item>${text}</item>`).flatMap(itemProblems)).toContain(problem)
  })
})
