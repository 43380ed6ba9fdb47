import { useMutation, useQueryClient } from '@tanstack/react-query'
import { INVALIDATED_KEYS } from '@/admin/orders/mutations'
import { adminOrderQueries } from '@/admin/orders/queries'
import type { SeenSums } from '@/admin/payments/mutations'
import type { RefundProvider } from '@/admin/payments/refundable'
import { useLanguage } from '@/i18n/language-context'
import { toAppError, unwrap } from '@/lib/errors'
import { supabase } from '@/lib/supabase'
import { toast } from '@/ui/toast'
import {
  type AdminReturn,
  adminReturnQueries,
  type ReturnReason,
  type ReturnState,
  type ReturnWish,
} from './queries'
import { creditOwed } from './return-amounts'

const CHANGED = [[...adminOrderQueries.lists], ...INVALIDATED_KEYS]

type Decision = 'approved' | 'refused' | 'cancelled'

/** What an admin does with a return. The other steps after approval name the state that was seen by themselves. */
export type ReturnStep =
  | { kind: 'decide'; seen: ReturnState; decision: Decision; note?: string }
  | { kind: 'receive'; lines: { item_id: string; restocked: number; damaged: number }[] }
  | ({
      kind: 'refund'
      provider: RefundProvider
      amount: number
      /** Of a refund by hand, a day of the shop, YYYY-MM-DD. */
      receivedOn: string | null
      /** It is meant that the amount is not what the pieces cost. */
      isOtherAmount: boolean
    } & SeenSums)
  | ({ kind: 'close'; seen: ReturnState; note: string } & SeenSums)
  | ({
      kind: 'exchange'
      items: { product_id: string; variation_ids: string[]; quantity: number }[]
    } & SeenSums)

async function takeStep(id: string, key: string, step: ReturnStep) {
  const client = await supabase()
  const target = { return_id: id, key }
  switch (step.kind) {
    case 'decide':
      return unwrap(
        await client.rpc('decide_return', {
          ...target,
          seen_state: step.seen,
          decision: step.decision,
          ...(step.note !== undefined && { note: step.note }),
        }),
      )
    case 'receive':
      return unwrap(await client.rpc('receive_return', { ...target, lines: step.lines }))
    case 'refund':
      return unwrap(
        await client.rpc('refund_return', {
          ...target,
          provider: step.provider,
          amount: step.amount,
          seen_paid: step.seenPaid,
          seen_refunded: step.seenRefunded,
          ...(step.receivedOn !== null && { received_on: step.receivedOn }),
          ...(step.isOtherAmount && { other_amount: true }),
        }),
      )
    case 'close':
      return unwrap(
        await client.rpc('close_return', {
          ...target,
          seen_state: step.seen,
          note: step.note,
          seen_paid: step.seenPaid,
          seen_refunded: step.seenRefunded,
        }),
      )
    case 'exchange':
      return unwrap(
        await client.rpc('send_exchange', {
          ...target,
          items: step.items,
          seen_paid: step.seenPaid,
          seen_refunded: step.seenRefunded,
        }),
      )
  }
}

const doneText = (step: ReturnStep) =>
  step.kind === 'decide'
    ? (`adminReturns.done.${step.decision}` as const)
    : (`adminReturns.done.${step.kind}` as const)

/** Whether the steps of a return that was shown in this state are still to be taken. */
const isOpen = (found: AdminReturn, seen: ReturnState): boolean =>
  found.state === seen &&
  (seen !== 'closed' || (found.exchange !== null && creditOwed(found, found.exchange.created_at) > 0))

/**
 * A step of a return. `key` stays the same for as long as the operator is about this step, so that it is recorded once. After a
 * conflict the return is read again. When it has another state by then, a toast says so and the page takes the dialog of the step
 * away; when only the money of its order has changed, the dialog stays, with what was typed and the error, which is the caller's to show.
 */
export function useReturnStep(
  { id, number, state }: Pick<AdminReturn, 'id' | 'number' | 'state'>,
  key: string,
) {
  const queryClient = useQueryClient()
  const { t } = useLanguage()
  return useMutation({
    meta: { invalidates: CHANGED, ownErrors: true },
    mutationFn: (step: ReturnStep) => takeStep(id, key, step),
    onSuccess: (_, step) => toast({ title: t(doneText(step)), tone: 'success' }),
    onError: async (error) => {
      if (toAppError(error).code !== 'edit_conflict') return
      for (const queryKey of CHANGED) void queryClient.invalidateQueries({ queryKey })
      // Of a return that cannot be read nothing is known: the error alone is shown.
      const now = await queryClient.query(adminReturnQueries.detail(number)).catch(() => null)
      if (now === null || isOpen(now, state)) return
      toast({ title: t('adminReturns.conflict'), description: t('adminReturns.conflictText'), tone: 'error' })
    },
  })
}

export type ReturnRequest = {
  key: string
  lines: { item_id: string; quantity: number }[]
  reason: ReturnReason
  wish: ReturnWish
  note: string
}

/** Opens a return for a customer, with the token of their order. Resolves to its number. */
export function useRequestReturn(token: string) {
  return useMutation({
    meta: { invalidates: CHANGED, successText: 'adminReturns.done.request', ownErrors: true },
    mutationFn: async (request: ReturnRequest) => {
      const client = await supabase()
      return unwrap(await client.rpc('request_return', { token, ...request })) as { number: string }
    },
  })
}
