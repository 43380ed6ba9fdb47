import { MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { directionOf } from '@/i18n/locales'
import { chatLink } from '@/settings/contact-links'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Select } from '@/ui/select'
import { chatMessage, OCCASION_OF, OCCASIONS } from './chat-messages'
import { OrderCardSection } from './order-card-section'
import { phoneDigits } from './phone-digits'
import type { AdminOrder } from './queries'

const ABOUT = {
  confirm: 'adminOrders.chat.confirm',
  prepare: 'adminOrders.chat.prepare',
  ship: 'adminOrders.chat.ship',
  deliver: 'adminOrders.chat.deliver',
  cancel: 'adminOrders.chat.cancel',
} as const

type ChatCardProps = { order: AdminOrder; shop: string; trackingLink: string }

/** A message to the customer, ready in their language; the operator reads it before it is sent. */
export function ChatCard({ order, shop, trackingLink }: ChatCardProps) {
  const { t } = useLanguage()
  const [chosen, setChosen] = useState<{ status: string; occasion: string } | null>(null)
  const digits = phoneDigits(order.phone, order.country)
  if (digits === null) return null

  // A status that changes brings its own occasion.
  const wanted = chosen?.status === order.status ? chosen.occasion : OCCASION_OF[order.status]
  const occasion = OCCASIONS.find((each) => each === wanted) ?? OCCASION_OF[order.status]
  const text = chatMessage(occasion, order, shop, trackingLink)
  return (
    <OrderCardSection id="chat" title={t('adminOrders.chat')}>
      <Field label={t('adminOrders.chatAbout')} className="w-full">
        {({ id }) => (
          <Select
            id={id}
            value={occasion}
            onChange={({ target }) => setChosen({ status: order.status, occasion: target.value })}
          >
            {OCCASIONS.map((each) => (
              <option key={each} value={each}>
                {t(ABOUT[each])}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <p
        lang={order.language}
        dir={directionOf(order.language)}
        data-no-mirror
        className="w-full rounded-control bg-plaster-raised px-4 py-3 text-start text-sm wrap-anywhere"
      >
        {text}
      </p>
      <Button asChild tone="secondary" size="small">
        <a href={chatLink(digits, text)} target="_blank" rel="noreferrer">
          <MessageCircle aria-hidden="true" className="size-4" />
          {t('adminOrders.openChat')}
        </a>
      </Button>
    </OrderCardSection>
  )
}
