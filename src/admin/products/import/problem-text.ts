import type { PlainMessageKey } from '@/i18n/message-types'
import type { CsvColumn } from './columns'
import type { RowProblem } from './read-rows'

const REASONS: Readonly<Record<string, PlainMessageKey>> = {
  missing: 'adminImport.reasonMissing',
  unknown_category: 'adminImport.reasonCategory',
  not_found: 'adminImport.reasonNotFound',
  variation_price: 'error.variation_price',
  quotes: 'adminImport.reasonQuotes',
  cells: 'adminImport.reasonCells',
  twice: 'adminImport.reasonTwice',
}

const VALUES: Readonly<Record<CsvColumn, PlainMessageKey>> = {
  id: 'adminImport.valueId',
  name_en: 'adminImport.valueName',
  name_fr: 'adminImport.valueName',
  name_ar: 'adminImport.valueName',
  description_en: 'adminImport.valueDescription',
  description_fr: 'adminImport.valueDescription',
  description_ar: 'adminImport.valueDescription',
  price: 'error.price_out_of_range',
  compare_at_price: 'adminImport.valueCompareAt',
  stock_quantity: 'adminImport.valueStock',
  category: 'adminImport.reasonCategory',
  city: 'adminImport.reasonCategory',
  is_active: 'adminImport.valueActive',
  image_url: 'adminImport.valueImage',
}

/** What is wrong with a row, in words. */
export function problemText({ code, field }: RowProblem): PlainMessageKey {
  if (code === 'invalid_value' && field !== null) return VALUES[field]
  return REASONS[code] ?? 'adminImport.reasonOther'
}
