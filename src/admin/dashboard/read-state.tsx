import type { ReactNode } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { errorMessage } from '@/lib/errors'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { Skeleton } from '@/ui/skeleton'

type Read<Data> = {
  data: Data | undefined
  error: Error | null
  isFetching: boolean
  refetch: () => unknown
}

type ReadStateProps<Data> = {
  query: Read<Data>
  /** What could not be read. */
  failure: string
  /** The height that the content will have. */
  className: string
  children: (data: Data) => ReactNode
}

/** What a part of a page is before it is there, and when it could not be read. What was read before stays. */
export function ReadState<Data>({ query, failure, className, children }: ReadStateProps<Data>) {
  const { t } = useLanguage()
  const { data, error, isFetching, refetch } = query
  return (
    <>
      {error !== null && (
        <Notice tone="error" role="alert">
          {t('admin.failed', { what: failure, reason: errorMessage(error, t) })}
          <Button tone="secondary" size="small" busy={isFetching} onClick={() => void refetch()}>
            {t('action.retry')}
          </Button>
        </Notice>
      )}
      {data === undefined && error === null && (
        <div role="status">
          <span className="sr-only">{t('status.loading')}</span>
          <Skeleton className={className} />
        </div>
      )}
      {data !== undefined && children(data)}
    </>
  )
}
