/**
 * Whether the structured data of a build's products has what Google documents for merchant listings, product variants, snippets of
 * reviews and breadcrumbs: https://developers.google.com/search/docs/appearance/structured-data/merchant-listing
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '../../src/i18n/locales.ts'
import { publicUrl } from '../../src/paths.ts'

/** By type. A dot leads to the value of a property. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Product: ['name', 'image', 'offers'],
  ProductGroup: ['name', 'productGroupID', 'variesBy', 'hasVariant', 'image'],
  Offer: ['price', 'priceCurrency', 'availability'],
  OfferShippingDetails: [
    'shippingRate.value',
    'shippingRate.currency',
    'shippingDestination.addressCountry',
    'deliveryTime.handlingTime.maxValue',
    'deliveryTime.transitTime.maxValue',
  ],
  MerchantReturnPolicy: ['applicableCountry', 'returnPolicyCategory', 'merchantReturnDays'],
  AggregateRating: ['ratingValue', 'reviewCount'],
  Review: ['author.name', 'reviewRating.ratingValue'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
}

/** What Google recommends for every product, and this shop has for every one. */
const RECOMMENDED: Readonly<Record<string, readonly string[]>> = {
  Product: ['sku'],
  ProductGroup: ['description', 'brand.name', 'url'],
  Offer: ['url', 'itemCondition', 'shippingDetails', 'hasMerchantReturnPolicy'],
  MerchantReturnPolicy: ['returnFees', 'returnMethod'],
}

type Node = Readonly<Record<string, unknown>>
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const valueAt = (node: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (isNode(value) ? value[name] : undefined), node)

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** All nodes of the data that have a type, without those that only refer to another by its id. */
function nodesOf(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf)
  if (!isNode(value)) return []
  return [...('@type' in value ? [value] : []), ...Object.values(value).flatMap(nodesOf)]
}

const ofType = (nodes: readonly Node[], type: string) => nodes.filter((node) => node['@type'] === type)

/** The required and recommended properties that are missing anywhere in structured data. */
export function missingProperties(data: unknown): string[] {
  const nodes = nodesOf(data)
  return [REQUIRED, RECOMMENDED]
    .flatMap(Object.entries)
    .flatMap(([type, names]: [string, readonly string[]]) =>
      ofType(nodes, type).flatMap((node) =>
        names.filter((name) => isEmpty(valueAt(node, name))).map((name) => `${type} without ${name}`),
      ),
    )
}

/** What is missing or wrong in the structured data of one product's page. */
export function productProblems(data: unknown, address: string): string[] {
  const nodes = nodesOf(data)
  const problems = missingProperties(data)
  const [group, single] = [ofType(nodes, 'ProductGroup'), ofType(nodes, 'Product')]
  const [whole] = [...group, ...single]
  if (whole === undefined) return [...problems, 'no product']
  if (group.length + (group.length === 0 ? single.length : 0) !== 1) problems.push('more than one product')
  if (ofType(nodes, 'BreadcrumbList').length !== 1) problems.push('no breadcrumbs')
  for (const name of ['description', 'brand.name', 'url'])
    if (isEmpty(valueAt(whole, name))) problems.push(`no ${name}`)
  if (!String(whole.url).endsWith(address)) problems.push(`url is ${String(whole.url)}`)
  for (const offer of ofType(nodes, 'Offer')) {
    if (!/^\d+\.\d\d$/.test(String(offer.price)) || Number(offer.price) <= 0)
      problems.push(`price is ${String(offer.price)}`)
    if (!/^https:\/\/schema\.org\/(?:In|OutOf)Stock$/.test(String(offer.availability)))
      problems.push(`availability is ${String(offer.availability)}`)
  }
  // Variants have numbers and addresses of their own, which lead to the choice.
  for (const name of ['sku', 'offers.url']) {
    const values = single.map((product) => valueAt(product, name))
    if (new Set(values).size !== values.length) problems.push(`variants share ${name}`)
  }
  const pictures = [whole, ...single].flatMap(({ image }) => image).filter((url) => typeof url === 'string')
  for (const url of pictures)
    if (!url.startsWith('https://')) problems.push(`picture ${url} has no address of its own`)
  if (!pictures.some((url) => /\.(?:jpe?g|png|webp)(?:$|\?)/.test(url))) problems.push('no JPEG')
  return [...new Set(problems)]
}

/** The structured data that a page of the build contains. */
export const structuredData = (html: string): unknown[] =>
  Array.from(
    html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
    ([, text = '']) => JSON.parse(text) as unknown,
  )

/** The products of a build in each language. */
export function structuredDataProblems(folder: string): { products: number; problems: string[] } {
  const problems: string[] = []
  let products = 0
  for (const language of LANGUAGES) {
    const pages = join(folder, publicUrl('/product', language))
    if (!existsSync(pages)) continue
    for (const file of readdirSync(pages).filter((name) => name.endsWith('.html'))) {
      const address = publicUrl(`/product/${file.replace('.html', '')}`, language)
      products += 1
      const data = structuredData(readFileSync(join(pages, file), 'utf8'))
      problems.push(...productProblems(data, address).map((problem) => `${address}: ${problem}`))
    }
  }
  if (products === 0) problems.push('no page of a product has structured data')
  return { products, problems }
}
