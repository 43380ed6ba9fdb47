import { describe, expect, test } from 'vitest'
import { productProblems, structuredData } from '../../../scripts/checks/structured-data.ts'

const ADDRESS = '/fr/product/1'
const offer = (url: string) => ({
  '@type': 'Offer',
  url,
  price: '120.00',
  priceCurrency: 'MAD',
  availability: 'https://schema.org/InStock',
  itemCondition: 'https://schema.org/NewCondition',
  shippingDetails: [
    {
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: '0.00', currency: 'MAD' },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'MA' },
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        handlingTime: { minValue: 0, maxValue: 0 },
        transitTime: { minValue: 1, maxValue: 3 },
      },
    },
  ],
  hasMerchantReturnPolicy: {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: ['MA'],
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: 14,
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    returnMethod: 'https://schema.org/ReturnByMail',
  },
})
const variant = (colour: string) => ({
  '@type': 'Product',
  name: `Bol (${colour})`,
  sku: `MCG-1-${colour}`,
  image: 'https://shop.example/assets/bowl.jpg',
  offers: offer(`https://shop.example${ADDRESS}?colour=${colour}`),
})
const PRODUCT = {
  '@type': 'ProductGroup',
  productGroupID: 'MCG-1',
  variesBy: ['https://schema.org/color'],
  hasVariant: [variant('bleu'), variant('rouge')],
  name: 'Bol',
  description: 'Un bol.',
  url: `https://shop.example${ADDRESS}`,
  image: ['https://shop.example/assets/bowl.jpg'],
  brand: { '@type': 'Brand', name: 'Shop' },
}
const TRAIL = {
  '@type': 'BreadcrumbList',
  itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Accueil', item: 'https://shop.example/fr' }],
}

/** The product without, or with another value of, one property; a dot leads to a value of a variant. */
function changed(path: string, value?: unknown): object {
  const copy = structuredClone(PRODUCT) as Record<string, unknown>
  const names = path.split('.')
  const last = names.pop() ?? ''
  const owner = names.reduce<Record<string, unknown>>(
    (node, name) => node[name] as Record<string, unknown>,
    copy,
  )
  if (value === undefined) Reflect.deleteProperty(owner, last)
  else owner[last] = value
  return copy
}

const problemsOf = (product: object, ...others: object[]) => productProblems([product, ...others], ADDRESS)

describe('the structured data of a product', () => {
  test('is complete', () => expect(problemsOf(PRODUCT, TRAIL)).toEqual([]))

  test.each([
    ['name', 'ProductGroup without name'],
    ['description', 'ProductGroup without description'],
    ['hasVariant.0.sku', 'Product without sku'],
    ['hasVariant.0.image', 'Product without image'],
    ['hasVariant.1.offers.priceCurrency', 'Offer without priceCurrency'],
    ['hasVariant.1.offers.shippingDetails', 'Offer without shippingDetails'],
    [
      'hasVariant.1.offers.shippingDetails.0.deliveryTime.transitTime.maxValue',
      'OfferShippingDetails without deliveryTime.transitTime.maxValue',
    ],
    ['hasVariant.1.offers.hasMerchantReturnPolicy.returnFees', 'MerchantReturnPolicy without returnFees'],
  ])('without %s is incomplete', (path, problem) => {
    expect(problemsOf(changed(path), TRAIL)).toContain(problem)
  })

  test.each([
    ['url', `https://shop.example/product/1`, 'url is https://shop.example/product/1'],
    ['hasVariant.0.offers.price', '0.00', 'price is 0.00'],
    ['hasVariant.0.offers.price', '120', 'price is 120'],
    ['hasVariant.0.offers.availability', 'InStock', 'availability is InStock'],
    ['hasVariant.0.sku', 'MCG-1-rouge', 'variants share sku'],
    ['image', ['/assets/bowl.jpg'], 'picture /assets/bowl.jpg has no address of its own'],
  ])('with %s = %j is wrong', (path, value, problem) => {
    expect(problemsOf(changed(path, value), TRAIL)).toContain(problem)
  })

  test('needs its breadcrumbs', () => expect(problemsOf(PRODUCT)).toEqual(['no breadcrumbs']))
  test('is of a product', () => expect(problemsOf(TRAIL)).toContain('no product'))

  test('is read from the page', () => {
    const page = `<main><script type="application/ld+json">{"name":"\\u003c/script>"}</script></main>`
    expect(structuredData(page)).toEqual([{ name: '</script>' }])
  })
})
