import type { DeliveryRate } from '@/content/shipping'
import { deliveryDays } from '@/i18n/delivery-days'
import { formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
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
        {rates.map((rate) => (
          <tr key={rate.country}>
            <th scope="row">{tKey(`shop.country.${rate.country}`)}</th>
            <td className="whitespace-nowrap">
              <span translate={rate.fee === 0 ? undefined : 'no'}>
                {rate.fee === 0 ? t('deferred.summary.free') : formatMoney(rate.fee, language)}
              </span>
              {rate.fee > 0 && rate.free_from !== null && (
                <span className="block text-sm whitespace-normal text-ink-muted sm:hidden">
                  {t('content.support.freeFromAmount', { amount: formatMoney(rate.free_from, language) })}
                </span>
              )}
            </td>
            <td>{deliveryDays(rate, t)}</td>
            <td
              translate={rate.fee === 0 || rate.free_from === null ? undefined : 'no'}
              className="whitespace-nowrap max-sm:hidden"
            >
              {rate.fee === 0
                ? t('content.support.always')
                : rate.free_from === null
                  ? t('content.support.never')
                  : formatMoney(rate.free_from, language)}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
