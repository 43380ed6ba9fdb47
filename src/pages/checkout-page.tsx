import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, Navigate, useNavigate } from 'react-router-dom'
import { paths } from '@/app/paths'
import { useAuth } from '@/auth/auth-context'
import { useCart } from '@/cart/cart-context'
import { CheckoutSummary } from '@/checkout/checkout-summary'
import { cartQueries } from '@/cart/queries'
import { CheckoutForm } from '@/checkout/checkout-form'
import { COUNTRIES, type Country } from '@/checkout/countries'
import { readDraft } from '@/checkout/draft'
import { useInterruptedOrder } from '@/checkout/use-interrupted-order'
import { usePlaceOrder } from '@/checkout/use-place-order'
import { useLanguage } from '@/i18n/language-context'
import { settingsQueries } from '@/settings/queries'
import { PageTitle } from '@/shell/page-title'
import { Button } from '@/ui/button'

export function CheckoutPage() {
  const { t } = useLanguage()
  const navigate = useNavigate()
  const { user } = useAuth()
  const { lines, ready } = useCart()
  const [country, setCountry] = useState<Country>(() => readDraft().country)
  const quote = useQuery(cartQueries.quote(lines, country))
  const { data: rates } = useSuspenseQuery(settingsQueries.deliveryRates())
  const countries = COUNTRIES.filter((code) => rates.some((rate) => rate.country === code))
  // The cart is emptied while the confirmation is taking over; that must not send people to the empty cart.
  const [leaving, setLeaving] = useState(false)
  const showOrder = async (orderNumber: string) => {
    setLeaving(true)
    await navigate(paths.orderSuccess(orderNumber), { replace: true })
  }
  const { place, refusal, busy } = usePlaceOrder({
    onPlaced: showOrder,
    onSignInNeeded: () => void navigate(paths.auth(paths.checkout())),
  })
  useInterruptedOrder(showOrder)

  if (ready && lines.length === 0 && !leaving) return <Navigate to={paths.cart()} replace />

  const current = quote.isPlaceholderData ? undefined : quote.data
  const blocked = current?.lines.some((line) => line.code !== null) ?? true

  return (
    <div className="flex flex-col gap-6">
      <PageTitle title={t('checkout.title')} />
      <h1 className="text-3xl">{t('checkout.title')}</h1>
      <div className="grid gap-8 lg:grid-cols-[1fr_24rem] lg:gap-12">
        <div className="order-2 lg:order-1">
          <CheckoutForm
            countries={countries}
            quote={current}
            blocked={blocked}
            busy={busy}
            refusal={refusal}
            email={user?.email}
            onCountry={setCountry}
            onSubmit={(values) => {
              if (current !== undefined) void place(values, current)
            }}
          />
        </div>
        <div className="order-1 flex flex-col gap-2 lg:sticky lg:top-28 lg:order-2 lg:self-start">
          <CheckoutSummary
            lines={lines}
            quote={quote.data}
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
