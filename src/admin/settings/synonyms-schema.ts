import { key } from '@/i18n/text-schema'
import { searchNorm, searchWords } from '@/lib/search-norm'
import { z } from '@/lib/zod'

const MAX_TERMS = 100
const MAX_FINDS = 30
const MAX_TERM_LENGTH = 60

/** The terms of a text, one per line or separated by Latin or Arabic commas; terms that search treats alike only once. */
export function typedTerms(text: string): string[] {
  const seen = new Set<string>()
  return text
    .split(/[\n,;،؛]+/)
    .map((term) => term.trim())
    .filter((term) => {
      const folded = searchNorm(term)
      if (folded === '' || seen.has(folded)) return false
      seen.add(folded)
      return true
    })
}

/** Terms as normalize_synonyms in the database stores them, in an order of their own. */
export function storedTerms(terms: readonly string[]): string[] {
  const stored = terms.map((term) => {
    const words = searchWords(term)
    return words.length === 1 ? words.join('') : searchNorm(term)
  })
  return [...new Set(stored)].sort()
}

/** What the terms of a group mean, in the order in which searches rank them. */
export const SYNONYM_KINDS = [
  'object',
  'material',
  'colour',
  'size',
  'room',
  'place',
  'occasion',
  'word',
  'noise',
] as const

/** The message key of what is wrong with a group of synonyms; null for a valid group. One term that finds others is enough. */
export function termsProblem(
  terms: readonly string[],
  minTerms: number,
): 'adminSettings.synonyms.tooFew' | 'adminSettings.synonyms.tooMany' | 'deferred.invalid.tooLong' | null {
  if (terms.length < minTerms) return 'adminSettings.synonyms.tooFew'
  if (terms.length > MAX_TERMS) return 'adminSettings.synonyms.tooMany'
  return terms.some((term) => term.length > MAX_TERM_LENGTH) ? 'deferred.invalid.tooLong' : null
}

export const synonymsSchema = z
  .object({
    terms: z.string().transform(typedTerms),
    kind: z.enum(SYNONYM_KINDS),
    finds: z
      .string()
      .transform(typedTerms)
      .refine((finds) => finds.length <= MAX_FINDS, key('adminSettings.synonyms.tooMany')),
  })
  .superRefine(({ terms, kind, finds }, context) => {
    const problem = termsProblem(terms, kind === 'noise' || finds.length > 0 ? 1 : 2)
    if (problem !== null) context.addIssue({ code: 'custom', path: ['terms'], message: key(problem) })
  })

export type SynonymsInput = z.input<typeof synonymsSchema>
export type SynonymsValues = z.output<typeof synonymsSchema>
