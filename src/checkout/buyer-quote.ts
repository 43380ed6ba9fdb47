import { queryOptions, skipToken, useQuery, type QueryKey } from '@tanstack/react-query'
import { useAuth } from '@/auth/auth-context'
import { type cartQueries, type Quote, useQuote } from '@/cart/queries'
import type { Country } from '@/lib/countries'
import { normalizePhone } from './phone'

/** By the phone number and the account `place_order` knows who ordered before. */
type Buyer = { phone: string; country: Country; userId: string | undefined }

/**
 * What `place_order` answered this buyer in place of the quote, null when there is no such answer. Quotes are for anyone, and keep a
 * promotion that is for a first order or for so many uses: read again, they would bring back the total that was refused.
 */
export const requote = (quoteKey: QueryKey, { phone, country, userId }: Buyer) =>
  queryOptions<Quote | null>({
    queryKey: ['requote', ...quoteKey, normalizePhone(phone, country) ?? phone, userId],
    queryFn: skipToken,
  })

/** The quote of what is ordered, and what it costs this buyer: undefined until it can be agreed to. */
export function useBuyerQuote(
  quoteQuery: ReturnType<typeof cartQueries.quote>,
  buyer: Pick<Buyer, 'phone' | 'country'>,
) {
  const { user } = useAuth()
  const quote = useQuote(quoteQuery)
  const { data: requoted } = useQuery(requote(quoteQuery.queryKey, { ...buyer, userId: user?.id }))
  return { quote, currentQuote: requoted ?? (quote.isPlaceholderData ? undefined : quote.data) }
}
