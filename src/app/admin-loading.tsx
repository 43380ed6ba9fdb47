import { useLanguage } from '@/i18n/language-context'
import { Spinner } from '@/ui/spinner'

/** In place of the admin while its code loads. */
export function AdminLoading() {
  const { t } = useLanguage()
  return (
    <div role="status" className="flex min-h-dvh items-center justify-center gap-3">
      <Spinner className="size-8 text-copper" />
      {t('shop.status.loading')}
    </div>
  )
}
