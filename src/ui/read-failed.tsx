import type { ReactNode } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { errorMessage } from '@/lib/errors'
import type { Unread } from '@/lib/use-unread'
import { Button } from './button'
import { Notice } from './notice'

type ReadFailedProps = Unread & {
  className?: string
  /** What is said in place of the reason alone. */
  children?: ReactNode
}

/** Why something cannot be read, and the button that reads it again. */
export function ReadFailed({ error, isFetching, refetch, className, children }: ReadFailedProps) {
  const { t } = useLanguage()
  return (
    <Notice tone="error" role="alert" className={className}>
      <span>{children ?? errorMessage(error, t)}</span>
      <Button tone="secondary" size="small" busy={isFetching} onClick={refetch}>
        {t('shop.action.retry')}
      </Button>
    </Notice>
  )
}
