import { parseJson } from '@/lib/json'
import { createStoredValue } from '@/lib/storage'
import { UUID } from '@/lib/uuid'

const MAX_PRODUCTS = 12

const isProductId = (id: unknown): id is string => typeof id === 'string' && UUID.test(id)

const stored = createStoredValue<readonly string[]>({
  key: 'mcg-recently-viewed',
  parse: (raw) => {
    const ids = parseJson(raw)
    return Array.isArray(ids) ? ids.filter(isProductId).slice(0, MAX_PRODUCTS) : []
  },
  serialize: (ids) => JSON.stringify(ids),
})

/** Ids of the products that were viewed in this browser, the last one first. */
export const recentlyViewed = stored.read

/** Moves a product to the front of the list. */
export function rememberViewed(id: string): void {
  if (!isProductId(id)) return
  stored.update((ids) => [id, ...ids.filter((viewed) => viewed !== id)].slice(0, MAX_PRODUCTS))
}
