import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useMemo, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAuth } from '@/auth/auth-context'
import { keptValues, useKeptForm } from '@/auth/kept-form'
import { authQueries } from '@/auth/queries'
import { type CartLine, withoutOrdered } from '@/cart/cart-lines'
import { Promotion } from '@/cart/promotion'
import { usePromotionCode } from '@/cart/promotion-code'
import { cartQueries, shownSnapshot, useQuote } from '@/cart/queries'
import { QuoteFailure } from '@/cart/quote-failure'
import { Choices } from '@/catalog/choices'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { sessionRecord } from '@/lib/storage'
import { useUnread } from '@/lib/use-unread'
import { OrderSummary } from '@/orders/order-summary'
import { previewAmounts, taxRateFor } from '@/orders/preview'
import { paths } from '@/paths'
import { settingsQueries } from '@/settings/queries'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Notice } from '@/ui/notice'
import { UnreadPart } from '@/ui/unread-part'
import { OrderTerms, PlaceLabel } from './checkout-form'
import { CheckoutNotices } from './checkout-notices'
import { quotedCity } from './cities'
import { CityField, TextField } from './contact-fields'
import { checkoutDraft, EMPTY_CHECKOUT, QUICK_ORDER_FORM } from './draft'
import { methodsFor, pathAfterOrder } from './payment-methods'
import { checkoutSchema, profileFields, type CheckoutInput, type CheckoutValues } from './schema'
import { usePlaceOrder, type Basket } from './use-place-order'
import { useRefusedField } from './use-refused-field'

/** The idempotency keys of attempts whose outcome is not known, by product. */
const keys = sessionRecord('mcg-quick-order')

/**
 * The piece with the idempotency key of its product, which survives a reload and quick orders of other products, so that an attempt
 * without an answer is not ordered again: as that of the cart it stays the same when the quantity or an option is another one.
 */
function useBasket(given: CartLine): { line: CartLine; basket: Basket } {
  const [line, setLine] = useState(given)
  const basket = useMemo((): Basket => {
    const { productId } = line
    const storedKey = () => {
      const key = keys.read(productId)
      return typeof key === 'string' ? key : null
    }
    return {
      lines: [line],
      get orderKey() {
        return storedKey()
      },
      startOrder: () => {
        const key = storedKey() ?? crypto.randomUUID()
        keys.write(productId, key)
        return key
      },
      resetIdempotencyKey: () => keys.write(productId, null),
      takeOrdered: (_key, ordered) => {
        keys.write(productId, null)
        const [rest] = withoutOrdered([line], ordered)
        if (rest !== undefined) setLine(rest)
      },
    }
  }, [line])
  return { line, basket }
}

type QuickOrderProps = { line: CartLine; onClose: () => void }

