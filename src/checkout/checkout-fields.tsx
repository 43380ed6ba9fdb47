import { useId, type ComponentProps } from 'react'
import { useWatch, type FieldPath, type UseFormReturn } from 'react-hook-form'
import { useLanguage } from '@/i18n/language-context'
import type { PlainMessageKey } from '@/i18n/message-types'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Select } from '@/ui/select'
import { Textarea } from '@/ui/textarea'
import { cityNames } from './cities'
import { POSTAL_RULES, type Country } from './countries'
import type { CheckoutInput, CheckoutValues } from './schema'

export type CheckoutFormApi = UseFormReturn<CheckoutInput, unknown, CheckoutValues>

type TextFieldProps = Pick<
  ComponentProps<'input'>,
  'type' | 'autoComplete' | 'inputMode' | 'dir' | 'maxLength' | 'list' | 'className'
> & {
  form: CheckoutFormApi
  name: FieldPath<CheckoutInput>
  label: PlainMessageKey
  hint?: string
  optional?: boolean
  wide?: boolean
}

function TextField({ form, name, label, hint, optional = false, wide = false, ...input }: TextFieldProps) {
  const { t, tKey } = useLanguage()
  const message = form.formState.errors[name]?.message
  return (
    <Field
      label={t(label)}
      required={!optional}
      optionalLabel={optional ? t('field.optional') : undefined}
      hint={hint}
      error={message === undefined ? undefined : tKey(message)}
      className={wide ? 'sm:col-span-2' : undefined}
    >
      {(control) => <Input {...control} {...input} {...form.register(name)} />}
    </Field>
  )
}

/** Who orders, and how to reach them. */
export function ContactFields({ form }: { form: CheckoutFormApi }) {
  const { t } = useLanguage()
  const country = useWatch({ control: form.control, name: 'country' })

  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField form={form} name="firstName" label="checkout.firstName" autoComplete="given-name" />
      <TextField form={form} name="lastName" label="checkout.lastName" autoComplete="family-name" />
      <TextField
        form={form}
        name="email"
        label="checkout.email"
        type="email"
        inputMode="email"
        autoComplete="email"
        dir="ltr"
        className="rtl:text-end"
      />
      <TextField
        form={form}
        name="phone"
        label="checkout.phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        dir="ltr"
        className="rtl:text-end"
        hint={country === 'morocco' ? t('checkout.phoneHint') : t('checkout.phoneHintAbroad')}
      />
    </div>
  )
}

/** Where the order goes. */
export function AddressFields({ form, countries }: { form: CheckoutFormApi; countries: readonly Country[] }) {
  const { t, tKey, language } = useLanguage()
  const country = useWatch({ control: form.control, name: 'country' })
  const postal = POSTAL_RULES[country]
  const cities = useId()

  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        label={t('checkout.country')}
        required
        className="sm:col-span-2"
        error={form.formState.errors.country?.message && tKey(form.formState.errors.country.message)}
      >
        {(control) => (
          <Select {...control} autoComplete="country" {...form.register('country')}>
            {countries.map((code) => (
              <option key={code} value={code}>
                {t(`country.${code}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <TextField
        form={form}
        name="address"
        label="checkout.streetAddress"
        autoComplete="street-address"
        wide
      />
      <TextField
        form={form}
        name="district"
        label="checkout.district"
        autoComplete="address-level3"
        optional
      />
      <TextField
        form={form}
        name="city"
        label="checkout.city"
        autoComplete="address-level2"
        list={country === 'morocco' ? cities : undefined}
      />
      <datalist id={cities}>
        {cityNames(language).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextField
        form={form}
        name="postalCode"
        label="checkout.postalCode"
        autoComplete="postal-code"
        dir="ltr"
        className="rtl:text-end"
        inputMode={postal.digitsOnly ? 'numeric' : undefined}
        optional={!postal.required}
        hint={t('checkout.postalExample', { example: postal.example })}
      />
      <TextField
        form={form}
        name="landmark"
        label="checkout.landmark"
        hint={t('checkout.landmarkHint')}
        autoComplete="off"
        optional
      />
      <Field
        label={t('checkout.notes')}
        optionalLabel={t('field.optional')}
        className="sm:col-span-2"
        error={form.formState.errors.notes?.message && tKey(form.formState.errors.notes.message)}
      >
        {(control) => <Textarea {...control} rows={3} {...form.register('notes')} />}
      </Field>
    </div>
  )
}
