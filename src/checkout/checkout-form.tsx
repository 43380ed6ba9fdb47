import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, type ReactNode } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { formatMoney, formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import type { Quote } from '@/cart/queries'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Khatam } from '@/ui/khatam'
import { Notice } from '@/ui/notice'
import { AddressFields } from './checkout-fields'
import type { Country } from './countries'
import { readDraft, saveDraft } from './draft'
import { PaymentFields } from './payment-fields'
import { checkoutSchema, CONTACT_FIELDS, type CheckoutInput, type CheckoutValues } from './schema'
import type { Refusal } from './use-place-order'

type CheckoutFormProps = {
  countries: readonly Country[]
  quote: Quote | undefined
  /** A line cannot be ordered as it stands, or the amounts are being asked for. */
  blocked: boolean
  busy: boolean
  refusal: Refusal | null
  email: string | undefined
  onCountry: (country: Country) => void
  onSubmit: (values: CheckoutValues) => void
}

export function CheckoutForm(props: CheckoutFormProps) {
  const { countries, quote, blocked, busy, refusal, email, onCountry, onSubmit } = props
  const { t, language } = useLanguage()
  const form = useForm<CheckoutInput, unknown, CheckoutValues>({
    resolver: zodResolver(checkoutSchema),
    defaultValues: readDraft(),
    mode: 'onTouched',
  })
  const { setError, setValue, getValues, subscribe } = form

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
  useEffect(() => {
    onCountry(country)
    if (country !== 'morocco') setValue('paymentMethod', 'bank_transfer')
  }, [country, onCountry, setValue])

  useEffect(() => {
    if (email !== undefined && getValues('email') === '') setValue('email', email)
  }, [email, getValues, setValue])

  useEffect(() => {
    if (refusal?.kind !== 'field') return
    const field = CONTACT_FIELDS[refusal.field]
    if (field !== undefined) setError(field, { message: 'invalid.value' }, { shouldFocus: true })
  }, [refusal, setError])

  return (
    <form
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event) => void form.handleSubmit((values) => onSubmit(values))(event)}
    >
      <Block id="checkout-address" step={1} title={t('checkout.address')}>
        <AddressFields form={form} countries={countries} />
      </Block>

      <Block id="checkout-delivery" step={2} title={t('checkout.delivery')}>
        {quote !== undefined && (
          <p>
            {t('delivery.days', { min: quote.min_days, count: quote.max_days })}
            {' · '}
            {quote.delivery_fee === 0 ? t('summary.free') : formatMoney(quote.delivery_fee, language)}
          </p>
        )}
        {country !== 'morocco' && <p className="text-ink-muted">{t('checkout.duties')}</p>}
      </Block>

      <Block id="checkout-payment" step={3} title={t('checkout.payment')}>
        <PaymentFields form={form} />
      </Block>

      <div className="flex flex-col gap-4 empty:hidden" aria-live="polite">
        {refusal?.kind === 'price' && (
          <Notice tone="warning">
            {t('checkout.priceChanged', {
              before: formatMoney(refusal.before, language),
              now: formatMoney(refusal.now, language),
            })}{' '}
            {t('checkout.priceConsent')}
          </Notice>
        )}
        {refusal?.kind === 'lines' && <Notice tone="error">{t('checkout.linesRefused')}</Notice>}
        {refusal?.kind === 'unknown' && <Notice tone="warning">{t('checkout.unknownText')}</Notice>}
        {form.formState.submitCount > 0 && !form.formState.isValid && (
          <Notice tone="error">{t('checkout.problems')}</Notice>
        )}
      </div>

      <Button type="submit" size="wide" busy={busy} disabled={blocked || quote === undefined}>
        {busy || quote === undefined
          ? t('checkout.processing')
          : t('checkout.place', { total: formatMoney(quote.total_amount, language) })}
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
