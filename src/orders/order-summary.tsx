import { formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import type { Amounts } from './preview'

/** The amounts of a cart or an order. Tax is a part of the total. */
export function OrderSummary({ amounts }: { amounts: Amounts }) {
  const { t, language } = useLanguage()
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-y-2">
      <dt>{t('deferred.summary.subtotal')}</dt>
      <dd translate="no" className="ps-4 text-end">
        {formatMoney(amounts.subtotal, language)}
      </dd>
      <dt>{t('deferred.summary.delivery')}</dt>
      <dd translate={amounts.delivery_fee === 0 ? undefined : 'no'} className="ps-4 text-end">
        {amounts.delivery_fee === 0
          ? t('deferred.summary.free')
          : formatMoney(amounts.delivery_fee, language)}
      </dd>
      {amounts.gift_fee !== undefined && amounts.gift_fee > 0 && (
        <>
          <dt>{t('deferred.summary.giftWrap')}</dt>
          <dd translate="no" className="ps-4 text-end">
            {formatMoney(amounts.gift_fee, language)}
          </dd>
        </>
      )}
      {amounts.discount_amount !== undefined && amounts.discount_amount > 0 && (
        <>
          <dt>{t('deferred.summary.discount')}</dt>
          <dd translate="no" className="ps-4 text-end">
            <bdi dir="ltr">−{formatMoney(amounts.discount_amount, language)}</bdi>
          </dd>
        </>
      )}
      <dt className="mt-1 border-t border-plaster-line pt-3 text-lg font-medium">
        {t('deferred.summary.total')}
      </dt>
      <dd translate="no" className="mt-1 border-t border-plaster-line pt-3 text-end text-lg font-medium">
        {formatMoney(amounts.total_amount, language)}
      </dd>
      {/* An export is exempt, and a shop that has not set its rate claims none. */}
      {amounts.tax_amount > 0 && (
        <>
          <dt className="text-sm text-ink-muted">{t('deferred.summary.taxPart')}</dt>
          <dd translate="no" className="ps-4 text-end text-sm text-ink-muted">
            {formatMoney(amounts.tax_amount, language)}
          </dd>
        </>
      )}
    </dl>
  )
}
