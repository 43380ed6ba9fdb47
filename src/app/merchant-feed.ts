/** The feed of products for Google Merchant Center: https://support.google.com/merchants/answer/7052112 */
import type { QueryClient } from '@tanstack/react-query'
import { galleryPictures } from '@/catalog/gallery-pictures'
import { articleNumber, deliveryOf, KNOWN_OPTIONS, offersOf, type Offer } from '@/catalog/offers'
import type { ProductDetail } from '@/catalog/queries'
import { localized } from '@/i18n/localized'
import { LANGUAGES, type Language } from '@/i18n/locales'
import { countryCode } from '../../supabase/functions/_shared/country-codes'
import { unwrap } from '@/lib/errors'
import { plainPicture } from '@/lib/image-url'
import { publicData } from '@/lib/supabase'
import { publicUrl } from '@/paths'
import { settingsQueries, type DeliveryRates } from '@/settings/queries'
import { createQueryClient } from './query-client'

// The limits of Google's specification.
const MAX_LENGTH = { title: 150, description: 5000, option: 100, type: 750 }
const MAX_ADDITIONAL_PICTURES = 10
// With the longest descriptions, a file is below the 25 MB that Cloudflare Pages takes.
const MAX_ITEMS_PER_FILE = 2000
const IDS_PER_REQUEST = 60

type FeedProduct = Omit<ProductDetail, 'product_facts' | 'product_measures' | 'review_stats' | 'reviews'> & {
  product_measures: Pick<ProductDetail['product_measures'][number], 'variation_id' | 'weight_g'>[]
}

type FeedShop = { origin: string; name: string; rates: DeliveryRates }

/** The feeds of all languages by file name, and the pictures of each product. `ids` are those of the products, in their order. */
export async function merchantFeeds(
  ids: readonly string[],
  origin: string,
): Promise<{ files: Record<string, string>; pictures: Map<string, string[]> }> {
  const queryClient = createQueryClient()
  const products = await feedProducts(queryClient, ids)
  const { site_name: name } = await queryClient.query(settingsQueries.shop())
  const shop = { origin, name, rates: await queryClient.query(settingsQueries.deliveryRates()) }
  const files = LANGUAGES.flatMap((language) => Object.entries(merchantFeed(products, language, shop)))
  return {
    files: Object.fromEntries(files),
    pictures: new Map(products.map((product) => [product.id, [...picturesOf(product)]])),
  }
}

/** Each once, the main one first. */
function picturesOf(product: FeedProduct, main = product.image_url): Set<string> {
  const gallery = galleryPictures(product, product, 'en').map(({ url }) => url)
  return new Set([...(main === null ? [] : [main]), ...gallery])
}

/** The URL of a picture in a format that every reader takes; null where there is none. */
export function absolutePicture(value: string, origin: string): string | null {
  const url = plainPicture(value)
  return url?.startsWith('/') === true ? origin + url : url
}

async function feedProducts(queryClient: QueryClient, ids: readonly string[]): Promise<FeedProduct[]> {
  const products = new Map<string, FeedProduct>()
  for (let start = 0; start < ids.length; start += IDS_PER_REQUEST) {
    const requested = ids.slice(start, start + IDS_PER_REQUEST)
    const rows = await queryClient.query({
      queryKey: ['feed-products', requested],
      queryFn: async () =>
        unwrap(
          await publicData()
            .from('products')
            .select(
              `id, name_en, name_fr, name_ar, description_en, description_fr, description_ar, price, compare_at_price,
               image_url, image_color, stock_quantity, lead_time_days, city, category_id,
               categories (key, name_en, name_fr, name_ar, city),
               product_measures (variation_id, weight_g),
               product_images (id, image_url, image_color, alt_en, alt_fr, alt_ar),
               product_variations (id, variation_type, variation_value, price_adjustment, stock_quantity, image_url),
               stock_units (variation_ids, quantity)`,
            )
            .in('id', requested)
            .order('position', { referencedTable: 'product_images' })
            .order('created_at', { referencedTable: 'product_images' })
            .order('variation_type', { referencedTable: 'product_variations' })
            .order('variation_value', { referencedTable: 'product_variations' }),
        ),
    })
    for (const row of rows) products.set(row.id, row)
  }
  return ids.flatMap((id) => products.get(id) ?? [])
}

