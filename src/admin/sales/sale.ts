/** A row of admin_sales, whose type the generator does not know. */
export type Sale = {
  id: string
  name: string
  percent: number
  /** Null with product_ids null: every product. */
  category_keys: string[] | null
  product_ids: string[] | null
  starts_at: string
  ends_at: string
  begun_at: string | null
  stopped_at: string | null
  ended_at: string | null
  updated_at: string
  /** How many products have, had or will have the price of the sale. */
  products: number
  /** Of these, how many prices were changed meanwhile and stayed. */
  changed: number
  /** How many were left out when it began. */
  skipped: number
}

export type NamedProduct = { id: string; name_en: string; name_fr: string; name_ar: string }

export type SaleState = 'planned' | 'running' | 'ending' | 'ended' | 'missed'

export function saleState(sale: Sale, now: Date): SaleState {
  if (sale.ended_at !== null) return sale.begun_at === null ? 'missed' : 'ended'
  if (sale.begun_at === null) return 'planned'
  return sale.stopped_at !== null || new Date(sale.ends_at) <= now ? 'ending' : 'running'
}
