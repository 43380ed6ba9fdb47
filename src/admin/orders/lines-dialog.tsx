import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
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
import { type FormLine, requestedItems, subtotalOf } from './lines/lines'
import { LinesField } from './lines/lines-field'
import { INVALIDATED_KEYS } from './mutations'
import { type AdminOrder, adminOrderQueries } from './queries'
import { useOrderBaseline } from './use-order-baseline'

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

const editedOrder = agreedAmounts.safeExtend({
  lines: z.array(z.custom<FormLine>()).min(1, key('adminDrafts.noLines')),
})

type OrderInput = z.input<typeof editedOrder>
type OrderValues = z.output<typeof editedOrder>

const orderInput = (order: AdminOrder): OrderInput => ({
  delivery_fee: numberText(order.delivery_fee),
  discount: order.discount_amount === 0 ? '' : numberText(order.discount_amount),
  discount_reason: order.discount_reason,
  // Only what is edited of a line: its row has an id, and counts of returned pieces, which say nothing about a correction.
  lines: order.order_items.map(
    ({
      product_id,
      variation_ids,
      quantity,
      unit_price,
      name_en,
      name_fr,
      name_ar,
      image_url,
      selected_variations,
    }) => ({
      product_id,
      variation_ids,
      quantity,
      unit_price,
      name_en,
      name_fr,
      name_ar,
      image_url,
      selected_variations,
    }),
  ),
})

type LinesDialogProps = { order: AdminOrder; onClose: () => void }

/** Changes what an order that is not shipped contains and costs. */
export function LinesDialog({ order: latest, onClose }: LinesDialogProps) {
  const { t, language } = useLanguage()
  const form = useForm<OrderInput, unknown, OrderValues>({
    resolver: zodResolver(editedOrder),
    defaultValues: orderInput(latest),
    mode: 'onTouched',
  })
  const { baseline: order, now, onConflict } = useOrderBaseline(form, latest, orderInput)
  const save = useMutation({
    meta: {
      invalidates: [...INVALIDATED_KEYS, adminOrderQueries.lists],
      successText: 'adminDrafts.corrected',
    },
    mutationFn: async ({ lines, delivery_fee, discount, discount_reason }: OrderValues) => {
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
      onConflict(error)
      const { details } = toAppError(error)
      if (details.field === 'discount')
        form.setError('discount', { message: 'adminDrafts.discountTooLarge' }, { shouldFocus: true })
    },
  })
  const refusal = save.error === null ? null : toAppError(save.error)
  const isAtField = refusal !== null && (refusal.lines.length > 0 || refusal.details.field === 'discount')
  const [lines, fee, discount] = useWatch({
    control: form.control,
    name: ['lines', 'delivery_fee', 'discount'],
  })
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
      now={now}
      className="flex flex-col gap-4 pb-2"
      onSubmit={(values) => save.mutate(values)}
      onClose={onClose}
    >
      <LinesField refused={refusal?.lines ?? []} onEdit={() => save.reset()} />
      {lines.length === 0 && (
        <Notice tone="error" role="alert">
          {t('adminDrafts.noLines')}
        </Notice>
      )}
      {order.exchange_of !== null && <Notice tone="info">{t('adminDrafts.exchangeDiscount')}</Notice>}
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField<OrderInput> name="delivery_fee" label={t('adminDrafts.deliveryFee')} required />
        <NumberField<OrderInput> name="discount" label={t('adminDrafts.discount')} optional />
        <TextField<OrderInput>
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
