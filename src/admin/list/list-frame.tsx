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
  isPlaceholderData: boolean
  refetch: () => unknown
}

type ListFrameProps = {
  query: Read<readonly unknown[]>
  /** Shown instead of a list without rows. */
  empty: ReactNode
  children: ReactNode
}

/** What every list is before it is there, without rows, and when it could not be read. */
export function ListFrame({ query, empty, children }: ListFrameProps) {
  const { t } = useLanguage()
  const { data, error, isFetching, isPlaceholderData, refetch } = query
  return (
    <>
      {error !== null && (
        <Notice tone="error" role="alert">
          {errorMessage(error, t)}
          <Button tone="secondary" size="small" busy={isFetching} onClick={() => void refetch()}>
            {t('action.retry')}
          </Button>
        </Notice>
      )}
      {data === undefined && error === null && (
        <div role="status" className="flex flex-col gap-2">
          <span className="sr-only">{t('status.loading')}</span>
          {Array.from({ length: 8 }, (_, index) => (
            <Skeleton key={index} className="h-14 w-full" />
          ))}
        </div>
      )}
      {data?.length === 0 && (
        <div className="flex flex-col items-center gap-3 rounded-picture border border-dashed border-control px-4 py-14 text-center">
          {empty}
        </div>
      )}
      {data !== undefined && data.length > 0 && (
        <div aria-busy={isPlaceholderData || undefined} className="relative">
          {/* The rows of before stay readable until the next have come. */}
          {isPlaceholderData && (
            <span aria-hidden="true" className="absolute inset-x-0 -top-2 h-0.5 animate-pulse bg-copper" />
          )}
          {children}
        </div>
      )}
    </>
  )
}
