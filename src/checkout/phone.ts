import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min'
import { COUNTRY_CODES } from '../../supabase/functions/_shared/country-codes'
import type { Country } from '@/lib/countries'
import { foldCode } from '@/lib/typed-text'

const CODES: Record<Country, CountryCode> = COUNTRY_CODES

/**
 * A phone number as +<calling code><number>; null when it is none. Without a calling code the number belongs to the country of
 * delivery; with one it may be from any country, since people order from abroad, and its trunk zero goes by that country.
 * private.fold_phone stores the same.
 */
export function normalizePhone(text: string, country: Country): string | null {
  const typed = foldCode(text)
    // Of a link, and how cards print numbers: (+212) 6 12 34 56 78.
    .replace(/^tel: ?/i, '')
    .replaceAll(',', ' ')
    .replace(/^\((?:\+|\+? ?00) ?(\d{1,3})\)/, '+$1')
    .replace(/^\+? ?00/, '+')
  // The library also reads extensions, which the shop has no place for, and letters.
  if (!/^[\d +()./-]+$/.test(typed)) return null
  const number = parsePhoneNumberFromString(typed, { defaultCountry: CODES[country], extract: false })
  // Short numbers are for calls within their country.
  return number?.isValid() === true && number.number.length > 8 ? number.number : null
}