/** One sheet from the product to a placed order: within Morocco, paid in cash at the door. */
export function QuickOrder({ line: given, onClose }: QuickOrderProps) {
  const { t, language } = useLanguage()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { user, loading } = useAuth()
  const shop = useQuery(settingsQueries.shop())
  const rates = useQuery(settingsQueries.deliveryRates())
  const offered = useQuery(settingsQueries.paymentMethods())
  const account = useQuery({ ...authQueries.profile(user?.id ?? ''), enabled: user !== null })
  const { data: profile } = account
  const unread = useUnread(shop, rates, offered, account)

  const guests = shop.data?.allow_guest_checkout === true
  const short = user === null
  const schema = useMemo(
    () => checkoutSchema(offered.data ?? [], { short, served: ['morocco'] }),
    [offered.data, short],
  )
  // Only what the sheet shows: a mistake in a field that is not there could not be corrected.
  const formId = useId()
  const [typed] = useState<CheckoutInput>(() => {
    const { firstName, lastName, phone, city, address } = checkoutDraft.read()
    return keptValues<CheckoutInput>(QUICK_ORDER_FORM, {
      ...EMPTY_CHECKOUT,
      ...{ firstName: `${firstName} ${lastName}`.trim(), phone, city, address },
    })
  })
  const form = useForm<CheckoutInput, unknown, CheckoutValues>({
    resolver: zodResolver(schema),
    defaultValues: typed,
    mode: 'onTouched',
  })
  const { setValue, getValues, setError } = form
  const forget = useKeptForm(QUICK_ORDER_FORM, form)
  useEffect(() => {
    if (profile === undefined) return
    const fields = profileFields(profile, getValues(), 'morocco')
    for (const [name, value] of Object.entries(fields ?? {})) setValue(name as keyof CheckoutInput, value)
    if (getValues('email') === '') setValue('email', profile.email)
  }, [profile, getValues, setValue])

  const typedCity = useWatch({ control: form.control, name: 'city' })
  const city = quotedCity('morocco', typedCity)
  const { line, basket } = useBasket(given)
  const code = usePromotionCode()
  // A sheet that began with a code keeps the field in which it can be entered again.
  const [hadCode] = useState(code !== null)
  const isServed = rates.data?.some(({ country }) => country === 'morocco') !== false
  const quote = useQuote(cartQueries.quote(isServed ? basket.lines : [], 'morocco', { city, code }))
  const current = quote.isPlaceholderData ? undefined : quote.data
  const rate = rates.data?.find(({ country }) => country === 'morocco')
  const preview =
    rate &&
    previewAmounts(
      [{ quantity: line.quantity, unit_price: line.snapshot.unit_price }],
      rate,
      taxRateFor('morocco', shop.data?.tax_rate ?? null),
    )
  const amounts = current ?? preview

  const { place, abort, refusal, online, busy, pending } = usePlaceOrder({
    basket,
    code,
    guests,
    onPlaced: async ({ earlier, ...order }) => {
      await navigate(pathAfterOrder(order, { start: earlier === null }))
    },
    // The code stays for the cart, whose quote says whether it can be used again.
    forget,
    onSignInNeeded: () => void navigate(paths.auth(`${pathname}${search}`)),
  })
  useRefusedField(refusal, setError)

  const submit = form.handleSubmit((values) => place(values, current))
  const possible =
    offered.data === undefined || methodsFor(offered.data, 'morocco').includes('cash_on_delivery')
  const problem = current?.lines[0]?.code ?? null
  const payment = form.formState.errors.paymentMethod?.message
  const snapshot = shownSnapshot(line, current?.lines[0])

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !pending) onClose()
      }}
      title={t('ordering.quick.title')}
      description={t('ordering.quick.text')}
      footer={
        <Button
          type="submit"
          form={formId}
          size="wide"
          busy={busy || loading}
          disabled={
            !isServed ||
            !possible ||
            problem !== null ||
            // Whether it can be ordered without an account.
            shop.data === undefined ||
            (current === undefined && online && !busy)
          }
        >
          <PlaceLabel busy={busy} total={current?.total_amount} />
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-4 pb-2"
        onSubmit={(event) => void submit(event)}
      >
        <p className="font-medium">
          <bdi>{localized(snapshot, 'name', language)}</bdi>
          <span className="block text-sm font-normal text-ink-muted">
            <Choices selected={snapshot.selected_variations} />
            {Object.keys(snapshot.selected_variations).length > 0 && ' · '}
            {t('deferred.line.quantity', { count: line.quantity })}
          </span>
        </p>
        <TextField form={form} name="firstName" label="ordering.quick.name" autoComplete="name" />
        <TextField
          form={form}
          name="phone"
          label="ordering.checkout.phone"
          hint={t('ordering.checkout.phoneHintMobile')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          dir="ltr"
          className="rtl:text-end"
        />
        <CityField form={form} />
        <TextField
          form={form}
          name="address"
          label="ordering.checkout.streetAddress"
          autoComplete="street-address"
        />
        {amounts !== undefined && <OrderSummary amounts={amounts} />}
        {hadCode && <Promotion quote={current} />}
        {unread !== null && <UnreadPart {...unread} />}
        <QuoteFailure quote={quote} />
        {!isServed && (
          <Notice tone="error" role="alert">
            {t('shop.country.notServed', { country: t('shop.country.morocco') })}
          </Notice>
        )}
        {problem !== null && (
          <Notice tone="error" role="alert">
            {t('ordering.checkout.linesRefused')}
          </Notice>
        )}
        {(!possible || payment !== undefined) && (
          <Notice tone="warning" role="alert">
            {t('ordering.checkout.methodUnavailable')}
          </Notice>
        )}
        <CheckoutNotices checkout={{ refusal, online, pending, abort }} />
        <OrderTerms />
      </form>
    </Dialog>
  )
}
