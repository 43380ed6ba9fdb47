import { formatMoney, formatNumber } from '@/i18n/format'
import type { Language } from '@/i18n/locales'
import type { Translator } from '@/i18n/translate'
import { cn } from '@/lib/cn'
import type { AdminOrder } from './queries'

type OrderAmountsProps = {
  amounts: Pick<
    AdminOrder,
    | 'subtotal'
    | 'delivery_fee'
    | 'gift_fee'
    | 'discount_amount'
    | 'tax_amount'
    | 'tax_rate'
    | 'total_amount'
    | 'payment_method'
  >
  /** An invoice is in the customer's language, a page in the operator's. */
  words: Translator
  language: Language
  className?: string
}

/** What the total is made of, tax included, and how it is paid. Amounts in MAD. */
export function OrderAmounts({ amounts, words: { t }, language, className }: OrderAmountsProps) {
  const row = 'flex justify-between gap-6'
  return (
    <dl className={cn('flex flex-col gap-1', className)}>
      <div className={row}>
        <dt>{t('deferred.summary.subtotal')}</dt>
        <dd translate="no">{formatMoney(amounts.subtotal, language)}</dd>
      </div>
      <div className={row}>
        <dt>{t('deferred.summary.delivery')}</dt>
        <dd translate={amounts.delivery_fee === 0 ? undefined : 'no'}>
          {amounts.delivery_fee === 0
            ? t('deferred.summary.free')
            : formatMoney(amounts.delivery_fee, language)}
        </dd>
      </div>
      {amounts.gift_fee > 0 && (
        <div className={row}>
          <dt>{t('deferred.summary.giftWrap')}</dt>
          <dd translate="no">{formatMoney(amounts.gift_fee, language)}</dd>
        </div>
      )}
      {amounts.discount_amount > 0 && (
        <div className={row}>
          <dt>{t('deferred.summary.discount')}</dt>
          <dd translate="no">
            <bdi dir="ltr">−{formatMoney(amounts.discount_amount, language)}</bdi>
          </dd>
        </div>
      )}
      <div className={cn(row, 'mt-1 border-t border-plaster-line pt-2 text-lg font-medium')}>
        <dt>{t('deferred.summary.total')}</dt>
        <dd translate="no">{formatMoney(amounts.total_amount, language)}</dd>
      </div>
      {amounts.tax_amount > 0 && amounts.tax_rate !== null && (
        <div className={cn(row, 'text-sm text-ink-muted')}>
          <dt>{t('adminPayments.taxOf', { rate: formatNumber(amounts.tax_rate * 100, language) })}</dt>
          <dd translate="no">{formatMoney(amounts.tax_amount, language)}</dd>
        </div>
      )}
      <div className={cn(row, 'text-sm text-ink-muted')}>
        <dt>{t('ordering.order.payment')}</dt>
        <dd>{t(`deferred.payment.${amounts.payment_method}`)}</dd>
      </div>
    </dl>
  )
}
