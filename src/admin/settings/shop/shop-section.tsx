import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '@/i18n/language-context'
import { errorMessage } from '@/lib/errors'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { Skeleton } from '@/ui/skeleton'
import { adminSettingsQueries } from '../queries'
import { ShopForm } from './shop-form'

export function ShopSection() {
  const { t } = useLanguage()
  const { data, error, isFetching, refetch } = useQuery(adminSettingsQueries.shop())
  if (data !== undefined) return <ShopForm settings={data} onReload={async () => (await refetch()).data} />
  if (error !== null) {
    return (
      <Notice tone="error" role="alert">
        {errorMessage(error, t)}
        <Button tone="secondary" size="small" busy={isFetching} onClick={() => void refetch()}>
          {t('action.retry')}
        </Button>
      </Notice>
    )
  }
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">{t('status.loading')}</span>
      <Skeleton className="h-72 w-full max-w-4xl" />
      <Skeleton className="h-72 w-full max-w-4xl" />
    </div>
  )
}
