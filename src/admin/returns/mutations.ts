import { useMutation, useQueryClient } from '@tanstack/react-query'
import { INVALIDATED_KEYS } from '@/admin/orders/mutations'
import { adminOrderQueries } from '@/admin/orders/queries'
import type { SeenSums } from '@/admin/payments/mutations'
import type { RefundProvider } from '@/admin/payments/refundable'
import { useLanguage } from '@/i18n/language-context'
import { toAppError, unwrap } from '@/lib/errors'
import { supabase } from '@/lib/supabase'
import { toast } from '@/ui/toast'
import type { ReturnReason, ReturnState, ReturnWish } from './queries'

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

/**
 * A step of a return. `key` stays the same for as long as the operator is about this step, so that it is recorded once. When
 * the return has changed meanwhile, that is said and its present state shown; other errors are the caller's to show.
 */
export function useReturnStep(id: string, key: string, onConflict?: () => void) {
  const queryClient = useQueryClient()
  const { t } = useLanguage()
  return useMutation({
    meta: { invalidates: CHANGED, ownErrors: true },
    mutationFn: (step: ReturnStep) => takeStep(id, key, step),
    onSuccess: (_, step) => toast({ title: t(doneText(step)), tone: 'success' }),
    onError: (error) => {
      if (!isConflict(error)) return
      toast({ title: t('adminReturns.conflict'), description: t('adminReturns.conflictText'), tone: 'error' })
      for (const queryKey of CHANGED) void queryClient.invalidateQueries({ queryKey })
      onConflict?.()
    },
  })
}

export const isConflict = (error: Error | null): boolean =>
  error !== null && toAppError(error).code === 'edit_conflict'

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
