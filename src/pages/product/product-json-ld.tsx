import { useQuery } from '@tanstack/react-query'
import { paths, publicUrl } from '@/paths'
import { factLabels, type FactKind } from '@/catalog/facts'
import { galleryPictures } from '@/catalog/gallery-pictures'
import type { ProductDetail } from '@/catalog/queries'
import { RETURN_DAYS } from '@/content/returns'
import { formatDimensions } from '@/i18n/format-measures'
import { useLanguage } from '@/i18n/language-context'
import type { Translate } from '@/i18n/message-types'
import { localized } from '@/i18n/localized'
import type { Language } from '@/i18n/locales'
import { imageUrl } from '@/lib/image-url'
import { settingsQueries, SITE_NAME } from '@/settings/queries'
import { jsonLdText } from '@/shell/json-ld'
import { useSiteOrigin } from '@/ui/use-site-origin'
import { priceRange } from './price-range'

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

/** The product as schema.org data; a price range when variations change the price. */
export function productJsonLd(
  product: ProductDetail,
  texts: Texts,
  shop: { origin: string; name: string },
): object {
  const { language } = texts
  const path = `${shop.origin}${paths.product(product.id)}`
  const url = `${shop.origin}${publicUrl(paths.product(product.id), language)}`
  const { low, high } = priceRange(product.price, product.product_variations)
  const offer = {
    url,
    priceCurrency: 'MAD',
    availability:
      product.stock_quantity <= 0 ? 'https://schema.org/OutOfStock' : 'https://schema.org/InStock',
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@id': `${shop.origin}/#store` },
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'MA',
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: RETURN_DAYS,
      returnMethod: 'https://schema.org/ReturnByMail',
      returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    },
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': `${path}#product`,
    name: localized(product, 'name', language),
    description: localized(product, 'description', language) || undefined,
    category: localized(product.categories, 'name', language),
    sku: product.id.slice(0, 8).toUpperCase(),
    image: galleryPictures(product, product, language).map((picture) => {
      const url = imageUrl(picture.url)
      // Structured data needs absolute URLs; the API may be on the shop's own origin.
      return url.startsWith('/') ? `${shop.origin}${url}` : url
    }),
    brand: { '@type': 'Brand', name: shop.name },
    countryOfOrigin: { '@type': 'Country', name: 'MA' },
    ...factProperties(product, texts),
    ...reviewProperties(product),
    offers:
      low === high
        ? { '@type': 'Offer', price: low.toFixed(2), ...offer }
        : {
            '@type': 'AggregateOffer',
            lowPrice: low.toFixed(2),
            highPrice: high.toFixed(2),
            offerCount: product.product_variations.length,
            ...offer,
          },
  }
}

export function ProductJsonLd({ product }: { product: ProductDetail }) {
  const { t, language } = useLanguage()
  const { data: settings } = useQuery(settingsQueries.shop())
  const shop = { origin: useSiteOrigin(), name: settings?.site_name ?? SITE_NAME }
  return (
    <script type="application/ld+json">{jsonLdText(productJsonLd(product, { t, language }, shop))}</script>
  )
}
