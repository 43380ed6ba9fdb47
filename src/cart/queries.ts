import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ErrorCode } from '@/lib/errors'
import { unwrap } from '@/lib/errors'
import { publicData } from '@/lib/supabase'
import { lineId, type CartLine } from './cart-lines'

export type QuoteLine = {
  /** Position of the line in the request. */
  index: number
  product_id: string
  variation_ids: string[]
  quantity: number
  name_en: string | null
  name_fr: string | null
  name_ar: string | null
  image_url: string | null
  image_color: string | null
  selected_variations: Record<string, string>
  unit_price: number | null
  line_total: number | null
  available: number | null
  /** Why the line cannot be ordered; null when it can. */
  code: Extract<ErrorCode, 'unavailable' | 'out_of_stock' | 'variation_missing' | 'variation_foreign'> | null
}

export type Quote = {
  lines: QuoteLine[]
  subtotal: number
  delivery_fee: number
  tax_amount: number
  total_amount: number
  free_above: number | null
  min_days: number
  max_days: number
  currency: string
}

/** What the database is asked about: never a price. */
export function orderItems(lines: readonly CartLine[]) {
  return lines.map((line) => ({
    product_id: line.productId,
    variation_ids: line.variationIds,
    quantity: line.quantity,
  }))
}

export const cartQueries = {
  quotes: ['quote'] as const,

  quote: (lines: readonly CartLine[], country: string) =>
    queryOptions({
      queryKey: [...cartQueries.quotes, country, lines.map((line) => `${lineId(line)}x${line.quantity}`)],
      enabled: lines.length > 0,
      // Prices and stock are asked for whenever the cart is looked at; meanwhile the last answer stays in view.
      staleTime: 0,
      refetchOnMount: 'always',
      placeholderData: keepPreviousData,
      queryFn: async ({ signal }) =>
        unwrap(
          // Not as a GET: fifty lines are longer than gateways take in an address.
          await publicData()
            .rpc('quote_order', { items: orderItems(lines), country })
            .abortSignal(signal),
        ) as Quote,
    }),
}

/** The quote's answer about a line of the cart. Not by position: the quote may be about the cart of a moment ago. */
export function quotedLine(quote: Quote | undefined, line: CartLine): QuoteLine | undefined {
  const id = lineId(line)
  return quote?.lines.find(
    (quoted) => lineId({ productId: quoted.product_id, variationIds: quoted.variation_ids }) === id,
  )
}
