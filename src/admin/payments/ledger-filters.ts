import { Constants, type Database } from '@/lib/database.types'
import { calendarDay } from '@/lib/shop-clock'
import { PAYMENT_PROVIDERS } from '@/payments/providers'

type Enums = Database['public']['Enums']

export const KINDS = Constants.public.Enums.payment_kind
export const STATES = Constants.public.Enums.payment_state

export type LedgerFilters = {
  search: string
  kind: Enums['payment_kind'] | null
  provider: Enums['payment_provider'] | null
  state: Enums['payment_state'] | null
  /** Days of the shop, YYYY-MM-DD, both included; empty without a limit. */
  from: string
  to: string
}

/** The filters in the search params; invalid values are left out. */
export function readLedgerFilters(params: URLSearchParams): LedgerFilters {
  const oneOf = <Value extends string>(values: readonly Value[], name: string) =>
    values.find((value) => value === params.get(name)) ?? null
  return {
    search: (params.get('q') ?? '').trim().slice(0, 200),
    kind: oneOf(KINDS, 'kind'),
    provider: oneOf(PAYMENT_PROVIDERS, 'provider'),
    state: oneOf(STATES, 'state'),
    from: calendarDay(params.get('from')) ?? '',
    to: calendarDay(params.get('to')) ?? '',
  }
}
