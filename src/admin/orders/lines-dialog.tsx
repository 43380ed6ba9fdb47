import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useIdempotencyKeys, useResetAfterConflict } from '@/admin/idempotency-keys'
import { FormDialog } from '@/admin/form-dialog'
import { NumberField, TextField } from '@/admin/form-fields'
import { numberText, parsePlainAmount } from '@/admin/numbers'
import { formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { key, line } from '@/i18n/text-schema'
import { toAppError, unwrap } from '@/lib/errors'
import { addMoney, subtractMoney } from '@/lib/money'
import { supabase } from '@/lib/supabase'
import { z } from '@/lib/zod'
import { Notice } from '@/ui/notice'
import { LineEditor } from './lines/line-editor'
import { type EditedLine, requestedItems, subtotalOf } from './lines/lines'
import { INVALIDATED_KEYS } from './mutations'
import { type AdminOrder, adminOrderQueries } from './queries'

/** An amount in MAD that may be zero; an empty field is zero. */
const amount = z
  .string()
  .trim()
  .transform((text, context) => {
    const value = text === '' ? 0 : parsePlainAmount(text)
    if (value !== null && value >= 0 && value <= 100_000) return value
    context.addIssue({ code: 'custom', message: key('adminPayments.invalidAmount') })
    return z.NEVER
  })

export const agreedAmounts = z
  .object({ delivery_fee: amount, discount: amount, discount_reason: line(200) })
  .refine(({ discount, discount_reason: reason }) => discount === 0 || reason !== '', {
    path: ['discount_reason'],
    message: key('deferred.invalid.required'),
  })

type AmountsInput = z.input<typeof agreedAmounts>
type AmountsValues = z.output<typeof agreedAmounts>

type LinesDialogProps = { order: AdminOrder; onClose: () => void }

/** Changes what an order that is not shipped contains and costs. */
export function LinesDialog({ order: latest, onClose }: LinesDialogProps) {
  const { t, language } = useLanguage()
  // As its lines below: with the revision of an order that was read again meanwhile, they would undo another admin's correction.
  const [order] = useState(latest)
  const resetAfterConflict = useResetAfterConflict(useIdempotencyKeys(), [
    adminOrderQueries.detail(order.order_number).queryKey,
  ])
  const [lines, setLines] = useState<readonly EditedLine[]>(order.order_items)
  const form = useForm<AmountsInput, unknown, AmountsValues>({
    resolver: zodResolver(agreedAmounts),
    defaultValues: {
      delivery_fee: numberText(order.delivery_fee),
      discount: order.discount_amount === 0 ? '' : numberText(order.discount_amount),
      discount_reason: order.discount_reason,
    },
    mode: 'onTouched',
  })
  const save = useMutation({
    meta: {
      invalidates: [...INVALIDATED_KEYS, adminOrderQueries.lists],
      successText: 'adminDrafts.corrected',
    },
    mutationFn: async ({ delivery_fee, discount, discount_reason }: AmountsValues) => {
      const client = await supabase()
      unwrap(
        await client.rpc('correct_order_lines', {
          order_id: order.id,
          seen_revision: order.revision,
          items: requestedItems(lines),
          delivery_fee,
          discount,
          discount_reason: discount === 0 ? '' : discount_reason,
        }),
      )
    },
    onSuccess: onClose,
    onError: (error) => {
      resetAfterConflict(error)
      const { details } = toAppError(error)
      if (details.field === 'discount')
        form.setError('discount', { message: 'adminDrafts.discountTooLarge' }, { shouldFocus: true })
    },
  })
  const refusal = save.error === null ? null : toAppError(save.error)
  const isAtField = refusal !== null && (refusal.lines.length > 0 || refusal.details.field === 'discount')
  const [fee, discount] = useWatch({ control: form.control, name: ['delivery_fee', 'discount'] })
  const total = subtractMoney(
    addMoney(subtotalOf(lines), parsePlainAmount(fee) ?? 0, order.gift_fee),
    parsePlainAmount(discount) ?? 0,
  )

  return (
    <FormDialog
      form={form}
      width="wide"
      title={t('adminDrafts.correctTitle', { number: order.order_number })}
      description={t('adminDrafts.correctText')}
      pending={save.isPending}
      error={isAtField ? null : save.error}
      discard={{ confirm: t('adminShell.discard'), text: t('adminShell.discardText') }}
      changed={lines !== order.order_items}
      className="flex flex-col gap-4 pb-2"
      onSubmit={(values) => {
        if (lines.length > 0) save.mutate(values)
      }}
      onClose={onClose}
    >
      <LineEditor
        lines={lines}
        refused={refusal?.lines ?? []}
        onChange={(change) => {
          setLines(change)
          save.reset()
        }}
      />
      {lines.length === 0 && (
        <Notice tone="error" role="alert">
          {t('adminDrafts.noLines')}
        </Notice>
      )}
      {order.exchange_of !== null && <Notice tone="info">{t('adminDrafts.exchangeDiscount')}</Notice>}
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField<AmountsInput> name="delivery_fee" label={t('adminDrafts.deliveryFee')} required />
        <NumberField<AmountsInput> name="discount" label={t('adminDrafts.discount')} optional />
        <TextField<AmountsInput>
          name="discount_reason"
          label={t('adminDrafts.discountReason')}
          hint={t('adminDrafts.discountReasonHint')}
          dir="auto"
          className="sm:col-span-2"
        />
      </div>
      <p
        role="status"
        className="flex justify-between gap-4 border-t border-plaster-line pt-3 text-lg font-medium"
      >
        <span>{t('deferred.summary.total')}</span>
        <span translate="no">
          {total !== order.total_amount && (
            <>
              <del className="text-base font-normal text-ink-muted">
                {formatMoney(order.total_amount, language)}
              </del>{' '}
            </>
          )}
          {formatMoney(Math.max(0, total), language)}
        </span>
      </p>
      {order.paid_amount > order.refunded_amount && total !== order.total_amount && (
        <Notice tone="info">{t('adminDrafts.paidAlready')}</Notice>
      )}
    </FormDialog>
  )
}
