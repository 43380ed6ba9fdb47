import { ImageOff } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '@/app/paths'
import { formatMoney, formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { imageSrcSet, imageUrl } from '@/lib/image-url'
import { Picture } from '@/ui/picture'
import { DataTable } from '../list/data-table'
import type { Statistics } from './queries'

type Seller = Statistics['best_sellers'][number]

export function BestSellers({ products }: { products: readonly Seller[] }) {
  const { t, language } = useLanguage()
  const name = (product: Seller) => localized(product, 'name', language)
  return (
    <DataTable
      caption={t('adminAnalytics.bestSellers')}
      rows={products}
      rowKey={({ id }) => id}
      rowName={name}
      columns={[
        {
          key: 'product',
          header: t('adminAnalytics.product'),
          className: 'md:w-full',
          cell: (product) => (
            <span className="flex items-center gap-3">
              <Thumbnail product={product} />
              <Link
                to={paths.adminProduct(product.id)}
                className="inline-flex min-h-11 items-center text-majolica underline-offset-4 hover:underline"
              >
                {name(product)}
              </Link>
            </span>
          ),
        },
        {
          key: 'pieces',
          header: t('adminAnalytics.pieces'),
          align: 'end',
          cell: ({ quantity }) => formatNumber(quantity, language),
        },
        {
          key: 'revenue',
          header: t('adminAnalytics.revenue'),
          align: 'end',
          className: 'whitespace-nowrap',
          cell: ({ revenue }) => formatMoney(revenue, language),
        },
      ]}
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
