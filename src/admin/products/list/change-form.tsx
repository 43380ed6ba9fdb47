import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { useLanguage } from '@/i18n/language-context'
import { Button } from '@/ui/button'
import { Choice } from '@/ui/choice'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { changeSchema, type ChangeInput, type ProductChange } from './product-change'

type ChangeFormProps = {
  kind: 'price' | 'stock'
  busy: boolean
  disabled: boolean
  onPreview: (change: ProductChange) => void
  /** What was looked at is no longer what the form says. */
  onEdit: () => void
}

const WAYS = { price: ['percent', 'add'], stock: ['add', 'set'] } as const

export function ChangeForm({ kind, busy, disabled, onPreview, onEdit }: ChangeFormProps) {
  const { t, tKey } = useLanguage()
  const ways = WAYS[kind]
  const form = useForm<ChangeInput, unknown, ProductChange>({
    resolver: zodResolver(changeSchema(kind)),
    defaultValues: { by: ways[0], value: '', note: '' },
  })
  const by = useWatch({ control: form.control, name: 'by' })
  const { errors } = form.formState
  const text = (message: string | undefined) => (message === undefined ? undefined : tKey(message))
  const hints = {
    percent: t('adminProducts.percentHint'),
    add: t(kind === 'price' ? 'adminProducts.amountHint' : 'adminProducts.piecesHint'),
    set: t('adminProducts.setHint'),
  }
  const labels = {
    percent: t('adminProducts.byPercent'),
    add: t(kind === 'price' ? 'adminProducts.byAmount' : 'adminProducts.byPieces'),
    set: t('adminProducts.setTo'),
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onChange={onEdit}
      onSubmit={(event) => void form.handleSubmit(onPreview)(event)}
    >
      <fieldset disabled={disabled}>
        <legend className="sr-only">{t('adminProducts.how')}</legend>
        <div className="flex flex-wrap gap-2">
          {ways.map((way) => (
            <Choice key={way} look="pill" value={way} {...form.register('by')}>
              {labels[way]}
            </Choice>
          ))}
        </div>
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={labels[by]} required hint={hints[by]} error={text(errors.value?.message)}>
          {(control) => (
            <Input
              {...control}
              dir="ltr"
              inputMode={kind === 'price' ? 'decimal' : 'numeric'}
              autoComplete="off"
              data-autofocus
              disabled={disabled}
              {...form.register('value')}
            />
          )}
        </Field>
        {kind === 'stock' && (
          <Field
            label={t('adminProducts.reason')}
            optionalLabel={t('field.optional')}
            hint={t('adminProducts.reasonHint')}
            error={text(errors.note?.message)}
          >
            {(control) => (
              <Input
                {...control}
                dir="auto"
                maxLength={200}
                autoComplete="off"
                disabled={disabled}
                {...form.register('note')}
              />
            )}
          </Field>
        )}
      </div>
      <Button type="submit" tone="secondary" className="self-start" busy={busy} disabled={disabled}>
        {t('adminProducts.preview')}
      </Button>
    </form>
  )
}
