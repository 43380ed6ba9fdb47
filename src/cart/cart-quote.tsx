import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { Truck } from 'lucide-react'
import { formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { addMoney, multiplyMoney, subtractMoney } from '@/lib/money'
import { useUnread } from '@/lib/use-unread'
import { rateFor, useDeliveryCountry } from '@/settings/delivery-country'
import { settingsQueries } from '@/settings/queries'
import { useCart } from './cart-context'
import { usePromotionCode } from './promotion-code'
import { cartQueries, quotedLine, useQuote, type Quote } from './queries'

/**
 * The cart's quote for delivery to the visitor's country, and a subtotal that follows quantity changes at once. `waits` is true while
 * the quote cannot be fetched because the browser is offline. Delivery is free from `freeFrom` on (dirhams; null when it never is,
 * 0 when it is free whatever the cart is worth). Lines are quoted for the first country when the chosen one is no longer served
 * (`unserved`), which needs another choice before a total can be shown.
 */
export function useCartQuote() {
  const { lines } = useCart()
  const preferred = useDeliveryCountry()
  const { data: rates } = useQuery(settingsQueries.deliveryRates())
  // The checkout needs them next, also when the connection is lost meanwhile.
  usePrefetchQuery(settingsQueries.paymentMethods())
  const rate = rateFor(rates, preferred)
  const unserved = rates !== undefined && rate === undefined ? preferred : null
  const country = (rate ?? rates?.[0])?.country ?? preferred ?? ''
  const code = usePromotionCode()
  const options = cartQueries.quote(lines, country, { code })
  const quote = useQuote({
    ...options,
    enabled: options.enabled === true && country !== '' && preferred !== null,
  })
  // Quoted prices times current quantities, until the next quote arrives.
  const amounts = lines.map((line) => {
    const quoted = quotedLine(quote.data, line)
    if (quoted === undefined) return multiplyMoney(line.snapshot.unit_price, line.quantity)
    // As the database counts: a piece that is sold out is not part of the order, one of which fewer are left may become so.
    const counts = quoted.code === null || (quoted.code === 'out_of_stock' && (quoted.available ?? 0) > 0)
    return counts && quoted.unit_price !== null ? multiplyMoney(quoted.unit_price, line.quantity) : 0
  })
  // Placeholder data belongs to an earlier state of the cart.
  const waits = quote.fetchStatus === 'paused' && (quote.data === undefined || quote.isPlaceholderData)
  const freeFrom = unserved === null && quote.data !== undefined ? freeDeliveryFrom(quote.data) : null
  // A quote that could not be read, until the next one arrives.
  const isUnread = useUnread(quote) !== null
  return { quote, isUnread, subtotal: addMoney(...amounts), freeFrom, waits, country, unserved, rates }
}

/** Where nothing is charged below the limit, as with a promotion, nothing is missing for free delivery. */
const freeDeliveryFrom = ({ free_from: limit, subtotal, delivery_fee: fee }: Quote) =>
  limit !== null && fee === 0 && subtotal < limit ? 0 : limit

type FreeDeliveryNoteProps = {
  subtotal: number
  /** Delivery is free from this amount on; null when it is never free, 0 when it is always. */
  freeFrom: number | null
}

export function FreeDeliveryNote({ subtotal, freeFrom }: FreeDeliveryNoteProps) {
  const { t, language } = useLanguage()
  if (freeFrom === null) return null
  if (subtotal >= freeFrom) {
    return (
      <p className="flex items-center gap-2 text-olive">
        <Truck aria-hidden="true" className="size-5 shrink-0 rtl:-scale-x-100" />
        {t('deferred.cart.freeDelivery')}
      </p>
    )
  }

  // The exact amount: adding it reaches the threshold.
  const missing = subtractMoney(freeFrom, subtotal)
  return (
    <div className="flex flex-col gap-2">
      <p data-price="">{t('deferred.cart.freeDeliveryMore', { amount: formatMoney(missing, language) })}</p>
      <progress aria-hidden="true" max={freeFrom} value={subtotal} className="progress h-2 w-full" />
    </div>
  )
}
