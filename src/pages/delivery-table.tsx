import { deliveryDays, type DeliveryRate } from '@/content/shipping'
import { formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { Table } from '@/ui/table'

/** Fee, duration and free-delivery threshold for each country. */
export function DeliveryTable({ rates }: { rates: readonly DeliveryRate[] }) {
  const { t, tKey, language } = useLanguage()
  return (
    <Table caption={t('content.support.rates')} hideCaption>
      <thead>
        <tr>
          <th scope="col">{t('content.support.country')}</th>
          <th scope="col">{t('content.support.fee')}</th>
          <th scope="col">{t('content.support.time')}</th>
          <th scope="col">{t('content.support.freeFrom')}</th>
        </tr>
      </thead>
      <tbody>
        {rates.map((rate) => (
          <tr key={rate.country}>
            <th scope="row">{tKey(`shop.country.${rate.country}`)}</th>
            <td className="whitespace-nowrap">
              {rate.fee === 0 ? t('deferred.summary.free') : formatMoney(rate.fee, language)}
            </td>
            <td>{deliveryDays(rate, t)}</td>
            <td className="whitespace-nowrap">
              {rate.free_from === null ? t('content.support.never') : formatMoney(rate.free_from, language)}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
