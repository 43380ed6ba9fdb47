import { mutationOptions } from '@tanstack/react-query'
import { hasValues } from '@/admin/lost-answers'
import { adminKeys } from '@/admin/query-keys'
import { AppError, unwrap } from '@/lib/errors'
import { QUOTES_KEY } from '@/lib/query-keys'
import { supabase } from '@/lib/supabase'
import type { Courier, CourierPrice } from './courier-queries'
import type { CourierValues, PriceValues } from './courier-schema'

/** `edited` is null for a new row; a row that was saved elsewhere meanwhile rejects with edit_conflict. */
type Saved<Row, Values> = { edited: Row | null; values: Values }

export const courierMutations = {
  saveCourier: () =>
    mutationOptions({
      mutationFn: async ({ edited, values }: Saved<Courier, CourierValues>) => {
        const client = await supabase()
        const table = client.from('couriers')
        const rows = unwrap(
          await (
            edited === null
              ? table.insert(values)
              : table.update(values).eq('id', edited.id).eq('updated_at', edited.updated_at)
          ).select('id'),
        )
        if (rows.length > 0 || edited === null) return
        const now = await client.from('couriers').select('*').eq('id', edited.id).maybeSingle()
        if (!hasValues(unwrap(now), values)) throw new AppError('edit_conflict')
      },
      meta: {
        // The first active courier for a city sets the price of its delivery.
        invalidates: [adminKeys.settings, adminKeys.couriers, QUOTES_KEY],
        successText: 'adminRates.saved',
        ownErrors: true,
      },
    }),

  savePrice: () =>
    mutationOptions({
      mutationFn: async ({ edited, values }: Saved<CourierPrice, PriceValues>) => {
        const client = await supabase()
        const table = client.from('courier_prices')
        const { courier_id, ...price } = values
        const rows = unwrap(
          await (
            edited === null
              ? table.insert({ courier_id, ...price })
              : table.update(price).eq('id', edited.id).eq('updated_at', edited.updated_at)
          ).select('id'),
        )
        if (rows.length > 0 || edited === null) return
        const now = await client.from('courier_prices').select('*').eq('id', edited.id).maybeSingle()
        if (!hasValues(unwrap(now), price)) throw new AppError('edit_conflict')
      },
      meta: {
        invalidates: [adminKeys.settings, QUOTES_KEY],
        successText: 'adminRates.priceSaved',
        ownErrors: true,
      },
    }),
}
