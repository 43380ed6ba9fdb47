import { CircleCheck, CircleDashed } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { useLanguage } from '@/i18n/language-context'
import { directionOf, LANGUAGE_NAMES, LANGUAGES, type Language } from '@/i18n/locales'
import { Badge } from '@/ui/badge'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Textarea } from '@/ui/textarea'
import type { ProductFormApi } from './form-api'

/** Side by side where there is room, so that the three are compared line by line. */
export function LanguageFields({ form }: { form: ProductFormApi }) {
  return (
    <div className="grid gap-6 lg:grid-cols-3">
      {LANGUAGES.map((language) => (
        <OneLanguage key={language} form={form} of={language} />
      ))}
    </div>
  )
}

function OneLanguage({ form, of }: { form: ProductFormApi; of: Language }) {
  const { t, tKey } = useLanguage()
  const [name, description] = useWatch({ control: form.control, name: [`name_${of}`, `description_${of}`] })
  const { errors } = form.formState
  const text = (message: string | undefined) => (message === undefined ? undefined : tKey(message))
  const direction = directionOf(of)
  const missing =
    name.trim() === ''
      ? 'adminForm.nameMissing'
      : description.trim() === ''
        ? 'adminForm.descriptionMissing'
        : null

  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="float-start flex h-8 w-full items-center justify-between gap-2">
        <span lang={of} className="font-display text-lg font-semibold">
          {LANGUAGE_NAMES[of]}
        </span>{' '}
        {missing === null ? (
          <Badge tone="green" icon={CircleCheck}>
            {t('adminForm.complete')}
          </Badge>
        ) : (
          <Badge tone="yellow" icon={CircleDashed}>
            {t(missing)}
          </Badge>
        )}
      </legend>
      <Field label={t('adminForm.name')} required error={text(errors[`name_${of}`]?.message)}>
        {(control) => (
          <Input {...control} lang={of} dir={direction} autoComplete="off" {...form.register(`name_${of}`)} />
        )}
      </Field>
      <Field
        label={t('adminForm.description')}
        optionalLabel={t('field.optional')}
        error={text(errors[`description_${of}`]?.message)}
      >
        {(control) => (
          <Textarea {...control} rows={6} lang={of} dir={direction} {...form.register(`description_${of}`)} />
        )}
      </Field>
    </fieldset>
  )
}
