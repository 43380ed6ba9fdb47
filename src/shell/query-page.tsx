import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { cn } from '@/lib/cn'
import { errorMessage } from '@/lib/errors'
import { useUnread } from '@/lib/use-unread'
import { Button } from '@/ui/button'
import { PageSkeleton } from './page-skeleton'
import { Seo } from './seo'

type QueryPageProps<Data> = {
  /** What the page is about; `null` when there is no such thing. */
  query: UseQueryResult<Data | null>
  title: string
  /** The title with what was read, where that says more. */
  titleOf?: (data: Data) => string
  /** The placeholder looks like a form. */
  form?: boolean
  missing: { title: string; text: string; action?: ReactNode }
  /** Below the page, whatever came of it. */
  footer?: ReactNode
  className?: string
  children: (data: Data) => ReactNode
}

/** A private page about one thing, such as an order: its placeholder, why it cannot be read, that there is none, or the page itself. */
export function QueryPage<Data>(props: QueryPageProps<Data>) {
  const { query, title, titleOf, missing, children } = props
  const { t } = useLanguage()
  const unread = useUnread(query)
  const { data } = query
  if (data === undefined && unread === null)
    return <PageSkeleton label={t('shop.status.loading')} form={props.form} />
  return (
    // As high as the placeholder: where there is little to say, what stands below the page would move up.
    <div className={cn('flex min-h-dvh flex-col gap-6 print:min-h-0', props.className)}>
      <Seo title={data == null ? title : (titleOf?.(data) ?? title)} noIndex />
      {unread !== null ? (
        <PageMessage title={title} text={errorMessage(unread.error, t)}>
          <Button busy={unread.isFetching} onClick={unread.refetch}>
            {t('shop.action.retry')}
          </Button>
        </PageMessage>
      ) : data == null ? (
        <PageMessage title={missing.title} text={missing.text}>
          {missing.action}
        </PageMessage>
      ) : (
        children(data)
      )}
      {props.footer}
    </div>
  )
}

type PageMessageProps = { title: string; text?: string; children?: ReactNode }

/** In place of a page: what is the matter with it, and where to go from here. */
export function PageMessage({ title, text, children }: PageMessageProps) {
  return (
    <div className="flex flex-col items-start gap-4">
      <h1 className="text-3xl">{title}</h1>
      {text !== undefined && <p className="max-w-prose">{text}</p>}
      {children}
    </div>
  )
}
