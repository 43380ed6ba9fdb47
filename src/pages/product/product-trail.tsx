import { ChevronLeft } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import type { ProductCardData, ProductDetail } from '@/catalog/queries'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { paths } from '@/paths'
import { Breadcrumb } from '@/ui/breadcrumb'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'

/** The way back and the way down to the product. */
export function ProductTrail({ product }: { product: ProductCardData | ProductDetail }) {
  const { t, language } = useLanguage()
  const navigate = useNavigate()

  const back = () => {
    // React Router's index in the history: 0 is the first page of the visit, with no page of the shop before it.
    const { idx } = (globalThis.history.state ?? {}) as { idx?: number }
    if (idx === undefined || idx === 0) void navigate(paths.products())
    else void navigate(-1)
  }
  return (
    <div className="-ms-3 flex items-center gap-1">
      <Button tone="quiet" size="icon" aria-label={t('product.back')} onClick={back}>
        <ChevronLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      </Button>
      <Breadcrumb label={t('product.trail')} className="min-w-0 grow">
        <Link to={paths.home()}>{t('shop.nav.home')}</Link>
        <Link to={paths.products(new URLSearchParams({ category: product.categories.key }))}>
          {localized(product.categories, 'name', language)}
        </Link>
        <span aria-current="page">{localized(product, 'name', language)}</span>
      </Breadcrumb>
    </div>
  )
}
