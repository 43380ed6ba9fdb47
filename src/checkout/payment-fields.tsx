import { useId } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { paymentName } from '@/orders/payment-status'
import { paths } from '@/paths'
import { METHOD_ICONS } from '@/payments/method-icons'
import { Choice } from '@/ui/choice'
import { Fieldset } from '@/ui/fieldset'
import { Link } from '@/ui/link'
import { Notice } from '@/ui/notice'
import type { Checkout } from './use-checkout'

type PaymentFieldsProps = {
  checkout: Pick<Checkout, 'form' | 'methods' | 'pickMethod' | 'transferHoldDays'> & { isPickup?: boolean }
}

/** The ways to pay that are possible for the chosen country, each with when, how and what it costs. */
export function PaymentFields({ checkout }: PaymentFieldsProps) {
  const { form, methods, pickMethod, transferHoldDays, isPickup = false } = checkout
  const { t, tKey } = useLanguage()
  const id = useId()
  const message = form.formState.errors.paymentMethod?.message

  if (methods.length === 0) {
    return (
      <Notice tone="warning" role="status">
        {t('ordering.checkout.noMethods')}
        <Link to={paths.contact()} className="underline">
          {t('deferred.cart.writeToUs')}
        </Link>
      </Notice>
    )
  }

  return (
    <Fieldset
      className="flex flex-col gap-3"
      aria-describedby={message === undefined ? undefined : `${id}-error`}
    >
      <legend className="sr-only">{t('ordering.checkout.payment')}</legend>
      {methods.map((method) => {
        const Icon = METHOD_ICONS[method]
        const isPaidThere = isPickup && method === 'cash_on_delivery'
        const when =
          method === 'bank_transfer'
            ? t('ordering.pay.when.bank_transfer', { count: transferHoldDays })
            : t(isPaidThere ? 'ordering.pay.when.pickup' : `ordering.pay.when.${method}`)
        return (
          <Choice
            key={method}
            value={method}
            aria-labelledby={`${id}-${method}`}
            aria-describedby={`${id}-${method}-text`}
            {...form.register('paymentMethod', { onChange: pickMethod })}
          >
            <span className="min-w-0 grow">
              <span className="flex items-start justify-between gap-3 font-medium">
                <span id={`${id}-${method}`}>
                  {t(paymentName({ payment_method: method, is_pickup: isPickup }))}
                </span>
                <Icon aria-hidden="true" strokeWidth={1.5} className="size-6 shrink-0 text-copper" />
              </span>
              <span id={`${id}-${method}-text`} className="block text-sm text-ink-muted">
                <span className="text-ink">
                  {when} · {t('ordering.pay.noFee')}
                </span>
                <span className="block">
                  {t(isPaidThere ? 'ordering.pay.how.pickup' : `ordering.pay.how.${method}`)}
                </span>
              </span>
            </span>
          </Choice>
        )
      })}
      {message !== undefined && (
        <p id={`${id}-error`} role="alert" className="text-sm text-brick">
          {tKey(message)}
        </p>
      )}
    </Fieldset>
  )
}
