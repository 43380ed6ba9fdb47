import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { adminPaths } from '@/admin/admin-paths'
import { parsePlainAmount } from '@/admin/numbers'
import { useLanguage } from '@/i18n/language-context'
import { type AppError, toAppError } from '@/lib/errors'
import { addMoney, sameMoney, subtractMoney } from '@/lib/money'
import { settingsQueries } from '@/settings/queries'
import { toast } from '@/ui/toast'
import { editedLines, type LinesChange, requestedItems, subtotalOf } from '../lines/lines'
import {
  type DraftContent,
  type FoundCustomer,
  type Received,
  type PlacedBefore,
  type SavedDraft,
  draftMutations,
} from './queries'
import {
  CONTACT_FIELDS,
  draftSchema,
  EMPTY,
  isDraftField,
  orderSchema,
  type DraftInput,
  type DraftValues,
} from './schema'
import { type DraftForm, type OpenDraft, useDraftBaseline } from './use-draft-baseline'

/** Without a draft, a new one. */
export type DraftEditorProps = { draft?: OpenDraft }

const contentOf = (values: DraftValues): DraftContent => ({
  source: values.source,
  language: values.language,
  contact: Object.fromEntries(CONTACT_FIELDS.map((name) => [name, values[name]])),
  items: requestedItems(values.lines),
  delivery_fee: values.delivery_fee,
  discount_amount: values.discount_amount ?? 0,
  discount_reason: (values.discount_amount ?? 0) === 0 ? '' : values.discount_reason,
  payment_method: values.payment_method,
  notes: values.notes,
})

function receivedOf({ received: amount, received_as: provider }: DraftValues, id: string): Received | null {
  // The same reference for every attempt, so that money is recorded once.
  return amount === null || amount === 0 ? null : { provider, amount, reference: `taken ${id}` }
}

/** The form's field that a refusal is about: the database calls the discount by a shorter name. */
function fieldOf({ code, details }: AppError): keyof DraftInput | undefined {
  if (code !== 'invalid_contact' && code !== 'invalid_request') return undefined
  const field = details.field === 'discount' ? 'discount_amount' : details.field
  return isDraftField(field) ? field : undefined
}

const FIELD_MESSAGES: Partial<Record<keyof DraftInput, string>> = {
  discount_amount: 'adminDrafts.discountTooLarge',
  phone: 'ordering.checkout.mobileOnly',
  country: 'deferred.invalid.country',
  payment_method: 'ordering.checkout.methodUnavailable',
}

function contactOf(customer: FoundCustomer): Partial<Omit<DraftInput, 'lines'>> {
  // The whole name: which part of it is the first name is not known. Only what is too long for the field goes into the other one.
  const name = customer.contact_name
  const end = name.length <= 80 ? name.length : name.lastIndexOf(' ', 80)
  const {
    contact_email: email,
    phone,
    address,
    district,
    landmark,
    city,
    region,
    country,
    language,
  } = customer
  return {
    first_name: name.slice(0, end),
    last_name: name.slice(end).trim(),
    email,
    phone,
    address,
    district,
    landmark,
    city,
    region,
    postal_code: customer.postal_code,
    country,
    language,
  }
}

/** The form of an order that is being taken, and what it costs by the delivery rates and what was agreed. */
function useDraftForm(values: DraftInput) {
  const { data: rates } = useSuspenseQuery(settingsQueries.deliveryRates())
  const form = useForm<DraftInput, unknown, DraftValues>({
    resolver: zodResolver(draftSchema),
    defaultValues: values,
    mode: 'onTouched',
  })
  const [country, fee, discount, lines] = useWatch({
    control: form.control,
    name: ['country', 'delivery_fee', 'discount_amount', 'lines'],
  })
  const subtotal = subtotalOf(lines)
  const rate = rates.find((each) => each.country === country)
  const isFree = rate === undefined || (rate.free_from !== null && subtotal >= rate.free_from)
  const usualFee = isFree || lines.length === 0 ? 0 : rate.fee
  const agreedFee = fee.trim() === '' ? usualFee : (parsePlainAmount(fee) ?? 0)
  const preview = subtractMoney(addMoney(subtotal, agreedFee), parsePlainAmount(discount) ?? 0)
  return {
    form,
    rates,
    lines: editedLines(lines),
    usualFee,
    preview: Math.max(0, preview),
    /** Why the database will not price it. */
    unserved: rate === undefined ? country : null,
    isOverDiscounted: lines.length > 0 && preview < 0,
  }
}

function showRefusal(form: DraftForm, failure: AppError, showTotal: (total: number) => void) {
  const field = fieldOf(failure)
  if (field !== undefined)
    form.setError(
      field,
      { message: FIELD_MESSAGES[field] ?? 'deferred.invalid.value' },
      { shouldFocus: true },
    )
  const { quote } = failure.details as { quote?: { total_amount: number } }
  if (failure.code === 'price_changed' && quote !== undefined) showTotal(quote.total_amount)
}

