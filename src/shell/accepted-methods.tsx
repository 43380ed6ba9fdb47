import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { useUnread } from '@/lib/use-unread'
import { METHOD_ICONS } from '@/payments/method-icons'
import { useHydrated } from '@/prerender/use-hydrated'
import { settingsQueries } from '@/settings/queries'
import { UnreadPart } from '@/ui/unread-part'
import { useNear } from '@/ui/use-near'

/** The ways to pay that the shop offers now, read when the footer comes near. */
export function AcceptedMethods() {
  const { t } = useLanguage()
  const list = useRef<HTMLUListElement>(null)
  const near = useNear(list, true)
  const query = useQuery({ ...settingsQueries.paymentMethods(), enabled: near })
  const unread = useUnread(query)
  // The HTML has none, but the page may have read them before the footer's code hydrates it.
  const isHydrated = useHydrated()
  const methods = isHydrated ? (query.data ?? []) : []
  if (isHydrated && unread !== null) return <UnreadPart {...unread} />
  return (
    // One line is kept free, so that nothing shifts when the ways have been read.
    <ul
      ref={list}
      aria-label={t('deferred.footer.payment')}
      className="flex min-h-6 flex-wrap gap-x-5 gap-y-2"
    >
      {methods.map(({ method }) => {
        const Icon = METHOD_ICONS[method]
        return (
          <li key={method} className="flex items-center gap-2">
            <Icon aria-hidden="true" className="size-5 text-gold" />
            {t(`deferred.payment.${method}`)}
          </li>
        )
      })}
    </ul>
  )
}
