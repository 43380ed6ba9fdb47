import type { Currency } from '@/currency/chosen-currency'
import type { Language } from '@/i18n/locales'

/** The choice of no other currency: dirhams are always shown. */
export const DIRHAMS_ONLY = 'MAD'

export function currencyName(currency: Currency, language: Language): string {
  return new Intl.DisplayNames(language, { type: 'currency' }).of(currency) ?? currency
}
