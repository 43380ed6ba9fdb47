import { LANGUAGES, type Language } from '@/i18n/locales'
import { localized } from '@/i18n/localized'
import { publicUrl } from '@/paths'

export type StoreSettings = {
  site_name: string
  site_description_en: string
  site_description_fr: string
  site_description_ar: string
  contact_email: string
  contact_phone: string
  instagram_url: string
  facebook_url: string
}

const TOWN: Readonly<Record<Language, string>> = { en: 'Fez', fr: 'Fès', ar: 'فاس' }

/** The shop as a schema.org Store, with its town but without its street. */
export function storeJsonLd(shop: StoreSettings, language: Language, origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Store',
    '@id': `${origin}/#store`,
    name: shop.site_name,
    description: localized(shop, 'site_description', language),
    url: `${origin}${publicUrl('/', language)}`,
    logo: `${origin}/icon-512.png`,
    image: `${origin}/social-card.jpg`,
    email: shop.contact_email,
    telephone: shop.contact_phone,
    foundingDate: '1995',
    address: { '@type': 'PostalAddress', addressLocality: TOWN[language], addressCountry: 'MA' },
    openingHours: ['Mo-Fr 09:00-18:00', 'Sa 10:00-15:00'],
    currenciesAccepted: 'MAD',
    knowsLanguage: LANGUAGES,
    sameAs: [shop.instagram_url, shop.facebook_url].filter((url) => url !== ''),
  }
}

/** JSON for a script element, which would end at the first `</script` in it. */
export function jsonLdText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
