import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '@/i18n/language-context'
import { mailLink } from '@/settings/contact-links'
import { settingsQueries } from '@/settings/queries'
import { Khatam } from '@/ui/khatam'
import { Ltr } from '@/ui/ltr'
import { Seo } from './seo'

/** Shown to shoppers while maintenance mode is on. */
export function Maintenance() {
  const { t } = useLanguage()
  const { data: shop } = useQuery(settingsQueries.shop())
  return (
    <div className="mx-auto flex max-w-prose flex-col items-center gap-4 py-16 text-center">
      <Seo title={t('deferred.maintenance.title')} noIndex />
      <Khatam className="size-12 text-gold" />
      <h1 className="text-3xl">{t('deferred.maintenance.title')}</h1>
      <p className="text-lg">{t('deferred.maintenance.text')}</p>
      {shop !== undefined && (
        <p>
          {t('deferred.maintenance.contact')}{' '}
          <a
            href={mailLink(shop.contact_email)}
            className="inline-flex min-h-11 items-center text-majolica underline underline-offset-4"
          >
            <Ltr>{shop.contact_email}</Ltr>
          </a>
        </p>
      )}
    </div>
  )
}
