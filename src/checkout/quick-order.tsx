import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useMemo, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAuth } from '@/auth/auth-context'
import { keptValues, useKeptForm } from '@/auth/kept-form'
import { authQueries } from '@/auth/queries'
import { useCartActions } from '@/cart/cart-context'
import { type CartLine, lineId } from '@/cart/cart-lines'
import { withoutOrdered } from '@/cart/ordered-items'
import { Promotion } from '@/cart/promotion'
import { usePromotionCode } from '@/cart/promotion-code'
import { cartQueries, type QuoteLine, shownSnapshot } from '@/cart/queries'
import { QuoteFailure } from '@/cart/quote-failure'
import { Choices } from '@/catalog/choices'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { HOME_COUNTRY, isDomestic } from '@/lib/countries'
import { sessionRecord } from '@/lib/storage'
import { useUnread } from '@/lib/use-unread'
import { OrderSummary } from '@/orders/order-summary'
import { previewAmounts, taxRateFor } from '@/orders/preview'
import { paths } from '@/paths'
import { methodsFor, type OfferedMethod } from '@/payments/providers'
import { settingsQueries } from '@/settings/queries'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Notice } from '@/ui/notice'
import { UnreadPart } from '@/ui/unread-part'
import { useBuyerQuote } from './buyer-quote'
import { OrderTerms, PlaceButton } from './checkout-form'
import { CheckoutNotices } from './checkout-notices'
import { quotedCity } from './cities'
import { CityField, TextField } from './contact-fields'
import { checkoutDraft, EMPTY_CHECKOUT, QUICK_ORDER_FORM } from './draft'
import { pathAfterOrder } from './payment-methods'
import { checkoutSchema, profileFields, unseenParts, type CheckoutInput, type CheckoutValues } from './schema'
import { usePlaceOrder, type Basket } from './use-place-order'
import { useRefusedField } from './use-refused-field'

/** The idempotency keys of attempts whose outcome is not known, by product. */
const keys = sessionRecord('mcg-quick-order')

/**
 * The piece with the idempotency key of its product, which survives a reload and quick orders of other products, so that an attempt
 * without an answer is not ordered again: as that of the cart it stays the same when the quantity or an option is another one.
 */
