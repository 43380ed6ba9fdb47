import { Mail, MapPin, MessageCircle, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { chatLink, mailLink, phoneLink } from '@/settings/contact-links'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Ltr } from '@/ui/ltr'

type ContactInfoProps = {
  shop: { address: string; contact_email: string; contact_phone: string; whatsapp_number: string }
}

const iconClasses = 'absolute start-0 top-1 size-5 text-copper'
const linkClasses = 'underline-offset-4 hover:text-copper hover:underline'

export function ContactInfo({ shop }: ContactInfoProps) {
  const { t } = useLanguage()
  return (
    <Card asChild ground="raised">
      <section aria-labelledby="contact-info" className="flex flex-col gap-4">
        <h2 id="contact-info" className="text-xl">
          {t('contact.info')}
        </h2>
        <dl className="flex flex-col gap-4">
          <Item icon={<MapPin aria-hidden="true" className={iconClasses} />} label={t('contact.address')}>
            {t('footer.showroom')}
            <br />
            <bdi>{shop.address}</bdi>
          </Item>
          <Item icon={<Mail aria-hidden="true" className={iconClasses} />} label={t('contact.email')}>
            <a href={mailLink(shop.contact_email)} className={linkClasses}>
              <Ltr>{shop.contact_email}</Ltr>
            </a>
          </Item>
          <Item icon={<Phone aria-hidden="true" className={iconClasses} />} label={t('contact.phone')}>
            <a href={phoneLink(shop.contact_phone)} className={linkClasses}>
              <Ltr>{shop.contact_phone}</Ltr>
            </a>
          </Item>
        </dl>
        <Button asChild tone="secondary" className="self-start">
          <a href={chatLink(shop.whatsapp_number)} target="_blank" rel="noreferrer">
            <MessageCircle aria-hidden="true" className="size-5" />
            {t('contact.chat')}
          </a>
        </Button>
      </section>
    </Card>
  )
}

function Item({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className="relative ps-8 wrap-anywhere">
      <dt className="text-sm text-ink-muted">
        {icon}
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
