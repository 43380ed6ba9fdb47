import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '@/i18n/locales'
import type { AnyCatalogue } from '@/i18n/message-types'
import { ar } from '@/i18n/messages/ar'
import { en } from '@/i18n/messages/en'
import { fr } from '@/i18n/messages/fr'
import { ERROR_CODES } from '@/lib/errors'

const catalogues: Record<Language, AnyCatalogue> = { en, fr, ar }
const keys = Object.keys(en) as (keyof typeof en)[]
type Message = AnyCatalogue[keyof AnyCatalogue]

const texts = (message: Message): string[] =>
  typeof message === 'string' ? [message] : Object.values(message)
const placeholders = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!))].sort()

describe.each(LANGUAGES)('messages in %s', (language) => {
  const catalogue = catalogues[language]

  it('has exactly the English keys', () => {
    expect(Object.keys(catalogue).sort()).toEqual([...keys].sort())
  })

  it('is empty nowhere', () => {
    for (const key of keys) for (const text of texts(catalogue[key])) expect(text.trim(), key).not.toBe('')
  })

  it('has every plural form of the language, and no other', () => {
    const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted()
    for (const key of keys) {
      const message = catalogue[key]
      if (typeof message !== 'string') expect(Object.keys(message).sort(), key).toEqual(wanted)
    }
  })

  it('uses the placeholders of the English message', () => {
    for (const key of keys) {
      const message = catalogue[key]
      const wanted = placeholders(texts(en[key]).join(' '))
      for (const text of texts(message)) {
        const used = placeholders(text)
        // A form for one exact number may say the number in words.
        const required = typeof message === 'string' ? wanted : wanted.filter((name) => name !== 'count')
        expect(wanted, key).toEqual(expect.arrayContaining(used))
        expect(used, key).toEqual(expect.arrayContaining(required))
      }
    }
  })
})

describe('French', () => {
  it('has a no-break space before double punctuation and guillemets right', () => {
    for (const key of keys) {
      for (const text of texts(fr[key])) expect(text, key).not.toMatch(/[^\u00A0\u202F]([:;!?»])(\s|$)/)
    }
  })
})

describe('keys', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('messages'))
    .map((path) => readFileSync(join('src', path), 'utf8'))
    .join('\n')

  // Written as `prefix.${value}` in the sources; each value is listed where the prefix is used.
  const dynamic = ['error.', 'city.', 'country.', 'checkout.cash_on_delivery', 'checkout.bank_transfer']

  it('are all used', () => {
    const unused = keys.filter(
      (key) =>
        !sources.includes(`'${key}'`) &&
        !sources.includes(`"${key}"`) &&
        !dynamic.some((prefix) => key.startsWith(prefix)),
    )
    expect(unused).toEqual([])
  })

  it('name every failure', () => {
    const named = keys.filter((key) => key.startsWith('error.')).sort()
    expect(named).toEqual(ERROR_CODES.map((code) => `error.${code}`).sort())
  })
})