function useBasket(given: CartLine) {
  const [line, setLine] = useState(given)
  const basket = useMemo((): Basket => {
    const { productId } = line
    const storedKey = () => {
      const key = keys.read(productId)
      return typeof key === 'string' ? key : null
    }
    return {
      lines: [line],
      isQuick: true,
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
  return { line, basket, order: (quantity: number) => setLine({ ...line, quantity }) }
}

/** Adds the piece to the cart, and leads to the checkout, which has the other ways to pay and begins with what was typed here. */
function useCheckoutInstead(line: CartLine, offered: readonly OfferedMethod[] = []) {
  const { add, store } = useCartActions()
  const navigate = useNavigate()
  return () => {
    const inCart = store.read().lines.find((other) => lineId(other) === lineId(line))?.quantity ?? 0
    // What the cart has of the piece counts, so that a second press adds nothing.
    if (line.quantity > inCart) add(line, line.quantity - inCart, { quiet: true })
    const paymentMethod = methodsFor(offered, HOME_COUNTRY).find((method) => method !== 'cash_on_delivery')
    if (paymentMethod !== undefined) checkoutDraft.write({ ...checkoutDraft.read(), paymentMethod })
    void navigate(paths.checkout())
  }
}

type LineRefusalProps = {
  quoted: QuoteLine | undefined
  onTakeAvailable: (quantity: number) => void
  /** Leads to the page behind the sheet. */
  onBack: () => void
}

/** Why the piece cannot be ordered so, with what can be done instead. */
function LineRefusal({ quoted, onTakeAvailable, onBack }: LineRefusalProps) {
  const { t } = useLanguage()
  if (quoted?.code == null) return null
  const available = quoted.code === 'out_of_stock' ? (quoted.available ?? 0) : 0
  const reason =
    quoted.code === 'out_of_stock'
      ? 'ordering.quick.soldOut'
      : quoted.code === 'unavailable'
        ? 'ordering.quick.unavailable'
        : 'ordering.quick.choose'
  return (
    <Notice tone="error" role="alert">
      <p className="grow basis-48">
        {available > 0 ? t('deferred.line.out_of_stock', { count: available }) : t(reason)}
      </p>
      {available > 0 ? (
        <Button
          tone="secondary"
          onClick={({ currentTarget }) => {
            // The button goes with the notice.
            currentTarget.closest<HTMLElement>('[role=dialog]')?.focus({ preventScroll: true })
            onTakeAvailable(available)
          }}
        >
          {t('deferred.line.takeAvailable', { count: available })}
        </Button>
      ) : (
        <Button tone="secondary" onClick={onBack}>
          {t('ordering.quick.back')}
        </Button>
      )}
    </Notice>
  )
}

type QuickOrderProps = { line: CartLine; onClose: () => void }

/** What the sheet shows, or says in a notice of its own. */
const SHOWN_FIELDS: readonly string[] = ['firstName', 'phone', 'city', 'address', 'paymentMethod']

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
    () => checkoutSchema(offered.data ?? [], { short, served: [HOME_COUNTRY] }),
    [offered.data, short],
  )
  // Only what the sheet shows: a mistake in a field that is not there could not be corrected.
  const formId = useId()
  const [typed] = useState<CheckoutInput>(() => {
    const { firstName, lastName, phone, city, address } = checkoutDraft.read()
    return keptValues<CheckoutInput>(QUICK_ORDER_FORM, {
      ...EMPTY_CHECKOUT,
      firstName: `${firstName} ${lastName}`.trim(),
      phone,
      city,
      address,
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
    const fields = profileFields(profile, getValues(), HOME_COUNTRY)
    const filled = fields && { ...fields, ...unseenParts(profile, { ...getValues(), ...fields }) }
    for (const [name, value] of Object.entries(filled ?? {})) setValue(name as keyof CheckoutInput, value)
  }, [profile, getValues, setValue])
  // The sheet does not ask for it. The session knows it too, so that an order needs no profile.
  const email = profile?.email ?? user?.email ?? ''
  useEffect(() => setValue('email', email), [email, setValue])
  const fitUnseenParts = () => {
    const parts = unseenParts(profile, getValues())
    for (const [name, value] of Object.entries(parts)) setValue(name as keyof typeof parts, value)
  }

  const [typedCity, phone] = useWatch({ control: form.control, name: ['city', 'phone'] })
  const city = quotedCity(HOME_COUNTRY, typedCity)
  const { line, basket, order } = useBasket(given)
  const checkOut = useCheckoutInstead(line, offered.data)
  const code = usePromotionCode()
  // A sheet that began with a code keeps the field in which it can be entered again.
  const [hadCode] = useState(code !== null)
  const isServed = rates.data?.some(({ country }) => isDomestic(country)) !== false
  const { quote, currentQuote: current } = useBuyerQuote(
    cartQueries.quote(isServed ? basket.lines : [], HOME_COUNTRY, { city, code }),
    { phone, country: HOME_COUNTRY },
  )
  const rate = rates.data?.find(({ country }) => isDomestic(country))
  const preview =
    rate &&
    previewAmounts(
      [{ quantity: line.quantity, unit_price: line.snapshot.unit_price }],
      rate,
      taxRateFor(HOME_COUNTRY, shop.data?.tax_rate ?? null),
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
    offered.data === undefined || methodsFor(offered.data, HOME_COUNTRY).includes('cash_on_delivery')
  const quoted = current?.lines[0]
  const { errors } = form.formState
  const isHiddenRefused = isServed && Object.keys(errors).some((name) => !SHOWN_FIELDS.includes(name))
  const snapshot = shownSnapshot(line, quoted)
  const elsewhere = (
    <Button tone="secondary" onClick={checkOut}>
      {t('ordering.quick.toCheckout')}
    </Button>
  )

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !pending) onClose()
      }}
      title={t('ordering.quick.title')}
      description={t('ordering.quick.text')}
      footer={
        <PlaceButton
          form={formId}
          quote={current}
          busy={busy}
          waiting={loading}
          disabled={
            !isServed ||
            !possible ||
            (quoted?.code ?? null) !== null ||
            // Whether it can be ordered without an account.
            shop.data === undefined ||
            (current === undefined && online && !busy)
          }
        />
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
        <CityField form={form} onChange={fitUnseenParts} />
        <TextField
          form={form}
          name="address"
          label="ordering.checkout.streetAddress"
          autoComplete="street-address"
          onChange={fitUnseenParts}
        />
        {amounts !== undefined && <OrderSummary amounts={amounts} />}
        {hadCode && <Promotion quote={current} />}
        {unread !== null && <UnreadPart {...unread} />}
        <QuoteFailure quote={quote} />
        {!isServed && (
          <Notice tone="error" role="alert">
            <p className="grow basis-48">
              {t('shop.country.notServed', { country: t('shop.country.morocco') })}
            </p>
            {elsewhere}
          </Notice>
        )}
        <LineRefusal quoted={quoted} onTakeAvailable={order} onBack={onClose} />
        {(!possible || errors.paymentMethod !== undefined) && (
          <Notice tone="warning" role="alert">
            <p className="grow basis-48">{t('ordering.checkout.methodUnavailable')}</p>
            {elsewhere}
          </Notice>
        )}
        {isHiddenRefused && (
          <Notice tone="error" role="alert">
            <p className="grow basis-48">{t('ordering.quick.more')}</p>
            {elsewhere}
          </Notice>
        )}
        {/* What is wrong with the piece is said above. */}
        <CheckoutNotices
          checkout={{ refusal: refusal?.kind === 'lines' ? null : refusal, online, pending, abort }}
        />
        <OrderTerms />
      </form>
    </Dialog>
  )
}
