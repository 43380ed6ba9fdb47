import { queryOptions } from '@tanstack/react-query'
import { adminKeys } from '@/admin/query-keys'
import type { Tables } from '@/lib/database.types'
import { unwrap } from '@/lib/errors'
import { supabase } from '@/lib/supabase'

// The Data API returns no more rows per request.
const ROWS_AT_ONCE = 200

export const FACT_KINDS = ['place', 'material', 'technique', 'colour', 'care', 'included', 'safety'] as const
export type FactKind = (typeof FACT_KINDS)[number]

export const SHOP_COLUMNS =
  `site_name, site_description_en, site_description_fr, site_description_ar, contact_email,
  contact_phone, whatsapp_number, address_en, address_fr, address_ar, instagram_url, facebook_url, bank_holder, bank_name, bank_rib, bank_iban,
  bank_bic, legal_name, legal_address, legal_ice, legal_if, legal_rc, legal_patente, enable_registration,
  enable_google_auth, allow_guest_checkout, email_notifications, sms_notifications, maintenance_mode, tax_rate,
  new_customer_max_pieces, new_customer_max_subtotal, prepay_after_refusals, transfer_hold_days, online_hold_minutes,
  gift_wrap_price, pickup_days, review_request_days,
  updated_at` as const

export const adminSettingsQueries = {
  /** All settings with updated_at. Read once for each form: a refetch must not replace what is being edited. */
  shop: () =>
    queryOptions({
      queryKey: [...adminKeys.settings, 'shop'],
      gcTime: 0,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      queryFn: async ({ signal }) => {
        const client = await supabase()
        return unwrap(await client.from('shop_settings').select(SHOP_COLUMNS).abortSignal(signal).single())
      },
      meta: { errorText: 'adminSettings.fetchFailed' },
    }),

  /** Including inactive rates. */
  rates: () =>
    queryOptions({
      queryKey: [...adminKeys.settings, 'rates'],
      queryFn: async ({ signal }) => {
        const client = await supabase()
        return unwrap(
          await client
            .from('delivery_rates')
            .select('country, fee, free_from, min_days, max_days, position, is_active, updated_at')
            .order('position')
            .order('country')
            .abortSignal(signal),
        )
      },
      meta: { errorText: 'adminSettings.fetchFailed' },
    }),

  /** The vocabulary of facts, without the sizes, which are fixed. */
  facts: () =>
    queryOptions({
      queryKey: [...adminKeys.settings, 'facts'],
      queryFn: async ({ signal }) => {
        const client = await supabase()
        return unwrap(
          await client
            .from('facts')
            .select('kind, key, label_en, label_fr, label_ar, position')
            .in('kind', [...FACT_KINDS])
            .order('position')
            .order('key')
            .abortSignal(signal),
        )
      },
      meta: { errorText: 'adminSettings.fetchFailed' },
    }),

  /** All groups: there are a few dozen, searched in the browser. */
  synonyms: () =>
    queryOptions({
      queryKey: [...adminKeys.settings, 'synonyms'],
      queryFn: async ({ signal }) => {
        const client = await supabase()
        const groups: Pick<
          Tables<'search_synonyms'>,
          'id' | 'terms' | 'kind' | 'finds' | 'created_at' | 'updated_at'
        >[] = []
        for (;;) {
          const from = groups.length
          const rows = unwrap(
            await client
              .from('search_synonyms')
              .select('id, terms, kind, finds, created_at, updated_at')
              .order('created_at', { ascending: false })
              .order('id')
              .range(from, from + ROWS_AT_ONCE - 1)
              .abortSignal(signal),
          )
          groups.push(...rows)
          if (rows.length < ROWS_AT_ONCE) return groups
        }
      },
      meta: { errorText: 'adminSettings.fetchFailed' },
    }),
}

type Answer<Name extends keyof typeof adminSettingsQueries> = Awaited<
  ReturnType<
    Extract<ReturnType<(typeof adminSettingsQueries)[Name]>['queryFn'], (...args: never[]) => unknown>
  >
>
export type ShopSettings = Answer<'shop'>
export type DeliveryRate = Answer<'rates'>[number]
export type Fact = Answer<'facts'>[number]
export type SynonymGroup = Answer<'synonyms'>[number]
