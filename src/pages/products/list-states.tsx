import { useLanguage } from '@/i18n/language-context'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { CardSkeleton, gridClasses } from './card-skeleton'

/** The shape of what comes, while it comes for the first time. */
export function ListSkeleton({ isRetrying }: { isRetrying: boolean }) {
  const { t } = useLanguage()
  return (
    // At least as high as the screen: what comes below is out of sight and never seen to be pushed.
    <div role="status" className="flex min-h-dvh flex-col gap-4">
      <p className="text-ink-muted">{t(isRetrying ? 'products.retrying' : 'products.loading')}</p>
      <div className={gridClasses}>
        {Array.from({ length: 8 }, (_, place) => (
          <CardSkeleton key={place} />
        ))}
      </div>
    </div>
  )
}

/** The list could not be read, and trying again by itself has not helped. */
export function ListFailed({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  const { t } = useLanguage()
  return (
    <div className="flex min-h-[50dvh] flex-col gap-4 py-4">
      <Notice tone="error">
        <span className="grow">{t('products.failed')}</span>
        <Button tone="secondary" size="small" busy={busy} onClick={onRetry}>
          {t('action.retry')}
        </Button>
      </Notice>
    </div>
  )
}
