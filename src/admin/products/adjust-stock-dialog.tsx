import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useIdempotencyKeys, useResetAfterConflict } from '@/admin/idempotency-keys'
import { FormDialog } from '@/admin/form-dialog'
import { TextField } from '@/admin/form-fields'
import { formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { toAppError } from '@/lib/errors'
import { adjustStockMutation } from './mutations'
import { adminProductQueries } from './queries'
import {
  differenceField,
  parseDifference,
  type StockRow,
  type StockAdjustmentInput,
  stockAdjustmentSchema,
  type StockAdjustmentValues,
} from './schema'

type AdjustStockDialogProps = { productId: string; rows: readonly StockRow[]; onClose: () => void }

/** The stock of every combination, changed by differences, which stay right when pieces are sold meanwhile. */
export function AdjustStockDialog({ productId, rows, onClose }: AdjustStockDialogProps) {
  const { t, language } = useLanguage()
  const reasons = useId()
  const form = useForm<StockAdjustmentInput, unknown, StockAdjustmentValues>({
    resolver: zodResolver(stockAdjustmentSchema(rows)),
    defaultValues: Object.fromEntries(['note', ...rows.map(differenceField)].map((name) => [name, ''])),
  })
  const typed = useWatch({ control: form.control })
  const adjust = useMutation(adjustStockMutation())
  const keys = useIdempotencyKeys()
  const resetAfterConflict = useResetAfterConflict(keys, [adminProductQueries.editor(productId)])
  const submit = ({ changes, note }: StockAdjustmentValues) =>
    adjust.mutate(
      { productId, changes, note, key: keys.for('adjust') },
      {
        onSuccess: onClose,
        onError: (error) => {
          resetAfterConflict(error)
          if (toAppError(error).code !== 'negative_stock') return
          const lowered = changes.find(({ delta }) => delta < 0)
          if (lowered === undefined) return
          const field = differenceField({ variationIds: lowered.variation_ids })
          form.setError(field, { message: 'adminShell.error.negative_stock' })
        },
      },
    )

  return (
    <FormDialog
      form={form}
      width={rows.length > 1 ? 'regular' : 'small'}
      role="alertdialog"
      title={t('adminProducts.stock.adjust')}
      description={t('adminProducts.stock.differenceHint')}
      pending={adjust.isPending}
      discard={{ confirm: t('adminShell.discard'), text: t('adminShell.discardText'), guardsPage: false }}
      onSubmit={submit}
      onClose={onClose}
    >
      <ul className="flex flex-col gap-3">
        {rows.map((row, index) => {
          const { variationIds, name, stock } = row
          const difference = parseDifference(typed[differenceField(row)] ?? '')
          return (
            <li
              key={variationIds.join()}
              className="grid grid-cols-[1fr_7rem] items-start gap-x-4 border-b border-plaster-line pb-3"
            >
              <div className="min-w-0">
                <bdi className="block font-medium">{name}</bdi>
                <p role="status" className="text-sm text-ink-muted">
                  {t('adminProducts.stock.result', {
                    now: formatNumber(stock, language),
                    then: formatNumber(stock + (difference ?? 0), language),
                  })}
                </p>
              </div>
              <TextField<StockAdjustmentInput>
                name={differenceField(row)}
                label={t('adminProducts.stock.difference')}
                aria-label={t('adminProducts.stock.differenceOf', { name })}
                data-autofocus={index === 0 || undefined}
                autoComplete="off"
                dir="ltr"
              />
            </li>
          )
        })}
      </ul>
      <TextField<StockAdjustmentInput>
        name="note"
        label={t('adminProducts.stock.note')}
        required
        list={reasons}
        maxLength={200}
        dir="auto"
      />
      <datalist id={reasons}>
        {(
          [
            'adminProducts.stock.noteDelivery',
            'adminProducts.stock.noteCount',
            'adminProducts.stock.noteDamage',
            'adminProducts.stock.noteReturn',
          ] as const
        ).map((reason) => (
          <option key={reason} value={t(reason)} />
        ))}
      </datalist>
    </FormDialog>
  )
}
