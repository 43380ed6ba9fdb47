import { useQuery } from '@tanstack/react-query'
import { Mail, MapPin, MessageCircle, Phone } from 'lucide-react'
import { Suspense, useEffect, useId, useState, type ReactNode } from 'react'
import logoMark from '@/assets/brand/logo-mark-gold.svg'
import { filterParams } from '@/catalog/filters'
import { crafts } from '@/content/crafts'
import { RETURN_DAYS } from '@/content/returns'
import { cityLabel } from '@/i18n/city-label'
import { formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import type { Language } from '@/i18n/locales'
import { localized } from '@/i18n/localized'
import { afterFirstScreen } from '@/lib/after-paint'
import { isDomestic } from '@/lib/countries'
import { isAlwaysFree } from '@/lib/free-delivery'
import { shopDay } from '@/lib/shop-clock'
import { useUnread } from '@/lib/use-unread'
import type { PlainMessageKey } from '@/i18n/message-types'
import { paths } from '@/paths'
import { chatLink, mailLink, phoneLink } from '@/settings/contact-links'
import { settingsQueries, SITE_NAME } from '@/settings/queries'
import { Khatam } from '@/ui/khatam'
import { optionalPart } from '@/ui/lazy-part'
import { Link } from '@/ui/link'
import { Ltr } from '@/ui/ltr'
import { TypedText } from '@/ui/typed-text'
import { UnreadPart } from '@/ui/unread-part'
import { useMediaQuery } from '@/ui/use-media-query'
import { AcceptedMethods } from './accepted-methods'
import { ChatButton } from './chat-button'
import { hintedNow } from './hinted-language'
import { LanguageLinks } from './language-link'
import { offersPath } from './navigation'
import { NewsletterForm } from './newsletter-form'

type FooterLink = { to: string; label: PlainMessageKey }

const shopCategories = ['copperware', 'leather-goods', 'carpets', 'embroidery', 'pottery'] as const

/** The category is in the navigation state, which the listing applies, and in the URL for links opened in a new tab. */
const categoryLink = (category: string) => ({
  to: paths.products(filterParams({ category: category === 'all' ? '' : category })),
  state: { category },
})

const footerCities = ['Fez', 'Marrakech', 'Rabat', 'Tetouan', 'Meknes', 'Casablanca'] as const
const cityPath = (city: string) => paths.products(filterParams({ city }))

// `/Care` and `/About` are the specification's spellings.
const helpLinks: readonly FooterLink[] = [
  { to: paths.support('faq'), label: 'shop.nav.faq' },
  { to: paths.support('shipping'), label: 'deferred.footer.shipping' },
  { to: paths.support('returns'), label: 'deferred.footer.returns' },
  { to: paths.support('size'), label: 'deferred.footer.size' },
  { to: '/Care#CareInstructions', label: 'deferred.footer.care' },
  { to: paths.contact(), label: 'shop.nav.contact' },
]

const houseLinks: readonly FooterLink[] = [
  { to: '/About', label: 'shop.nav.about' },
  { to: paths.about('about'), label: 'deferred.footer.story' },
  { to: paths.about('artisans'), label: 'deferred.footer.artisans' },
  { to: paths.about('sustainability'), label: 'deferred.footer.sustainability' },
  { to: paths.about('press'), label: 'deferred.footer.press' },
  { to: paths.about('careers'), label: 'deferred.footer.careers' },
  { to: paths.about('blog'), label: 'deferred.footer.blog' },
]

const offersLink: FooterLink = { to: offersPath, label: 'shop.nav.offers' }
const termsLink: FooterLink = { to: paths.terms(), label: 'deferred.nav.terms' }

const link =
  'flex min-h-11 items-center py-1 leading-snug text-plaster-line underline-offset-4 hover:text-gold hover:underline'

type FooterProps = {
  /** Not on pages of payments, whose reader stays with them. */
  chat: boolean
}

const LanguageHint = optionalPart(async () => (await import('./language-hint')).LanguageHint)

/** The part of the layout below the first screen, in one lazy chunk. */
export function Footer({ chat }: FooterProps) {
  const [offered, setOffered] = useState<Language | null>(null)
  useEffect(() => afterFirstScreen(() => setOffered(hintedNow())), [])
  return (
    <>
      {chat && <ChatButton />}
      <SiteFooter />
      {offered !== null && (
        <Suspense>
          <LanguageHint offered={offered} />
        </Suspense>
      )}
    </>
  )
}

function SiteFooter() {
  const { t, tKey, language } = useLanguage()
  const { data: shop } = useQuery(settingsQueries.shop())
  const [year] = useState(() => shopDay(new Date()).slice(0, 4))
  const name = shop?.site_name ?? SITE_NAME

  return (
    <footer className="mt-16 bg-ink text-plaster print:hidden [&_:focus-visible]:outline-gold">
      <div aria-hidden="true" className="h-8 border-b-2 border-gold [content-visibility:auto]">
        {/* The picture is fetched when the footer comes near the viewport. */}
        <div className="size-full bg-[url(./assets/brand/pattern-zellige-lines-dark.svg)] bg-center" />
      </div>
      <Promises />
      <div className="mx-auto grid max-w-page gap-x-8 gap-y-10 px-4 py-10 lg:grid-cols-[1.4fr_2.6fr] lg:py-14">
        <FooterContact />
        <div className="grid gap-x-6 md:grid-cols-4">
          <Column title={t('deferred.footer.shop')}>
            <li>
              <Link {...categoryLink('all')} className={link}>
                {t('shop.nav.products')}
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
          <Column title={t('shop.nav.cities')}>
            {footerCities.map((city) => (
              <li key={city}>
                <Link to={cityPath(city)} className={link}>
                  {cityLabel(city, tKey)}
                </Link>
              </li>
            ))}
          </Column>
          <Column title={t('deferred.footer.help')}>
            {helpLinks.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className={link}>
                  {t(label)}
                </Link>
              </li>
            ))}
          </Column>
          <Column title={t('deferred.footer.house')}>
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
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-8 gap-y-2 px-4 pt-5 pb-6 text-sm text-plaster-line">
        {/* The prerendered HTML may be from last year. */}
        <p suppressHydrationWarning className="me-auto">
          {t('deferred.footer.rights', { year, name })}
        </p>
        <LanguageLinks />
        <Link
          to={termsLink.to}
          className="flex min-h-11 items-center underline-offset-4 hover:text-gold hover:underline"
        >
          {t(termsLink.label)}
        </Link>
        <AcceptedMethods />
      </div>
    </footer>
  )
}

