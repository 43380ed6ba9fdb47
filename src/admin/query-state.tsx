import type { ReactNode } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { errorMessage } from '@/lib/errors'
import { type Query, useFailure, useUnread } from '@/lib/use-unread'
import { ReadFailed } from '@/ui/read-failed'
import { Skeleton } from '@/ui/skeleton'

export type QueryResult<Data> = Query & { data: Data | undefined }

type QueryStateProps<Data> = {
  query: QueryResult<Data>
  /** What could not be read. */
  failure: string
  /** The height that the content will have. */
  className: string
  children: (data: Data) => ReactNode
}

/** Loading and failed states around a part of a page. Earlier data stays visible when a refetch fails. */
export function QueryState<Data>({ query, failure, className, children }: QueryStateProps<Data>) {
  const { t } = useLanguage()
  const { data } = query
  const failed = useFailure(query)
  return (
    <>
      {failed !== null && (
        <ReadFailed {...failed}>
          {t('adminShell.failed', { what: failure, reason: errorMessage(failed.error, t) })}
        </ReadFailed>
      )}
      {data === undefined && failed === null && (
        <div role="status">
          <span className="sr-only">{t('shop.status.loading')}</span>
          <Skeleton className={className} />
        </div>
      )}
      {data !== undefined && children(data)}
    </>
  )
}

type ListStateProps = {
  query: QueryResult<readonly unknown[]>
  /** Shown instead of a list without rows. */
  empty: ReactNode
  children: ReactNode
}

/** Loading, failed and empty states around a list. */
export function ListState({ query, empty, children }: ListStateProps) {
  const { t } = useLanguage()
  const { data, isPlaceholderData } = query
  const failed = useFailure(query)
  return (
    <>
      {failed !== null && <ReadFailed {...failed} />}
      {data === undefined && failed === null && (
        <div role="status" className="flex flex-col gap-2">
          <span className="sr-only">{t('shop.status.loading')}</span>
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
          {/* The previous rows stay readable until the next ones arrive. */}
          {isPlaceholderData && (
            <span aria-hidden="true" className="absolute inset-x-0 -top-2 h-0.5 animate-pulse bg-copper" />
          )}
          {children}
        </div>
      )}
    </>
  )
}

/** Loading and failed states before a form, for all its queries together. */
export function FormLoading({ queries }: { queries: readonly QueryResult<unknown>[] }) {
  const { t } = useLanguage()
  const unread = useUnread(...queries)
  if (unread !== null) return <ReadFailed {...unread} />
  return (
    <div role="status" className="flex flex-col gap-5">
      <span className="sr-only">{t('shop.status.loading')}</span>
      <Skeleton className="h-80 w-full rounded-picture" />
      <Skeleton className="h-60 w-full rounded-picture" />
    </div>
  )
}
