import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { requireValues } from '@/admin/lost-answers'
import { formatMoney } from '@/i18n/format'
import { directionOf, type Language, LANGUAGES } from '@/i18n/locales'
import { toAppError, unwrap } from '@/lib/errors'
import { supabase } from '@/lib/supabase'
import { fillText } from '../../../supabase/functions/send-emails/mail-texts.ts'
import { defaultText, isTextKey, PARCEL_TEXTS, type TextKey } from './default-texts'

const KEY = ['admin', 'templates'] as const

export const templateQueries = {
  all: () =>
    queryOptions({
      queryKey: KEY,
      staleTime: 5 * 60_000,
      queryFn: async ({ signal }) => {
        const client = await supabase()
        const rows = unwrap(
          await client
            .from('text_templates')
            .select('key, placeholders, required, max_length, body_en, body_fr, body_ar, updated_at')
            .order('position')
            .abortSignal(signal),
        )
        return rows.flatMap(({ key, ...row }) => (isTextKey(key) ? [{ key, ...row }] : []))
      },
    }),
}

export type Template = Awaited<
  ReturnType<Extract<ReturnType<typeof templateQueries.all>['queryFn'], (...args: never[]) => unknown>>
>[number]

export type TemplateTexts = Record<Language, string>

/** The shop's own text, or the default while there is none or it is not known yet. */
export function textOf(templates: readonly Template[] | undefined, key: TextKey, language: Language): string {
  const own = templates?.find((template) => template.key === key)
  return own?.[`body_${language}`] ?? defaultText(key, language)
}

/** What the {names} of a text stand for; a template allows some of them. */
export type TextFacts = Partial<
  Record<'name' | 'shop' | 'number' | 'total' | 'amount' | 'city' | 'parcel' | 'link', string>
>

/** Fills a text. In Arabic, names and numbers are isolated so that they keep their direction. */
export function filledText(text: string, { parcel, link, ...facts }: TextFacts, language: Language): string {
  const isolated = (value: string) =>
    directionOf(language) === 'rtl' && value !== '' ? `\u2068${value}\u2069` : value
  const { total, amount } = facts
  return fillText(text, {
    ...Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, isolated(value)])),
    total,
    amount,
    link,
    parcel:
      parcel === undefined || parcel === ''
        ? parcel
        : fillText(PARCEL_TEXTS[language], { parcel: isolated(parcel) }),
  })
}

const SAMPLES: Record<Language, { name: string; city: string }> = {
  en: { name: 'Salma', city: 'Fez' },
  fr: { name: 'Salma', city: 'Fès' },
  ar: { name: 'سلمى', city: 'فاس' },
}

/** Facts of an invented order, for a preview. */
export function sampleFacts(language: Language, shop: string, origin: string): TextFacts {
  return {
    ...SAMPLES[language],
    shop,
    number: 'MCG-7K2M9QXT',
    total: formatMoney(480, language),
    amount: formatMoney(480, language),
    parcel: 'LB123456789MA',
    link: `${origin}/track/aZ09`,
  }
}

export type TextProblem = {
  problem: 'length' | 'characters' | 'brace' | 'unknown' | 'missing'
  placeholder?: string | undefined
}

/** The same rules as private.check_text_template, which decides. An empty text is the default. */
export function textProblem(
  {
    placeholders,
    required,
    max_length: maxLength,
  }: Pick<Template, 'placeholders' | 'required' | 'max_length'>,
  text: string,
): TextProblem | null {
  const body = text.trim()
  if (body === '') return null
  if (body.length > maxLength) return { problem: 'length' }
  if (/[{}]/.test(body.replace(/\{[^{}\n]*\}/g, ''))) return { problem: 'brace' }
  const used = [...body.matchAll(/\{([^{}\n]*)\}/g)].map(([, name = '']) => name)
  const unknown = used.find((name) => !placeholders.includes(name))
  if (unknown !== undefined) return { problem: 'unknown', placeholder: unknown }
  const missing = required.find((name) => !used.includes(name))
  return missing === undefined ? null : { problem: 'missing', placeholder: missing }
}

const PROBLEMS = ['length', 'characters', 'brace', 'unknown', 'missing'] as const

/** The text that a save was refused for, and why; null for a failure of another kind. */
export function refusedText(error: unknown): ({ language: Language } & TextProblem) | null {
  const { code, details } = toAppError(error)
  const language = LANGUAGES.find((each) => details.field === `body_${each}`)
  const problem = PROBLEMS.find((each) => each === details.problem)
  if (code !== 'invalid_request' || language === undefined || problem === undefined) return null
  return {
    language,
    problem,
    placeholder: typeof details.placeholder === 'string' ? details.placeholder : undefined,
  }
}

export const templateMutations = {
  /** Rejects with edit_conflict when the texts were saved elsewhere after `template` was read. */
  save: () =>
    mutationOptions({
      mutationFn: async ({ template, texts }: { template: Template; texts: TemplateTexts }) => {
        const client = await supabase()
        const own = (language: Language) => {
          const text = texts[language].trim()
          return text === '' || text === defaultText(template.key, language) ? null : text
        }
        const values = { body_en: own('en'), body_fr: own('fr'), body_ar: own('ar') }
        const saved = unwrap(
          await client
            .from('text_templates')
            .update(values)
            .eq('key', template.key)
            .eq('updated_at', template.updated_at)
            .select('key'),
        )
        if (saved.length > 0) return
        const now = await client.from('text_templates').select('*').eq('key', template.key).maybeSingle()
        requireValues(unwrap(now), values)
      },
      meta: {
        invalidates: [KEY],
        successText: 'adminTemplates.saved',
        ownErrors: true,
      },
    }),
}
