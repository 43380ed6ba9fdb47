import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form'
import { useIdempotencyKeys, useResetAfterConflict } from '@/admin/idempotency-keys'
import { FormDialog } from '@/admin/form-dialog'
import { NumberField, SelectField, TextField } from '@/admin/form-fields'
import { useBaseline } from '@/admin/use-baseline'
import { PictureBox } from '@/admin/products/gallery/picture-box'
import { PictureField } from '@/admin/products/gallery/picture-field'
import { releasePicked } from '@/admin/products/gallery/picture-storage'
import { adminProductQueries, type Variation } from '@/admin/products/queries'
import { useVariationFailure, variationRefusal } from '@/admin/products/save-failures'
import { variationLabel } from '@/catalog/variation-labels'
import { useLanguage } from '@/i18n/language-context'
import { directionOf, LANGUAGES } from '@/i18n/locales'
import { cn } from '@/lib/cn'
import { addVariationMutation, changeVariationMutation } from './mutations'
import {
  combinedSchema,
  EMPTY_VARIATION,
  hasOwnStock,
  VARIATION_TYPES,
  variationInput,
  type VariationInput,
  variationSchema,
  type VariationValues,
} from './schema'

type VariationDialogProps = {
  productId: string
  /** Null for a new one. */
  variation: Variation | null
  existing: readonly Variation[]
  onClose: () => void
}

export function VariationDialog({ productId, variation, existing, onClose }: VariationDialogProps) {
  const { t, language } = useLanguage()
  const queryClient = useQueryClient()
  // A new one is added once, and found again by it.
  const [id] = useState(() => variation?.id ?? crypto.randomUUID())
  // A new one is among them when its answer was lost.
  const otherTypes = existing.filter((row) => row.id !== id).map(({ variation_type: other }) => other)
  const form: UseFormReturn<VariationInput, unknown, VariationValues> = useForm({
    resolver: (input, ...rest) =>
      zodResolver(
        hasOwnStock([input.variation_type, ...otherTypes])
          ? variationSchema
          : combinedSchema(baseline?.stock_quantity ?? 0),
      )(input, ...rest),
    defaultValues: variation === null ? EMPTY_VARIATION : variationInput(variation),
  })
  const { baseline, now, onConflict } = useBaseline(form, {
    opened: variation,
    read: async () => {
      const rows = await queryClient.query({ ...adminProductQueries.variations(productId), staleTime: 0 })
      return rows.find((row) => row.id === id)
    },
    input: variationInput,
  })
  const values = useWatch({ control: form.control })
  const { variation_type: type = '', variation_value: value = '' } = values
  const add = useMutation(addVariationMutation(productId))
  const change = useMutation(changeVariationMutation(productId))
  const reportFailure = useVariationFailure()
  const keys = useIdempotencyKeys()
  const resetAfterConflict = useResetAfterConflict(keys, [adminProductQueries.editor(productId)])
  const close = () => {
    releasePicked(form.getValues('image_url'))
    onClose()
  }
  const outcome = {
    onSuccess: close,
    onError: (failure: Error) => {
      resetAfterConflict(failure)
      onConflict(failure)
      const refusal = variationRefusal(failure)
      if (refusal !== null) form.setError(refusal.field, { message: refusal.message }, { shouldFocus: true })
      reportFailure(failure)
    },
  }
  const submit = (given: VariationValues) => {
    if (baseline === null) add.mutate({ values: given, key: id }, outcome)
    else change.mutate({ before: baseline, values: given, key: keys.for('save') }, outcome)
  }
  const types: readonly string[] =
    variation === null || VARIATION_TYPES.some((type) => type === variation.variation_type)
      ? VARIATION_TYPES
      : [...VARIATION_TYPES, variation.variation_type]

  return (
    <FormDialog
      form={form}
      role="alertdialog"
      title={t(variation === null ? 'adminProducts.variations.add' : 'adminProducts.variations.edit')}
      pending={add.isPending || change.isPending}
      discard={{ confirm: t('adminShell.discard'), text: t('adminShell.discardText'), guardsPage: false }}
      now={now}
      className="grid gap-4 sm:grid-cols-2"
      onSubmit={submit}
      onClose={close}
    >
      <SelectField<VariationInput>
        name="variation_type"
        label={t('adminProducts.variations.type')}
        required
        options={types.map((type) => ({ value: type, label: variationLabel(type, language) }))}
      />
      <TextField<VariationInput>
        name="variation_value"
        label={t('adminProducts.variations.value')}
        required
        data-autofocus
        dir="auto"
      />
      <ShownAs value={value.trim()} className="sm:col-span-2" />
      {hasOwnStock([type, ...otherTypes]) ? (
        <NumberField<VariationInput>
          name="stock_quantity"
          label={t('adminProducts.variations.stock')}
          whole
        />
      ) : (
        <p className="self-center text-sm text-ink-muted">
          {t('adminProducts.variations.stockByCombination')}
        </p>
      )}
      <NumberField<VariationInput>
        name="price_adjustment"
        label={t('adminProducts.variations.adjustment')}
        hint={t('adminProducts.variations.adjustmentHint')}
      />
      <div className="flex flex-col gap-3 sm:col-span-2">
        <PictureField<VariationInput> name="image_url" legend={t('adminProducts.variations.picture')} />
        {now.image_url !== undefined && (
          <div className="text-sm text-ink-muted">
            <p>{t('adminProducts.variations.pictureNow')}</p>
            <PictureBox address={now.image_url} sizes="80px" className="w-20" />
          </div>
        )}
      </div>
    </FormDialog>
  )
}

/** The shop translates the values of its list, and shows all others as they were typed. */
export function ShownAs({ value, className }: { value: string; className?: string }) {
  const { t } = useLanguage()
  if (value === '') return null
  const labels = LANGUAGES.map((language) => ({ language, label: variationLabel(value, language) }))
  const isNamed = labels.some(({ label }) => label !== value)
  return (
    <p className={cn('flex flex-wrap gap-x-2 text-sm text-ink-muted', className)}>
      {isNamed ? (
        <>
          <span>{t('adminProducts.variations.shownAs')}</span>
          {labels.map(({ language, label }) => (
            <bdi key={language} lang={language} dir={directionOf(language)} className="text-ink">
              {label}
            </bdi>
          ))}
        </>
      ) : (
        t('adminProducts.variations.shownAsTyped')
      )}
    </p>
  )
}
