import { queryOptions } from '@tanstack/react-query'
import { adminKeys } from '@/admin/query-keys'
import { unwrap } from '@/lib/errors'
import { supabase } from '@/lib/supabase'

export const courierQueries = {
  /** Including inactive couriers. */
  couriers: () =>
    queryOptions({
      queryKey: [...adminKeys.settings, 'couriers'],
      queryFn: async ({ signal }) => {
        const client = await supabase()
        return unwrap(
          await client
            .from('couriers')
            .select('id, name, phone, tracking_url, remittance_days, position, is_active, updated_at')
            .order('position')
            .order('name')
            .abortSignal(signal),
        )
      },
      meta: { errorText: 'adminSettings.fetchFailed' },
    }),

  prices: () =>
    queryOptions({
      queryKey: [...adminKeys.settings, 'courier-prices'],
      queryFn: async ({ signal }) => {
        const client = await supabase()
        const select = () =>
          client
            .from('courier_prices')
            .select(
              'id, courier_id, zone, city, up_to_kg, fee, cost, min_days, max_days, is_active, updated_at',
            )
            .order('id')
            .abortSignal(signal)
        const rows = unwrap(await select().range(0, ROWS_AT_ONCE - 1))
        for (let last = rows.length; last === ROWS_AT_ONCE;) {
          const more = unwrap(await select().range(rows.length, rows.length + ROWS_AT_ONCE - 1))
          rows.push(...more)
          last = more.length
        }
        return rows
      },
      meta: { errorText: 'adminSettings.fetchFailed' },
    }),

  cities: () =>
    queryOptions({
      queryKey: [...adminKeys.settings, 'delivery-cities'],
      staleTime: Infinity,
      queryFn: async ({ signal }) => {
        const client = await supabase()
        return unwrap(
          await client
            .from('delivery_cities')
            .select('key, name_en, name_fr, name_ar, zone')
            .abortSignal(signal),
        )
      },
      meta: { errorText: 'adminSettings.fetchFailed' },
    }),
}

// The Data API returns no more rows per request.
const ROWS_AT_ONCE = 200

type Rows<Name extends keyof typeof courierQueries> = Awaited<
  ReturnType<Extract<ReturnType<(typeof courierQueries)[Name]>['queryFn'], (...args: never[]) => unknown>>
>
export type Courier = Rows<'couriers'>[number]
export type CourierPrice = Rows<'prices'>[number]
export type DeliveryCity = Rows<'cities'>[number]
