import type { ReactNode } from 'react'
import { catalogueOf } from '@/i18n/catalogues'
import { CURRENCY_UNITS } from '@/i18n/format'
import { formatAmount } from '@/i18n/format-amounts'
import type { Language } from '@/i18n/locales'
import type { PlainMessageKey } from '@/i18n/message-types'
import { createTranslator, type Translator } from '@/i18n/translate'

export type Words = Translator & {
  language: Language
  /** The second language of a bilingual document. */
  second: Translator | null
}

/** Texts in the buyer's language, whatever the language of the page; Arabic documents are bilingual with French. */
export function wordsOf(language: Language): Words {
  return {
    ...createTranslator(language, catalogueOf(language)),
    language,
    second: language === 'ar' ? createTranslator('fr', catalogueOf('fr')) : null,
  }
}

/** A label of the document, in both languages of a bilingual one. */
export function Label({ name, words: { t, second } }: { name: PlainMessageKey; words: Words }) {
  return (
    <>
      {t(name)}
      {second !== null && <Second>{second.t(name)}</Second>}
    </>
  )
}

export function Second({ children }: { children: ReactNode }) {
  return (
    <>
      {' /\u00a0'}
      <bdi lang="fr" dir="ltr">
        {children}
      </bdi>
    </>
  )
}

/** With two decimals and the unit. */
export function formatTotal(amount: number, language: Language): string {
  return `${formatAmount(amount, language)}\u00a0${CURRENCY_UNITS[language]}`
}
