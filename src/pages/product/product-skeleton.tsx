import { useLanguage } from '@/i18n/language-context'
import { Skeleton } from '@/ui/skeleton'

/** The layout of the product page while its data loads. */
export function ProductSkeleton() {
  const { t } = useLanguage()
  return (
    <div role="status" className="flex min-h-dvh flex-col gap-4">
      <p className="flex min-h-11 items-center text-ink-muted">{t('shop.product.loading')}</p>
      <div className="grid gap-6 md:grid-cols-2 md:gap-x-10 lg:grid-cols-[7fr_6fr] lg:gap-x-14">
        <Skeleton className="aspect-4/5 rounded-picture" />
        <div className="flex flex-col gap-6">
          <Skeleton className="h-7 w-1/2" />
          <Skeleton className="h-20" />
          <Skeleton className="h-13" />
        </div>
      </div>
    </div>
  )
}
