/** What import_products knows, in the order in which files are written. */
export const CSV_COLUMNS = [
  'id',
  'name_en',
  'name_fr',
  'name_ar',
  'description_en',
  'description_fr',
  'description_ar',
  'price',
  'compare_at_price',
  'stock_quantity',
  'category',
  'city',
  'is_active',
  'image_url',
] as const

export type CsvColumn = (typeof CSV_COLUMNS)[number]

export function isCsvColumn(name: string): name is CsvColumn {
  return CSV_COLUMNS.some((column) => column === name)
}

/** What a new product cannot do without. */
export const REQUIRED_COLUMNS: readonly CsvColumn[] = [
  'name_en',
  'name_fr',
  'name_ar',
  'price',
  'stock_quantity',
  'category',
  'city',
]
