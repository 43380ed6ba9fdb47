import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { useActKey, useAfterConflict } from '@/admin/act-key'
import { FormDialog } from '@/admin/form-dialog'
import { NumberField, SelectField, TextField } from '@/admin/form-fields'
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
  const otherTypes = existing
    .filter(({ id }) => id !== variation?.id)
    .map(({ variation_type: other }) => other)
  const form = useForm<VariationInput, unknown, VariationValues>({
    resolver: (input, ...rest) =>
      zodResolver(
        hasOwnStock([input.variation_type, ...otherTypes])
          ? variationSchema
          : combinedSchema(variation?.stock_quantity ?? 0),
      )(input, ...rest),
    defaultValues: variation === null ? EMPTY_VARIATION : variationInput(variation),
  })
  const [type, value] = useWatch({ control: form.control, name: ['variation_type', 'variation_value'] })
  const add = useMutation(addVariationMutation(productId))
  const change = useMutation(changeVariationMutation(productId))
  const reportFailure = useVariationFailure()
  const actKey = useActKey()
  const afterConflict = useAfterConflict(actKey, [adminProductQueries.editor(productId)])
  const close = () => {
    releasePicked(form.getValues('image_url'))
    onClose()
  }
  const outcome = {
    onSuccess: close,
    onError: (failure: Error) => {
      afterConflict(failure)
      const refusal = variationRefusal(failure)
      if (refusal !== null) form.setError(refusal.field, { message: refusal.message }, { shouldFocus: true })
      reportFailure(failure)
    },
  }
  const submit = (values: VariationValues) => {
    if (variation === null) add.mutate({ values, key: actKey.of('save') }, outcome)
    else change.mutate({ before: variation, values, key: actKey.of('save') }, outcome)
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
      <div className="sm:col-span-2">
        <PictureField<VariationInput> name="image_url" legend={t('adminProducts.variations.picture')} />
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
