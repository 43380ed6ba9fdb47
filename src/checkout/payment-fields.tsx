import { useWatch } from 'react-hook-form'
import { useLanguage } from '@/i18n/language-context'
import { Choice } from '@/ui/choice'
import type { CheckoutFormApi } from './checkout-fields'
import { PAYMENT_METHODS } from './schema'

/** Cash is collected in Morocco only, so abroad it is not offered. */
export function PaymentFields({ form }: { form: CheckoutFormApi }) {
  const { t, tKey } = useLanguage()
  const country = useWatch({ control: form.control, name: 'country' })
  const offered = PAYMENT_METHODS.filter((method) => method !== 'cash_on_delivery' || country === 'morocco')
  const message = form.formState.errors.paymentMethod?.message

  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="sr-only">{t('checkout.payment')}</legend>
      {offered.map((method) => (
        <Choice key={method} value={method} {...form.register('paymentMethod')}>
          <span>
            <span className="block font-medium">{t(`payment.${method}`)}</span>
            <span className="block text-sm text-ink-muted">{t(`payment.${method}Text`)}</span>
          </span>
        </Choice>
      ))}
      {message !== undefined && <p className="text-sm text-brick">{tKey(message)}</p>}
    </fieldset>
  )
}
