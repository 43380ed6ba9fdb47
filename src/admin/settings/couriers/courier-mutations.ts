import { mutationOptions } from '@tanstack/react-query'
import { isDuplicateInsert, requireValues } from '@/admin/lost-answers'
import { adminKeys } from '@/admin/query-keys'
import { unwrap } from '@/lib/errors'
import { QUOTES_KEY } from '@/lib/query-keys'
import { supabase } from '@/lib/supabase'
import { settingsQueries } from '@/settings/queries'
import type { Courier, CourierPrice } from './courier-queries'
import type { CourierValues, PriceValues } from './courier-schema'

/**
 * `edited` is null for a new row, whose id its dialog made. A row that was saved elsewhere meanwhile rejects with edit_conflict, and so
 * does one that an earlier request, whose answer was lost, has added with other values.
 */
type Saved<Row, Values> = { id: string; edited: Row | null; values: Values }

export const courierMutations = {
  saveCourier: () =>
    mutationOptions({
      mutationFn: async ({ id, edited, values }: Saved<Courier, CourierValues>) => {
        const client = await supabase()
        const table = client.from('couriers')
        const answer = await (
          edited === null
            ? table.insert({ id, ...values })
            : table.update(values).eq('id', id).eq('updated_at', edited.updated_at)
        ).select('id')
        if (!isDuplicateInsert(answer.error, 'couriers') && unwrap(answer).length > 0) return
        const now = await client.from('couriers').select('*').eq('id', id).maybeSingle()
        requireValues(unwrap(now), values)
      },
      meta: {
        // The first active courier for a city sets the price of its delivery.
        invalidates: [adminKeys.settings, adminKeys.couriers, settingsQueries.all, QUOTES_KEY],
        successText: 'adminRates.saved',
        ownErrors: true,
      },
    }),

  savePrice: () =>
    mutationOptions({
      mutationFn: async ({ id, edited, values }: Saved<CourierPrice, PriceValues>) => {
        const client = await supabase()
        const table = client.from('courier_prices')
        const answer = await (
          edited === null
            ? table.insert({ id, ...values })
            : table.update(values).eq('id', id).eq('updated_at', edited.updated_at)
        ).select('id')
        if (!isDuplicateInsert(answer.error, 'courier_prices') && unwrap(answer).length > 0) return
        const now = await client.from('courier_prices').select('*').eq('id', id).maybeSingle()
        requireValues(unwrap(now), values)
      },
      meta: {
        invalidates: [adminKeys.settings, settingsQueries.all, QUOTES_KEY],
        successText: 'adminRates.priceSaved',
        ownErrors: true,
      },
    }),
}
