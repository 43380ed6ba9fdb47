export const COUNTRIES = ['morocco', 'france', 'spain', 'usa', 'canada', 'uk'] as const
export type Country = (typeof COUNTRIES)[number]

export function isCountry(value: unknown): value is Country {
  return COUNTRIES.some((country) => country === value)
}

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

type PhoneRule = { callingCode: string; trunkPrefix: string; national: RegExp }

const PHONE_RULES: Record<Country, PhoneRule> = {
  morocco: { callingCode: '212', trunkPrefix: '0', national: /^[5-8]\d{8}$/ },
  france: { callingCode: '33', trunkPrefix: '0', national: /^[1-9]\d{8}$/ },
  spain: { callingCode: '34', trunkPrefix: '', national: /^[6-9]\d{8}$/ },
  usa: { callingCode: '1', trunkPrefix: '1', national: /^[2-9]\d{2}[2-9]\d{6}$/ },
  canada: { callingCode: '1', trunkPrefix: '1', national: /^[2-9]\d{2}[2-9]\d{6}$/ },
  uk: { callingCode: '44', trunkPrefix: '0', national: /^[1-9]\d{8,9}$/ },
}

export function foldDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
}

export function normalizePostalCode(text: string): string {
  return foldDigits(text).trim().replace(/\s+/g, ' ').toUpperCase()
}

/**
 * Normalizes a phone number to +<calling code><number>; null when it is invalid. Without a calling code the number
 * belongs to the country of delivery; with one it may be from any country, since people order from abroad.
 */
export function normalizePhone(text: string, country: Country): string | null {
  const compact = foldDigits(text).replace(/[\s().\u00A0\u202F/-]/g, '')
  if (!/^\+?\d{6,17}$/.test(compact)) return null
  const { callingCode, trunkPrefix, national } = PHONE_RULES[country]
  const international = compact.replace(/^(?:\+|00)/, '')
  const hasCountryCode = international !== compact

  if (international.startsWith(callingCode)) {
    // The trunk prefix is often kept by mistake, as in +212 06….
    const rest = withoutPrefix(international.slice(callingCode.length), trunkPrefix)
    if (national.test(rest)) return `+${callingCode}${rest}`
    if (hasCountryCode) return null
  }
  if (hasCountryCode) return /^[1-9]\d{7,14}$/.test(international) ? `+${international}` : null
  const local = withoutPrefix(compact, trunkPrefix)
  return national.test(local) ? `+${callingCode}${local}` : null
}

/** Couriers call before they collect cash. `phone` is normalized. */
export function isMoroccanMobile(phone: string): boolean {
  return /^\+212[67]\d{8}$/.test(phone)
}

function withoutPrefix(text: string, prefix: string): string {
  return prefix !== '' && text.startsWith(prefix) ? text.slice(prefix.length) : text
}
