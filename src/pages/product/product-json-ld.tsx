import { useQuery } from '@tanstack/react-query'
import { factLabels, type FactKind } from '@/catalog/facts'
import { galleryPictures } from '@/catalog/gallery-pictures'
import type { ProductDetail } from '@/catalog/queries'
import { articleNumber, deliveryOf, KNOWN_OPTIONS, offersOf, type Offer } from '@/catalog/offers'
import { groupVariations } from '@/catalog/variations'
import { RETURN_DAYS } from '@/content/returns'
import { formatDimensions } from '@/i18n/format-measures'
import { useLanguage } from '@/i18n/language-context'
import type { Translate } from '@/i18n/message-types'
import { localized } from '@/i18n/localized'
import type { Language } from '@/i18n/locales'
import { countryCode } from '../../../supabase/functions/_shared/country-codes'
import { imageUrl, socialPicture } from '@/lib/image-url'
import { paths, publicUrl } from '@/paths'
import { settingsQueries, SITE_NAME, type DeliveryRates } from '@/settings/queries'
import { jsonLdText } from '@/shell/json-ld'
import { useSiteOrigin } from '@/ui/use-site-origin'

type Texts = { language: Language; t: Translate }

/** Materials, colours, measures and where and how the product was made. */
function factProperties(product: ProductDetail, { language, t }: Texts): object {
  const list = (kind: FactKind) => factLabels(product, kind, language)
  const joined = (kind: FactKind) => list(kind).join(', ') || undefined
  const own = product.product_measures.find(({ variation_id: id }) => id === null)
  const centimetres = (value: number | null | undefined) =>
    value == null ? undefined : { '@type': 'QuantitativeValue', value, unitCode: 'CMT' }
  const properties = [
    ...list('technique').map((value) => ({ name: t('deferred.facts.technique'), value })),
    ...list('place').map((value) => ({ name: t('deferred.facts.madeIn'), value })),
  ]
  return {
    material: joined('material'),
    color: joined('colour'),
    size: own === undefined ? undefined : formatDimensions(own, language) || undefined,
    // A round object is as wide and as deep as its diameter.
    width: centimetres(own?.width_cm ?? own?.diameter_cm),
    depth: centimetres(own?.length_cm ?? own?.diameter_cm),
    height: centimetres(own?.height_cm),
    weight:
      own?.weight_g == null
        ? undefined
        : { '@type': 'QuantitativeValue', value: own.weight_g, unitCode: 'GRM' },
    additionalProperty:
      properties.length === 0
        ? undefined
        : properties.map((property) => ({ '@type': 'PropertyValue', ...property })),
  }
}

/** The rating and the newest reviews; nothing for a product without reviews. */
function reviewProperties({ review_stats: stats, reviews }: ProductDetail): object {
  if (stats?.average == null) return {}
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: stats.average,
      reviewCount: stats.review_count,
      bestRating: 5,
      worstRating: 1,
    },
    // Without a name, which goes with the contact of the order, a review has no author to state.
    review: reviews
      .filter(({ display_name: name }) => name !== '')
      .map((review) => ({
        '@type': 'Review',
        author: { '@type': 'Person', name: review.display_name },
        datePublished: review.published_at?.slice(0, 10),
        inLanguage: review.language,
        reviewBody: review.body,
        reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: 5, worstRating: 1 },
      })),
  }
}

type Shop = { origin: string; name: string; rates: DeliveryRates }

/**
 * What one piece of any of the offers costs at most to each country, and its days, and the returns that the shop takes from all of them; a
 * variant refers to those of the first.
 */
function deliveryTerms(rates: DeliveryRates, leadTime: number | null, offers: readonly Offer[]): object {
  const offered = rates.flatMap((rate) => {
    const code = countryCode(rate.country)
    return code === undefined ? [] : [{ code, terms: offers.map((offer) => deliveryOf(rate, offer)) }]
  })
  const days = (minValue: number, maxValue: number) => ({
    '@type': 'QuantitativeValue',
    minValue,
    maxValue,
    unitCode: 'DAY',
  })
  return {
    shippingDetails: offered.map(({ code, terms }) => ({
      '@type': 'OfferShippingDetails',
      '@id': `#delivery-${code}`,
      shippingRate: {
        '@type': 'MonetaryAmount',
        value: Math.max(...terms.map(({ fee }) => fee)).toFixed(2),
        currency: 'MAD',
      },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: code },
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        handlingTime: days(0, leadTime ?? 0),
        transitTime: days(
          Math.min(...terms.map(({ min_days: min }) => min)),
          Math.max(...terms.map(({ max_days: max }) => max)),
        ),
      },
    })),
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      '@id': '#returns',
      applicableCountry: offered.length === 0 ? 'MA' : offered.map(({ code }) => code),
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: RETURN_DAYS,
      returnMethod: 'https://schema.org/ReturnByMail',
      returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    },
  }
}