/** Saves the draft of a form, and places its order. `total` is what was shown that it costs, in MAD. */
function useDraftRequests(form: DraftForm, id: string, opened: OpenDraft | null, total: number) {
  const draft = useDraftBaseline(form, opened, id)
  const save = useMutation(draftMutations.save())
  const place = useMutation(draftMutations.place())
  const error = place.error ?? save.error
  const saveDraft = async (given: DraftValues) => {
    const sent = { ...form.getValues() }
    const seen = draft.baseline?.revision ?? 0
    const answer = await save.mutateAsync({ id, seen, content: contentOf(given) })
    if (!('order_number' in answer)) await draft.onSaved(answer, sent)
    return answer
  }
  return {
    draft,
    saveDraft,
    /** The order, or the saved draft when it costs another amount than was shown. */
    saveAndPlace: async (given: DraftValues) => {
      const placeSeen = (seen: number) =>
        place.mutateAsync({ id, seen, total, received: receivedOf(given, id) })
      let answer: SavedDraft | PlacedBefore | null = null
      try {
        answer = await saveDraft(given)
      } catch (thrown) {
        if (toAppError(thrown).code !== 'edit_conflict') throw thrown
      }
      // A draft that was placed cannot be saved; placing it returns its order, if that has the money that came in. One that was changed
      // has another revision than this one, so that it is refused as before.
      if (answer === null || 'order_number' in answer) {
        return { ...(await placeSeen(draft.baseline?.revision ?? 0)), isEarlier: true }
      }
      if (!sameMoney(answer.quote.total_amount, total)) return answer
      return { ...(await placeSeen(answer.revision)), isEarlier: false }
    },
    refusal: error === null ? null : toAppError(error),
    /** Forgets the errors of earlier presses. */
    reset: () => {
      save.reset()
      place.reset()
    },
    saving: save.isPending,
    placing: place.isPending,
    placed: place.data,
  }
}

/** An order that is being taken: saved as a draft, then placed, or sent to the customer as a link. */
export function useDraft({ draft: opened }: DraftEditorProps) {
  const { t } = useLanguage()
  const navigate = useNavigate()
  const [id] = useState(() => opened?.id ?? crypto.randomUUID())
  /** What the database says that it costs (MAD), when that differs from what was shown. */
  const [quoted, setQuoted] = useState<number | null>(null)
  const { form, preview, lines, ...shown } = useDraftForm(opened?.input ?? EMPTY)
  const total = quoted ?? preview
  const { draft, saveDraft, saveAndPlace, refusal, ...requests } = useDraftRequests(
    form,
    id,
    opened ?? null,
    total,
  )

  const reset = () => {
    setQuoted(null)
    requests.reset()
  }
  const refuse = (thrown: unknown) => {
    const failure = toAppError(thrown)
    showRefusal(form, failure, setQuoted)
    if (failure.code !== 'edit_conflict') return
    // Of other lines or another discount by now.
    setQuoted(null)
    draft.onConflict(failure)
  }
  const openOrder = async ({ order_number: number }: PlacedBefore, isEarlier: boolean) => {
    draft.end()
    if (isEarlier) toast({ title: t('adminDrafts.placedBefore', { number }) })
    else toast({ title: t('adminDrafts.placed', { number }), tone: 'success' })
    await navigate(adminPaths.order(number), { replace: true })
  }

  const keep = form.handleSubmit(async (given) => {
    if (lines.length === 0) return
    requests.reset()
    try {
      const answer = await saveDraft(given)
      if ('order_number' in answer) await openOrder(answer, true)
      else toast({ title: t('adminDrafts.saved'), tone: 'success' })
    } catch (thrown) {
      refuse(thrown)
    }
  })

  const submit = form.handleSubmit(async (given) => {
    const { error: incomplete } = orderSchema.safeParse(form.getValues())
    // The first field last, so that it gets the focus.
    for (const { path, message } of incomplete?.issues.toReversed() ?? []) {
      if (isDraftField(path[0])) form.setError(path[0], { message }, { shouldFocus: true })
    }
    if (incomplete !== undefined || lines.length === 0) return
    requests.reset()
    try {
      const answer = await saveAndPlace(given)
      if ('quote' in answer) setQuoted(answer.quote.total_amount)
      else if (answer.unrecorded === null) await openOrder(answer, answer.isEarlier)
    } catch (thrown) {
      refuse(thrown)
    }
  })

  const isElsewhere = refusal === null || refusal.lines.length > 0 || fieldOf(refusal) !== undefined
  const error = isElsewhere || quoted !== null ? null : refusal
  return {
    form,
    ...shown,
    ...requests,
    lines,
    changeLines: (change: LinesChange) => {
      form.setValue('lines', [...change(editedLines(form.getValues('lines')))], { shouldDirty: true })
      reset()
    },
    fill: (customer: FoundCustomer) => {
      for (const [name, value] of Object.entries(contactOf(customer)))
        form.setValue(name as Exclude<keyof DraftInput, 'lines'>, value, { shouldDirty: true })
      form.clearErrors()
    },
    /** In MAD: as the database quoted it, or a preview. */
    total,
    quoted,
    /** An error that belongs to no field, line or price. */
    error,
    refusedLines: refusal?.lines ?? [],
    reset,
    onEdit: () => {
      if (error !== null || quoted !== null) reset()
    },
    submit,
    keep,
    leave: draft.end,
    now: draft.now,
    gone: draft.baseline?.gone ?? [],
    token: draft.baseline?.expired_at === null ? draft.baseline.token : undefined,
    expiredAt: draft.baseline?.expired_at ?? null,
    isChanged: draft.isChanged,
    isUnsaved: draft.isUnsaved,
  }
}
