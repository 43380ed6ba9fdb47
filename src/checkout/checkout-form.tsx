import { useQuery } from '@tanstack/react-query'
import { Truck } from 'lucide-react'
import { type ReactNode, Suspense, useRef } from 'react'
import { useAuth } from '@/auth/auth-context'
import { authQueries } from '@/auth/queries'
import type { Quote } from '@/cart/queries'
import { RETURN_DAYS } from '@/content/returns'
import { deliveryDays } from '@/i18n/delivery-days'
import { formatDay, formatMoney, formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { cn } from '@/lib/cn'
import { type Country, isDomestic } from '@/lib/countries'
import { addBusinessDays, shopCalendarDay } from '@/lib/shop-clock'
import { useUnread } from '@/lib/use-unread'
import { paths } from '@/paths'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Checkbox } from '@/ui/checkbox'
import { Khatam } from '@/ui/khatam'
import { lazyPart } from '@/ui/lazy-part'
import { Link } from '@/ui/link'
import { Notice } from '@/ui/notice'
import { UnreadPart } from '@/ui/unread-part'
import { CheckoutNotices } from './checkout-notices'
import { AddressFields, CompanyFields, ContactFields, CountryField } from './contact-fields'
import { DeliveryPlaceFields, GiftFields } from './delivery-place-fields'
import { PaymentFields } from './payment-fields'
import { isPaidOnline } from '@/payments/providers'
import type { Checkout } from './use-checkout'

const SavedAddresses = lazyPart(async () => (await import('./saved-addresses')).SavedAddresses)

export function CheckoutForm({ checkout }: { checkout: Checkout }) {
  const { form, submit, country, countries, amounts } = checkout
  const { t } = useLanguage()

  return (
    <form noValidate className="flex flex-col gap-6" onSubmit={(event) => void submit(event)}>
      {form.formState.submitCount > 0 && Object.keys(form.formState.errors).length > 0 && (
        <Notice tone="error" role="alert">
          {t('ordering.checkout.problems')}
        </Notice>
      )}
      <Block id="checkout-billing" step={1} title={t('ordering.checkout.billing')}>
        <div className="flex flex-col gap-4">
          {checkout.isGuest && (
            <p className="text-ink-muted">
              {t('ordering.checkout.haveAccount')}{' '}
              <Link to={paths.auth(paths.checkout())} className="text-majolica underline">
                {t('ordering.checkout.signIn')}
              </Link>
            </p>
          )}
          <UnreadProfile />
          <ContactFields
            form={form}
            country={country}
            short={checkout.isGuest}
            isFree={checkout.isFree}
            accountName={checkout.accountName}
          />
          <CompanyFields form={form} country={country} />
        </div>
      </Block>

      <Block id="checkout-shipping" step={2} title={t('ordering.checkout.shipping')}>
        <div className="flex flex-col gap-4">
          <Suspense fallback={null}>
            {checkout.canSaveAddress && <SavedAddresses form={form} countries={countries} />}
          </Suspense>
          <CountryField form={form} countries={countries} />
          {isDomestic(country) && <DeliveryPlaceFields checkout={checkout} />}
          <AddressFields form={form} country={country} />
          {checkout.canSaveAddress && (
            <Checkbox
              checked={checkout.saveAddress}
              onChange={(event) => checkout.setSaveAddress(event.target.checked)}
            >
              {t('ordering.checkout.saveAddress')}
            </Checkbox>
          )}
          {amounts !== undefined && (
            <DeliveryEstimate
              country={country}
              days={checkout.shownQuote}
              fee={amounts.delivery_fee}
              isPickup={checkout.isPickup}
              afterTransfer={checkout.paymentMethod === 'bank_transfer' && amounts.total_amount !== 0}
            />
          )}
          <GiftFields checkout={checkout} />
        </div>
      </Block>

      <Block id="checkout-payment" step={3} title={t('ordering.checkout.payment')}>
        <PaymentFields checkout={checkout} />
      </Block>

      <CheckoutNotices checkout={checkout} />

      <OrderTerms />
      <div
        data-bottom-bar="phone"
        className="max-md:sticky max-md:bottom-0 max-md:z-10 max-md:-mx-4 max-md:border-t max-md:border-plaster-line max-md:bg-plaster max-md:px-4 max-md:pt-3 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))] short:static"
      >
        <PlaceButton
          quote={checkout.currentQuote}
          busy={checkout.busy}
          disabled={checkout.blocked}
          paidOnline={isPaidOnline(checkout.paymentMethod)}
        />
      </div>
    </form>
  )
}

/** While the account cannot be read, whose name, phone and addresses fill in the form. */
function UnreadProfile() {
  const { user } = useAuth()
  const profile = useQuery({
    ...authQueries.profile(user?.id ?? ''),
    enabled: user !== null,
  })
  const unread = useUnread(profile)
  return unread === null ? null : <UnreadPart {...unread} />
}

type PlaceButtonProps = {
  /** Undefined until the order is quoted as it is now. */
  quote: Quote | undefined
  /** An order is being placed. */
  busy: boolean
  disabled: boolean
  /** Whether there is a session is not known yet. */
  waiting?: boolean
  paidOnline?: boolean
  /** The id of its form, where that is elsewhere. */
  form?: string
}

