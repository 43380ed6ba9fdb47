import type { Language } from '@/i18n/locales'

/** A text of the editors, in every language of the shop. */
export type Text = Readonly<Record<Language, string>>

/** Puts facts where the text names them: `{returnDays}`. What no fact is known for stays visible. */
export function withFacts(text: string, facts: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(facts, name) ? (facts[name] ?? placeholder) : placeholder,
  )
}
