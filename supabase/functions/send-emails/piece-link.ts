import { publicUrl } from '../_shared/public-url.ts'
import type { Language } from './mail.ts'

/** URL parameters of the shop itself, which it prefixes for a variation type (`src/catalog/variation-params.ts`; a test compares). */
const RESERVED: ReadonlySet<string> = new Set(['lang', 'q', 'city', 'category', 'min', 'max', 'sort', 'next'])

/** The address of a product with chosen variations: values by type. */
export function pieceLink(
  site: string,
  product: string,
  variations: Readonly<Record<string, string>>,
  language: Language,
): string {
  const params = new URLSearchParams()
  for (const [type, value] of Object.entries(variations)) {
    params.set(RESERVED.has(type.toLowerCase()) ? `option-${type}` : type, value)
  }
  const query = params.size === 0 ? '' : `?${params}`
  return `${site}${publicUrl(`/product/${product}${query}`, language)}`
}
