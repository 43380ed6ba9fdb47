import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useController, useForm, useWatch } from 'react-hook-form'
import { variationLabel } from '@/catalog/variation-labels'
import { useLanguage } from '@/i18n/language-context'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Select } from '@/ui/select'
import { amountOrZero, piecesOrZero } from '../form/amounts'
import { forgetPicked } from '../gallery/picked-pictures'
import { PictureField } from '../gallery/picture-field'
import { addVariationMutation, changeVariationMutation } from './mutations'
import type { Variation } from './queries'
import {
  EMPTY_VARIATION,
  VARIATION_TYPES,
  variationInput,
  variationSchema,
  type VariationInput,
  type VariationValues,
} from './schema'
import { useVariationFailure, variationRefusal } from './use-variation-failure'
import { ShownAs } from './shown-as'

type VariationDialogProps = {
  productId: string
  /** Null for a new one. */
  variation: Variation | null
  onClose: () => void
}

const FORM_ID = 'variation-form'

export function VariationDialog({ productId, variation, onClose }: VariationDialogProps) {
  const { t, tKey, language } = useLanguage()
  const form = useForm<VariationInput, unknown, VariationValues>({
    resolver: zodResolver(variationSchema),
    defaultValues: variation === null ? EMPTY_VARIATION : variationInput(variation),
  })
  const picture = useController({ control: form.control, name: 'image_url' })
  const value = useWatch({ control: form.control, name: 'variation_value' })
  const add = useMutation(addVariationMutation(productId))
  const change = useMutation(changeVariationMutation(productId))
  const tellFailure = useVariationFailure()
  const { errors } = form.formState
  const error = (name: keyof VariationInput) => {
    const message = errors[name]?.message
    return message === undefined ? undefined : tKey(message)
  }

  const close = () => {
    forgetPicked(form.getValues('image_url'))
    onClose()
  }
  const outcome = {
    onSuccess: close,
    onError: (failure: Error) => {
      const refusal = variationRefusal(failure)
      if (refusal !== null) form.setError(refusal.field, { message: refusal.message }, { shouldFocus: true })
      tellFailure(failure)
    },
  }
  const submit = form.handleSubmit((values) => {
    if (variation === null) add.mutate(values, outcome)
    else change.mutate({ before: variation, values }, outcome)
  })
  const types: readonly string[] =
    variation === null || VARIATION_TYPES.some((type) => type === variation.variation_type)
      ? VARIATION_TYPES
      : [...VARIATION_TYPES, variation.variation_type]

  return (
    <Dialog
      open
      role="alertdialog"
      onOpenChange={(open) => {
        if (!open) close()
      }}
      title={t(variation === null ? 'adminVariations.add' : 'adminVariations.edit')}
      footer={
        <>
          <Button tone="secondary" onClick={close}>
            {t('admin.cancel')}
          </Button>
          <Button type="submit" form={FORM_ID} busy={add.isPending || change.isPending}>
            {t('admin.save')}
          </Button>
        </>
      }
    >
      <form
        id={FORM_ID}
        noValidate
        className="grid gap-4 sm:grid-cols-2"
        onSubmit={(event) => void submit(event)}
      >
        <Field label={t('adminVariations.type')} required error={error('variation_type')}>
          {(control) => (
            <Select {...control} {...form.register('variation_type')}>
              {types.map((type) => (
                <option key={type} value={type}>
                  {variationLabel(type, language)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('adminVariations.value')} required error={error('variation_value')}>
          {(control) => (
            <Input
              {...control}
              data-autofocus
              autoComplete="off"
              dir="auto"
              {...form.register('variation_value')}
            />
          )}
        </Field>
        <ShownAs value={value.trim()} className="sm:col-span-2" />
        <Field label={t('adminVariations.stock')} error={error('stock_quantity')}>
          {(control) => (
            <Input
              {...control}
              dir="ltr"
              inputMode="numeric"
              autoComplete="off"
              {...form.register('stock_quantity', {
                onBlur: () =>
                  form.setValue('stock_quantity', String(piecesOrZero(form.getValues('stock_quantity')))),
              })}
            />
          )}
        </Field>
        <Field
          label={t('adminVariations.adjustment')}
          hint={t('adminVariations.adjustmentHint')}
          error={error('price_adjustment')}
        >
          {(control) => (
            <Input
              {...control}
              dir="ltr"
              inputMode="decimal"
              autoComplete="off"
              {...form.register('price_adjustment', {
                onBlur: () =>
                  form.setValue('price_adjustment', String(amountOrZero(form.getValues('price_adjustment')))),
              })}
            />
          )}
        </Field>
        <div className="sm:col-span-2">
          <PictureField
            legend={t('adminVariations.picture')}
            value={picture.field.value}
            onChange={picture.field.onChange}
            error={error('image_url')}
          />
        </div>
      </form>
    </Dialog>
  )
}
