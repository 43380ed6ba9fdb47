import { unwrap } from '@/lib/errors'
import type { Language } from '@/i18n/locales'
import { publicData, supabase } from '@/lib/supabase'

type StockAlert = {
  productId: string
  variationIds: readonly string[]
  /** An email address or a phone number. */
  contact: string
  language: Language
}

/** Asks to be told when the piece is in stock again; with the session of `signedIn`, so that it is deleted with the account. */
export async function requestStockAlert(
  { productId, variationIds, contact, language }: StockAlert,
  signedIn: boolean,
): Promise<void> {
  const args = { product_id: productId, variation_ids: [...variationIds], contact, language }
  unwrap(
    signedIn
      ? await (await supabase()).rpc('request_stock_alert', args)
      : await publicData().rpc('request_stock_alert', args),
  )
}

/** Stops all alerts of the contact that received this token in an email. */
export async function stopStockAlerts(token: string): Promise<void> {
  unwrap(await publicData().rpc('stop_stock_alerts', { token }))
}
