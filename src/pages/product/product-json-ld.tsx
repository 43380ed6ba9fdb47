import { useQuery } from '@tanstack/react-query'
import { paths } from '@/paths'
import { galleryPictures } from '@/catalog/gallery-pictures'
import type { ProductDetail } from '@/catalog/queries'
import { RETURN_DAYS } from '@/content/returns'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { DEFAULT_LANGUAGE, type Language } from '@/i18n/locales'
import { imageUrl } from '@/lib/image-url'
import { settingsQueries, SITE_NAME } from '@/settings/queries'
import { jsonLdText } from '@/shell/json-ld'
import { useSiteOrigin } from '@/ui/use-site-origin'
import { priceRange } from './price-range'

/** The product as schema.org data; a price range when variations change the price. */
function productJsonLd(
  product: ProductDetail,
  language: Language,
  shop: { origin: string; name: string },
): object {
  const path = `${shop.origin}${paths.product(product.id)}`
  const url = language === DEFAULT_LANGUAGE ? path : `${path}?lang=${language}`
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
  const { language } = useLanguage()
  const { data: settings } = useQuery(settingsQueries.shop())
  const shop = { origin: useSiteOrigin(), name: settings?.site_name ?? SITE_NAME }
  return <script type="application/ld+json">{jsonLdText(productJsonLd(product, language, shop))}</script>
}
