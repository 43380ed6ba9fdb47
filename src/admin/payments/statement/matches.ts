import { queryOptions } from '@tanstack/react-query'
import type { Database } from '@/lib/database.types'
import { unwrap } from '@/lib/errors'
import { supabase } from '@/lib/supabase'
import type { StatementLine } from './read-statement'

export type ProposedOrder = {
  id: string
  order_number: string
  contact_name: string
  status: Database['public']['Enums']['order_status']
  /** In MAD. */
  amount_due: number
  by: 'reference' | 'amount'
}

// The shape of the jsonb that match_transfers returns.
type Match = { index: number; is_recorded: boolean; recorded_for: string | null; orders: ProposedOrder[] }

/** A line with the orders that it may pay. */
export type MatchedLine = StatementLine & {
  isRecorded: boolean
  /** The number of the order that a line was recorded for. */
  recordedFor: string | null
  orders: ProposedOrder[]
}

// As many as match_transfers accepts.
const BATCH_SIZE = 500

async function matchLines(lines: readonly StatementLine[], signal: AbortSignal): Promise<MatchedLine[]> {
  const client = await supabase()
  const matched: MatchedLine[] = []
  for (let start = 0; start < lines.length; start += BATCH_SIZE) {
    const batch = lines.slice(start, start + BATCH_SIZE)
    const found = unwrap(
      await client
        .rpc('match_transfers', {
          lines: batch.map(({ amount, text, reference }) => ({ amount, text, reference })),
        })
        .abortSignal(signal),
    ) as unknown as Match[]
    for (const { index, is_recorded: isRecorded, recorded_for: recordedFor, orders } of found) {
      const line = batch[index]
      if (line !== undefined) matched.push({ ...line, isRecorded, recordedFor, orders })
    }
  }
  return matched
}

export const matchQueries = {
  all: ['admin', 'statement'] as const,
  lines: (lines: readonly StatementLine[]) =>
    queryOptions({
      // Not below the payments' key: read again once all chosen lines are recorded, not after each.
      queryKey: [...matchQueries.all, lines],
      enabled: lines.length > 0,
      staleTime: Infinity,
      gcTime: 0,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      meta: { errorText: 'adminPayments.failedToRead' },
      queryFn: ({ signal }) => matchLines(lines, signal),
    }),
}

/**
 * The order that is chosen at first: the only one whose number is in the text, while something of it is due. A
 * line that names two orders, that fits by its amount alone, or that is recorded already, is left to the admin.
 */
export function preselected({ isRecorded, orders }: Pick<MatchedLine, 'isRecorded' | 'orders'>): string {
  const [only] = orders
  return !isRecorded && orders.length === 1 && only?.by === 'reference' && only.amount_due > 0 ? only.id : ''
}

/**
 * What remains due of its order after each line, in MAD, by the line's reference: lines of the same order add up in the order of
 * the statement. Less than zero where more is chosen than is due.
 */
export function restAfter(
  chosen: readonly { reference: string; amount: number; order: Pick<ProposedOrder, 'id' | 'amount_due'> }[],
): ReadonlyMap<string, number> {
  const taken = new Map<string, number>()
  return new Map(
    chosen.map(({ reference, amount, order }) => {
      const total = (taken.get(order.id) ?? 0) + Math.round(amount * 100)
      taken.set(order.id, total)
      return [reference, (Math.round(order.amount_due * 100) - total) / 100]
    }),
  )
}
