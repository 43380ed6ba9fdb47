import type { Language } from '@/i18n/locales'

/** An editorial text in every language of the shop. */
export type Text = Readonly<Record<Language, string>>

/** A story's text, as a list of paragraphs with optional headings. */
export type StoryBody = readonly { readonly heading?: Text; readonly text: Text }[]

/** Replaces placeholders such as `{returnDays}` by facts. Unknown placeholders stay in the text. */
export function withFacts(text: string, facts: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(facts, name) ? (facts[name] ?? placeholder) : placeholder,
  )
}
