import { useQuery } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { chatLink } from '@/settings/contact-links'
import { settingsQueries } from '@/settings/queries'
import { Button } from '@/ui/button'
import type { CartLine } from './cart-lines'
import { chatOrderText } from './chat-order'

export type ChatOrderLinkProps = {
  /** With today's prices. */
  lines: readonly CartLine[]
  onClick?: (event: MouseEvent) => void
}

/** Orders these pieces in WhatsApp. Not for the HTML of the build, where its text would weigh more than the page's. */
export function ChatOrderLink({ lines, onClick }: ChatOrderLinkProps) {
  const { t, language } = useLanguage()
  const { data: shop } = useQuery(settingsQueries.shop())
  return (
    <Button asChild tone="secondary" size="wide">
      <a
        href={shop && chatLink(shop.whatsapp_number, chatOrderText(lines, t, language))}
        target="_blank"
        rel="noreferrer"
        onClick={onClick}
      >
        <MessageCircle aria-hidden="true" className="size-5" />
        {t('deferred.chatOrder.link')}
      </a>
    </Button>
  )
}
