import { useSuspenseQuery } from '@tanstack/react-query'
import { Link2, MessageCircle } from 'lucide-react'
import { useLanguage } from '@/i18n/language-context'
import { chatLink } from '@/settings/contact-links'
import { settingsQueries } from '@/settings/queries'
import { paths, publicUrl } from '@/paths'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { toast } from '@/ui/toast'
import { phoneDigits, preparedOrderMessage } from '../chat-messages'
import type { DraftInput } from './schema'

type DraftLinkProps = { token: string; values: Pick<DraftInput, 'phone' | 'country' | 'language'> }

/** The link by which the customer completes the order, to copy or to send. */
export function DraftLink({ token, values: { phone, country, language } }: DraftLinkProps) {
  const { t } = useLanguage()
  const { data: shop } = useSuspenseQuery(settingsQueries.shop())
  const link = `${globalThis.location.origin}${publicUrl(paths.completeOrder(token), language)}`
  const digits = phoneDigits(phone, country)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      toast({ title: t('adminOrders.copied'), tone: 'success' })
    } catch {
      toast({ title: t('adminOrders.copyFailed'), tone: 'error' })
    }
  }
  return (
    <Notice tone="success">
      <p className="font-medium">{t('adminDrafts.linkTitle')}</p>
      <p>{t('adminDrafts.linkText')}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button type="button" tone="secondary" size="small" onClick={() => void copy()}>
          <Link2 aria-hidden="true" className="size-4" />
          {t('adminDrafts.copyLink')}
        </Button>
        {digits !== null && (
          <Button asChild tone="secondary" size="small">
            <a
              href={chatLink(digits, preparedOrderMessage(language, shop.site_name, link))}
              target="_blank"
              rel="noreferrer"
            >
              <MessageCircle aria-hidden="true" className="size-4" />
              {t('adminDrafts.sendLink')}
            </a>
          </Button>
        )}
      </div>
    </Notice>
  )
}
