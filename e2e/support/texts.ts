import { expect } from '@playwright/test'
import type { Language } from '../../src/i18n/locales.ts'

type Catalogue = Record<string, string | Partial<Record<Intl.LDMLPluralRule, string>>>
type Params = Record<string, string | number>

const AREAS = [
  ...['shop', 'deferred', 'home', 'listing', 'ordering', 'account'],
  ...['admin/shell', 'admin/orders', 'admin/drafts'],
  ...['admin/couriers', 'admin/returns', 'admin/analytics', 'admin/sales'],
]

/** The texts of a language as the pages show them, for tests that run in several. */
export async function textsOf(language: Language): Promise<(key: string, params?: Params) => string> {
  const modules = await Promise.all(
    AREAS.map(
      (area) =>
        import(`../../src/i18n/messages/${area}/${language}.ts`) as Promise<Record<string, Catalogue>>,
    ),
  )
  const texts: Catalogue = Object.fromEntries(
    modules.flatMap((module) => Object.entries(module[language] ?? {})),
  )
  return (key, params = {}) => {
    const text = texts[key]
    const found =
      typeof text === 'object' ? text[new Intl.PluralRules(language).select(Number(params.count))] : text
    expect(found, key).toBeDefined()
    // Values are isolated in a text of the other direction, as src/i18n/translate.ts does it.
    const isolated = (value: string | number | undefined) =>
      language === 'ar' && typeof value === 'string' ? `\u2068${value}\u2069` : String(value)
    return (found ?? '').replaceAll(/\{(\w+)\}/g, (_, name: string) => isolated(params[name]))
  }
}
