import { type Query, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'

/**
 * Options of a query in whose place nothing stands when it cannot be read, such as the choices of a filter: `UnreadNotice` is
 * shown above the page.
 */
export const asPart = <Options extends { meta?: object }>(options: Options): Options => ({
  ...options,
  meta: { ...options.meta, isPart: true },
})

/** Also while it is read again. One query may be a part here and the page itself there. */
const isUnread = ({ state, observers }: Query) =>
  state.data === undefined &&
  state.errorUpdateCount > 0 &&
  observers.some(({ options }) => options.meta?.isPart === true)

export function UnreadNotice() {
  const { t } = useLanguage()
  const queryClient = useQueryClient()
  const cache = queryClient.getQueryCache()
  const subscribe = useCallback((onChange: () => void) => cache.subscribe(onChange), [cache])
  const unread = () => cache.findAll({ type: 'active', predicate: isUnread })
  const count = useSyncExternalStore(subscribe, () => unread().length)
  const reading = useSyncExternalStore(
    subscribe,
    () => unread().filter(({ state }) => state.fetchStatus === 'fetching').length,
  )
  if (count === 0) return null
  return (
    <Notice tone="error" role="alert" className="mb-5 print:hidden">
      {t('adminShell.unread')}
      <Button
        tone="secondary"
        size="small"
        busy={reading > 0}
        onClick={() => void queryClient.refetchQueries({ type: 'active', predicate: isUnread })}
      >
        {t('shop.action.retry')}
      </Button>
    </Notice>
  )
}
