import { queryOptions } from '@tanstack/react-query'
import type { ErrorCode } from '@/lib/errors'
import { unwrap } from '@/lib/errors'
import { publicData } from '@/lib/supabase'
import { lineId, lineSnapshot, orderItems, type CartLine, type NewLine } from './cart-lines'

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
  /** A part of total_amount. */
  tax_amount: number
  total_amount: number
  free_from: number | null
  min_days: number
  max_days: number
  currency: string
}

type QuotedItem = { product_id: string; variation_ids: string[]; quantity: number }

/** Prices, stock and delivery for these items as of now. Nothing is reserved. */
export async function quoteOrder(
  items: readonly QuotedItem[],
  country: string,
  signal = new AbortController().signal,
): Promise<Quote> {
  // POST rather than GET: the items of a full cart exceed the URL length that gateways accept.
  const answer = await publicData()
    .rpc('quote_order', { items: [...items], country })
    .abortSignal(signal)
  return unwrap(answer) as Quote
}

export const cartQueries = {
  quotes: ['quote'] as const,

  quote: (lines: readonly CartLine[], country: string) =>
    queryOptions<Quote, Error, Quote>({
      queryKey: [...cartQueries.quotes, country, lines.map((line) => `${lineId(line)}x${line.quantity}`)],
      enabled: lines.length > 0,
      // Prices and stock are fetched each time the cart is opened; the previous quote stays visible meanwhile.
      staleTime: 0,
      refetchOnMount: 'always',
      // A quote for another country would promise its delivery fee here.
      placeholderData: (previous, query) => (query?.queryKey[1] === country ? previous : undefined),
      queryFn: ({ signal }) => quoteOrder(orderItems(lines), country, signal),
    }),
}

/** The quoted line for a line of the cart. Matched by id: the quote may belong to an earlier state of the cart. */
export function quotedLine(quote: Quote | undefined, line: CartLine): QuoteLine | undefined {
  const id = lineId(line)
  return quote?.lines.find(
    (quoted) => lineId({ productId: quoted.product_id, variationIds: quoted.variation_ids }) === id,
  )
}

/** The cart line for a quoted line; null when the product is no longer sold and therefore has no name or price. */
export function lineFromQuote(quoted: QuoteLine): NewLine | null {
  const { name_en, name_fr, name_ar, unit_price } = quoted
  if (name_en === null || unit_price === null) return null
  return {
    productId: quoted.product_id,
    variationIds: [...quoted.variation_ids].sort(),
    snapshot: lineSnapshot({
      ...quoted,
      name_en,
      name_fr: name_fr ?? '',
      name_ar: name_ar ?? '',
      unit_price,
    }),
  }
}
