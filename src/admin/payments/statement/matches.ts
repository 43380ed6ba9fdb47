import { queryOptions } from '@tanstack/react-query'
import type { Database } from '@/lib/database.types'
import { unwrap } from '@/lib/errors'
import { toCentimes } from '@/lib/money'
import { supabase } from '@/lib/supabase'
import type { StatementLine } from './read-statement'

export type ProposedOrder = {
  id: string
  order_number: string
  contact_name: string
  status: Database['public']['Enums']['order_status']
  /** In MAD. */
  amount_due: number
  paid_amount: number
  /** With refunds under way. */
  refunded_amount: number
  by: 'reference' | 'amount_and_name' | 'amount' | 'name' | 'search'
}

type RecordedPart = { reference: string; order_number: string; amount: number }

// The shape of the jsonb that match_transfers returns.
type Match = {
  index: number
  recorded: RecordedPart[]
  similar: { order_number: string; received_on: string } | null
  orders: ProposedOrder[]
}

/** A line with the orders that it may pay. */
export type MatchedLine = StatementLine & {
  /** What of the line is recorded already. */
  recorded: RecordedPart[]
  /** A transfer that may be this line under another reference, as in another export of the bank. */
  similar: Match['similar']
  orders: ProposedOrder[]
}

/** What of a line is for one order: amount in MAD. */
export type Part = { orderId: string; amount: number }

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
          lines: batch.map(({ amount, text, reference, date }) => ({
            amount,
            text,
            reference,
            received_on: date,
          })),
        })
        .abortSignal(signal),
    ) as unknown as Match[]
    for (const { index, ...match } of found) {
      const line = batch[index]
      if (line !== undefined) matched.push({ ...line, ...match })
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
  /** Orders that an admin has found for a line, with their sums. */
  found: (line: StatementLine, numbers: readonly string[]) =>
    queryOptions({
      queryKey: [...matchQueries.all, line.reference, numbers],
      enabled: numbers.length > 0,
      staleTime: Infinity,
      meta: { errorText: 'adminPayments.failedToRead' },
      queryFn: async ({ signal }): Promise<ProposedOrder[]> => {
        // As if the line's text named them.
        const [match] = await matchLines([{ ...line, text: numbers.join(' ') }], signal)
        return (match?.orders ?? []).map((order) => ({ ...order, by: 'search' }))
      },
    }),
}

/** The numbers of the orders, at most five, that fit the words of an admin: number, name, phone, email. */
export async function findOrderNumbers(search: string): Promise<string[]> {
  const client = await supabase()
  const found = unwrap(await client.rpc('admin_orders', { search, page_size: 5 }))
  return found.map(({ order_number: number }) => number)
}

/** What of a line is not recorded yet, in MAD. */
export function openAmount({ amount, recorded }: Pick<MatchedLine, 'amount' | 'recorded'>): number {
  return (
    Math.max(0, toCentimes(amount) - recorded.reduce((sum, part) => sum + toCentimes(part.amount), 0)) / 100
  )
}

/**
 * The parts of a line that are chosen at first: the only order whose number is in the text, or whose customer and amount
 * fit, while something of it is due; several orders in the text, when together they are exactly due. Anything else, a line
 * that is recorded already, and one that looks like a transfer of another export, is left to the admin.
 */
export function proposedParts(
  line: Pick<MatchedLine, 'amount' | 'recorded' | 'similar' | 'orders'>,
): readonly Part[] {
  const amount = openAmount(line)
  const nothing = [{ orderId: '', amount }]
  if (line.recorded.length > 0 || line.similar !== null) return nothing
  const certain = line.orders.filter(
    ({ by, amount_due: due }) => (by === 'reference' || by === 'amount_and_name') && due > 0,
  )
  const named = line.orders.filter(({ by }) => by === 'reference')
  const [only] = certain
  if (only !== undefined && certain.length === 1 && named.length <= 1) return [{ orderId: only.id, amount }]
  const due = named.reduce((sum, order) => sum + toCentimes(order.amount_due), 0)
  return named.length > 1 && certain.length === named.length && due === toCentimes(amount)
    ? named.map((order) => ({ orderId: order.id, amount: order.amount_due }))
    : nothing
}

/** Whether the parts are what is open of a line, each above zero and for an order of its own. */
export function arePartsComplete(parts: readonly Part[], open: number): boolean {
  const ids = parts.map(({ orderId }) => orderId)
  return (
    parts.every(({ orderId, amount }) => orderId !== '' && amount > 0) &&
    new Set(ids).size === ids.length &&
    parts.reduce((sum, { amount }) => sum + toCentimes(amount), 0) === toCentimes(open)
  )
}

/** The references under which the parts of a line are recorded: its own first, then those that are not taken yet. */
export function partReferences(
  { reference, recorded }: Pick<MatchedLine, 'reference' | 'recorded'>,
  count: number,
): string[] {
  const taken = new Set(recorded.map((part) => part.reference))
  return [reference, ...Array.from({ length: 8 }, (_, index) => `${reference}/${index + 2}`)]
    .filter((name) => !taken.has(name))
    .slice(0, count)
}

/**
 * What remains due of its order after each part, in MAD, in the order given: parts of the same order add up. Less than zero where
 * more is chosen than is due.
 */
export function restAfter(
  chosen: readonly { amount: number; order: Pick<ProposedOrder, 'id' | 'amount_due'> }[],
): readonly number[] {
  const taken = new Map<string, number>()
  return chosen.map(({ amount, order }) => {
    const total = (taken.get(order.id) ?? 0) + toCentimes(amount)
    taken.set(order.id, total)
    return (toCentimes(order.amount_due) - total) / 100
  })
}
