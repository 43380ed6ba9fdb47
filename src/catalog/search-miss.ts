import type { Language } from '@/i18n/locales'
import { publicData } from '@/lib/supabase'

/** After so long, a product that is opened has to do with something else. */
const ENDS_AFTER_MS = 10 * 60_000

/** The last search of this tab that nothing matched wholly. */
let missed: { readonly query: string; readonly language: Language; readonly at: number } | null = null

/** Errors, such as the rate limit, are ignored. */
function send(row: { query: string; language: Language; opened?: string }): void {
  publicData()
    .rpc('log_search_miss', row)
    .then(
      () => undefined,
      () => undefined,
    )
}

/** Logs a search that nothing matches wholly, for the admin. The database ignores searches that do have results. */
export function logSearchMiss(query: string, language: Language): void {
  missed = { query, language, at: performance.now() }
  send({ query, language })
}

/** Logs the first product that is opened after such a search, which may be what was looked for. */
export function logOpenedProduct(id: string): void {
  if (missed === null) return
  const { query, language, at } = missed
  missed = null
  if (performance.now() - at < ENDS_AFTER_MS) send({ query, language, opened: id })
}
