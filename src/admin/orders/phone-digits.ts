const CALLING_CODES: Readonly<Record<string, string>> = {
  morocco: '212',
  france: '33',
  spain: '34',
  usa: '1',
  canada: '1',
  uk: '44',
}

/**
 * A customer's number as WhatsApp wants it: digits with the country code. The checkout stores +212…; what was written
 * without a code belongs to the country of delivery. Null when there is no number.
 */
export function phoneDigits(phone: string, country: string): string | null {
  const compact = phone.replace(/[^+\d]/g, '')
  const digits = compact.replace(/\D/g, '')
  if (digits.length < 6) return null
  const code = CALLING_CODES[country] ?? ''
  if (compact.startsWith('+') || digits.startsWith('00')) {
    // +212 06…: the 0 is often kept by mistake.
    return digits.replace(/^00/, '').replace(/^(212|33|44)0/, '$1')
  }
  if (code !== '' && digits.startsWith(code) && digits.length > 10) return digits
  return `${code}${digits.replace(/^0/, '')}`
}
