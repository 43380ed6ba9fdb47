import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState, type ReactNode, type Ref } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { Profile } from '@/auth/queries'
import { formatMoney, formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import type { Amounts } from '@/orders/preview'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Checkbox } from '@/ui/checkbox'
import { Khatam } from '@/ui/khatam'
import { Notice } from '@/ui/notice'
import { AddressFields, ContactFields } from './checkout-fields'
import type { Country } from './countries'
import { DeliveryEstimate } from './delivery-estimate'
import { readDraft, saveDraft } from './draft'
import { PaymentFields } from './payment-fields'
import { savedFields } from './saved-address'
import { checkoutSchema, CONTACT_FIELDS, type CheckoutInput, type CheckoutValues } from './schema'
import type { Refusal } from './use-place-order'

type CheckoutFormProps = {
  ref: Ref<HTMLFormElement>
  countries: readonly Country[]
  rate: { min_days: number; max_days: number } | undefined
  amounts: Amounts | undefined
  /** A line cannot be ordered as it stands, or the amounts are being asked for. */
  blocked: boolean
  busy: boolean
  /** Placed, and waiting for a network. */
  held: boolean
  refusal: Refusal | null
  profile: Profile | undefined
  /** What stands right above the button. */
  notices: ReactNode
  onCountry: (country: Country) => void
  onSubmit: (values: CheckoutValues, saveAddress: boolean) => void
}

export function CheckoutForm(props: CheckoutFormProps) {
  const { countries, rate, amounts, blocked, busy, held, refusal, profile, notices } = props
  const { ref, onCountry, onSubmit } = props
  const { t, language } = useLanguage()
  const [saveAddress, setSaveAddress] = useState(false)
  const form = useForm<CheckoutInput, unknown, CheckoutValues>({
    resolver: zodResolver(checkoutSchema),
    defaultValues: readDraft(),
    mode: 'onTouched',
  })
  const { setError, clearErrors, setValue, getValues, subscribe } = form

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          saveDraft(values)
        },
      }),
    [subscribe],
  )

  const country = useWatch({ control: form.control, name: 'country' })
  const payableFrom = useRef(country)
  useEffect(() => {
    onCountry(country)
    if (payableFrom.current === country) return
    payableFrom.current = country
    setValue('paymentMethod', country === 'morocco' ? 'cash_on_delivery' : 'bank_transfer')
  }, [country, onCountry, setValue])

  useEffect(() => {
    if (profile === undefined) return
    const fillIn = (name: keyof CheckoutInput, value: string) => {
      setValue(name, value)
      // Somebody was quicker than the account: what was missing is missing no more.
      clearErrors(name)
    }
    const known = savedFields(profile, getValues())
    for (const [name, value] of Object.entries(known ?? {})) fillIn(name as keyof CheckoutInput, value)
    if (getValues('email') === '') fillIn('email', profile.email)
  }, [profile, getValues, setValue, clearErrors])

  useEffect(() => {
    if (refusal?.kind !== 'field') return
    const field = CONTACT_FIELDS[refusal.field]
    if (field !== undefined) setError(field, { message: 'invalid.value' }, { shouldFocus: true })
  }, [refusal, setError])

  return (
    <form
      ref={ref}
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event) => void form.handleSubmit((values) => onSubmit(values, saveAddress))(event)}
    >
      {form.formState.submitCount > 0 && !form.formState.isValid && (
        <Notice tone="error" role="alert">
          {t('checkout.problems')}
        </Notice>
      )}
      <Block id="checkout-billing" step={1} title={t('checkout.billing')}>
        <ContactFields form={form} />
      </Block>

      <Block id="checkout-shipping" step={2} title={t('checkout.shipping')}>
        <div className="flex flex-col gap-4">
          <AddressFields form={form} countries={countries} />
          {profile !== undefined && (
            <Checkbox checked={saveAddress} onChange={(event) => setSaveAddress(event.target.checked)}>
              {t('checkout.saveAddress')}
            </Checkbox>
          )}
          {rate !== undefined && amounts !== undefined && (
            <DeliveryEstimate country={country} rate={rate} fee={amounts.delivery_fee} />
          )}
        </div>
      </Block>

      <Block id="checkout-payment" step={3} title={t('checkout.payment')}>
        <PaymentFields form={form} />
      </Block>

      {notices}

      <Button type="submit" size="wide" busy={busy || held} disabled={blocked}>
        {held
          ? t('checkout.waitsForNetwork')
          : busy || amounts === undefined
            ? t('checkout.processing')
            : t('checkout.place', { total: formatMoney(amounts.total_amount, language) })}
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
