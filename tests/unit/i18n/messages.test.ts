import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '@/i18n/locales'
import { ERROR_CODES, errorKey } from '@/lib/errors'

type Message = string | Record<string, string>
type Catalogue = Record<string, Message>

/** admin/shell -> adminShell */
const areaOf = (path: string): string =>
  path
    .replace(/^.*?\/messages\/|\/\w+\.ts$/g, '')
    .replace(/\/(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The language's catalogues, that of the shop and those of its areas, in one. */
async function wholeCatalogue(language: Language): Promise<Catalogue> {
  const modules = import.meta.glob<Record<string, Catalogue>>('/src/i18n/messages/**/*.ts')
  const whole: Catalogue = {}
  for (const [path, load] of Object.entries(modules)) {
    if (!path.endsWith(`/${language}.ts`)) continue
    for (const [key, message] of Object.entries((await load())[language] ?? {})) {
      expect(whole, 'each key is in one catalogue').not.toHaveProperty([key])
      expect(key, path).toMatch(new RegExp(`^${areaOf(path)}\\.`))
      whole[key] = message
    }
  }
  return whole
}

const catalogues: Record<Language, Catalogue> = {
  en: await wholeCatalogue('en'),
  fr: await wholeCatalogue('fr'),
  ar: await wholeCatalogue('ar'),
}
const { en, fr } = catalogues
const keys = Object.keys(en)

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
    for (const key of keys) for (const text of texts(catalogue[key]!)) expect(text.trim(), key).not.toBe('')
  })

  it('has every plural form of the language, and no other', () => {
    const expected = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted()
    for (const key of keys) {
      const message = catalogue[key]!
      if (typeof message !== 'string') expect(Object.keys(message).sort(), key).toEqual(expected)
    }
  })

  it('uses the placeholders of the English message', () => {
    for (const key of keys) {
      const message = catalogue[key]!
      const expected = placeholders(texts(en[key]!).join(' '))
      for (const [form, text] of Object.entries(typeof message === 'string' ? { message } : message)) {
        const used = placeholders(text)
        // A form for one exact number may say the number in words; where it ends a range, its start is not said.
        const optional =
          typeof message === 'string' ? [] : form === 'one' || form === 'two' ? ['count', 'min'] : ['count']
        const required = expected.filter((name) => !optional.includes(name))
        expect(expected, key).toEqual(expect.arrayContaining(used))
        expect(used, key).toEqual(expect.arrayContaining(required))
      }
    }
  })
})

describe('French', () => {
  it('has a no-break space before double punctuation and guillemets right', () => {
    for (const key of keys) {
      for (const text of texts(fr[key]!)) expect(text, key).not.toMatch(/[^\u00A0\u202F]([:;!?»])(\s|$)/)
    }
  })
})

describe('keys', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('i18n/messages'))
    .map((path) => readFileSync(join('src', path), 'utf8'))
    .join('\n')

  // Written as `prefix.${value}` in the sources; each value is listed where the prefix is used.
  const dynamic = [
    'shop.error.network',
    'deferred.error.',
    'adminShell.error.',
    'shop.city.',
    'shop.country.',
    'deferred.payment.',
    'invoice.way.',
    'payment.method.',
    'payment.proof.',
    'payment.way.',
    'returns.reason.',
    'returns.state.',
    'returns.wish.',
    'account.auth.strength.',
    'ordering.order.status.',
    'ordering.order.reason.',
    'ordering.pay.when.',
    'ordering.pay.how.',
    'ordering.pay.state.',
    'ordering.pay.kind.',
    'adminDrafts.field.',
    'adminDrafts.source.',
    'adminDrafts.receivedAs.',
    'adminCouriers.code.',
    'adminCouriers.tab.',
    'adminOrders.deliveryFilter.',
    'adminOrders.next.',
    'adminOrders.reason.',
    'adminOrders.tab.',
    'adminOrders.wait.',
    'adminOrders.confirm.call.',
    'adminOrders.delivery.is.',
    'adminOrders.delivery.was.',
    'adminOrders.confirm.done.',
    'adminOrders.confirm.none.',
    'adminOrders.confirm.outcome.',
    'adminOrders.confirm.state.',
    'adminPayments.bookAs.',
    'adminPayments.kind.',
    'adminPayments.provider.',
    'adminPayments.refundBy.',
    'adminPayments.journal.',
    'adminPayments.tab.',
    'adminPayments.settings.countries.',
    'adminReturns.count.',
    'adminRates.zone.',
    'adminSettings.audit.role.',
    'adminReturns.done.',
    'adminReturns.reason.',
    'adminReturns.state.',
    'adminReturns.tab.',
    'adminReturns.wants.',
    'adminReturns.wish.',
    'adminReviews.done.',
    'adminReviews.language.',
    'adminReviews.tab.',
    'reviews.form.rating.',
    'invoice.cause.',
    'reviews.language.',
    'reviews.page.state.',
    'reviews.sort.',
    'adminAnalytics.visits.device_',
    'adminAnalytics.visits.metric_',
    'adminAnalytics.visits.rating_',
    'adminProducts.alerts.none.',
    'adminProducts.alerts.state.',
    'adminProducts.bulk_',
    'adminProducts.offers_',
    'adminProducts.import.about_',
    'adminProducts.import.fault_',
    'promotion.problem.',
    'adminPromotions.kind.',
    'adminPromotions.state.',
    'adminSales.left.',
    'adminSales.scope.',
    'adminSales.state.',
    'adminTemplates.group.',
    'adminTemplates.name.',
    'adminTemplates.placeholder.',
    'adminTemplates.problem.',
  ]

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
    const named = keys.filter((key) => /^\w+\.error\./.test(key)).sort()
    expect(named).toEqual(ERROR_CODES.map(errorKey).sort())
  })
})

it('keeps a number beside a placeholder left to right in Arabic text', () => {
  // Only the placeholder is isolated by itself: `1 EUR` would be shown as `EUR 1`.
  const loose = /(?<!\u2066)\d[ \u00A0]\{|\}[ \u00A0]?[=×][ \u00A0]?\d/
  const found = keys.filter((key) => texts(catalogues.ar[key]!).some((text) => loose.test(text)))
  expect(found).toEqual([])
})
