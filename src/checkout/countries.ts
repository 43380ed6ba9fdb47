import { type Country, isCountry } from '@/lib/countries'
import { foldCode } from '@/lib/typed-text'

type PostalRule = { pattern: RegExp; required: boolean; example: string; digitsOnly?: true }

export const POSTAL_RULES: Record<Country, PostalRule> = {
  morocco: { pattern: /^\d{5}$/, required: false, example: '30000', digitsOnly: true },
  france: { pattern: /^(?:0[1-9]|[1-8]\d|9[0-8])\d{3}$/, required: true, example: '75011', digitsOnly: true },
  spain: { pattern: /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/, required: true, example: '28013', digitsOnly: true },
  usa: { pattern: /^\d{5}(?:-\d{4})?$/, required: true, example: '10001' },
  canada: {
    pattern: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/,
    required: true,
    example: 'H2X 1Y4',
  },
  uk: {
    pattern:
      /^(?:GIR ?0AA|(?:[A-PR-UWYZ](?:\d{1,2}|[A-HK-Y]\d{1,2}|\d[A-HJKPSTUW]|[A-HK-Y]\d[ABEHMNPRVWXY])) ?\d[ABD-HJLNP-UW-Z]{2})$/,
    required: true,
    example: 'SW1A 1AA',
  },
}

// What is often written in front of the digits: the country's sign on letters, as in F-75011.
const POSTAL_PREFIX: Partial<Record<Country, RegExp>> = {
  morocco: /^(?:MAR?)(?=\d)/,
  france: /^(?:FR?A?)(?=\d)/,
  spain: /^(?:ES?P?)(?=\d)/,
  usa: /^(?:USA?)(?=\d)/,
}

/**
 * A postal code as its country writes it, from however it was typed; text that is none stays as it is. private.fold_postal_code is
 * the same.
 */
export function normalizePostalCode(text: string, country: string): string {
  const typed = foldCode(text).toUpperCase()
  if (!isCountry(country)) return typed
  let code = typed.replace(/[ .-]/g, '').replace(POSTAL_PREFIX[country] ?? /^(?!)/, '')
  if (country === 'france') code = code.replace(/C[EÉ]DEX\d{0,2}$/, '')
  if (country === 'usa') code = code.replace(/^(\d{5})(\d{4})$/, '$1-$2')
  if (country === 'canada' || country === 'uk') code = code.replace(/^(.{2,4})(.{3})$/, '$1 $2')
  return POSTAL_RULES[country].pattern.test(code) ? code : typed
}

/** Couriers call before they collect cash. `phone` is normalized. */
export function isMoroccanMobile(phone: string): boolean {
  return /^\+212[67]\d{8}$/.test(phone)
}
