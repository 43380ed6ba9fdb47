/**
 * The columns that import_products reads, in the order of an export. A row with a variation (`size: Small`) is one of its product's
 * combinations or values, and has the columns price_adjustment and stock_quantity only.
 */
export const FILE_COLUMNS = [
  'id',
  'variation',
  'name_en',
  'name_fr',
  'name_ar',
  'description_en',
  'description_fr',
  'description_ar',
  'price',
  'compare_at_price',
  'price_adjustment',
  'stock_quantity',
  'category',
  'city',
  'is_active',
  'image_url',
] as const

export type FileColumn = (typeof FILE_COLUMNS)[number]

export function isFileColumn(name: string): name is FileColumn {
  return FILE_COLUMNS.some((column) => column === name)
}

/** Required for a new product. */
export const REQUIRED_COLUMNS: readonly FileColumn[] = [
  'name_en',
  'name_fr',
  'name_ar',
  'price',
  'stock_quantity',
  'category',
  'city',
]
