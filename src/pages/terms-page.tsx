import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { paths } from '@/paths'
import { facts, type DeliveryRate } from '@/content/shipping'
import { TERMS_DATE, termsIntro, termsSections, type TermsSection } from '@/content/terms'
import { withFacts } from '@/content/text'
import { formatDate } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { mailLink, phoneLink } from '@/settings/contact-links'
import { settingsQueries } from '@/settings/queries'
import { Seo } from '@/shell/seo'
import { useHashScroll } from '@/shell/use-hash-scroll'
import { Card } from '@/ui/card'
import { Link } from '@/ui/link'
import { Ltr } from '@/ui/ltr'
import { TypedText } from '@/ui/typed-text'
import { DeliveryTable } from './delivery-table'

export function Component() {
  const { t, tKey, language } = useLanguage()
  const { data: rates } = useSuspenseQuery(settingsQueries.deliveryRates())
  useHashScroll()
  const values = facts(rates, language, { t, tKey })

  return (
    <div className="flex flex-col gap-8">
      <Seo title={t('content.terms.title')} />
      <header className="flex flex-col gap-3">
        <h1 className="text-3xl">{t('content.terms.title')}</h1>
        <p className="text-ink-muted">
          {t('content.terms.updated', { date: formatDate(TERMS_DATE, language) })}
        </p>
        <p className="max-w-prose text-lg">{termsIntro[language]}</p>
      </header>
      <div className="grid gap-8 lg:grid-cols-[16rem_1fr] lg:gap-12">
        <Card asChild ground="raised" className="self-start lg:sticky lg:top-34">
          <nav aria-label={t('content.terms.contents')}>
            <ol className="flex flex-col">
              {termsSections.map(({ id, title }) => (
                <li key={id}>
                  <Link
                    to={paths.terms(id)}
                    className="flex min-h-11 items-center underline-offset-4 hover:text-copper hover:underline"
                  >
                    {title[language]}
                  </Link>
                </li>
              ))}
            </ol>
          </nav>
        </Card>
        <div className="flex min-w-0 flex-col gap-10">
          {termsSections.map(({ id, title, paragraphs }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className="flex flex-col gap-4">
              <h2 id={`${id}-title`} className="text-2xl">
                {title[language]}
              </h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph.en} className="max-w-prose">
                  {withFacts(paragraph[language], values)}
                </p>
              ))}
              <SectionData id={id} rates={rates} />
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}

/** Data from the database that a section shows below its text. */
function SectionData({ id, rates }: { id: TermsSection['id']; rates: readonly DeliveryRate[] }) {
  if (id === 'seller') return <Seller />
  if (id === 'delivery') return <DeliveryTable rates={rates} />
  return null
}

/** What the law has the seller state, as far as it is set. */
const NUMBERS = [
  ['legal_rc', 'content.terms.rc'],
  ['legal_if', 'content.terms.if'],
  ['legal_ice', 'content.terms.ice'],
] as const

function Seller() {
  const { t, language } = useLanguage()
  const { data: shop } = useSuspenseQuery(settingsQueries.shop())
  const { data: seller } = useSuspenseQuery(settingsQueries.seller())
  return (
    <Card asChild>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[auto_1fr]">
        <SellerDetail label={t('content.terms.name')}>
          <bdi>{shop.site_name}</bdi>
        </SellerDetail>
        <SellerDetail label={t('content.terms.legalName')}>
          <bdi>{seller.legal_name}</bdi>
        </SellerDetail>
        <SellerDetail label={t('content.terms.legalAddress')}>
          <bdi>
            <TypedText text={seller.legal_address} />
          </bdi>
        </SellerDetail>
        {NUMBERS.filter(([name]) => seller[name] !== '').map(([name, label]) => (
          <SellerDetail key={name} label={t(label)}>
            <Ltr>{seller[name]}</Ltr>
          </SellerDetail>
        ))}
        <SellerDetail label={t('content.contact.address')}>
          <bdi>
            <TypedText text={localized(shop, 'address', language)} />
          </bdi>
        </SellerDetail>
        <SellerDetail label={t('content.contact.email')}>
          <a href={mailLink(shop.contact_email)} className="text-majolica underline underline-offset-4">
            <Ltr>{shop.contact_email}</Ltr>
          </a>
        </SellerDetail>
        <SellerDetail label={t('content.contact.phone')}>
          <a href={phoneLink(shop.contact_phone)} className="text-majolica underline underline-offset-4">
            <Ltr>{shop.contact_phone}</Ltr>
          </a>
        </SellerDetail>
      </dl>
    </Card>
  )
}

function SellerDetail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-muted">{label}</dt>
      <dd>{children}</dd>
    </>
  )
}
