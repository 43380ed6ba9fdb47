import { useLanguage } from '@/i18n/language-context'
import { toAppError } from '@/lib/errors'
import type { Unread } from '@/lib/use-unread'
import { Button } from './button'

/** In place of a part of a page whose data cannot be read. Its query is read again by itself too. */
export function UnreadPart({ error, isFetching, refetch }: Unread) {
  const { t } = useLanguage()
  // The texts of other codes are not among those of a first visit.
  const isNetwork = toAppError(error).code === 'network'
  return (
    <div role="alert" className="flex flex-col items-start gap-2 text-sm">
      <p>{t(isNetwork ? 'shop.error.network' : 'shop.error.no_answer')}</p>
      <Button tone="secondary" busy={isFetching} onClick={refetch}>
        {t('shop.action.retry')}
      </Button>
    </div>
  )
}
