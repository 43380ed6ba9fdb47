import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { type Cursor, PAGE_ROWS, toPage } from '@/admin/list/use-list-search-params'
import { adminKeys } from '@/admin/query-keys'
import { unwrap } from '@/lib/errors'
import { supabase } from '@/lib/supabase'

export const ALERT_STATES = ['to_notify', 'waiting', 'notified'] as const
export type AlertState = (typeof ALERT_STATES)[number]

type AlertList = { state: AlertState; product: string; cursor: Cursor | null }

const COLUMNS = `id, product_id, variation_ids, email, phone, language, created_at, ready_at, notified_at,
  products!inner (name_en, name_fr, name_ar, product_variations (id, variation_type, variation_value),
    stock_units (variation_ids, quantity))` as const

const all = adminKeys.stockAlerts
// The dashboard counts who is to be told.
const invalidates = [all, adminKeys.dashboard]

export const stockAlertQueries = {
  /** Who waits and who is to be told in the order in which they asked; those who were, the last first. */
  list: ({ state, product, cursor }: AlertList) =>
    queryOptions({
      queryKey: [...all, 'list', { state, product, cursor }],
      placeholderData: keepPreviousData,
      queryFn: async ({ signal }) => {
        const client = await supabase()
        const isNotified = state === 'notified'
        let query = client.from('stock_alerts').select(COLUMNS)
        if (isNotified) query = query.not('notified_at', 'is', null)
        else query = query.is('notified_at', null).is('stopped_at', null)
        if (state === 'waiting') query = query.is('ready_at', null)
        if (state === 'to_notify') query = query.not('ready_at', 'is', null)
        if (product !== '') query = query.eq('product_id', product)
        if (cursor !== null) {
          const id = Number(cursor.id)
          query = isNotified ? query.lt('id', id) : query.gt('id', id)
        }
        const found = unwrap(
          await query
            .order('id', { ascending: !isNotified })
            .limit(PAGE_ROWS + 1)
            .abortSignal(signal),
        )
        return toPage(found, ({ id, created_at: requested }) => `${id}~${requested}`)
      },
    }),

  /** The products that people wait for, those with the most people first. */
  counts: () =>
    queryOptions({
      queryKey: [...all, 'counts'],
      queryFn: async ({ signal }) => {
        const client = await supabase()
        return unwrap(await client.rpc('stock_alert_counts').abortSignal(signal))
      },
    }),
}

type Pages = Awaited<
  ReturnType<Extract<ReturnType<typeof stockAlertQueries.list>['queryFn'], (...args: never[]) => unknown>>
>
export type StockAlert = Pages['rows'][number]

export const markNotified = () =>
  mutationOptions({
    mutationFn: async ({ id, isNotified }: { id: number; isNotified: boolean }) => {
      const client = await supabase()
      // PostgreSQL reads 'now' as its own time: the browser's clock may be wrong.
      const values = { notified_at: isNotified ? 'now' : null }
      unwrap(await client.from('stock_alerts').update(values).eq('id', id).select('id').single())
    },
    meta: { invalidates, errorText: 'adminProducts.alerts.saveFailed' },
  })

export const deleteAlert = () =>
  mutationOptions({
    mutationFn: async (id: number) => {
      const client = await supabase()
      unwrap(await client.from('stock_alerts').delete().eq('id', id).select('id').single())
    },
    meta: { invalidates, errorText: 'adminProducts.alerts.saveFailed' },
  })
