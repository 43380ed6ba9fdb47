import { useQuery } from '@tanstack/react-query'
import { Banknote, Landmark } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { cityLabel } from '@/catalog/city-label'
import { crafts } from '@/content/crafts'
import { useLanguage } from '@/i18n/language-context'
import { settingsQueries, SITE_NAME } from '@/settings/queries'
import { ContactCard } from './contact-card'
import {
  categoryLink,
  cityPath,
  footerCities,
  helpLinks,
  houseLinks,
  offersLink,
  shopCategories,
  termsLink,
} from './footer-links'
import { NewsletterForm } from './newsletter-form'
import { Promises } from './promises'

const link =
  'flex min-h-11 items-center py-1 leading-snug text-plaster-line underline-offset-4 hover:text-gold hover:underline'

export function Footer() {
  const { t, tKey, language } = useLanguage()
  const { data: shop } = useQuery(settingsQueries.shop())
  const [year] = useState(() => String(new Date().getFullYear()))
  const name = shop?.site_name ?? SITE_NAME

  return (
    <footer className="mt-16 bg-ink text-plaster [&_:focus-visible]:outline-gold">
      <div aria-hidden="true" className="h-8 border-b-2 border-gold [content-visibility:auto]">
        {/* Fetched when somebody comes near. */}
        <div className="size-full bg-[url(./assets/brand/pattern-zellige-lines-dark.svg)] bg-center" />
      </div>
      <Promises />
      <div className="mx-auto grid max-w-page gap-x-8 gap-y-10 px-4 py-10 lg:grid-cols-[1.4fr_2.6fr] lg:py-14">
        <ContactCard />
        <div className="grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-4">
          <Column title={t('footer.shop')}>
            <li>
              <Link {...categoryLink('all')} className={link}>
                {t('nav.products')}
              </Link>
            </li>
            {shopCategories.map((key) => (
              <li key={key}>
                <Link {...categoryLink(key)} className={link}>
                  {crafts.find((craft) => craft.key === key)?.name[language]}
                </Link>
              </li>
            ))}
            <li>
              <Link to={offersLink.to} className={link}>
                {t(offersLink.label)}
              </Link>
            </li>
          </Column>
          <Column title={t('nav.cities')}>
            {footerCities.map((city) => (
              <li key={city}>
                <Link to={cityPath(city)} className={link}>
                  {cityLabel(city, tKey)}
                </Link>
              </li>
            ))}
          </Column>
          <Column title={t('footer.help')}>
            {helpLinks.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className={link}>
                  {t(label)}
                </Link>
              </li>
            ))}
          </Column>
          <Column title={t('footer.house')}>
            {houseLinks.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className={link}>
                  {t(label)}
                </Link>
              </li>
            ))}
          </Column>
        </div>
      </div>
      <div className="border-y border-plaster/15">
        <NewsletterForm />
      </div>
      {/* The floating buttons stand in this corner, so nothing to read or press does. */}
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-8 gap-y-2 px-4 pt-5 pb-6 text-sm text-plaster-line max-xl:min-h-36 max-xl:content-start max-xl:pe-24">
        {/* The build may have rendered it last year. */}
        <p suppressHydrationWarning className="me-auto">
          {t('footer.rights', { year, name })}
        </p>
        <Link
          to={termsLink.to}
          className="flex min-h-11 items-center underline-offset-4 hover:text-gold hover:underline"
        >
          {t(termsLink.label)}
        </Link>
        <ul aria-label={t('footer.payment')} className="flex flex-wrap gap-x-5 gap-y-2">
          <li className="flex items-center gap-2">
            <Banknote aria-hidden="true" className="size-5 text-gold" />
            {t('payment.cash_on_delivery')}
          </li>
          <li className="flex items-center gap-2">
            <Landmark aria-hidden="true" className="size-5 text-gold" />
            {t('payment.bank_transfer')}
          </li>
        </ul>
      </div>
    </footer>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="mb-1 text-lg text-gold">
        {title}
      </h2>
      <ul>{children}</ul>
    </nav>
  )
}