/** Orders at the total that was there when the press began. */
export function PlaceButton({
  quote,
  busy,
  waiting = false,
  paidOnline = false,
  ...button
}: PlaceButtonProps) {
  const pressed = useRef<{ quote: Quote | undefined } | null>(null)
  return (
    <Button
      {...button}
      type="submit"
      size="wide"
      busy={busy || waiting}
      onPointerDown={() => {
        pressed.current = { quote }
      }}
      onClick={(event) => {
        // A press takes the focus from the field of a code, which applies it: what it makes of the order has to be seen first.
        const isAnother = pressed.current !== null && pressed.current.quote !== quote
        // The keyboard clicks without a press, for which there is no count of clicks.
        if (isAnother && event.detail > 0) event.preventDefault()
        pressed.current = null
      }}
    >
      <PlaceLabel busy={busy} total={quote?.total_amount} paidOnline={paidOnline} />
    </Button>
  )
}

type PlaceLabelProps = {
  /** An order is being placed. */
  busy: boolean
  /** In MAD; undefined until the order is quoted as it is now. */
  total: number | undefined
  paidOnline: boolean
}

/** What the button that orders does, with the total that the buyer agrees to. */
function PlaceLabel({ busy, total, paidOnline }: PlaceLabelProps) {
  const { t, language } = useLanguage()
  if (busy) return t('ordering.checkout.processing')
  if (total === undefined) return t('ordering.checkout.placeOrder')
  const key = paidOnline && total !== 0 ? 'ordering.checkout.placeAndPay' : 'ordering.checkout.place'
  return t(key, { total: formatMoney(total, language) })
}

/** What the buyer agrees to, beside the button that orders. The links open beside the form. */
export function OrderTerms() {
  const { t } = useLanguage()
  const link = 'text-majolica underline'
  return (
    <p className="text-center text-sm text-ink-muted">
      {t('ordering.checkout.terms')}{' '}
      <Link to={paths.terms()} target="_blank" className={link}>
        {t('ordering.checkout.termsLink')}
      </Link>
      {' · '}
      <Link to={paths.support('returns')} target="_blank" className={link}>
        {t('shop.footer.returnDays', { count: RETURN_DAYS })}
      </Link>
    </p>
  )
}

type BlockProps = { id: string; step: number; title: string; children: ReactNode }

export function Block({ id, step, title, children }: BlockProps) {
  const { language } = useLanguage()
  return (
    <Card asChild>
      <section aria-labelledby={id}>
        <h2 id={id} className="mb-5 flex items-center gap-3 text-xl">
          <span aria-hidden="true" className="relative flex size-9 items-center justify-center text-copper">
            <Khatam outline className="absolute inset-0 size-9" />
            <span translate="no" className="font-text text-base">
              {formatNumber(step, language)}
            </span>
          </span>
          {title}
        </h2>
        {children}
      </section>
    </Card>
  )
}

type DeliveryEstimateProps = {
  country: Country
  /** Of the quote, which alone has the lead times; until it has arrived, the place of the dates is kept. */
  days: { min_days: number; max_days: number } | undefined
  fee: number
  isPickup: boolean
  /** The days count from the transfer, so there are no dates yet. */
  afterTransfer: boolean
}

/** The delivery fee in MAD and the arrival dates of an order placed today, or the day from which it can be picked up. */
function DeliveryEstimate({ country, days, fee, isPickup, afterTransfer }: DeliveryEstimateProps) {
  const { t, language } = useLanguage()
  const today = shopCalendarDay(new Date())
  const day = (count: number) => formatDay(addBusinessDays(today, count), language)
  const { min_days: min, max_days: max } = days ?? { min_days: 0, max_days: 0 }
  const duration = deliveryDays({ min_days: min, max_days: max }, t)

  return (
    <div className="flex items-start gap-4 rounded-control border border-plaster-line bg-plaster-raised/60 p-4">
      <Truck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-copper rtl:-scale-x-100" />
      <div className="flex min-w-0 flex-col gap-1" role="status">
        <p className={cn('font-medium', days === undefined && 'invisible')}>
          {isPickup && afterTransfer
            ? t('ordering.place.readyAfter', { count: min })
            : isPickup
              ? t('ordering.place.ready', { date: day(min) })
              : afterTransfer
                ? t('ordering.checkout.arrivesAfter', { days: duration })
                : min === max
                  ? t('ordering.checkout.arrivesOn', { day: day(min) })
                  : t('ordering.checkout.arrives', { from: day(min), to: day(max) })}
        </p>
        <p className="text-ink-muted" hidden={isPickup}>
          {fee === 0
            ? t('ordering.checkout.deliveryFree')
            : t('ordering.checkout.deliveryFee', { fee: formatMoney(fee, language) })}
          {days !== undefined && !afterTransfer && ` · ${duration}`}
        </p>
        {!isDomestic(country) && <p className="text-ink-muted">{t('ordering.checkout.duties')}</p>}
      </div>
    </div>
  )
}
