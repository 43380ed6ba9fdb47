import { foldDigits, foldLine } from './typed-text'

// The same folding as private.normalize_search_text in the database: what is typed here finds what would be found there.

const LETTERS = 'ٱةىیېکگڭݣپڤڥچھہە'
const FOLDED = 'اهيييككككبففجههه'
const folds = new Map(Array.from(LETTERS, (letter, index) => [letter, FOLDED[index] ?? letter]))

// Combining accents, Arabic vowel marks and tatweel, invisible direction marks, the lone hamza.
const marks =
  /[\u0300-\u036F]|[\u0610-\u061A]|\u0640|[\u064B-\u065F]|\u0670|[\u06D6-\u06ED]|\u061C|\u00AD|[\u200B-\u200F]|[\u202A-\u202E]|\u2060|[\u2066-\u2069]|\uFEFF|\u0621/gu

/** Lower case, without accents, vowel marks, letter variants or punctuation; words parted by single spaces. */
export function searchNorm(text: string): string {
  const letters = foldDigits(text.normalize('NFKD')).replace(marks, '').toLowerCase()
  return Array.from(letters, (letter) => folds.get(letter) ?? letter)
    .join('')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replace(/[^a-z0-9\u0620-\u064A\u0671-\u06D3]+/gu, ' ')
    .trim()
}

/** A query's words, without the Arabic article that a text may have or not. */
export function searchWords(query: string): string[] {
  return searchNorm(query)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => /^(?:وال|بال|كال|فال|لل|ال)(.{3,})$/u.exec(word)?.[1] ?? word)
}

/**
 * Whether a folded text is found by what was typed. Nothing typed finds everything; what has no letter or digit that is known here,
 * such as a name in another script, finds nothing.
 */
export function textFinder(typed: string): (normalised: string) => boolean {
  const words = searchWords(typed)
  return words.length === 0 && foldLine(typed) !== ''
    ? () => false
    : (normalised) => holdsEvery(normalised, words)
}

/** Whether a text that has been folded holds every word of a query. */
export function holdsEvery(normalised: string, words: readonly string[]): boolean {
  return words.every((word) => normalised.includes(word))
}
