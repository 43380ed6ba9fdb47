import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { requireValues } from '@/admin/lost-answers'
import { adminKeys } from '@/admin/query-keys'
import type { Database } from '@/lib/database.types'
import { AppError, toAppError, unwrap } from '@/lib/errors'
import { supabase } from '@/lib/supabase'
import { type HostedProvider } from '@/payments/providers'
import { settingsQueries } from '@/settings/queries'
import type { CurrencyRateValues } from './schema'

type Tables = Database['public']['Tables']

export type PaymentMethod = Omit<Tables['payment_methods']['Row'], 'countries'> & {
  countries: 'morocco' | 'abroad' | 'all'
}
export type CurrencyRate = Pick<
  Tables['currency_rates']['Row'],
  'currency' | 'rate' | 'rate_date' | 'updated_at'
>

/** What the function of a provider says about itself; `missing` names secrets. */
type ProviderCheck = { ready: boolean; missing: string[] }

const key = adminKeys.settings
// The shop's pages read the ways to pay and the rates with the settings.
const settingsChanged = [settingsQueries.all, [...key]]

export const paymentSettingsQueries = {
  methods: () =>
    queryOptions({
      queryKey: [...key, 'payment-methods'],
      meta: { errorText: 'adminSettings.fetchFailed' },
      queryFn: async ({ signal }) => {
        const client = await supabase()
        return unwrap(
          await client
            .from('payment_methods')
            .select('method, provider, countries, position, is_enabled, is_ready, checked_at')
            .order('position')
            .abortSignal(signal),
        ) as PaymentMethod[]
      },
    }),

  currencyRates: () =>
    queryOptions({
      queryKey: [...key, 'currency-rates'],
      meta: { errorText: 'adminSettings.fetchFailed' },
      queryFn: async ({ signal }): Promise<CurrencyRate[]> => {
        const client = await supabase()
        return unwrap(
          await client
            .from('currency_rates')
            .select('currency, rate, rate_date, updated_at')
            .order('position')
            .abortSignal(signal),
        )
      },
    }),
}

export const paymentSettingsMutations = {
  enableMethod: () =>
    mutationOptions({
      meta: {
        invalidates: settingsChanged,
        successText: 'adminPayments.settings.methodSaved',
        errorText: 'adminSettings.saveFailed',
      },
      mutationFn: async ({ method, isEnabled }: { method: PaymentMethod['method']; isEnabled: boolean }) => {
        const client = await supabase()
        unwrap(
          await client
            .from('payment_methods')
            .update({ is_enabled: isEnabled })
            .eq('method', method)
            .select('method')
            .single(),
        )
      },
    }),

  /** Asks the function of a provider whether it has all its secrets; the function reports it to the database as well. */
  checkProvider: () =>
    mutationOptions({
      meta: { invalidates: settingsChanged, ownErrors: true },
      mutationFn: async (provider: HostedProvider): Promise<ProviderCheck> => {
        const client = await supabase()
        const answer = await client.functions.invoke<ProviderCheck>(`pay-${provider}/check`, {
          method: 'POST',
        })
        if (answer.error instanceof Error) {
          throw answer.error.name === 'FunctionsFetchError'
            ? new AppError('network', { cause: answer.error })
            : toAppError(answer.error, answer.response?.status)
        }
        if (answer.data === null) throw new AppError('unexpected')
        return answer.data
      },
    }),

  /** Rejects with edit_conflict when the rate was saved elsewhere after it was read. */
  saveCurrencyRate: () =>
    mutationOptions({
      meta: {
        invalidates: settingsChanged,
        successText: 'adminPayments.settings.rateSaved',
        ownErrors: true,
      },
      mutationFn: async ({ rate, values }: { rate: CurrencyRate; values: CurrencyRateValues }) => {
        const client = await supabase()
        const saved = unwrap(
          await client
            .from('currency_rates')
            .update(values)
            .eq('currency', rate.currency)
            .eq('updated_at', rate.updated_at)
            .select('currency'),
        )
        if (saved.length > 0) return
        const now = await client
          .from('currency_rates')
          .select('*')
          .eq('currency', rate.currency)
          .maybeSingle()
        requireValues(unwrap(now), values)
      },
    }),
}
