import { foldCode } from '@/lib/typed-text'

/** As banks print account numbers: without spaces and separators, in capitals. */
export const compactAccount = (text: string): string =>
  foldCode(text)
    .replace(/[\s.-]/g, '')
    .toUpperCase()

/**
 * Whether a text is a Moroccan account number: 24 digits, of which the last two are 97 less the remainder of the other 22,
 * followed by 00, divided by 97. The database checks the same (private.is_rib).
 */
export function isRib(text: string): boolean {
  if (!/^\d{24}$/.test(text)) return false
  return BigInt(text.slice(-2)) === 97n - ((BigInt(text.slice(0, 22)) * 100n) % 97n)
}

/** Whether a text is an IBAN without spaces whose check digits are right (ISO 13616), as private.is_iban. */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false
  // Letters count 10 to 35, and the country with its check digits comes last.
  const digits = `${text.slice(4)}${text.slice(0, 4)}`.replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  )
  return BigInt(digits) % 97n === 1n
}

/** Whether a Moroccan IBAN is that of this RIB; the account of an IBAN of another country cannot be compared. */
export const isIbanOfRib = (iban: string, rib: string): boolean =>
  !iban.startsWith('MA') || rib === '' || iban.slice(4) === rib
