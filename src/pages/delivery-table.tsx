import type { DeliveryRate } from '@/content/shipping'
import { deliveryDays } from '@/i18n/delivery-days'
import { formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { deliveryRange } from '@/lib/delivery-range'
import { isAlwaysFree } from '@/lib/free-delivery'
import { Table } from '@/ui/table'

/** Fee, duration and free-delivery threshold for each country; on phones the threshold stands below the fee. */
export function DeliveryTable({ rates }: { rates: readonly DeliveryRate[] }) {
  const { t, tKey, language } = useLanguage()
  return (
    <Table
      caption={t('content.support.rates')}
      hideCaption
      className="max-sm:[&_tbody_th]:whitespace-normal max-sm:[&_td]:px-3 max-sm:[&_th]:px-3"
    >
      <thead>
        <tr>
          <th scope="col">{t('content.support.country')}</th>
          <th scope="col">{t('content.support.fee')}</th>
          <th scope="col">{t('content.support.time')}</th>
          <th scope="col" className="max-sm:hidden">
            {t('content.support.freeFrom')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rates.map((rate) => {
          const isFree = isAlwaysFree(rate)
          const range = deliveryRange(rate)
          const varies = range.min_fee < range.fee
          const fee = formatMoney(range.min_fee, language)
          const limit = isFree || rate.free_from === null ? null : formatMoney(rate.free_from, language)
          return (
            <tr key={rate.country}>
              <th scope="row">{tKey(`shop.country.${rate.country}`)}</th>
              <td className="whitespace-nowrap">
                <span translate={isFree || varies ? undefined : 'no'}>
                  {isFree ? t('deferred.summary.free') : varies ? t('shop.price.from', { price: fee }) : fee}
                </span>
                {limit !== null && (
                  <span className="block text-sm whitespace-normal text-ink-muted sm:hidden">
                    {t('content.support.freeFromAmount', { amount: limit })}
                  </span>
                )}
              </td>
              <td>{deliveryDays(range, t)}</td>
              <td translate={limit === null ? undefined : 'no'} className="whitespace-nowrap max-sm:hidden">
                {limit ?? t(isFree ? 'content.support.always' : 'content.support.never')}
              </td>
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}
