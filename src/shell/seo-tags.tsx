import { useLocation } from 'react-router-dom'
import { RETURN_DAYS } from '@/content/returns'
import { useLanguage } from '@/i18n/language-context'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@/i18n/locales'
import { localized } from '@/i18n/localized'
import { paths, publicUrl, withQuery } from '@/paths'
import { useSiteOrigin } from '@/ui/use-site-origin'
import { jsonLdText, storeJsonLd, type StoreSettings } from './json-ld'
import { PERSONAL_PAGE } from './personal-pages'

export type PageMetadata = {
  /** One or two sentences. Default: the description of the path, or the shop's. */
  description?: string
  /** A path on this site, of a picture of 1200 x 630 pixels. */
  image?: string
  noIndex?: boolean
}

export type SeoTagsProps = PageMetadata & {
  title: string
  siteName: string
  /** Undefined until the settings have loaded. */
  shop: StoreSettings | undefined
}

const LOCALES: Readonly<Record<Language, string>> = { en: 'en_US', fr: 'fr_MA', ar: 'ar_MA' }
const SOCIAL_CARD = '/social-card.jpg'
const KEYWORDS: Readonly<Record<Language, string>> = {
  en: 'Moroccan crafts, handmade, poufs, lanterns, copperware, leather, carpets, embroidery, pottery, zellige, woodwork',
  fr: 'artisanat marocain, fait main, poufs, lanternes, dinanderie, cuir, tapis, broderie, poterie, zellige, bois',
  ar: 'الصناعة التقليدية المغربية، صنع يدوي، بوفات، فوانيس، نحاسيات، جلد، زرابي، طرز، فخار، زليج، خشب',
}

export function SeoTags({ title, siteName, shop, description, image, noIndex = false }: SeoTagsProps) {
  const { language } = useLanguage()
  const { pathname, search } = useLocation()
  const origin = useSiteOrigin()
  const address = (inLanguage: Language) => origin + pageAddress(pathname, search, inLanguage)
  const full =
    description ??
    pageDescription(pathname, language) ??
    (shop === undefined ? undefined : localized(shop, 'site_description', language))
  const text = full === undefined ? undefined : summary(full)
  const picture = origin + (image ?? SOCIAL_CARD)

  return (
    <>
      {text !== undefined && <meta name="description" content={text} />}
      {/* A page of one thing is found by its name. */}
      <meta name="keywords" content={description === undefined ? KEYWORDS[language] : title} />
      <link rel="canonical" href={address(language)} />
      {LANGUAGES.map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={address(other)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address(DEFAULT_LANGUAGE)} />
      {(noIndex || isPrivatePage(pathname, search)) && <meta name="robots" content="noindex" />}

      <meta property="og:type" content={typeOf(pathname)} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={title} />
      {text !== undefined && <meta property="og:description" content={text} />}
      <meta property="og:url" content={address(language)} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta property="og:locale" content={LOCALES[language]} />
      {LANGUAGES.filter((other) => other !== language).map((other) => (
        <meta key={other} property="og:locale:alternate" content={LOCALES[other]} />
      ))}
      {/* Title, text and picture are those above. */}
      <meta name="twitter:card" content="summary_large_image" />

      {shop !== undefined && (
        <script type="application/ld+json">{jsonLdText(storeJsonLd(shop, language, origin))}</script>
      )}
    </>
  )
}

/** What search engines show of a description. */
const MAX_DESCRIPTION = 160

/** The beginning of a text that is too long, up to the end of a sentence or a word. */
export function summary(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= MAX_DESCRIPTION) return line
  const [sentences = ''] = /^.{60,159}[.!?؟](?=\s)/.exec(line) ?? []
  if (sentences !== '') return sentences
  return `${line.slice(0, MAX_DESCRIPTION).replace(/[\s,;:،؛–-]*\S*$/, '')}…`
}

/** The kind of thing that a shared link shows. */
const typeOf = (pathname: string) =>
  /^\/product\//i.test(pathname) ? 'product' : /^\/about\/stories\/./i.test(pathname) ? 'article' : 'website'

/** A listing filtered by city or category is a page of its own; searches, sort orders and price ranges are views of it. */
const CANONICAL_PARAMS = ['city', 'category']

/** Routes are found in any case, but have one spelling: lower case, except for two. */
const SPELLED: readonly string[] = [paths.contact(), paths.care()]
function spelled(path: string): string {
  const lower = path.toLowerCase()
  return SPELLED.find((one) => one.toLowerCase() === lower) ?? lower
}

