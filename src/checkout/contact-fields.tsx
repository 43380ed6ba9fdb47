import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { Controller, useController, useWatch, type FieldPath } from 'react-hook-form'
import { useLanguage } from '@/i18n/language-context'
import type { PlainMessageKey } from '@/i18n/message-types'
import { type Country, isDomestic } from '@/lib/countries'
import { needsEmail } from '@/payments/providers'
import { CountryOptions } from '@/settings/country-options'
import { sendsEmails } from '@/settings/gets-email'
import { settingsQueries } from '@/settings/queries'
import { Checkbox } from '@/ui/checkbox'
import { Field } from '@/ui/field'
import { Input, Textarea } from '@/ui/input'
import { NativeSelect } from '@/ui/native-select'
import { CityCombobox } from './city-combobox'
import { POSTAL_RULES } from './countries'
import { regionsOf } from './regions'
import { deliveryPlace, hasIce, type CheckoutInput } from './schema'
import type { Checkout } from './use-checkout'

type TextFieldProps = Pick<
  ComponentProps<'input'>,
  'type' | 'autoComplete' | 'inputMode' | 'dir' | 'maxLength' | 'className'
> & {
  form: Checkout['form']
  name: FieldPath<CheckoutInput>
  label: PlainMessageKey
  hint?: string
  optional?: boolean
  wide?: boolean
  onChange?: () => void
}

export function TextField({
  form,
  name,
  label,
  hint,
  optional = false,
  wide = false,
  onChange,
  ...input
}: TextFieldProps) {
  const { t, tKey } = useLanguage()
  const message = form.formState.errors[name]?.message
  return (
    <Field
      label={t(label)}
      required={!optional}
      optionalLabel={optional ? t('deferred.field.optional') : undefined}
      hint={hint}
      error={message === undefined ? undefined : tKey(message)}
      className={wide ? 'sm:col-span-2' : undefined}
    >
      {(control) => <Input {...control} {...input} {...form.register(name, { onChange })} />}
    </Field>
  )
}

type ContactFieldsProps = {
  form: Checkout['form']
  country: Country
  /** Of a guest, or of an order that the shop prepared: within Morocco only a bank asks for its email address. */
  short: boolean
  /** Nothing is paid, so that no bank asks for anything. */
  isFree?: boolean
  /** As it stands in the account; null for a guest. */
  accountName?: string | null
}

export function ContactFields({
  form,
  country,
  short,
  isFree = false,
  accountName = null,
}: ContactFieldsProps) {
  const { t } = useLanguage()
  const inMorocco = isDomestic(country)
  const [paymentMethod, deliverTo] = useWatch({
    control: form.control,
    name: ['paymentMethod', 'deliverTo'],
  })
  const place = deliveryPlace({ country, deliverTo })
  const { data: shop } = useQuery(settingsQueries.shop())
  const emailHint = !sendsEmails(shop)
    ? 'ordering.checkout.emailQuestions'
    : short
      ? 'ordering.checkout.emailGuestHint'
      : 'ordering.checkout.emailHint'

  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        form={form}
        name="firstName"
        label="ordering.checkout.firstName"
        autoComplete="given-name"
        hint={
          accountName !== null && !inMorocco
            ? t('ordering.checkout.accountName', { name: accountName })
            : undefined
        }
      />
      <TextField
        form={form}
        name="lastName"
        label="ordering.checkout.lastName"
        autoComplete="family-name"
        optional={inMorocco}
      />
      <TextField
        form={form}
        name="email"
        label="ordering.checkout.email"
        hint={t(emailHint)}
        optional={short && inMorocco && (isFree || !needsEmail(paymentMethod))}
        type="email"
        inputMode="email"
        autoComplete="email"
        dir="ltr"
        className="rtl:text-end"
      />
      <TextField
        form={form}
        name="phone"
        label="ordering.checkout.phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        dir="ltr"
        className="rtl:text-end"
        hint={
          paymentMethod === 'cash_on_delivery' && place !== 'pickup'
            ? t('ordering.checkout.phoneHintMobile')
            : isDomestic(country) && place !== 'pickup'
              ? t('ordering.checkout.phoneHint')
              : t('ordering.checkout.phoneHintAbroad')
        }
      />
    </div>
  )
}

/** The company that the invoice is made out to, when a company buys. */
export function CompanyFields({ form, country }: { form: Checkout['form']; country: Country }) {
  const { t } = useLanguage()
  const isCompany = useWatch({ control: form.control, name: 'isCompany' })
  return (
    <div className="flex flex-col gap-3">
      <Checkbox {...form.register('isCompany')}>{t('ordering.company.is')}</Checkbox>
      {isCompany && (
        <div className="grid gap-4 border-s-2 border-copper ps-4 sm:grid-cols-2">
          <TextField
            form={form}
            name="company"
            label="ordering.company.name"
            hint={t('ordering.company.nameHint')}
            autoComplete="organization"
            dir="auto"
            maxLength={120}
          />
          {hasIce({ isCompany, country }) && (
            <TextField
              form={form}
              name="ice"
              label="ordering.company.ice"
              hint={t('ordering.company.iceHint')}
              optional
              inputMode="numeric"
              maxLength={40}
              dir="ltr"
              className="rtl:text-end"
            />
          )}
        </div>
      )}
    </div>
  )
}

