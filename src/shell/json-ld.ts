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
  address_en: string
  address_fr: string
  address_ar: string
  instagram_url: string
  facebook_url: string
}

const TOWN = /^(?:Fez|Fès|Fes|فاس)$/i

/** The shop's town where its address names it between commas; of an address elsewhere nothing is known but the country. */
const townOf = (address: string): string | undefined =>
  address
    .split(/[,،]/)
    .map((part) => part.trim())
    .find((part) => TOWN.test(part))

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
    address: {
      '@type': 'PostalAddress',
      addressLocality: townOf(localized(shop, 'address', language)),
      addressCountry: 'MA',
    },
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
