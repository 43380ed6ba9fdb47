import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link, Navigate, useNavigate } from 'react-router-dom'
import { paths } from '@/app/paths'
import { useAuth } from '@/auth/auth-context'
import { authQueries } from '@/auth/queries'
import { useCart } from '@/cart/cart-context'
import { cartQueries } from '@/cart/queries'
import { CheckoutForm } from '@/checkout/checkout-form'
import { CheckoutSummary } from '@/checkout/checkout-summary'
import { COUNTRIES, type Country } from '@/checkout/countries'
import { readDraft } from '@/checkout/draft'
import { RefusalNotices } from '@/checkout/refusal-notices'
import { saveAddressMutation } from '@/checkout/saved-address'
import { useHeldOrder } from '@/checkout/use-held-order'
import { useInterruptedOrder } from '@/checkout/use-interrupted-order'
import { usePlaceOrder } from '@/checkout/use-place-order'
import { useProgress } from '@/checkout/use-progress'
import { useLanguage } from '@/i18n/language-context'
import { previewAmounts } from '@/orders/preview'
import { settingsQueries } from '@/settings/queries'
import { PageTitle } from '@/shell/page-title'
import { Button } from '@/ui/button'
import { useOnline } from '@/ui/use-online'

export function CheckoutPage() {
  const { t } = useLanguage()
  const navigate = useNavigate()
  const { user } = useAuth()
  const { lines } = useCart()
  const online = useOnline()
  const [country, setCountry] = useState<Country>(() => readDraft().country)
  const quote = useQuery(cartQueries.quote(lines, country))
  const { data: shop } = useSuspenseQuery(settingsQueries.shop())
  const { data: rates } = useSuspenseQuery(settingsQueries.deliveryRates())
  const { data: profile } = useQuery({ ...authQueries.profile(user?.id ?? ''), enabled: user !== null })
  const { mutate: saveAddress } = useMutation(saveAddressMutation(user?.id ?? ''))
  const wantsSaving = useRef(false)
  // The cart is emptied while the confirmation is taking over; that must not send people to the empty cart.
  const [leaving, setLeaving] = useState(false)
  const showOrder = async (orderNumber: string) => {
    setLeaving(true)
    await navigate(paths.orderSuccess(orderNumber), { replace: true })
  }
  const { place, stop, refusal, refuse, busy, waiting } = usePlaceOrder({
    onPlaced: async (orderNumber, values) => {
      if (wantsSaving.current) saveAddress(values)
      await showOrder(orderNumber)
    },
    onSignInNeeded: () => void navigate(paths.auth(paths.checkout())),
  })
  const progress = useProgress(waiting)
  useInterruptedOrder(showOrder)
  const current = quote.isPlaceholderData ? undefined : quote.data
  const form = useRef<HTMLFormElement>(null)
  const { isHeld, hold, callOff } = useHeldOrder({
    online,
    quote: current,
    quotedAt: quote.dataUpdatedAt,
    send: () => form.current?.requestSubmit(),
    refuse,
  })

  if (lines.length === 0 && !leaving) return <Navigate to={paths.cart()} replace />

  const rate = rates.find((known) => known.country === country)
  const preview =
    rate === undefined
      ? undefined
      : previewAmounts(
          lines.map(({ quantity, snapshot }) => ({ quantity, unit_price: snapshot.unit_price })),
          rate,
          shop.tax_rate,
        )
  const amounts = current ?? preview
  // Without a network nothing can be asked, and the order may wait for the answer.
  const blocked = current?.lines.some((line) => line.code !== null) ?? (online || amounts === undefined)

  return (
    <div className="flex flex-col gap-6">
      <PageTitle title={t('checkout.title')} />
      <h1 className="text-3xl">{t('checkout.title')}</h1>
      <div className="grid gap-8 lg:grid-cols-[1fr_24rem] lg:gap-12">
        <div className="order-2 lg:order-1">
          <CheckoutForm
            ref={form}
            countries={COUNTRIES.filter((code) => rates.some((known) => known.country === code))}
            rate={current ?? rate}
            amounts={amounts}
            blocked={blocked}
            busy={busy}
            held={isHeld}
            refusal={refusal}
            profile={profile}
            notices={
              <RefusalNotices
                refusal={refusal}
                offline={!online}
                held={isHeld}
                progress={progress}
                onStop={stop}
                onCallOff={callOff}
              />
            }
            onCountry={setCountry}
            onSubmit={(values, wanted) => {
              wantsSaving.current = wanted
              if (!online && amounts !== undefined) hold(amounts.total_amount)
              else if (current !== undefined) void place(values, current)
            }}
          />
        </div>
        <div className="order-1 flex flex-col gap-2 lg:sticky lg:top-28 lg:order-2 lg:self-start">
          <CheckoutSummary
            lines={lines}
            quote={quote.data}
            amounts={amounts}
            settled={current !== undefined}
            failed={quote.isError}
            onRetry={() => void quote.refetch()}
          />
          <Button asChild tone="quiet">
            <Link to={paths.cart()}>{t('nav.cart')}</Link>
          </Button>
        </div>
      </div>
    </div>
  )
}