type CountryFieldProps = { form: Checkout['form']; countries: readonly Country[] }

export function CountryField({ form, countries }: CountryFieldProps) {
  const { t, tKey } = useLanguage()
  // Controlled: when its option goes, the browser would choose another country by itself.
  const { field, fieldState } = useController({ control: form.control, name: 'country' })
  const { disabled: _, ...input } = field
  const message = fieldState.error?.message
  const error = countries.includes(field.value)
    ? message && tKey(message)
    : t('shop.country.notServed', { country: t(`shop.country.${field.value}`) })
  return (
    <Field label={t('ordering.checkout.country')} required error={error}>
      {(control) => (
        <NativeSelect {...control} autoComplete="country" {...input}>
          <CountryOptions served={countries} value={field.value} />
        </NativeSelect>
      )}
    </Field>
  )
}

type AddressFieldsProps = { form: Checkout['form']; country: Country }

/** The address and the notes; of an order that is picked up the notes alone. */
export function AddressFields({ form, country }: AddressFieldsProps) {
  const { t, tKey } = useLanguage()
  const deliverTo = useWatch({ control: form.control, name: 'deliverTo' })
  const place = deliveryPlace({ country, deliverTo })

  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {place === 'lodging' && (
        <TextField
          form={form}
          name="landmark"
          label="ordering.place.lodgingName"
          hint={t('ordering.place.lodgingHint')}
          autoComplete="off"
          wide
        />
      )}
      {place !== 'pickup' && <PostalFields form={form} country={country} hasLandmark={place === 'home'} />}
      <Field
        label={t('ordering.checkout.notes')}
        optionalLabel={t('deferred.field.optional')}
        className="sm:col-span-2"
        error={form.formState.errors.notes?.message && tKey(form.formState.errors.notes.message)}
      >
        {(control) => <Textarea {...control} rows={3} {...form.register('notes')} />}
      </Field>
    </div>
  )
}

type PostalFieldsProps = AddressFieldsProps & { hasLandmark: boolean }

function PostalFields({ form, country, hasLandmark }: PostalFieldsProps) {
  const { t, tKey } = useLanguage()
  const postal = POSTAL_RULES[country]
  const regions = regionsOf(country)
  const inMorocco = isDomestic(country)

  return (
    <>
      <TextField
        form={form}
        name="address"
        label="ordering.checkout.streetAddress"
        autoComplete="street-address"
        wide
      />
      {inMorocco && (
        <TextField
          form={form}
          name="district"
          label="ordering.checkout.district"
          autoComplete="address-level3"
          optional
        />
      )}
      {inMorocco ? (
        <CityField form={form} />
      ) : (
        <TextField
          form={form}
          name="city"
          label="ordering.checkout.city"
          autoComplete="address-level2"
          wide={regions.length > 0}
        />
      )}
      {regions.length > 0 && (
        <Field
          label={t(country === 'canada' ? 'ordering.checkout.province' : 'ordering.checkout.state')}
          required
          error={form.formState.errors.region?.message && tKey(form.formState.errors.region.message)}
        >
          {(control) => (
            // A new element for each country: the options of the other one are no choice here.
            <NativeSelect
              key={country}
              {...control}
              autoComplete="address-level1"
              {...form.register('region')}
            >
              <option value="" />
              {regions.map(([code, name]) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
      )}
      <TextField
        form={form}
        name="postalCode"
        label="ordering.checkout.postalCode"
        autoComplete="postal-code"
        dir="ltr"
        className="rtl:text-end"
        inputMode={postal.digitsOnly ? 'numeric' : undefined}
        optional={!postal.required}
        hint={t('ordering.checkout.postalExample', { example: postal.example })}
      />
      {inMorocco && hasLandmark && (
        <TextField
          form={form}
          name="landmark"
          label="ordering.checkout.landmark"
          hint={t('ordering.checkout.landmarkHint')}
          autoComplete="off"
          optional
        />
      )}
    </>
  )
}

export function CityField({ form, onChange }: Pick<TextFieldProps, 'form' | 'onChange'>) {
  const { t, tKey } = useLanguage()
  const message = form.formState.errors.city?.message
  return (
    <Field
      label={t('ordering.checkout.city')}
      required
      hint={t('ordering.checkout.cityHint')}
      error={message === undefined ? undefined : tKey(message)}
    >
      {(control) => (
        <Controller
          control={form.control}
          name="city"
          rules={{ onChange }}
          render={({ field: { disabled: _, ...field } }) => <CityCombobox control={control} {...field} />}
        />
      )}
    </Field>
  )
}
