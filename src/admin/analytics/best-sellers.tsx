import { ImageOff } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '@/app/paths'
import { formatMoney, formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { imageSrcSet, imageUrl } from '@/lib/image-url'
import { Picture } from '@/ui/picture'
import type { Statistics } from './queries'
import { Ranking } from './ranking'

type Seller = Statistics['best_sellers'][number]

export function BestSellers({ products }: { products: readonly Seller[] }) {
  const { t, language } = useLanguage()
  return (
    <Ranking
      title={t('adminAnalytics.bestSellers')}
      nameHeader={t('adminAnalytics.product')}
      headers={[t('adminAnalytics.pieces'), t('adminAnalytics.revenue')]}
      empty={t('adminAnalytics.noOrders')}
      rows={products.map((product) => ({
        key: product.id,
        name: (
          <span className="flex items-center gap-3">
            <Thumbnail product={product} />
            <Link
              to={paths.adminProduct(product.id)}
              className="inline-flex min-h-11 items-center text-majolica underline-offset-4 hover:underline"
            >
              {localized(product, 'name', language)}
            </Link>
          </span>
        ),
        size: product.quantity,
        cells: [formatNumber(product.quantity, language), formatMoney(product.revenue, language)],
      }))}
    />
  )
}

function Thumbnail({ product }: { product: Seller }) {
  const frame = 'h-12.5 w-10 shrink-0 rounded-[6px] bg-plaster-line'
  if (product.image_url === null) {
    return (
      <span className={`flex items-center justify-center ${frame}`}>
        <ImageOff aria-hidden="true" className="size-4 text-ink-muted" />
      </span>
    )
  }
  return (
    <Picture
      src={imageUrl(product.image_url)}
      srcSet={imageSrcSet(product.image_url)}
      sizes="40px"
      width={1000}
      height={1250}
      color={product.image_color}
      alt=""
      className={frame}
    />
  )
}
