import type { Language } from '@/i18n/locales'
import { publicData } from '@/lib/supabase'

/**
 * Tells the shop about a search that found nothing; what does find something the database leaves out. Nobody waits for
 * it, and when it fails or was too much, nobody needs to know.
 */
export function logSearchMiss(query: string, language: Language): void {
  publicData()
    .rpc('log_search_miss', { query, language })
    .then(
      () => undefined,
      () => undefined,
    )
}
