import { describe, expect, it } from 'vitest'
import * as about from '@/content/about'
import * as care from '@/content/care'
import { faq, FAQ_GROUPS, faqGroupTitles } from '@/content/faq'
import { RETURN_DAYS } from '@/content/returns'
import * as shipping from '@/content/shipping'
import { sizeTables } from '@/content/size-guide'
import { stories } from '@/content/stories'
import { termsIntro, termsSections } from '@/content/terms'
import { withFacts, type Text } from '@/content/text'
import { LANGUAGES, type Language } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'
import { ar } from '@/i18n/messages/shop/ar'
import { en } from '@/i18n/messages/shop/en'
import { fr } from '@/i18n/messages/shop/fr'

const rates: shipping.DeliveryRate[] = [
  { country: 'morocco', fee: 15, free_from: 100, min_days: 3, max_days: 7 },
  { country: 'france', fee: 150, free_from: null, min_days: 7, max_days: 14 },
  { country: 'usa', fee: 250, free_from: null, min_days: 8, max_days: 20 },
]
const translators = {
  en: createTranslator('en', en),
  fr: createTranslator('fr', fr),
  ar: createTranslator('ar', ar),
}
const factsIn = (language: Language, some = rates) => shipping.facts(some, language, translators[language])

function isText(value: unknown): value is Text {
  return typeof value === 'object' && value !== null && 'en' in value
}

/** Every text in a nested value. */
function textsIn(value: unknown): Text[] {
  if (isText(value)) return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const everything = textsIn({
  about: { ...about },
  care: { ...care },
  shipping: { ...shipping },
  faq,
  faqGroupTitles,
  sizeTables,
  stories,
  termsIntro,
  termsSections,
})

describe('editorial texts', () => {
  it('are found by this test', () => {
    expect(everything.length).toBeGreaterThan(200)
  })

  it.each(LANGUAGES)('are complete in %s', (language) => {
    for (const text of everything) expect(text[language].trim(), text.en).not.toBe('')
  })

  it('use the same allowed placeholders in every language', () => {
    const names = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!).sort()
    const allowed = [...Object.keys(factsIn('en')), 'fee', 'freeFrom', 'list']
    for (const text of everything) {
      expect(allowed, text.en).toEqual(expect.arrayContaining(names(text.en)))
      for (const language of LANGUAGES) expect(names(text[language]), text.en).toEqual(names(text.en))
    }
  })

  it('are translated into Arabic and French', () => {
    for (const text of everything.filter(({ en }) => /[a-z]{3}/i.test(en))) {
      expect(text.ar, text.en).toMatch(/[\u0621-\u064A]/)
      if (text.en.length > 12) expect(text.fr, text.en).not.toBe(text.en)
    }
  })

  it('have a no-break space before double punctuation in French', () => {
    for (const text of everything) expect(text.fr).not.toMatch(/[^\u00A0]([:;!?»])(\s|$)/)
  })

  it('use placeholders instead of repeating numbers', () => {
    for (const { question, answer } of faq) {
      for (const language of LANGUAGES) {
        expect(answer[language], question.en).not.toMatch(
          new RegExp(`\\b${RETURN_DAYS}\\b|\\b(15|100|150|250) DH`),
        )
      }
    }
  })
})

describe('FAQ', () => {
  it('has 29 questions with unique ids, and no empty group', () => {
    expect(faq).toHaveLength(29)
    expect(new Set(faq.map(({ id }) => id)).size).toBe(29)
    for (const group of FAQ_GROUPS) expect(faq.some((entry) => entry.group === group)).toBe(true)
  })

  it.each(LANGUAGES)('has a value for every placeholder in %s', (language) => {
    const facts = factsIn(language)
    for (const { answer, id } of faq) expect(withFacts(answer[language], facts), id).not.toMatch(/[{}]/)
  })

  it('offers card payment only where the checkout does', () => {
    const card = faq.find(({ id }) => id === 'card')!
    expect(card.answer.en).toMatch(/^Yes, where the checkout offers it/)
  })
})

// A courier's price for a city comes before the rate.
const BY_CITY = 'For some cities the fee and the time may differ: the checkout shows yours before you order.'

describe('delivery facts', () => {
  it('come from the delivery rates', () => {
    expect(factsIn('en').moroccoCost).toBe(
      `Delivery within Morocco costs 15\u00A0DH per order and is free from a subtotal of 100\u00A0DH. ${BY_CITY}`,
    )
    expect(factsIn('fr').moroccoCost).toMatch(/15\u00A0DH.+Pour certaines villes/)
    expect(factsIn('ar').moroccoCost).toMatch(/15\u00A0درهم.+في بعض المدن/)
    expect(factsIn('en').moroccoDays).toBe('3–7 business days')
    expect(factsIn('en').abroadDays).toBe('7–20 business days')
    expect(factsIn('en').abroadCost).toContain('France 150\u00A0DH and United States 250\u00A0DH')
  })

  it('are full sentences when delivery is never free, always free, or paused', () => {
    const home = rates[0]!
    const cost = (rate: shipping.DeliveryRate[]) => factsIn('en', rate).moroccoCost
    expect(cost([{ ...home, free_from: null }])).toBe(
      `Delivery within Morocco costs 15\u00A0DH per order. ${BY_CITY}`,
    )
    expect(cost([{ ...home, fee: 0 }])).toBe(`Delivery within Morocco is free. ${BY_CITY}`)
    expect(cost([])).toBe('Delivery within Morocco is paused at the moment.')
    expect(factsIn('en', [home]).abroadCost).toBe('At the moment, the shop delivers within Morocco only.')
  })
})

describe('delivery facts of couriers with prices of their own', () => {
  const bounds = [
    { min_fee: 20, fee: 60, min_days: 2, max_days: 9 },
    { min_fee: 12, fee: 40, min_days: 1, max_days: 5 },
  ]
  const home = { ...rates[0]!, delivery_bounds: bounds }

  it.each([
    [
      'en',
      /^Delivery within Morocco costs from 12\u00A0DH per order and is free from a subtotal of 100\u00A0DH\./,
    ],
    ['fr', /^La livraison au Maroc coûte à partir de 12\u00A0DH par commande/],
    ['ar', /^تبلغ تكلفة التوصيل داخل المغرب 12\u00A0درهم\S* فأكثر لكل طلب/],
  ] as const)('name the lowest fee of any city, and all days, in %s', (language, cost) => {
    expect(factsIn(language, [home]).moroccoCost).toMatch(cost)
    expect(factsIn('en', [home]).moroccoDays).toBe('1–9 business days')
  })

  it('are not those of the rate: one that is free is not free with them', () => {
    const dearer = { ...home, fee: 0, free_from: null, delivery_bounds: [{ ...bounds[0]!, min_fee: 60 }] }
    expect(factsIn('en', [dearer]).moroccoCost).toMatch(
      /^Delivery within Morocco costs 60\u00A0DH per order\. For some/,
    )
  })
})

describe('the size guide', () => {
  it('has a cell for every column', () => {
    for (const { id, columns, rows } of sizeTables) {
      for (const row of rows) expect(row, id).toHaveLength(columns.length)
    }
  })

  it('lists babouches with increasing foot lengths', () => {
    const babouches = sizeTables.find(({ id }) => id === 'babouches')!
    const feet = textsIn(babouches.rows.map((row) => row[1])).map((text) => Number(text.en))
    expect(feet).toEqual(feet.toSorted((a, b) => a - b))
    expect(feet).toHaveLength(10)
  })
})
