import { foldLine } from './typed-text'

// Not in typed-text.ts, which is part of the product page's first load.

/** As foldLine, for names: two that look alike are equal. The non-joiner is visible between letters of the Arabic script only. */
export function foldPlainName(text: string): string {
  const joined = foldLine(text).replace(/\u200D/gu, '')
  return foldLine(
    joined.replace(/\u200C+/gu, (run, at: number) => {
      const isArabic = (letter: string | undefined) => letter !== undefined && /[\u0620-\u06FF]/u.test(letter)
      return isArabic(joined[at - 1]) && isArabic(joined[at + run.length]) ? '\u200C' : ''
    }),
  )
}

// Where a name begins after an abbreviation: a capital of the Latin alphabets, or a word in Arabic letters, which have none.
const ABBREVIATION =
  /(?<=[A-Za-z\u00AA\u00BA\u00C0-\u024F]{2}\.)(?=[A-Z\u00C0-\u00D6\u00D8-\u00DEĀĂĄĆĈĊČĎĐĒĔĖĘĚĜĞĠĢĤĦĨĪĬĮİĴĶĹĻĽĿŁŃŅŇŊŌŎŐŒŔŖŘŚŜŞŠŢŤŦŨŪŬŮŰŲŴŶŸŹŻŽȘȚ][A-Za-z\u00C0-\u024F])|(?<=[\u0620-\u065F\u066E-\u06D3\u06FA-\u06FF]{2}\.)(?=[\u0620-\u065F\u066E-\u06D3\u06FA-\u06FF]{2})/gu

/** As foldPlainName, for people: after an abbreviation, as in "Dr.Ahmed", comes a space. Otherwise mail programs read a domain. Initials stay as they are: "J.K. Alami", "S.A.R.L". */
export function foldName(text: string): string {
  return foldPlainName(text).replace(ABBREVIATION, ' ')
}
