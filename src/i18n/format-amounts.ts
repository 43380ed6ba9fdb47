import { NUMBER_LOCALES, withFontSpaces } from './format'
import type { Language } from './locales'

/** With two decimals and no unit, for columns of amounts in invoices and books. */
export function formatAmount(amount: number, language: Language): string {
  return withFontSpaces(
    new Intl.NumberFormat(NUMBER_LOCALES[language], {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    }).format(amount),
  )
}

/** A rate of tax, 0 to 1, in percent. */
export function formatRate(rate: number, language: Language): string {
  return withFontSpaces(
    new Intl.NumberFormat(NUMBER_LOCALES[language], { style: 'percent', maximumFractionDigits: 2 }).format(
      rate,
    ),
  )
}