/** The parts of an object that have an `@id`, as references to it. */
function references(terms: object): object {
  const reference = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(reference)
    return typeof value === 'object' && value !== null && '@id' in value ? { '@id': value['@id'] } : value
  }
  return Object.fromEntries(Object.entries(terms).map(([name, value]) => [name, reference(value)]))
}

// A page with more would be slow, and search engines read no more.
const MAX_VARIANTS = 100

/** The product as schema.org data, for the merchant listings of search engines; with options, a group of what is sold. */
export function productJsonLd(product: ProductDetail, texts: Texts, shop: Shop): object {
  const { language } = texts
  const path = paths.product(product.id)
  const id = `${shop.origin}${path}#product`
  const sku = articleNumber(product.id)
  const name = localized(product, 'name', language)
  const offerOf = (offer: Offer) => ({
    '@type': 'Offer',
    url: `${shop.origin}${publicUrl(offer.path, language)}`,
    price: offer.price.toFixed(2),
    priceCurrency: 'MAD',
    availability: offer.quantity <= 0 ? 'https://schema.org/OutOfStock' : 'https://schema.org/InStock',
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@id': `${shop.origin}/#store` },
  })
  const offers = offersOf(product, language)
  const terms = deliveryTerms(shop.rates, product.lead_time_days, offers)
  const whole = offers.find(({ options }) => options.length === 0)
  const variants = offers.slice(0, MAX_VARIANTS).map((offer, index) => ({
    '@type': 'Product',
    name: `${name} (${offer.options.map(({ label }) => label).join(', ')})`,
    sku: offer.number,
    image: absolutePicture(offer.picture, shop.origin),
    ...Object.fromEntries(
      offer.options.flatMap(({ type, label }) => {
        const property = KNOWN_OPTIONS[type.toLowerCase()]
        return property === undefined ? [] : [[property, label]]
      }),
    ),
    offers: { ...offerOf(offer), ...(index === 0 ? terms : references(terms)) },
  }))
  const types = groupVariations(product.product_variations).map(
    ({ type }) => KNOWN_OPTIONS[type.toLowerCase()] ?? type,
  )
  return {
    '@context': 'https://schema.org',
    '@id': id,
    ...(whole !== undefined
      ? { '@type': 'Product', sku }
      : {
          '@type': 'ProductGroup',
          productGroupID: sku,
          variesBy: types.map((type) =>
            Object.values(KNOWN_OPTIONS).some((property) => property === type)
              ? `https://schema.org/${type}`
              : type,
          ),
          hasVariant: variants,
        }),
    name,
    description: localized(product, 'description', language) || undefined,
    category: localized(product.categories, 'name', language),
    url: `${shop.origin}${publicUrl(path, language)}`,
    image: [
      // Not every search engine reads AVIF.
      ...(product.image_url === null ? [] : [socialPicture(product.image_url)])
        .filter((picture) => picture !== null)
        .map((picture) => `${shop.origin}${picture}`),
      ...galleryPictures(product, product, language).map(({ url }) => absolutePicture(url, shop.origin)),
    ],
    brand: { '@type': 'Brand', name: shop.name },
    countryOfOrigin: { '@type': 'Country', name: 'MA' },
    ...factProperties(product, texts),
    ...reviewProperties(product),
    ...(whole !== undefined && { offers: { ...offerOf(whole), ...terms } }),
  }
}

/** Structured data needs absolute URLs; the API may be on the shop's own origin. */
function absolutePicture(value: string | null, origin: string): string | undefined {
  if (value === null) return undefined
  const url = imageUrl(value)
  return url.startsWith('/') ? `${origin}${url}` : url
}

/** Home, all products, the category, the product. */
export function trailJsonLd(product: ProductDetail, { t, language }: Texts, origin: string): object {
  const places: [name: string, path: string][] = [
    [t('shop.nav.home'), paths.home()],
    [t('shop.nav.products'), paths.products()],
    [
      localized(product.categories, 'name', language),
      paths.products(new URLSearchParams({ category: product.categories.key })),
    ],
    [localized(product, 'name', language), paths.product(product.id)],
  ]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: places.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${publicUrl(path, language)}`,
    })),
  }
}

export function ProductJsonLd({ product }: { product: ProductDetail }) {
  const { t, language } = useLanguage()
  const { data: settings } = useQuery(settingsQueries.shop())
  const { data: rates = [] } = useQuery(settingsQueries.deliveryRates())
  const origin = useSiteOrigin()
  const shop = { origin, name: settings?.site_name ?? SITE_NAME, rates }
  const data = [productJsonLd(product, { t, language }, shop), trailJsonLd(product, { t, language }, origin)]
  return <script type="application/ld+json">{jsonLdText(data)}</script>
}
