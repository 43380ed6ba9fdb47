import { useQuery } from '@tanstack/react-query'
import { MessageCircle, Phone } from 'lucide-react'
import { useLanguage } from '@/i18n/language-context'
import { useUnread } from '@/lib/use-unread'
import { chatLink, phoneLink } from '@/settings/contact-links'
import { settingsQueries } from '@/settings/queries'
import { Ltr } from '@/ui/ltr'
import { UnreadPart } from '@/ui/unread-part'

/** The footer of the checkout on wide screens: how to reach the shop, and nothing that leads away. */
export function EnclosedFooter() {
  const { t } = useLanguage()
  const query = useQuery(settingsQueries.shop())
  const { data: shop } = query
  const unread = useUnread(query)
  const link = 'flex min-h-11 items-center gap-2 underline-offset-4 hover:underline'
  return (
    <footer className="border-t border-plaster-line max-md:hidden print:hidden">
      {unread !== null && (
        <div className="mx-auto max-w-page px-4 py-3">
          <UnreadPart {...unread} />
        </div>
      )}
      {shop !== undefined && (
        <ul className="mx-auto flex max-w-page flex-wrap gap-x-6 px-4 py-3 text-ink-muted">
          <li>
            <a href={phoneLink(shop.contact_phone)} className={link}>
              <Phone aria-hidden="true" className="size-5" />
              <Ltr>{shop.contact_phone}</Ltr>
            </a>
          </li>
          <li>
            <a href={chatLink(shop.whatsapp_number)} target="_blank" rel="noreferrer" className={link}>
              <MessageCircle aria-hidden="true" className="size-5" />
              {t('deferred.nav.chat')}
            </a>
          </li>
        </ul>
      )}
    </footer>
  )
}