/** Contents by file name: one feed for each language, in several files when it is long. */
export function merchantFeed(
  products: readonly FeedProduct[],
  language: Language,
  shop: FeedShop,
  max = MAX_ITEMS_PER_FILE,
): Record<string, string> {
  const items = products.flatMap((product) =>
    offersOf(product, language).flatMap((offer) => itemOf(product, offer, language, shop)),
  )
  const parts = Array.from({ length: Math.max(1, Math.ceil(items.length / max)) }, (_, part) =>
    items.slice(part * max, (part + 1) * max),
  )
  return Object.fromEntries(
    parts.map((part, index) => [
      `feeds/products-${language}${index === 0 ? '' : `-${index + 1}`}.xml`,
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>',
        element('title', shop.name),
        element('link', shop.origin + publicUrl('/', language)),
        // Required by RSS, and not shown.
        element('description', shop.name),
        ...part,
        '</channel></rss>\n',
      ].join('\n'),
    ]),
  )
}

const dirhams = (amount: number) => `${amount.toFixed(2)} MAD`

function itemOf(product: FeedProduct, offer: Offer, language: Language, shop: FeedShop): string[] {
  const { origin, rates } = shop
  const name = localized(product, 'name', language)
  const labels = offer.options.length === 0 ? '' : ` (${offer.options.map(({ label }) => label).join(', ')})`
  const options = offer.options.flatMap(({ type, label }) => {
    const option = KNOWN_OPTIONS[type.toLowerCase()]
    return option === undefined ? [] : [[`g:${option}`, bounded(label, MAX_LENGTH.option)] as const]
  })
  const [main, ...others] = [...picturesOf(product, offer.picture)]
    .map((picture) => absolutePicture(picture, origin))
    .filter((url) => url !== null)
  // Google takes no item without a picture.
  if (main === undefined) return []
  const fields: (readonly [name: string, text: string | null])[] = [
    ['g:id', offer.number],
    [
      'g:title',
      bounded(bounded(name, Math.max(60, MAX_LENGTH.title - labels.length)) + labels, MAX_LENGTH.title),
    ],
    ['g:description', bounded(localized(product, 'description', language) || name, MAX_LENGTH.description)],
    ['g:link', origin + publicUrl(offer.path, language)],
    ['g:image_link', main],
    ...others
      .slice(0, MAX_ADDITIONAL_PICTURES)
      .map((picture) => ['g:additional_image_link', picture] as const),
    ['g:availability', offer.quantity > 0 ? 'in_stock' : 'out_of_stock'],
    ['g:price', dirhams(offer.before ?? offer.price)],
    ['g:sale_price', offer.before === null ? null : dirhams(offer.price)],
    ['g:condition', 'new'],
    // Handmade pieces have no number of a manufacturer.
    ['g:identifier_exists', 'no'],
    ['g:product_type', bounded(localized(product.categories, 'name', language), MAX_LENGTH.type)],
    // Google takes a group only where its pieces differ by options of its own list.
    ['g:item_group_id', groups(offer, options.length) ? articleNumber(product.id) : null],
    ...options,
  ]
  const shipping = rates.flatMap((rate) => {
    const country = countryCode(rate.country)
    return country === undefined ? [] : [delivery(deliveryOf(rate, offer), country, product.lead_time_days)]
  })
  const texts = fields.map(([field, text]) => (text === null ? '' : element(field, text)))
  return [`<item>${texts.join('')}${shipping.join('')}</item>`]
}

const groups = ({ options }: Offer, count: number) => options.length > 0 && options.length === count

function delivery(terms: ReturnType<typeof deliveryOf>, country: string, leadTime: number | null): string {
  return `<g:shipping>${[
    element('g:country', country),
    element('g:price', dirhams(terms.fee)),
    element('g:min_handling_time', '0'),
    element('g:max_handling_time', String(leadTime ?? 0)),
    element('g:min_transit_time', String(terms.min_days)),
    element('g:max_transit_time', String(terms.max_days)),
  ].join('')}</g:shipping>`
}

/** At most `max` characters, ending with a whole word. */
function bounded(text: string, max: number): string {
  if (text.length <= max) return text
  const cut = text.slice(0, max - 1)
  return `${cut.replace(/\s+\S*$/, '')}…`
}

// Characters that XML 1.0 does not have, although a text of the database may.
const NOT_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

const element = (name: string, text: string) =>
  `<${name}>${text.replace(NOT_XML, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</${name}>`
