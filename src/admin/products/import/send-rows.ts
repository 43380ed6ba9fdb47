import { unwrap } from '@/lib/errors'
import { supabase } from '@/lib/supabase'
import { isCsvColumn, type CsvColumn } from './columns'
import type { ReadRow, RowProblem } from './read-rows'

// As many as import_products takes.
const AT_ONCE = 500

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
  /** Why it ended early, and the rows of which nobody can say whether they arrived. */
  broken: { error: unknown; unknown: ReadRow[]; notSent: ReadRow[] } | null
}

/** Row by row the database says what it did, or would do. What was done before the connection broke stays done. */
export async function sendRows(
  rows: readonly ReadRow[],
  preview: boolean,
  onProgress: ImportProgress,
): Promise<ImportReport> {
  const report: ImportReport = { added: [], changed: [], unchanged: [], problems: [], broken: null }
  const client = await supabase()
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    onProgress(start)
    const part = rows.slice(start, start + AT_ONCE)
    try {
      const answers = unwrap(
        await client.rpc('import_products', { rows: part.map(({ values }) => values), preview }),
      ) as unknown as Answer[]
      for (const answer of answers) note(report, answer, part[answer.index])
    } catch (error) {
      report.broken = { error, unknown: part, notSent: rows.slice(start + AT_ONCE) }
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
    // Which of the two is wrong, nobody knows.
    const named: CsvColumn[] =
      code === 'unknown_category' ? ['category', 'city'] : column === null ? [] : [column]
    const value = named.flatMap((name) => row.values[name] ?? []).join(' / ')
    report.problems.push({ line: row.line, code: code ?? 'invalid_row', field: column, value })
    return
  }
  const lists = { insert: report.added, update: report.changed, unchanged: report.unchanged }
  lists[action].push(row)
}
