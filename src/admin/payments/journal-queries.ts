import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type Cursor, cursorText, type Page, PAGE_ROWS, toPage } from '@/admin/list/use-list-search-params'
import type { Database, Json } from '@/lib/database.types'
import { unwrap } from '@/lib/errors'
import { supabase } from '@/lib/supabase'
import { adminPaymentQueries } from './queries'

/** An invoice or credit note. Amounts in MAD, those of credit notes below zero. */
export type JournalRow = Omit<
  Database['public']['Functions']['admin_invoices']['Returns'][number],
  'tax_rate' | 'exemption'
> & {
  /** A share: 0.2 for 20 %. Null when the shop had not set it. */
  tax_rate: number | null
  exemption: 'export' | null
}

type Sums = {
  invoices: number
  credit_notes: number
  net_amount: number
  tax_amount: number
  total_amount: number
}

/** The shape of the jsonb that admin_invoice_totals returns. */
export type JournalTotals = Sums & {
  /** On which the first document ever was issued. */
  first_day: string | null
  rates: (Sums & Pick<JournalRow, 'tax_rate' | 'exemption'>)[]
}

const EXPORT_ROWS = 200

async function readJournal(
  month: string,
  cursor: Json | null,
  pageSize: number,
  signal?: AbortSignal,
): Promise<JournalRow[]> {
  const client = await supabase()
  const read = client.rpc('admin_invoices', {
    month: `${month}-01`,
    page_size: pageSize,
    ...(cursor !== null && { cursor }),
  })
  return unwrap(await (signal === undefined ? read : read.abortSignal(signal))) as JournalRow[]
}

/** All documents of a month, in the order of issue. */
export async function readWholeJournal(month: string): Promise<JournalRow[]> {
  const found: JournalRow[] = []
  let page = await readJournal(month, null, EXPORT_ROWS)
  for (;;) {
    found.push(...page)
    const last = page.at(-1)
    if (last === undefined || page.length < EXPORT_ROWS) return found
    page = await readJournal(month, last.next_cursor, EXPORT_ROWS)
  }
}

/** Below the payments, which a change of an order's money invalidates. Months as `2026-11`. */
const key = [...adminPaymentQueries.all, 'journal'] as const

export const journalQueries = {
  month: (month: string, cursor: Cursor | null) =>
    queryOptions({
      queryKey: [...key, month, cursor],
      placeholderData: keepPreviousData,
      meta: { errorText: 'adminPayments.journal.failed' },
      queryFn: async ({ signal }): Promise<Page<JournalRow>> =>
        toPage(await readJournal(month, cursor, PAGE_ROWS + 1, signal), (last) =>
          cursorText(last.next_cursor),
        ),
    }),

  totals: (month: string) =>
    queryOptions({
      queryKey: [...key, 'totals', month],
      placeholderData: keepPreviousData,
      meta: { errorText: 'adminPayments.journal.failed' },
      queryFn: async ({ signal }) => {
        const client = await supabase()
        return unwrap(
          await client.rpc('admin_invoice_totals', { month: `${month}-01` }).abortSignal(signal),
        ) as unknown as JournalTotals
      },
    }),
}