/** The canonical URL of a page in a language, without the origin. `pathname` is without the prefix of a language. */
export function pageAddress(pathname: string, search: string, language: Language): string {
  const given = new URLSearchParams(search)
  const params = new URLSearchParams()
  for (const name of CANONICAL_PARAMS) {
    const value = given.get(name)
    if (value !== null && value !== '') params.set(name, value)
  }
  const path = pathname.replace(/(.)\/+$/, '$1')
  return publicUrl(withQuery(isPrivatePage(path, '') ? path : spelled(path), params), language)
}

/** Pages that are not indexed: personal ones, and search results. */
export function isPrivatePage(pathname: string, search: string): boolean {
  return new RegExp(PERSONAL_PAGE, 'i').test(pathname) || new URLSearchParams(search).has('q')
}

/** Meta descriptions by the first segment of the path. */
const descriptions: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  products: {
    en: 'Poufs, lanterns, copperware, leather, carpets, embroidery, pottery, zellige and woodwork: every piece made by hand in a Moroccan workshop.',
    fr: 'Poufs, lanternes, dinanderie, cuir, tapis, broderie, poterie, zellige et bois\u00A0: chaque pièce est faite main dans un atelier marocain.',
    ar: 'بوفات وفوانيس ونحاسيات وجلد وزرابي وطرز وفخار وزليج وخشب: كل قطعة مصنوعة يدويًا في ورشة مغربية.',
  },
  cities: {
    en: 'The artisan cities of Morocco: copper from Fez, leather from Marrakech, carpets from Rabat, embroidery from Tetouan, pottery from Meknes, thuya from Essaouira.',
    fr: 'Les villes d’artisans du Maroc\u00a0: cuivre de Fès, cuir de Marrakech, tapis de Rabat, broderie de Tétouan, poterie de Meknès, thuya d’Essaouira.',
    ar: 'مدن الصناع التقليديين في المغرب: نحاس فاس وجلد مراكش وزرابي الرباط وطرز تطوان وفخار مكناس وعرعار الصويرة.',
  },
  about: {
    en: 'Since 1995 we have worked with family workshops and cooperatives all over Morocco, at fair prices, with 1% of our revenue for apprentices and tools.',
    fr: 'Depuis 1995, nous travaillons avec des ateliers familiaux et des coopératives de tout le Maroc, à prix juste\u00A0; 1\u00a0% de notre chiffre d’affaires va aux apprentis et à l’outillage.',
    ar: 'منذ 1995 نعمل مع ورشات عائلية وتعاونيات في أنحاء المغرب بأسعار منصفة، ونخصص 1% من رقم معاملاتنا للمتعلمين والأدوات.',
  },
  contact: {
    en: 'Write to us, call us or visit our showroom: opening hours, address and contact form.',
    fr: 'Écrivez-nous, appelez-nous ou venez à notre showroom\u00A0: horaires, adresse et formulaire de contact.',
    ar: 'راسلنا أو اتصل بنا أو زُر معرضنا: أوقات العمل والعنوان ونموذج الاتصال.',
  },
  support: {
    en: 'Answers about orders, delivery, returns and sizes, with delivery fees and times for every country.',
    fr: 'Réponses sur les commandes, la livraison, les retours et les tailles, avec frais et délais de livraison pour chaque pays.',
    ar: 'أجوبة عن الطلبات والتوصيل والاسترجاع والمقاسات، مع تكاليف التوصيل ومدده لكل بلد.',
  },
  careinstructions: {
    en: 'How to look after leather poufs, copper tagines and Moroccan zellige in a few simple steps.',
    fr: 'Entretenir poufs en cuir, tajines en cuivre et zellige marocain, en quelques gestes simples.',
    ar: 'كيف تعتني بالبوفات الجلدية والطواجين النحاسية والزليج المغربي في خطوات بسيطة.',
  },
  terms: {
    en: `Terms of sale and policies: delivery, payment, returns within ${RETURN_DAYS} days and how we treat your data.`,
    fr: `Conditions de vente et confidentialité\u00A0: livraison, paiement, retours sous ${RETURN_DAYS} jours et protection de vos données.`,
    ar: `الشروط العامة للبيع والسياسات: التوصيل والدفع والاسترجاع خلال ${RETURN_DAYS} يومًا وحماية معطياتك.`,
  },
}

function pageDescription(pathname: string, language: Language): string | undefined {
  const [, first = ''] = pathname.toLowerCase().split('/')
  return Object.hasOwn(descriptions, first) ? descriptions[first]?.[language] : undefined
}
