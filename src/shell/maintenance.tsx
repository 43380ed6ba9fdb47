import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '@/i18n/language-context'
import { mailLink } from '@/settings/contact-links'
import { settingsQueries, SITE_NAME } from '@/settings/queries'
import { Khatam } from '@/ui/khatam'
import { Ltr } from '@/ui/ltr'
import { Seo } from './seo'

type MaintenanceProps = {
  /** The page's own, as crawlers know it. */
  title?: string
  description?: string
}

/**
 * Shown to shoppers while maintenance mode is on. Crawlers that come meanwhile keep the page in their index, under its own title: one that
 * has left it returns long after the shop.
 */
export function Maintenance({ title = '', description }: MaintenanceProps) {
  const { t } = useLanguage()
  const { data: shop } = useQuery(settingsQueries.shop())
  return (
    <div className="mx-auto flex max-w-prose flex-col items-center gap-4 py-16 text-center">
      <Seo
        title={title.replace(` – ${shop?.site_name ?? SITE_NAME}`, '') || t('deferred.maintenance.title')}
        description={description}
      />
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
