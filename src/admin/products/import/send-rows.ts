import { unwrap } from '@/lib/errors'
import { supabase } from '@/lib/supabase'
import { type CsvColumn, isCsvColumn, type ReadRow, type RowProblem } from './csv-file'

// As many as import_products takes.
const BATCH_SIZE = 500

export type ImportProgress = (done: number) => void

type Answer = {
  index: number
  action: 'insert' | 'update' | 'unchanged' | null
  code: string | null
  field: string | null
}

export type ImportReport = {
  added: ReadRow[]
  changed: ReadRow[]
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
  const client = await supabase()
  for (let start = 0; start < rows.length; start += BATCH_SIZE) {
    onProgress(start)
    const part = rows.slice(start, start + BATCH_SIZE)
    try {
      const answers = unwrap(
        await client.rpc('import_products', { rows: part.map(({ values }) => values), preview }),
      ) as unknown as Answer[]
      for (const answer of answers) note(report, answer, part[answer.index])
    } catch (error) {
      report.broken = { error, unknown: part, notSent: rows.slice(start + BATCH_SIZE) }
      return report
    }
  }
  onProgress(rows.length)
  return report
}

function note(report: ImportReport, { action, code, field }: Answer, row: ReadRow | undefined): void {
  if (row === undefined) return
  if (action === null) {
    const column = field !== null && isCsvColumn(field) ? field : null
    // Either of the two may be wrong.
    const named: CsvColumn[] =
      code === 'unknown_category' ? ['category', 'city'] : column === null ? [] : [column]
    const value = named.flatMap((name) => row.values[name] ?? []).join(' / ')
    report.problems.push({ line: row.line, code: code ?? 'invalid_row', field: column, value })
    return
  }
  const lists = { insert: report.added, update: report.changed, unchanged: report.unchanged }
  lists[action].push(row)
}
