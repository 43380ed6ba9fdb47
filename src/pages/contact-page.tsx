import { useSuspenseQuery } from '@tanstack/react-query'
import { useLanguage } from '@/i18n/language-context'
import { settingsQueries } from '@/settings/queries'
import { PageTitle } from '@/shell/page-title'
import { ContactForm } from './contact/contact-form'
import { ContactInfo } from './contact/contact-info'
import { MapCard } from './contact/map-card'
import { WorkingHours } from './contact/working-hours'

export function ContactPage() {
  const { t } = useLanguage()
  const { data: shop } = useSuspenseQuery(settingsQueries.shop())
  return (
    <div className="flex flex-col gap-8">
      <PageTitle title={t('contact.title')} />
      <header className="flex flex-col gap-3">
        <h1 className="text-3xl">{t('contact.title')}</h1>
        <p className="max-w-prose text-lg text-ink-muted">{t('contact.subtitle')}</p>
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <ContactForm />
        <div className="flex flex-col gap-6">
          <ContactInfo shop={shop} />
          <WorkingHours />
        </div>
      </div>
      <MapCard address={shop.address} />
    </div>
  )
}
