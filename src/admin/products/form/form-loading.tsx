import { useLanguage } from '@/i18n/language-context'
import { errorMessage } from '@/lib/errors'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { Skeleton } from '@/ui/skeleton'

type Read = { error: Error | null; isFetching: boolean; refetch: () => unknown }

/** Until everything that a form needs has been read, or why it was not. */
export function FormLoading({ queries }: { queries: readonly Read[] }) {
  const { t } = useLanguage()
  const failed = queries.filter(({ error }) => error !== null)
  const [first] = failed
  if (first === undefined) {
    return (
      <div role="status" className="flex flex-col gap-5">
        <span className="sr-only">{t('status.loading')}</span>
        <Skeleton className="h-80 w-full rounded-picture" />
        <Skeleton className="h-60 w-full rounded-picture" />
      </div>
    )
  }
  return (
    <Notice tone="error" role="alert">
      {errorMessage(first.error, t)}
      <Button
        tone="secondary"
        size="small"
        busy={failed.some(({ isFetching }) => isFetching)}
        onClick={() => {
          for (const { refetch } of failed) refetch()
        }}
      >
        {t('action.retry')}
      </Button>
    </Notice>
  )
}
