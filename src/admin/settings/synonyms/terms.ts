import { searchNorm } from '@/lib/search-norm'

const FEWEST = 2
const MOST = 30
const LONGEST = 60

/** One word or expression per line, or parted by commas of either script; folded ones only once. */
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

/** What keeps these words from being a group; null when nothing does. */
export function termsProblem(
  terms: readonly string[],
): 'adminSynonyms.tooFew' | 'adminSynonyms.tooMany' | 'invalid.tooLong' | null {
  if (terms.length < FEWEST) return 'adminSynonyms.tooFew'
  if (terms.length > MOST) return 'adminSynonyms.tooMany'
  return terms.some((term) => term.length > LONGEST) ? 'invalid.tooLong' : null
}
