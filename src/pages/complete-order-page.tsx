import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { Choices } from '@/catalog/choices'
import { ProductPicture } from '@/catalog/product-picture'
import { Block, OrderTerms } from '@/checkout/checkout-form'
import { AddressFields, CompanyFields, ContactFields, CountryField } from '@/checkout/contact-fields'
import { quotedCity } from '@/checkout/cities'
import { EMPTY_CHECKOUT } from '@/checkout/draft'
import { PaymentFields } from '@/checkout/payment-fields'
import { possibleMethod } from '@/checkout/payment-methods'
import { type Country, HOME_COUNTRY, isCountry } from '@/lib/countries'
import { isPaidBeforeDelivery, isPaidOnline, methodsFor } from '@/payments/providers'
import { completeOrderMutation, type PreparedOrder, preparedOrderQuery } from '@/checkout/prepared-order'
import { type CheckoutInput, checkoutSchema, type CheckoutValues, isContactField } from '@/checkout/schema'
import { useShownErrors } from '@/checkout/use-checkout-form'
import { showRefusedField } from '@/checkout/use-refused-field'
import { formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { errorMessage, toAppError } from '@/lib/errors'
import { OrderSummary } from '@/orders/order-summary'
import { linkToken } from '@/lib/link-token'
import { paths } from '@/paths'
import { settingsQueries } from '@/settings/queries'
import { PageMessage, QueryPage } from '@/shell/query-page'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { Notice } from '@/ui/notice'
import { keptValues, useKeptForm } from '@/auth/kept-form'

/** Where a customer completes the order that the shop prepared, by the link that they were sent. */
export function Component() {
  const { t } = useLanguage()
  const [params] = useSearchParams()
  const token = linkToken(params.get('token'))
  const page = useQuery(preparedOrderQuery(token))
  const closed = {
    title: t('payment.complete.expired'),
    text: t('payment.complete.expiredText'),
    action: (
      <Button asChild>
        <Link to={paths.contact()}>{t('deferred.cart.writeToUs')}</Link>
      </Button>
    ),
  }
  return (
    <QueryPage query={page} title={t('payment.complete.title')} missing={closed} form>
      {(order) => {
        switch (order.state) {
          case 'open':
            return <PreparedForm order={order} token={token} />
          case 'placed':
            return <Placed order={order} />
          case 'expired':
          case 'unserved':
            return (
              <PageMessage
                title={closed.title}
                text={order.state === 'expired' ? closed.text : t('payment.complete.unserved')}
              >
                {closed.action}
              </PageMessage>
            )
        }
      }}
    </QueryPage>
  )
}

/** The link leads to the payment too: the answer that led there may have been lost, or the provider's page left. */
function Placed({ order }: { order: Extract<PreparedOrder, { state: 'placed' }> }) {
  const { t } = useLanguage()
  const paysBefore = isPaidBeforeDelivery(order)
  const owes = order.amount_due > 0
  return (
    <PageMessage title={t('payment.complete.placed')}>
      {paysBefore && (
        <Button asChild tone={owes ? 'primary' : 'secondary'}>
          <Link to={paths.pay(order.payment_token)}>{t(owes ? 'payment.title' : 'payment.order')}</Link>
        </Button>
      )}
      <Button asChild tone={paysBefore && owes ? 'secondary' : 'primary'}>
        <Link to={paths.track(order.tracking_token)}>{t('payment.complete.follow')}</Link>
      </Button>
    </PageMessage>
  )
}

type OpenOrder = Extract<PreparedOrder, { state: 'open' }>
type Quote = OpenOrder['quote']

type Typed = { country: Country; typedCity: string }

/** What the order costs with the typed city: another city than that of the shop's contact may have another price. */
function usePreparedQuote(token: string, order: OpenOrder, { country, typedCity }: Typed) {
  const city = quotedCity(country, typedCity)
  const isOther = city !== quotedCity(country, order.contact.city ?? '')
  const other = useQuery({ ...preparedOrderQuery(token, city ?? ''), enabled: isOther })
  const shown = isOther && other.data?.state === 'open' ? other.data.quote : order.quote
  // What was answered in place of a quote holds until that one is read as another.
  const [requoted, setRequoted] = useState<{ from: Quote; to: Quote } | null>(null)
  return {
    quote: requoted?.from === shown ? requoted.to : shown,
    isQuoting: other.isLoading,
    setRequoted: (to: Quote) => setRequoted({ from: shown, to }),
  }
}

function PreparedForm({ order, token }: { order: OpenOrder; token: string }) {
  const { t, language } = useLanguage()
  const navigate = useNavigate()
  const { data: shop } = useSuspenseQuery(settingsQueries.shop())
  const { data: offered } = useSuspenseQuery(settingsQueries.paymentMethods())
  const { contact } = order
  // By the quote of what the form says.
  const [isFree, setIsFree] = useState(order.quote.total_amount === 0)
  const given = (name: string) => contact[name] ?? ''
  // Another country would have another price than the one that was agreed.
  const country: Country = isCountry(contact.country) ? contact.country : HOME_COUNTRY
  const schema = useMemo(
    () => checkoutSchema(offered, { short: true, served: [country], isFree }),
    [offered, country, isFree],
  )
  const methods = methodsFor(offered, country)
  const name = `prepared order ${token}`
  const initial = keptValues<CheckoutInput>(name, {
    ...EMPTY_CHECKOUT,
    firstName: given('first_name'),
    lastName: given('last_name'),
    email: given('email'),
    phone: given('phone'),
    address: given('address'),
    district: given('district'),
    landmark: given('landmark'),
    city: given('city'),
    region: given('region'),
    postalCode: given('postal_code'),
    notes: order.notes,
    paymentMethod: order.payment_method,
  })
  const form = useForm<CheckoutInput, unknown, CheckoutValues>({
    resolver: zodResolver(schema),
    defaultValues: {
      ...initial,
      country,
      paymentMethod: possibleMethod(methods, initial.paymentMethod),
    },
    mode: 'onTouched',
  })
  useShownErrors(form, isFree)
  const forget = useKeptForm(name, form)
  const [typedCity, paymentMethod] = useWatch({ control: form.control, name: ['city', 'paymentMethod'] })
  const { quote, isQuoting, setRequoted } = usePreparedQuote(token, order, { country, typedCity })
  const costsNothing = quote.total_amount === 0
  if (costsNothing !== isFree) setIsFree(costsNothing)
  const complete = useMutation(completeOrderMutation(token))
  const paysOnline = !isFree && isPaidOnline(paymentMethod)
  const refusal = complete.error === null ? null : toAppError(complete.error)
  const isPriceChanged = refusal?.code === 'price_changed'
  const isAtField = refusal?.code === 'invalid_contact' && isContactField(refusal.details.field)

  const submit = form.handleSubmit((values) => {
    complete.mutate(
      { values, expectedTotal: quote.total_amount },
      {
        onSuccess: (placed) => {
          forget()
          const { payment_method: method } = placed
          // The link works on any device, so what follows needs no account either.
          void navigate(
            isPaidBeforeDelivery(placed)
              ? paths.pay(placed.payment_token, isPaidOnline(method) ? { start: method } : {})
              : paths.track(placed.tracking_token),
            { replace: true },
          )
        },
        onError: (error) => {
          const { code, details } = toAppError(error)
          if (code === 'price_changed') setRequoted(details.quote as Quote)
          if (code === 'invalid_contact' && isContactField(details.field))
            showRefusedField(details.field, form.setError)
        },
      },
    )
  })

  return (
    <>
      <h1 className="text-3xl">{t('payment.complete.title')}</h1>
      <p className="-mt-3 max-w-prose text-ink-muted">{t('payment.complete.text')}</p>
      <div className="grid gap-8 lg:grid-cols-[1fr_24rem] lg:gap-12">
        <form
          noValidate
          className="order-2 flex flex-col gap-6 lg:order-1"
          onSubmit={(event) => void submit(event)}
        >
          {form.formState.submitCount > 0 && Object.keys(form.formState.errors).length > 0 && (
            <Notice tone="error" role="alert">
              {t('ordering.checkout.problems')}
            </Notice>
          )}
          <Block id="complete-contact" step={1} title={t('ordering.checkout.billing')}>
            <div className="flex flex-col gap-4">
              <ContactFields form={form} country={country} short isFree={isFree} />
              <CompanyFields form={form} country={country} />
            </div>
          </Block>
          <Block id="complete-address" step={2} title={t('ordering.checkout.shipping')}>
            <div className="flex flex-col gap-4">
              <CountryField form={form} countries={[country]} />
              <AddressFields form={form} country={country} />
            </div>
          </Block>
          <Block id="complete-payment" step={3} title={t('ordering.checkout.payment')}>
            <PaymentFields
              checkout={{
                form,
                methods,
                pickMethod: () => undefined,
                transferHoldDays: shop.transfer_hold_days,
              }}
            />
          </Block>
          {isPriceChanged ? (
            <Notice tone="warning" role="alert">
              {t('payment.complete.priceChanged', { total: formatMoney(quote.total_amount, language) })}
            </Notice>
          ) : (
            refusal !== null &&
            !isAtField && (
              <Notice tone="error" role="alert">
                {errorMessage(refusal, t)}
              </Notice>
            )
          )}
          <Button
            type="submit"
            size="wide"
            busy={complete.isPending}
            disabled={methods.length === 0 || isQuoting}
          >
            {t(paysOnline ? 'ordering.checkout.placeAndPay' : 'ordering.checkout.place', {
              total: formatMoney(quote.total_amount, language),
            })}
          </Button>
          <OrderTerms />
        </form>
        <PreparedSummary quote={quote} />
      </div>
    </>
  )
}

function PreparedSummary({ quote }: { quote: Quote }) {
  const { t, language } = useLanguage()
  return (
    <section
      aria-labelledby="prepared-items"
      className="order-1 flex flex-col gap-4 self-start rounded-picture bg-plaster-raised p-6 lg:sticky lg:top-28 lg:order-2"
    >
      <h2 id="prepared-items" className="text-xl">
        {t('payment.complete.items')}
      </h2>
      <ul className="flex flex-col gap-4 border-b border-plaster-line pb-4">
        {quote.lines.map((line) => (
          <li key={line.index} className="flex items-center gap-4">
            <ProductPicture
              src={line.image_url}
              color={line.image_color}
              alt=""
              sizes="56px"
              className="w-14 shrink-0"
            />
            <span className="flex min-w-0 grow flex-col">
              <bdi>
                {localized(
                  { name_en: line.name_en ?? '', name_fr: line.name_fr ?? '', name_ar: line.name_ar ?? '' },
                  'name',
                  language,
                )}
              </bdi>
              <span className="text-sm text-ink-muted">
                <Choices selected={line.selected_variations} />
              </span>
              <span className="text-sm text-ink-muted">
                {t('deferred.line.quantity', { count: line.quantity })}
              </span>
            </span>
            {line.line_total !== null && (
              <span translate="no" className="shrink-0 font-medium">
                {formatMoney(line.line_total, language)}
              </span>
            )}
          </li>
        ))}
      </ul>
      <OrderSummary amounts={quote} />
    </section>
  )
}
