import { useQuery } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { useLanguage } from '@/i18n/language-context'
import { chatLink } from '@/settings/contact-links'
import { settingsQueries } from '@/settings/queries'

/**
 * The link to the chat. It floats beside the column of the page where the screen leaves room there. On narrower screens it has a
 * place of its own at the end of the page, in the room above the footer: it never covers anything.
 */
export function ChatButton() {
  const { t } = useLanguage()
  const { data: shop } = useQuery(settingsQueries.shop())
  return (
    <aside
      aria-label={t('deferred.float.label')}
      className="-mb-16 flex h-16 w-full items-center justify-end px-4 max-xl:mx-auto max-xl:max-w-page xl:fixed xl:end-[max(2px,calc((100%-1168px)/4-22px))] xl:bottom-4 xl:z-20 xl:m-0 xl:size-11 xl:p-0 print:hidden"
    >
      {shop !== undefined && (
        <a
          href={chatLink(shop.whatsapp_number)}
          target="_blank"
          rel="noreferrer"
          aria-label={t('deferred.nav.chat')}
          className="flex size-11 items-center justify-center rounded-full bg-olive text-plaster shadow-low transition-colors duration-150 hover:bg-ink forced-colors:border"
        >
          <MessageCircle aria-hidden="true" className="size-6" />
        </a>
      )}
    </aside>
  )
}
