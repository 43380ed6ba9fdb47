import { useQuery } from '@tanstack/react-query'
import { Truck } from 'lucide-react'
import { formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { addMoney, multiplyMoney, subtractMoney } from '@/lib/money'
import { useCart } from './cart-context'
import { cartQueries, quotedLine } from './queries'

/**
 * The cart's quote for delivery in Morocco, and a subtotal that follows quantity changes at once. `waits` is true while
 * the quote cannot be fetched because the browser is offline.
 */
export function useCartQuote() {
  const { lines } = useCart()
  const quote = useQuery(cartQueries.quote(lines, 'morocco'))
  // Quoted prices times current quantities, until the next quote arrives.
  const amounts = lines.map((line) => {
    const quoted = quotedLine(quote.data, line)
    if (quoted === undefined) return multiplyMoney(line.snapshot.unit_price, line.quantity)
    const counts = quoted.code === null || quoted.code === 'out_of_stock'
    return counts && quoted.unit_price !== null ? multiplyMoney(quoted.unit_price, line.quantity) : 0
  })
  // Placeholder data belongs to an earlier state of the cart.
  const waits = quote.fetchStatus === 'paused' && (quote.data === undefined || quote.isPlaceholderData)
  return { quote, subtotal: addMoney(...amounts), waits }
}

type FreeDeliveryNoteProps = {
  subtotal: number
  /** Delivery is free above this amount, exclusive; null when it is never free. */
  freeAbove: number | null
}

const SMALLEST_AMOUNT = 0.01

export function FreeDeliveryNote({ subtotal, freeAbove }: FreeDeliveryNoteProps) {
  const { t, language } = useLanguage()
  if (freeAbove === null) return null
  if (subtotal > freeAbove) {
    return (
      <p className="flex items-center gap-2 text-olive">
        <Truck aria-hidden="true" className="size-5 shrink-0 rtl:-scale-x-100" />
        {t('deferred.cart.freeDelivery')}
      </p>
    )
  }

  // "Above 100" starts at 100.01, so at exactly 100 the missing amount is 0.01, not 0.
  const missing = Math.max(subtractMoney(freeAbove, subtotal), SMALLEST_AMOUNT)
  const goal = addMoney(freeAbove, SMALLEST_AMOUNT)
  return (
    <div className="flex flex-col gap-2">
      <p>{t('deferred.cart.freeDeliveryMore', { amount: formatMoney(missing, language) })}</p>
      <progress aria-hidden="true" max={goal} value={subtotal} className="progress h-2 w-full" />
    </div>
  )
}
