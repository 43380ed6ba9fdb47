import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ErrorCode } from '@/lib/errors'
import { toAppError, unwrap } from '@/lib/errors'
import { QUOTES_KEY } from '@/lib/query-keys'
import { publicData } from '@/lib/supabase'
import { readDeliveryRates, settingsQueries } from '@/settings/queries'
import { isUnknown, lineId, lineSnapshot, type CartLine, type LineSnapshot, type NewLine } from './cart-lines'
import { itemId, orderItems, type OrderedItem } from './ordered-items'

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

/** Why the code of a promotion takes nothing off; `code_minimum` holds the pieces or dirhams that it asks for. */
type CodeProblem =
  | 'unknown'
  | 'not_begun'
  | 'ended'
  | 'used_up'
  | 'used_before'
  | 'first_order'
  | 'no_product'
  | 'min_pieces'
  | 'min_subtotal'
  | 'nothing_saved'
  | 'better_offer'

/** The promotion that applies: that of the code, or one that applies by itself. Free delivery has lowered the fee. */
export type AppliedPromotion = {
  code: string | null
  kind: 'percent' | 'amount' | 'free_delivery' | 'buy_n'
  name_en: string
  name_fr: string
  name_ar: string
  /** In MAD. */
  saving: number
}

export type Quote = {
  lines: QuoteLine[]
  subtotal: number
  delivery_fee: number
  /** For the wrapping. */
  gift_fee: number
  discount_amount: number
  /** At most one: the one that saves the most. */
  promotion: AppliedPromotion | null
  code_problem: CodeProblem | null
  code_minimum: number | null
  /** A part of total_amount. */
  tax_amount: number
  total_amount: number
  free_from: number | null
  /** Business days from today until the order arrives: the delivery, after the longest lead time of the items. */
  min_days: number
  max_days: number
  currency: string
}

export type QuoteOptions = {
  /** Of Morocco, once it is known; its delivery may differ from that of the country. */
  city?: string | null
  /** Of a promotion. */
  code?: string | null
  isPickup?: boolean
  giftWrap?: boolean
}

/** Prices, stock and delivery for these items as of now. Nothing is reserved. */
export async function quoteOrder(
  items: readonly OrderedItem[],
  country: string,
  { city = null, code = null, isPickup = false, giftWrap = false }: QuoteOptions = {},
  signal = new AbortController().signal,
): Promise<Quote> {
  // POST rather than GET: the items of a full cart exceed the URL length that gateways accept.
  const answer = await publicData()
    .rpc('quote_order', {
      items: [...items],
      country,
      ...(city !== null && { city }),
      ...(code !== null && { code }),
      ...(isPickup && { is_pickup: true }),
      ...(giftWrap && { gift_wrap: true }),
    })
    .abortSignal(signal)
  return unwrap(answer) as Quote
}

export const cartQueries = {
  quotes: QUOTES_KEY,

  quote: (
    lines: readonly CartLine[],
    country: string,
    { city = null, code = null, isPickup = false, giftWrap = false }: QuoteOptions = {},
  ) =>
    queryOptions<Quote, Error, Quote>({
      queryKey: [
        ...cartQueries.quotes,
        country,
        city,
        code,
        isPickup,
        giftWrap,
        lines.map((line) => `${lineId(line)}x${line.quantity}`),
      ],
      enabled: lines.length > 0,
      // Tried at least once: some browsers report no connection where there is one.
      networkMode: 'offlineFirst',
      // Prices and stock are fetched each time the cart is opened; the previous quote stays visible meanwhile.
      staleTime: 0,
      refetchOnMount: 'always',
      // A quote for another place would promise its delivery fee here. One with another code shows until its own is there.
      placeholderData: (previous, query) =>
        query?.queryKey[1] === country && query.queryKey[2] === city && query.queryKey[4] === isPickup
          ? previous
          : undefined,
      queryFn: ({ signal }) =>
        quoteOrder(orderItems(lines), country, { city, code, isPickup, giftWrap }, signal),
    }),
}

/** The quote for a cart. When the database does not deliver to the country, the rates of this page are out of date and are read again. */
export function useQuote(options: ReturnType<typeof cartQueries.quote>) {
  const queryClient = useQueryClient()
  const quote = useQuery(options)
  const isCountryRefused = quote.error !== null && toAppError(quote.error).details.field === 'country'
  useEffect(() => {
    if (isCountryRefused) void queryClient.invalidateQueries(settingsQueries.deliveryRates())
  }, [isCountryRefused, queryClient])
  return quote
}

/** The quoted line for a line of the cart. Matched by id: the quote may belong to an earlier state of the cart. */
export function quotedLine(quote: Quote | undefined, line: CartLine): QuoteLine | undefined {
  const id = lineId(line)
  return quote?.lines.find((quoted) => itemId(quoted) === id)
}

/**
 * What a line is called, looks like and costs today. A line that is not sold as it is keeps the words it was chosen by, with which
 * the shopper recognizes it.
 */
export function shownSnapshot(line: CartLine, quoted: QuoteLine | undefined): LineSnapshot {
  const isSold = quoted?.code === null || quoted?.code === 'out_of_stock'
  const unit_price = quoted?.unit_price ?? line.snapshot.unit_price
  const { name_en, name_fr, name_ar } = quoted ?? {}
  if (quoted === undefined || name_en == null || !(isSold || isUnknown(line.snapshot))) {
    return { ...line.snapshot, unit_price }
  }
  return lineSnapshot({ ...quoted, name_en, name_fr: name_fr ?? '', name_ar: name_ar ?? '', unit_price })
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

/** What is sold and for how much, which is the same in every country: any that is served will do. */
export async function quoteAnywhere(items: readonly OrderedItem[]): Promise<Quote> {
  const [rate] = await readDeliveryRates()
  return quoteOrder(items, rate?.country ?? '')
}
