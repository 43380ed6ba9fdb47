import { useQueryClient } from '@tanstack/react-query'
import type { CartLine } from '@/cart/cart-lines'
import { usePromotionCode } from '@/cart/promotion-code'
import { cartQueries, type QuoteOptions } from '@/cart/queries'
import type { Country } from '@/lib/countries'
import { previewAmounts, taxRateFor } from '@/orders/preview'
import { useBuyerQuote } from './buyer-quote'

const previewLines = (lines: readonly CartLine[]) =>
  lines.map(({ quantity, snapshot }) => ({ quantity, unit_price: snapshot.unit_price }))

type Rate = { fee: number; free_from: number | null }

type Shop = { tax_rate: number | null; gift_wrap_price: number | null }

type Quoted = {
  lines: readonly CartLine[]
  country: Country
  /** As typed. */
  phone: string
  options: QuoteOptions
  /** Of the country; undefined when the shop does not deliver there. */
  rate: Rate | undefined
  shop: Shop
}

/** What the order costs: the database's quote, and until it has arrived a preview by the same rules. */
export function useCheckoutQuote({ lines, country, phone, options, rate, shop }: Quoted) {
  const code = usePromotionCode()
  const { isPickup = false, giftWrap = false } = options
  const { quote, currentQuote } = useBuyerQuote(
    cartQueries.quote(rate === undefined ? [] : lines, country, { ...options, code }),
    { phone, country },
  )
  // While a city that was just typed is quoted, the summary shows the quote for the country.
  const countryQuote = useQueryClient().getQueryData(
    cartQueries.quote(lines, country, { code, isPickup, giftWrap }).queryKey,
  )
  const shownQuote = currentQuote ?? countryQuote
  const preview =
    rate &&
    previewAmounts(
      previewLines(lines),
      isPickup ? { fee: 0, free_from: null } : rate,
      taxRateFor(country, shop.tax_rate),
      giftWrap ? (shop.gift_wrap_price ?? 0) : 0,
    )
  return {
    quote,
    /** The quote for exactly this cart, country and city, whose total can be agreed to; undefined until it has arrived. */
    currentQuote,
    /** The current quote, and until it has arrived that for the country. */
    shownQuote,
    /** The amounts of the shown quote, or a preview of them from the snapshots' prices. */
    amounts: shownQuote ?? preview,
  }
}
