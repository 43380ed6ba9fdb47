import { CheckoutForm } from '@/checkout/checkout-form'
import { CheckoutSummary } from '@/checkout/checkout-summary'
import { useCheckout } from '@/checkout/use-checkout'
import { useLanguage } from '@/i18n/language-context'
import { paths } from '@/paths'
import { Redirect } from '@/shell/redirect'
import { Seo } from '@/shell/seo'

export function Component() {
  const { t } = useLanguage()
  const checkout = useCheckout()
  if (checkout.isEmpty) return <Redirect to={paths.cart()} />

  return (
    <div className="flex flex-col gap-4 md:gap-6">
      <Seo title={t('ordering.checkout.title')} />
      <h1 className="text-2xl md:text-3xl">{t('ordering.checkout.title')}</h1>
      <div className="grid gap-4 lg:grid-cols-[1fr_24rem] lg:gap-8 lg:gap-12">
        <div className="order-2 lg:order-1">
          <CheckoutForm checkout={checkout} />
        </div>
        <div className="order-1 lg:sticky lg:top-28 lg:order-2 lg:self-start">
          <CheckoutSummary checkout={checkout} />
        </div>
      </div>
    </div>
  )
}
