import { unwrap } from '@/lib/errors'
import { supabase } from '@/lib/supabase'
import { type FileColumn, isFileColumn } from './file-columns'
import { type ReadRow, type RowProblem } from './product-file'

// As many as import_products takes.
const BATCH_SIZE = 500

export type ImportProgress = (done: number) => void

/** What the shop has in a cell, and what it would have. */
export type CellChange = { before: string | number | boolean | null; after: string | number | boolean | null }
export type ChangedRow = ReadRow & {
  changes: Partial<Record<FileColumn, CellChange>>
  /** Of the product, as the shop has it. */
  name: string
}
export type AddedRow = ReadRow & {
  /** A product of the shop, or a row above, with one of its names; null when there is none. */
  sameName: string | null
}

export type Answer = {
  index: number
  action: 'insert' | 'update' | 'unchanged' | null
  code: string | null
  field: string | null
  changes: ChangedRow['changes']
  same_name: string | null
  name: string | null
}

export type ImportReport = {
  added: AddedRow[]
  changed: ChangedRow[]
  unchanged: ReadRow[]
  problems: RowProblem[]
  /** The error that stopped the import, the rows whose outcome is unknown, and those that were not sent. */
  broken: { error: unknown; unknown: ReadRow[]; notSent: ReadRow[] } | null
}

/** Sends the rows in batches and collects the outcome of each. Batches before a failed one stay imported. */
export async function sendRows(
  rows: readonly ReadRow[],
  preview: boolean,
  onProgress: ImportProgress,
): Promise<ImportReport> {
  const report: ImportReport = { added: [], changed: [], unchanged: [], problems: [], broken: null }
  const addedNames = new Set<string>()
  const client = await supabase()
  for (let start = 0; start < rows.length; start += BATCH_SIZE) {
    onProgress(start)
    const part = rows.slice(start, start + BATCH_SIZE)
    try {
      const answers = unwrap(
        await client.rpc('import_products', { rows: part.map(rowOf), preview }),
      ) as unknown as Answer[]
      for (const answer of answers) note(report, addedNames, answer, part[answer.index])
    } catch (error) {
      report.broken = { error, unknown: part, notSent: rows.slice(start + BATCH_SIZE) }
      return report
    }
  }
  onProgress(rows.length)
  return report
}

export function rowOf({ values, key, baseline }: ReadRow) {
  return { ...values, ...(key !== null && { key }), ...(baseline !== null && { baseline }) }
}

/**
 * The rows that a preview has shown, to be written as they were shown: each changed cell with the value that it replaces, so that
 * what has changed since is not overwritten. Neither is a cell that was shown as it is in the shop.
 */
export function previewedRows({ added, changed }: Pick<ImportReport, 'added' | 'changed'>): ReadRow[] {
  const rows = changed.map(({ changes, name: _name, values, ...row }): ReadRow => ({
    ...row,
    values: Object.fromEntries(
      Object.entries(values).filter(
        ([column]) => column === 'id' || column === 'variation' || column in changes,
      ),
    ),
    baseline: Object.fromEntries(Object.entries(changes).map(([column, { before }]) => [column, before])),
  }))
  return [...added, ...rows].sort((one, other) => one.line - other.line)
}

/** Adds the outcome of a row to a report, and the name of a new product to those of the rows above. */
export function note(
  report: ImportReport,
  addedNames: Set<string>,
  { action, code, field, changes, same_name: twin, name: shopName }: Answer,
  row: ReadRow | undefined,
): void {
  if (row === undefined) return
  if (action === null) {
    const column = field !== null && isFileColumn(field) ? field : null
    // Either of the two may be wrong.
    const named: FileColumn[] =
      code === 'unknown_category' ? ['category', 'city'] : column === null ? [] : [column]
    const given = named.flatMap((name) => row.values[name] ?? []).join(' / ')
    const now = column === null || code !== 'edit_conflict' ? undefined : changes[column]?.before
    const value = now === undefined ? given : `${given} (${String(now ?? '–')})`
    report.problems.push({ line: row.line, code: code ?? 'invalid_row', field: column, value })
    return
  }
  if (action === 'update') report.changed.push({ ...row, changes, name: shopName ?? '' })
  else if (action === 'unchanged') report.unchanged.push(row)
  else {
    const name = row.values.name_en?.trim() ?? ''
    report.added.push({ ...row, sameName: twin ?? (addedNames.has(name.toLowerCase()) ? name : null) })
    addedNames.add(name.toLowerCase())
  }
}
