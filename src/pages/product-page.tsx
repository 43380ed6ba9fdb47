import { useSuspenseQuery } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import { useEffect } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { paths } from '@/app/paths'
import { ProductDetails } from './product-details'
import { catalogQueries } from '@/catalog/queries'
import { rememberViewed } from '@/catalog/recently-viewed'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { Seo } from '@/shell/seo/seo'
import { Button } from '@/ui/button'

export function ProductPage() {
  const { t, language } = useLanguage()
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const { data: product } = useSuspenseQuery(catalogQueries.product(id))

  const shown = product?.id
  useEffect(() => {
    if (shown !== undefined) rememberViewed(shown)
  }, [shown])

  if (product === null) {
    return (
      <div className="flex flex-col items-start gap-4 py-12">
        <Seo title={t('product.notFound')} noIndex />
        <h1 className="text-2xl">{t('product.notFound')}</h1>
        <p>{t('product.notFoundText')}</p>
        <Button asChild>
          <Link to={paths.products()}>{t('product.backToProducts')}</Link>
        </Button>
      </div>
    )
  }

  return (
    <div className="flex flex-col gap-4">
      <Seo
        title={localized(product, 'name', language)}
        description={localized(product, 'description', language) || undefined}
      />
      <Button tone="quiet" className="-ms-5 self-start" onClick={() => void navigate(-1)}>
        <ChevronLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        {t('product.back')}
      </Button>
      {/* Another product starts with nothing chosen. */}
      <ProductDetails key={product.id} product={product} />
    </div>
  )
}
