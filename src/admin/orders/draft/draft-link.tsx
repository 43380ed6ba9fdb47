import { useSuspenseQuery } from '@tanstack/react-query'
import { useFormContext, useWatch } from 'react-hook-form'
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

type DraftLinkProps = {
  token: string
  /** Whether the form holds something that is not in the draft, which is what the customer orders. */
  isChanged: () => boolean
}

/** The link by which the customer completes the order, to copy or to send, as long as it leads to what is shown. */
export function DraftLink({ token, isChanged }: DraftLinkProps) {
  const { t } = useLanguage()
  const { control } = useFormContext<DraftInput>()
  const [phone, country, language] = useWatch({ control, name: ['phone', 'country', 'language'] })
  // Any other field decides whether the link is offered.
  useWatch({ control })
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
  if (isChanged()) return <Notice tone="info">{t('adminDrafts.linkUnsaved')}</Notice>
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