/**
 * On phones the links open below their title. On wide screens they always show: by the style sheet before any script runs,
 * and by the `open` attribute where a browser does not know `::details-content`.
 */
function Column({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  // Tailwind's `md`.
  const wide = useMediaQuery('(min-width: 48rem)')
  return (
    <nav aria-labelledby={id}>
      <details open={wide} className="footer-column">
        <summary tabIndex={wide ? -1 : undefined}>
          <h2 id={id} className="inline text-lg">
            {title}
          </h2>
        </summary>
        <ul>{children}</ul>
      </details>
    </nav>
  )
}

/** The shop's guarantees. Free delivery is computed from the delivery rates. */
function Promises() {
  const { t, language } = useLanguage()
  const { data: rates } = useQuery(settingsQueries.deliveryRates())
  const rate = rates?.find(({ country }) => isDomestic(country))
  const freeFrom = rate?.free_from ?? null
  const promises = [
    t('deferred.footer.secure'),
    t('shop.footer.returnDays', { count: RETURN_DAYS }),
    t('deferred.footer.fund'),
    // Last in its row, which has room for two lines: the rates load after the footer renders, and nothing may shift.
    rate !== undefined && isAlwaysFree(rate)
      ? t('deferred.footer.alwaysFree')
      : freeFrom === null
        ? t('deferred.footer.delivery')
        : t('deferred.footer.freeDelivery', { amount: formatMoney(freeFrom, language) }),
  ]
  return (
    <section aria-label={t('deferred.footer.promises')} className="border-b border-plaster/15">
      <ul className="mx-auto grid max-w-page gap-x-6 gap-y-3 px-4 py-6 sm:grid-cols-2 lg:grid-cols-[auto_auto_auto_1fr] lg:gap-x-10 lg:py-4">
        {promises.map((promise, index) => (
          <li key={index} className="flex items-center gap-2.5 font-display lg:min-h-[2lh]">
            <Khatam className="size-4 text-gold" />
            {promise}
          </li>
        ))}
      </ul>
    </section>
  )
}

const contactRow = 'flex min-h-11 items-center gap-3 underline-offset-4 hover:text-gold hover:underline'
const contactIcon = 'size-5 shrink-0 text-gold'

const networks = [
  { network: 'instagram', label: 'deferred.footer.instagram' },
  { network: 'facebook', label: 'deferred.footer.facebook' },
] as const

/** Name, description and contact details from the settings. */
function FooterContact() {
  const { t, language } = useLanguage()
  const query = useQuery(settingsQueries.shop())
  const { data: shop } = query
  const unread = useUnread(query)

  return (
    <div className="flex flex-col gap-4">
      <Link to={paths.home()} className="flex min-h-11 w-fit items-center gap-3">
        <img src={logoMark} alt="" width={44} height={44} loading="lazy" className="size-11 shrink-0" />
        <bdi className="font-display text-xl font-semibold">{shop?.site_name ?? SITE_NAME}</bdi>
      </Link>
      {unread !== null && <UnreadPart {...unread} />}
      {shop !== undefined && (
        <>
          <p className="max-w-sm text-plaster-line">{localized(shop, 'site_description', language)}</p>
          <ul>
            <li className="flex min-h-11 items-center gap-3">
              <MapPin aria-hidden="true" className={contactIcon} />
              <span>
                {t('deferred.footer.showroom')}
                <br />
                <bdi>
                  <TypedText text={localized(shop, 'address', language)} />
                </bdi>
              </span>
            </li>
            <li>
              <a href={phoneLink(shop.contact_phone)} className={contactRow}>
                <Phone aria-hidden="true" className={contactIcon} />
                <Ltr>{shop.contact_phone}</Ltr>
              </a>
            </li>
            <li>
              <a href={mailLink(shop.contact_email)} className={contactRow}>
                <Mail aria-hidden="true" className={contactIcon} />
                <Ltr>{shop.contact_email}</Ltr>
              </a>
            </li>
            <li>
              <a
                href={chatLink(shop.whatsapp_number)}
                target="_blank"
                rel="noreferrer"
                className={contactRow}
              >
                <MessageCircle aria-hidden="true" className={contactIcon} />
                {t('deferred.nav.chat')}
              </a>
            </li>
          </ul>
          <ul aria-label={t('deferred.footer.social')} className="flex gap-2">
            {networks.map(({ network, label }) => {
              const address = shop[`${network}_url`]
              if (address === '') return null
              return (
                <li key={network}>
                  <a
                    href={address}
                    target="_blank"
                    rel="noreferrer"
                    aria-label={t(label)}
                    className="flex size-11 items-center justify-center rounded-full border border-plaster/30 hover:border-gold hover:text-gold"
                  >
                    <SocialIcon network={network} />
                  </a>
                </li>
              )
            })}
          </ul>
        </>
      )}
    </div>
  )
}

const drawings = {
  instagram: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17.2 6.8h.01" />
    </>
  ),
  facebook: <path d="M15.5 3H13a4 4 0 0 0-4 4v3H6.5v4H9v7h4v-7h2.6l.7-4H13V7.5c0-.4.3-.7.7-.7h1.8z" />,
}

/** In the style of lucide's icons, which contain no brand logos. */
function SocialIcon({ network }: { network: keyof typeof drawings }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="size-5"
    >
      {drawings[network]}
    </svg>
  )
}
