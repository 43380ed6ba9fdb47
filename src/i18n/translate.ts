import { formatNumber } from './format'
import { directionOf, type Language } from './locales'
import type { AnyCatalogue, Translate } from './message-types'

type Params = Record<string, string | number>

export type Translator = {
  t: Translate
  /** For keys that are computed at run time. An unknown key is returned as it is. */
  tKey: (key: string, params?: Params) => string
}

export function createTranslator(language: Language, catalogue: AnyCatalogue): Translator {
  const plurals = new Intl.PluralRules(language)

  const tKey = (key: string, params: Params = {}): string => {
    // Own keys only: `constructor` is not a message.
    const message = Object.hasOwn(catalogue, key) ? catalogue[key] : undefined
    if (message === undefined) return key
    if (typeof message === 'string') return fill(message, params, language)
    const count = typeof params.count === 'number' ? params.count : 0
    return fill(message[plurals.select(count)] ?? message.other ?? key, params, language)
  }

  return { t: (key, ...args) => tKey(key, args[0]), tKey }
}

function fill(text: string, params: Params, language: Language): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined
    if (value === undefined) return placeholder
    if (typeof value === 'number') return formatNumber(value, language)
    // A Latin name or a phone number inside an Arabic sentence is isolated, or the sentence is reordered around it.
    return directionOf(language) === 'rtl' ? `\u2068${value}\u2069` : value
  })
}
