import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { numberText } from '@/admin/numbers'
import { useBaseline } from '@/admin/use-baseline'
import { requestedItems } from '../lines/lines'
import { draftQueries, type FoundDraft, type GoneProduct, type SavedDraft } from './queries'
import { EMPTY, type DraftInput, type DraftValues } from './schema'

export type DraftForm = UseFormReturn<DraftInput, unknown, DraftValues>

/** A draft as the form is compared with it. */
export type OpenDraft = {
  id: string
  token: string
  revision: number
  /** Since when its link does not work any more. */
  expired_at: string | null
  /** Products that are not among the lines because they are no longer sold; null: deleted. */
  gone: readonly (GoneProduct | null)[]
  input: DraftInput
}

export const openDraft = ({ id, token, revision, expired_at, gone, ...found }: FoundDraft): OpenDraft => ({
  ...{ id, token, revision, expired_at, gone },
  input: {
    ...EMPTY,
    ...(found.contact as Partial<DraftInput>),
    lines: found.lines,
    source: found.source === 'web' ? 'phone' : found.source,
    language: found.language,
    notes: found.notes,
    delivery_fee: found.delivery_fee === null ? '' : numberText(found.delivery_fee),
    discount_amount: found.discount_amount === 0 ? '' : numberText(found.discount_amount),
    discount_reason: found.discount_reason,
    payment_method: found.payment_method,
  },
})

/** A draft has no place for money that came in. */
const STORED = (Object.keys(EMPTY) as (keyof DraftInput)[]).filter(
  (name) => name !== 'received' && name !== 'received_as',
)

const stored = ({ lines, ...input }: DraftInput) =>
  JSON.stringify([STORED.map((name) => name !== 'lines' && input[name]), requestedItems(lines)])

/** The draft that a save is compared with, and whether something was entered that is not in it. */
export function useDraftBaseline(form: DraftForm, opened: OpenDraft | null, id: string) {
  const queryClient = useQueryClient()
  const placed = useRef(false)
  const { baseline, now, onSaved, onConflict } = useBaseline<
    OpenDraft | null,
    OpenDraft,
    DraftInput,
    DraftValues
  >(form, {
    opened,
    read: async () => {
      const found = await queryClient.query(draftQueries.latest(id))
      return found === null ? null : openDraft(found)
    },
    // The money that came in stays as it was typed.
    input: ({ input }) => {
      const { received, received_as } = form.getValues()
      return { ...input, received, received_as }
    },
  })
  const isChanged = () => stored(form.getValues()) !== stored(baseline?.input ?? EMPTY)
  return {
    baseline,
    now,
    onConflict,
    onSaved: (saved: SavedDraft, sent: DraftInput) =>
      onSaved({ ...saved, expired_at: null, gone: baseline?.gone ?? [], input: sent }, sent),
    isChanged,
    isUnsaved: () => !placed.current && (isChanged() || form.getValues('received') !== ''),
    /** Nothing is left to save: the order is placed. */
    end: () => {
      placed.current = true
    },
  }
}
