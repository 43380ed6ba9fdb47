import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '@/lib/errors'
import { publicData } from '@/lib/supabase'

/** Shown until the settings are read; also the default name of a new shop. */
export const SITE_NAME = 'Moroccan Craft Gallery'

// Settings change rarely, and amounts are always calculated by the database.
const STALE_MS = 5 * 60_000

/** The countries that the shop delivers to now, the first one first, with fee and time; with bounds where the place decides, the heaviest first. */
export const readDeliveryRates = async (signal = new AbortController().signal) =>
  unwrap(
    await publicData()
      .from('delivery_rates')
      .select(
        'country, fee, free_from, min_days, max_days, delivery_bounds (from_g, min_fee, fee, min_days, max_days)',
      )
      .eq('is_active', true)
      .order('position')
      .order('from_g', { referencedTable: 'delivery_bounds', ascending: false })
      .abortSignal(signal),
  )

export type DeliveryRates = Awaited<ReturnType<typeof readDeliveryRates>>

export const settingsQueries = {
  all: ['settings'] as const,

  shop: () =>
    queryOptions({
      queryKey: [...settingsQueries.all, 'shop'],
      staleTime: STALE_MS,
      queryFn: async ({ signal }) =>
        unwrap(
          await publicData()
            .from('shop_settings')
            .select(
              `site_name, site_description_en, site_description_fr, site_description_ar, contact_email, contact_phone,
               whatsapp_number, address_en, address_fr, address_ar, instagram_url, facebook_url, bank_holder, bank_rib, bank_iban, bank_bic,
               transfer_hold_days, enable_registration, enable_google_auth, allow_guest_checkout, email_notifications, maintenance_mode,
               tax_rate, gift_wrap_price,
               pickup_days, shop_rating (average, review_count)`,
            )
            .abortSignal(signal)
            .single(),
        ),
    }),

  /** Who runs the shop, as its invoices and its terms name them. */
  seller: () =>
    queryOptions({
      queryKey: [...settingsQueries.all, 'seller'],
      staleTime: STALE_MS,
      queryFn: async ({ signal }) =>
        unwrap(
          await publicData()
            .from('shop_settings')
            .select('legal_name, legal_address, legal_rc, legal_if, legal_ice')
            .abortSignal(signal)
            .single(),
        ),
    }),

  deliveryRates: () =>
    queryOptions({
      queryKey: [...settingsQueries.all, 'delivery-rates'],
      staleTime: STALE_MS,
      queryFn: ({ signal }) => readDeliveryRates(signal),
    }),

  /** The ways to pay that the shop offers now, in its order, each with the countries that it is for. */
  paymentMethods: () =>
    queryOptions({
      queryKey: [...settingsQueries.all, 'payment-methods'],
      // A provider can become unavailable while a shopper fills in the checkout.
      staleTime: 60_000,
      queryFn: async ({ signal }) =>
        unwrap(
          await publicData()
            .from('payment_methods')
            .select('method, countries')
            .eq('is_enabled', true)
            .eq('is_ready', true)
            .order('position')
            .abortSignal(signal),
        ),
    }),
}
