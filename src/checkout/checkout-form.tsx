import { Truck } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { useWatch, type FieldPath } from 'react-hook-form'
import { formatDay, formatMoney, formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import type { PlainMessageKey } from '@/i18n/message-types'
import { addBusinessDays, moroccanToday } from '@/lib/business-days'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Checkbox } from '@/ui/checkbox'
import { Field } from '@/ui/field'
import { Input, Textarea } from '@/ui/input'
import { Khatam } from '@/ui/khatam'
import { NativeSelect } from '@/ui/native-select'
import { Notice } from '@/ui/notice'
import { CheckoutNotices } from './checkout-notices'
import { cityNames } from './cities'
import { POSTAL_RULES, type Country } from './countries'
import { PaymentFields } from './payment-fields'
import { isPaidOnline } from './payment-methods'
import { regionsOf } from './regions'
import type { CheckoutInput } from './schema'
import type { Checkout } from './use-checkout'

export function CheckoutForm({ checkout }: { checkout: Checkout }) {
  const { form, submit, country, countries, amounts, busy, isHeld } = checkout
  const { t, language } = useLanguage()

  return (
    <form noValidate className="flex flex-col gap-6" onSubmit={(event) => void submit(event)}>
      {form.formState.submitCount > 0 && Object.keys(form.formState.errors).length > 0 && (
        <Notice tone="error" role="alert">
          {t('ordering.checkout.problems')}
        </Notice>
      )}
      <Block id="checkout-billing" step={1} title={t('ordering.checkout.billing')}>
        <ContactFields form={form} country={country} />
      </Block>

      <Block id="checkout-shipping" step={2} title={t('ordering.checkout.shipping')}>
        <div className="flex flex-col gap-4">
          <AddressFields form={form} country={country} countries={countries} />
          {checkout.canSaveAddress && (
            <Checkbox
              checked={checkout.saveAddress}
              onChange={(event) => checkout.setSaveAddress(event.target.checked)}
            >
              {t('ordering.checkout.saveAddress')}
            </Checkbox>
          )}
          {checkout.deliveryDays !== undefined && amounts !== undefined && (
            <DeliveryEstimate country={country} days={checkout.deliveryDays} fee={amounts.delivery_fee} />
          )}
        </div>
      </Block>

      <Block id="checkout-payment" step={3} title={t('ordering.checkout.payment')}>
        <PaymentFields checkout={checkout} />
      </Block>

      <CheckoutNotices checkout={checkout} />

      <Button type="submit" size="wide" busy={busy || isHeld} disabled={checkout.blocked}>
        {isHeld
          ? t('ordering.checkout.waitsForNetwork')
          : busy || amounts === undefined
            ? t('ordering.checkout.processing')
            : t(
                isPaidOnline(checkout.paymentMethod)
                  ? 'ordering.checkout.placeAndPay'
                  : 'ordering.checkout.place',
                { total: formatMoney(amounts.total_amount, language) },
              )}
      </Button>
    </form>
  )
}

type BlockProps = { id: string; step: number; title: string; children: ReactNode }

function Block({ id, step, title, children }: BlockProps) {
  const { language } = useLanguage()
  return (
    <Card asChild>
      <section aria-labelledby={id}>
        <h2 id={id} className="mb-5 flex items-center gap-3 text-xl">
          <span aria-hidden="true" className="relative flex size-9 items-center justify-center text-copper">
            <Khatam outline className="absolute inset-0 size-9" />
            <span className="font-text text-base">{formatNumber(step, language)}</span>
          </span>
          {title}
        </h2>
        {children}
      </section>
    </Card>
  )
}

type TextFieldProps = Pick<
  ComponentProps<'input'>,
  'type' | 'autoComplete' | 'inputMode' | 'dir' | 'maxLength' | 'list' | 'className'
> & {
  form: Checkout['form']
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
      optionalLabel={optional ? t('deferred.field.optional') : undefined}
      hint={hint}
      error={message === undefined ? undefined : tKey(message)}
      className={wide ? 'sm:col-span-2' : undefined}
    >
      {(control) => <Input {...control} {...input} {...form.register(name)} />}
    </Field>
  )
}

function ContactFields({ form, country }: { form: Checkout['form']; country: Country }) {
  const { t } = useLanguage()
  const paymentMethod = useWatch({ control: form.control, name: 'paymentMethod' })

  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField form={form} name="firstName" label="ordering.checkout.firstName" autoComplete="given-name" />
      <TextField form={form} name="lastName" label="ordering.checkout.lastName" autoComplete="family-name" />
      <TextField
        form={form}
        name="email"
        label="ordering.checkout.email"
        hint={t('ordering.checkout.emailHint')}
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
          paymentMethod === 'cash_on_delivery'
            ? t('ordering.checkout.phoneHintMobile')
            : country === 'morocco'
              ? t('ordering.checkout.phoneHint')
              : t('ordering.checkout.phoneHintAbroad')
        }
      />
    </div>
  )
}

type AddressFieldsProps = { form: Checkout['form']; country: Country; countries: readonly Country[] }

function AddressFields({ form, country, countries }: AddressFieldsProps) {
  const { t, tKey, language } = useLanguage()
  const postal = POSTAL_RULES[country]
  const regions = regionsOf(country)
  const inMorocco = country === 'morocco'
  const cities = useId()

  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        label={t('ordering.checkout.country')}
        required
        className="sm:col-span-2"
        error={form.formState.errors.country?.message && tKey(form.formState.errors.country.message)}
      >
        {(control) => (
          <NativeSelect {...control} autoComplete="country" {...form.register('country')}>
            {countries.map((code) => (
              <option key={code} value={code}>
                {t(`shop.country.${code}`)}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
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
      <TextField
        form={form}
        name="city"
        label="ordering.checkout.city"
        autoComplete="address-level2"
        list={inMorocco ? cities : undefined}
        wide={regions.length > 0}
      />
      <datalist id={cities}>
        {cityNames(language).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
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
      {inMorocco && (
        <TextField
          form={form}
          name="landmark"
          label="ordering.checkout.landmark"
          hint={t('ordering.checkout.landmarkHint')}
          autoComplete="off"
          optional
        />
      )}
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

type DeliveryEstimateProps = {
  country: Country
  days: { min_days: number; max_days: number }
  fee: number
}

/** The delivery fee in MAD and the arrival dates of an order placed today. */
function DeliveryEstimate({ country, days, fee }: DeliveryEstimateProps) {
  const { t, language } = useLanguage()
  const today = moroccanToday(new Date())
  const day = (count: number) => formatDay(addBusinessDays(today, count), language)

  return (
    <div className="flex items-start gap-4 rounded-control border border-plaster-line bg-plaster-raised/60 p-4">
      <Truck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-copper rtl:-scale-x-100" />
      <div className="flex min-w-0 flex-col gap-1" role="status">
        <p className="font-medium">
          {t('ordering.checkout.arrives', { from: day(days.min_days), to: day(days.max_days) })}
        </p>
        <p className="text-ink-muted">
          {fee === 0
            ? t('ordering.checkout.deliveryFree')
            : t('ordering.checkout.deliveryFee', { fee: formatMoney(fee, language) })}
          {' · '}
          {t('shop.delivery.days', { min: days.min_days, count: days.max_days })}
        </p>
        {country !== 'morocco' && <p className="text-ink-muted">{t('ordering.checkout.duties')}</p>}
      </div>
    </div>
  )
}
