import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as about from '@/content/about'
import * as care from '@/content/care'
import { cities } from '@/content/cities'
import { cityDetails } from '@/content/city-details'
import { crafts } from '@/content/crafts'
import { faq, faqGroupTitles } from '@/content/faq'
import * as shipping from '@/content/shipping'
import { sizeTables } from '@/content/size-guide'
import { loadStory, stories, STORY_SLUGS } from '@/content/stories'
import { termsIntro, termsSections } from '@/content/terms'
import { LANGUAGES, type Language } from '@/i18n/locales'
import { MESSAGES } from '../../../supabase/functions/send-emails/messages.ts'

// One term for each thing and the typography of each language, in the messages, the editorial texts and the mails.

type Named = [name: string, text: string]

/** Every string in a value; functions are called with a name. */
function stringsIn(value: unknown, name: string): Named[] {
  if (typeof value === 'string') return [[name, value]]
  if (typeof value === 'function')
    return stringsIn((value as (...names: string[]) => unknown)('Dar', 'Dar'), name)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => stringsIn(inner, `${name}.${key}`))
}

/** The texts of one language in a nested value. */
function textsIn(value: unknown, language: Language): Named[] {
  if (typeof value !== 'object' || value === null) return []
  if (LANGUAGES.every((each) => each in value)) {
    const text: unknown = (value as Record<Language, unknown>)[language]
    return typeof text === 'string' ? [[text.slice(0, 40), text]] : []
  }
  return Object.values(value).flatMap((inner) => textsIn(inner, language))
}

const catalogues = import.meta.glob<Record<string, Record<string, unknown>>>('/src/i18n/messages/**/*.ts', {
  eager: true,
})
const messagesIn = (language: Language): Named[] =>
  Object.entries(catalogues)
    .filter(([path]) => path.endsWith(`/${language}.ts`))
    .flatMap(([, module]) => Object.entries(module[language] ?? {}))
    .flatMap(([key, message]) => stringsIn(message, key))

const editorial: unknown = {
  about: { ...about },
  care: { ...care },
  cities,
  cityDetails,
  crafts,
  faq,
  faqGroupTitles,
  shipping: { ...shipping },
  sizeTables,
  stories,
  bodies: await Promise.all(STORY_SLUGS.map(loadStory)),
  termsIntro,
  termsSections,
}

const templates = ['confirmation', 'email-change', 'recovery'].map((name): Named => [
  name,
  readFileSync(`supabase/templates/${name}.html`, 'utf8').replace(/<[^>]*>/g, ' '),
])

const textsOf = (language: Language): Named[] => [
  ...messagesIn(language),
  ...textsIn(editorial, language),
  ...stringsIn(MESSAGES[language], 'mail'),
]

const found = (texts: readonly Named[], pattern: RegExp): string[] =>
  texts.filter(([, text]) => pattern.test(text)).map(([name, text]) => `${name}: ${text}`)

describe('all texts', () => {
  it('are found by this test', () => {
    for (const language of LANGUAGES) expect(textsOf(language).length).toBeGreaterThan(1200)
  })

  it.each(LANGUAGES)('have typographic quotation marks and apostrophes in %s', (language) => {
    expect(found(textsOf(language), /['"]/)).toEqual([])
  })

  it('name the shop in the mails of Auth', () => {
    for (const [name, text] of templates) expect(text.match(/Moroccan Craft Gallery/g), name).toHaveLength(3)
  })
})

describe('English texts', () => {
  it.each([
    ['email', /\be-mails?\b|\bmails?\b/i],
    ['Fez', /\bFes\b(?! el-Bali)/],
    ['business days', /\bworking days?\b/i],
    ['continue', /\bgo(es)? on\b/i],
    ['someone, no one, anyone', /\b(some|no|any|every)body\b|\bwhoever\b/i],
    ['no longer', /\bany more\b/i],
    ['no later than', /\bat the latest\b/i],
    ['current', /\bpresent (password|address|one)\b/i],
    ['newsletter', /\bour (next )?letter\b/i],
    ['destination country', /\bcountry of arrival\b/i],
    ['vegetable-tanned', /\btanned with plants\b/i],
    ['10%', /\d %/],
  ])('use “%s”', (_term, other) => expect(found(textsOf('en'), other)).toEqual([]))

  it('use “image” for the pictures of products', () => {
    expect(found(messagesIn('en'), /\bpictures?\b/i)).toEqual([])
  })
})

describe('French texts', () => {
  it('keep high punctuation, guillemets and units on the line of their word', () => {
    // The typefaces have no narrow no-break space, so the shop uses the wide one.
    expect(found(textsOf('fr'), /[^\u00A0]([:;!?»])(\s|$)|«[^\u00A0]|\u202F/)).toEqual([])
    expect(
      found(textsOf('fr'), /\d (DH|Mo|cm|kg|h|%)(?!\p{L})|\S%/u).filter((text) => !/[\u00A0]%/.test(text)),
    ).toEqual([])
    expect(found(templates, / [:;!?»]/)).toEqual([])
  })

  it.each([
    ['gratuit', /\boffertes?\b/i],
    ['variante', /déclinaison/i],
    ['Échec de', /^Impossible d/],
    ['newsletter', /\b(notre|cette) (prochaine )?lettre\b/i],
    ['pays de destination', /pays d’arrivée/i],
    ['…', /\.\.\./],
    [
      'wording without gender',
      /\bvous êtes (connecté|abonné|inscrit|resté|remboursé)\b|\bsuis-je remboursé\b|\bsi je suis absent\b/i,
    ],
  ])('use “%s”', (_term, other) => expect(found(textsOf('fr'), other)).toEqual([]))

  it('use “photo” for the pictures of products', () => {
    expect(found(messagesIn('fr'), /\bimages?\b/i)).toEqual([])
  })

  it('write the plural of digits without “de”', () => {
    for (const [key, text] of messagesIn('fr')) {
      if (key.endsWith('.many')) expect(text, key).not.toMatch(/\{count\} (de |d’)/)
    }
  })
})

describe('Arabic texts', () => {
  it.each([
    ['زبائن', /زبناء/],
    ['حرفة', /صنائع|الصنعة/],
    ['حقل', /خان(ة|ات)/],
    ['نموذج', /استمارة/],
    ['فرجار', /بركار/],
    ['دفع', /(?<!\p{L})(ال)?أداء(?!\p{L})/u],
    ['القادم', /المقبل/],
    ['تكلفة التوصيل', /(ثمن|أسعار|رسوم) التوصيل/],
    ['بلد التسليم', /بلد الوصول/],
    ['تعذر without shadda', /تعذّر/],
    ['تغير without shadda', /(?<!\p{L})تغيّر/u],
    ['سجّل الدخول with shadda', /(?<!\p{L})سجل الدخول/u],
    ['هل تريد', /متأكد|هل تريد (حقًا|فعلًا)/],
    ['ارفع', /حمّل الملف|تحميل الملف/],
    ['tanwin on the letter before alif', /اً/],
    ['Arabic punctuation', /[\u0621-\u064A]\s?[,;?]/],
    ['an isolated minus', /(?<![\u2066\u200E\w])-\d/],
    ['…', /\.\.\./],
  ])('use “%s”', (_term, other) => expect(found(textsOf('ar'), other)).toEqual([]))
})
