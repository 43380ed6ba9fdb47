import type { Json } from '@/lib/database.types'
import { isRecord } from '@/lib/json'

export type Change = { column: string; before: Json; after: Json }

/** The changed columns of an entry's diff, sorted by name. */
export function auditChanges(diff: Json): Change[] {
  if (!isRecord(diff)) return []
  return Object.entries(diff)
    .flatMap(([column, pair]) =>
      Array.isArray(pair) && pair.length === 2
        ? [{ column, before: pair[0] ?? null, after: pair[1] ?? null }]
        : [],
    )
    .sort((one, other) => one.column.localeCompare(other.column))
}

/** The text of a column before or after, where it held one. */
export function changedText(diff: Json, column: string): string | null {
  const change = auditChanges(diff).find((candidate) => candidate.column === column)
  const value = change?.after ?? change?.before
  return typeof value === 'string' && value !== '' ? value : null
}

/** The first words of a group of synonyms. */
export function changedTerms(diff: Json): string | null {
  const change = auditChanges(diff).find(({ column }) => column === 'terms')
  const terms = change?.after ?? change?.before
  return Array.isArray(terms)
    ? terms
        .filter((term) => typeof term === 'string')
        .slice(0, 3)
        .join(', ')
    : null
}

/** Whether `restore_image` can undo the entry. */
export function isImageChange(entry: { action: string; table_name: string; diff: Json }): boolean {
  if (entry.action === 'insert') return false
  if (entry.table_name === 'product_images') return true
  return (
    entry.action === 'update' &&
    ['products', 'product_variations'].includes(entry.table_name) &&
    auditChanges(entry.diff).some(({ column }) => column === 'image_url')
  )
}
