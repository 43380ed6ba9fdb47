// What people type or paste is folded here before anything validates or searches it. private.fold_text, fold_line,
// fold_plain_name, fold_name and fold_code in the database fold the same.

const BREAKS = /\r\n|[\r\v\f\u0085\u2028\u2029]/gu
const SPACES = /[\t\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu
// Control characters, direction marks, isolates, soft hyphens, fillers, tags, halves of characters. Joiners stay: emoji and some
// scripts need them.
const INVISIBLE =
  /[^\P{Cc}\n]|\p{Cs}|\u00AD|\u034F|\u061C|\u115F|\u1160|\u17B4|\u17B5|[\u180B-\u180E]|\u200B|\u200E|\u200F|[\u202A-\u202E]|[\u2060-\u206F]|\u2800|\u3164|\uFEFF|\uFFA0|[\uFFF9-\uFFFC]|[\u{E0000}-\u{E0FFF}]/gu
// Alone they show nothing: spaces, joiners and variation selectors.
const UNSEEN = /^(?:\s|\u200C|\u200D|[\uFE00-\uFE0F])*$/u
const DASHES = /[\u2010-\u2015\u2043\u2212]/gu

/** Text of several lines without invisible characters, with plain spaces; empty when nothing in it can be seen. */
export function foldText(text: string): string {
  const folded = text
    .replace(BREAKS, '\n')
    .replace(SPACES, ' ')
    .replace(INVISIBLE, '')
    .normalize('NFC')
    .trim()
  return UNSEEN.test(folded) ? '' : folded
}

/** As foldText, on one line with single spaces. */
export function foldLine(text: string): string {
  return foldText(text).replace(/\s+/gu, ' ')
}

/** Arabic and Persian digits as 0 to 9. */
export function foldDigits(text: string): string {
  // The code points of both blocks end in the digit itself.
  return text.replace(/[\u0660-\u0669\u06F0-\u06F9]/gu, (digit) => String(digit.charCodeAt(0) & 0xf))
}

/**
 * As foldLine, for what has a format of its own (phone number, postal code, email address, number of an order): wide letters,
 * digits of other scripts and dashes become their ASCII form too.
 */
export function foldCode(text: string): string {
  return foldLine(
    foldDigits(text.normalize('NFKC'))
      .replace(DASHES, '-')
      .replace(/\u200C|\u200D/gu, ''),
  )
}
