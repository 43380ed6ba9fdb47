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
import { type EditedLine, requestedItems, subtotalOf } from '../lines/lines'
import { type DraftContent, type FoundCustomer, takeMutations } from './queries'
import {
  CONTACT_FIELDS,
  draftSchema,
  EMPTY,
  isTakenField,
  orderSchema,
  type TakenInput,
  type TakenValues,
} from './schema'

type Draft = { id: string; token: string; revision: number }
export type TakeOrderProps = { draft?: Draft; lines?: readonly EditedLine[]; values?: TakenInput }

const contentOf = (values: TakenValues, lines: readonly EditedLine[]): DraftContent => ({
  source: values.source,
  language: values.language,
  contact: Object.fromEntries(CONTACT_FIELDS.map((name) => [name, values[name]])),
  items: requestedItems(lines),
  delivery_fee: values.delivery_fee,
  discount_amount: values.discount_amount ?? 0,
  discount_reason: (values.discount_amount ?? 0) === 0 ? '' : values.discount_reason,
  payment_method: values.payment_method,
  notes: values.notes,
})

/** The form's field that a refusal is about: the database calls the discount by a shorter name. */
function fieldOf({ code, details }: AppError): keyof TakenInput | undefined {
  if (code !== 'invalid_contact' && code !== 'invalid_request') return undefined
  const field = details.field === 'discount' ? 'discount_amount' : details.field
  return isTakenField(field) ? field : undefined
}

const FIELD_MESSAGES: Partial<Record<keyof TakenInput, string>> = {
  discount_amount: 'adminTaking.discountTooLarge',
  phone: 'ordering.checkout.mobileOnly',
  country: 'deferred.invalid.country',
  payment_method: 'ordering.checkout.methodUnavailable',
}

function contactOf(customer: FoundCustomer): Partial<TakenInput> {
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
    ...{
      first_name: name.slice(0, end),
      last_name: name.slice(end).trim(),
      email,
      phone,
      address,
      district,
      landmark,
    },
    ...{ city, region, postal_code: customer.postal_code, country, language },
  }
}

/** The form of an order that is being taken, and what it costs by the delivery rates and what was agreed. */
function useTakenForm(values: TakenInput, lines: readonly EditedLine[]) {
  const { data: rates } = useSuspenseQuery(settingsQueries.deliveryRates())
  const form = useForm<TakenInput, unknown, TakenValues>({
    resolver: zodResolver(draftSchema),
    defaultValues: values,
    mode: 'onTouched',
  })
  const [country, fee, discount] = useWatch({
    control: form.control,
    name: ['country', 'delivery_fee', 'discount_amount'],
  })
  const subtotal = subtotalOf(lines)
  const rate = rates.find((each) => each.country === country)
  const isFree = rate === undefined || (rate.free_from !== null && subtotal >= rate.free_from)
  const usualFee = isFree || lines.length === 0 ? 0 : rate.fee
  const agreedFee = fee.trim() === '' ? usualFee : (parsePlainAmount(fee) ?? 0)
  const preview = subtractMoney(addMoney(subtotal, agreedFee), parsePlainAmount(discount) ?? 0)
  return { form, rates, usualFee, preview: Math.max(0, preview) }
}

/** An order that is being taken: saved as a draft, then placed, or sent to the customer as a link. */
export function useTakeOrder({ draft, lines: knownLines = [], values = EMPTY }: TakeOrderProps) {
  const { t } = useLanguage()
  const navigate = useNavigate()
  const [lines, setLines] = useState(knownLines)
  const [saved, setSaved] = useState(draft)
  const [id] = useState(() => draft?.id ?? crypto.randomUUID())
  /** What the database says that it costs (MAD), when that differs from what was shown. */
  const [quoted, setQuoted] = useState<number | null>(null)
  const { form, rates, usualFee, preview } = useTakenForm(values, lines)
  const total = quoted ?? preview
  const save = useMutation(takeMutations.save())
  const place = useMutation(takeMutations.place())
  const error = place.error ?? save.error
  const refusal = error === null ? null : toAppError(error)

  const reset = () => {
    setQuoted(null)
    save.reset()
    place.reset()
  }
  const saveDraft = async (given: TakenValues) => {
    const answer = await save.mutateAsync({
      id,
      seen: saved?.revision ?? 0,
      content: contentOf(given, lines),
    })
    setSaved(answer)
    return answer
  }
  const showRefusal = (thrown: unknown) => {
    const failure = toAppError(thrown)
    const field = fieldOf(failure)
    if (field !== undefined)
      form.setError(
        field,
        { message: FIELD_MESSAGES[field] ?? 'deferred.invalid.value' },
        { shouldFocus: true },
      )
    const { quote } = failure.details as { quote?: { total_amount: number } }
    if (failure.code === 'price_changed' && quote !== undefined) setQuoted(quote.total_amount)
  }

  const keep = form.handleSubmit(async (given) => {
    if (lines.length === 0) return
    try {
      await saveDraft(given)
      toast({ title: t('adminTaking.saved'), tone: 'success' })
    } catch (thrown) {
      showRefusal(thrown)
    }
  })

  const submit = form.handleSubmit(async (given) => {
    const { error: incomplete } = orderSchema.safeParse(form.getValues())
    // The first field last, so that it gets the focus.
    for (const { path, message } of incomplete?.issues.toReversed() ?? []) {
      if (isTakenField(path[0])) form.setError(path[0], { message }, { shouldFocus: true })
    }
    if (incomplete !== undefined || lines.length === 0) return
    try {
      const { revision, quote } = await saveDraft(given)
      if (!sameMoney(quote.total_amount, total)) {
        setQuoted(quote.total_amount)
        return
      }
      const { order_number: number } = await place.mutateAsync({
        ...{ id, seen: revision, total },
        received:
          given.received === null || given.received === 0
            ? null
            : // The same for every attempt, so that money is recorded once.
              { provider: given.received_as, amount: given.received, reference: `taken ${id}` },
      })
      toast({ title: t('adminTaking.placed', { number }), tone: 'success' })
      await navigate(adminPaths.order(number), { replace: true })
    } catch (thrown) {
      showRefusal(thrown)
    }
  })

  return {
    form,
    rates,
    usualFee,
    lines,
    setLines: (next: readonly EditedLine[]) => {
      setLines(next)
      reset()
    },
    fill: (customer: FoundCustomer) => {
      for (const [name, value] of Object.entries(contactOf(customer)))
        form.setValue(name as keyof TakenInput, value, { shouldDirty: true })
      form.clearErrors()
    },
    /** In MAD: as the database quoted it, or a preview. */
    total,
    quoted,
    /** An error that belongs to no field, line or price. */
    error:
      refusal === null || refusal.lines.length > 0 || fieldOf(refusal) !== undefined || quoted !== null
        ? null
        : refusal,
    refusedLines: refusal?.lines ?? [],
    onEdit: () => {
      if (error !== null || quoted !== null) reset()
    },
    submit,
    keep,
    saving: save.isPending,
    placing: place.isPending,
    token: saved?.token,
  }
}
