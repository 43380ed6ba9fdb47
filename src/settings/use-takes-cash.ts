import { useQuery } from '@tanstack/react-query'
import { useHydrated } from '@/prerender/use-hydrated'
import { settingsQueries } from './queries'

/**
 * Whether the shop takes cash at the door, in Morocco; true until that is known. It sends no request of its own: the footer reads the
 * ways to pay once the visitor is there.
 */
export function useTakesCash(): boolean {
  const hydrated = useHydrated()
  const { data } = useQuery({ ...settingsQueries.paymentMethods(), enabled: false })
  const takes = data?.some(({ method, countries }) => method === 'cash_on_delivery' && countries !== 'abroad')
  return !hydrated || takes !== false
}
