import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { paths } from '@/app/paths'
import { facts } from '@/content/shipping'
import { useLanguage } from '@/i18n/language-context'
import { settingsQueries } from '@/settings/queries'
import { PageTitle } from '@/shell/page-title'
import { useHashScroll } from '@/shell/use-hash-scroll'
import { KhatamDivider } from '@/ui/khatam'
import { FaqJsonLd } from './support/faq-json-ld'
import { FaqSection } from './support/faq-section'
import { ReturnsSection } from './support/returns-section'
import { ShippingSection } from './support/shipping-section'
import { SizeSection } from './support/size-section'

export function SupportPage() {
  const { t, tKey, language } = useLanguage()
  const { data: rates } = useSuspenseQuery(settingsQueries.deliveryRates())
  useHashScroll()
  const known = facts(rates, language, { t, tKey })

  const sections = [
    ['faq', t('support.faq')],
    ['shipping', t('support.shipping')],
    ['returns', t('support.returns')],
    ['size', t('support.size')],
  ] as const

  return (
    <div className="flex flex-col gap-12">
      <PageTitle title={t('support.title')} />
      <FaqJsonLd facts={known} />
      <header className="flex flex-col gap-4">
        <h1 className="text-3xl">{t('support.title')}</h1>
        <p className="max-w-prose text-lg text-ink-muted">{t('support.intro')}</p>
        <nav aria-label={t('support.sections')}>
          <ul className="flex flex-wrap gap-2">
            {sections.map(([id, title]) => (
              <li key={id}>
                <Link
                  to={paths.support(id)}
                  className="flex min-h-11 items-center rounded-full border border-control bg-plaster px-4 transition-colors duration-150 hover:border-copper hover:bg-copper-tint hover:text-copper-hover"
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <FaqSection facts={known} />
      <KhatamDivider />
      <ShippingSection rates={rates} facts={known} />
      <KhatamDivider />
      <ReturnsSection facts={known} />
      <KhatamDivider />
      <SizeSection />
    </div>
  )
}
