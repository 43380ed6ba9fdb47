import { useQuery } from '@tanstack/react-query'
import { addMoney, multiplyMoney } from '@/lib/money'
import { useCart } from './cart-context'
import { cartQueries, quotedLine } from './queries'

/** The cart as the database prices it for Morocco, and the subtotal of what is in the cart at this moment. */
export function useCartQuote() {
  const { lines } = useCart()
  const quote = useQuery(cartQueries.quote(lines, 'morocco'))
  // Ahead of the next answer: known prices times the quantities that are shown.
  const amounts = lines.map((line) => {
    const quoted = quotedLine(quote.data, line)
    if (quoted === undefined) return multiplyMoney(line.snapshot.unit_price, line.quantity)
    const counts = quoted.code === null || quoted.code === 'out_of_stock'
    return counts && quoted.unit_price !== null ? multiplyMoney(quoted.unit_price, line.quantity) : 0
  })
  // Asked for, but not before there is a network again; what is there was said about another cart, or nothing is.
  const waits = quote.fetchStatus === 'paused' && (quote.data === undefined || quote.isPlaceholderData)
  return { quote, subtotal: addMoney(...amounts), waits }
}
