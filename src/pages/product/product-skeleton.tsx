import { useLanguage } from '@/i18n/language-context'
import { Skeleton } from '@/ui/skeleton'

/** The layout of the product page while its data loads. */
export function ProductSkeleton() {
  const { t } = useLanguage()
  return (
    <div role="status" className="-mt-6 flex min-h-dvh flex-col md:gap-2">
      <p className="flex min-h-11 items-center text-ink-muted">{t('shop.product.loading')}</p>
      <div className="grid gap-4 md:grid-cols-2 md:gap-10 lg:gap-x-14">
        <div className="product-gallery">
          <div>
            <Skeleton className="isolate aspect-4/5 rounded-picture" />
          </div>
        </div>
        <div className="flex flex-col gap-6">
          <Skeleton className="h-7 w-1/2" />
          <Skeleton className="h-20" />
          <Skeleton className="h-13" />
        </div>
      </div>
    </div>
  )
}
