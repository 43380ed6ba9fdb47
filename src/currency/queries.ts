import { queryOptions } from '@tanstack/react-query'
import { NUMBER_LOCALES, withFontSpaces } from '@/i18n/format'
import type { Language } from '@/i18n/locales'
import { unwrap } from '@/lib/errors'
import { publicData } from '@/lib/supabase'
import type { Currency } from './chosen-currency'

/** The shop changes its rates now and then; what is charged is computed by the database. */
const STALE_MS = 60 * 60_000

/** What other currencies are worth, in MAD for one unit, with the day of the rate. */
export const currencyRates = () =>
  queryOptions({
    queryKey: ['currency-rates'],
    staleTime: STALE_MS,
    gcTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) =>
      unwrap(
        await publicData()
          .from('currency_rates')
          .select('currency, rate, rate_date')
          .order('position')
          .abortSignal(signal),
      ),
  })

/** From this amount on, tenths of a unit say nothing more in an approximate price. */
const WHOLE_FROM = 20

/**
 * An amount in MAD in another currency, for orientation only: whole units from 20 on, tenths below, never 0. `rate`: MAD
 * for one unit.
 */
export function approximate(amount: number, rate: number): number {
  const exact = amount / rate
  if (amount === 0) return 0
  return exact >= WHOLE_FROM ? Math.round(exact) : Math.max(Math.round(exact * 10), 1) / 10
}

/** `1,250 EUR`, `1 250 EUR`; `4.20 EUR` where the amount has tenths. The code, because `$` is ambiguous. */
export function formatApproximate(amount: number, currency: Currency, language: Language): string {
  const digits = Number.isInteger(amount) ? 0 : 2
  const format = new Intl.NumberFormat(NUMBER_LOCALES[language], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return `${withFontSpaces(format.format(amount))}\u00A0${currency}`
}
