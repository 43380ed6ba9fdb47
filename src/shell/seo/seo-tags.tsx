import { useLocation } from 'react-router-dom'
import { useLanguage } from '@/i18n/language-context'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@/i18n/locales'
import { localized } from '@/i18n/localized'
import { useSiteOrigin } from '@/ui/use-site-origin'
import { isPrivatePage, pageAddress } from './addresses'
import { pageDescription } from './descriptions'
import { jsonLdText, storeJsonLd, type StoreSettings } from './json-ld'
import type { SeoProps } from './seo'

export type SeoTagsProps = Omit<SeoProps, 'title'> & {
  title: string
  siteName: string
  /** Unknown until the settings have been read. */
  shop: StoreSettings | undefined
}

const LOCALES: Readonly<Record<Language, string>> = { en: 'en_US', fr: 'fr_MA', ar: 'ar_MA' }
const SOCIAL_CARD = '/social-card.jpg'

export function SeoTags({ title, siteName, shop, description, image, noIndex = false }: SeoTagsProps) {
  const { language } = useLanguage()
  const { pathname, search } = useLocation()
  const origin = useSiteOrigin()
  const address = (inLanguage: Language) => origin + pageAddress(pathname, search, inLanguage)
  const text =
    description ??
    pageDescription(pathname, language) ??
    (shop === undefined ? undefined : localized(shop, 'site_description', language))
  const picture = origin + (image ?? SOCIAL_CARD)

  return (
    <>
      {text !== undefined && <meta name="description" content={text} />}
      <link rel="canonical" href={address(language)} />
      {LANGUAGES.map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={address(other)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address(DEFAULT_LANGUAGE)} />
      {(noIndex || isPrivatePage(pathname, search)) && <meta name="robots" content="noindex" />}

      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={title} />
      {text !== undefined && <meta property="og:description" content={text} />}
      <meta property="og:url" content={address(language)} />
      <meta property="og:image" content={picture} />
      <meta property="og:locale" content={LOCALES[language]} />
      {LANGUAGES.filter((other) => other !== language).map((other) => (
        <meta key={other} property="og:locale:alternate" content={LOCALES[other]} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      {text !== undefined && <meta name="twitter:description" content={text} />}
      <meta name="twitter:image" content={picture} />

      {shop !== undefined && (
        <script type="application/ld+json">{jsonLdText(storeJsonLd(shop, language, origin))}</script>
      )}
    </>
  )
}
