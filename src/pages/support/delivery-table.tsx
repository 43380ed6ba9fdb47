import { deliveryDays, type DeliveryRate } from '@/content/shipping'
import { formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { Table } from '@/ui/table'

/** What delivery costs and how long it takes, as the database has it. */
export function DeliveryTable({ rates }: { rates: readonly DeliveryRate[] }) {
  const { t, tKey, language } = useLanguage()
  return (
    <Table caption={t('support.rates')} hideCaption>
      <thead>
        <tr>
          <th scope="col">{t('support.country')}</th>
          <th scope="col">{t('support.fee')}</th>
          <th scope="col">{t('support.time')}</th>
          <th scope="col">{t('support.freeAbove')}</th>
        </tr>
      </thead>
      <tbody>
        {rates.map((rate) => (
          <tr key={rate.country}>
            <th scope="row">{tKey(`country.${rate.country}`)}</th>
            <td className="whitespace-nowrap">
              {rate.fee === 0 ? t('summary.free') : formatMoney(rate.fee, language)}
            </td>
            <td>{deliveryDays(rate, t)}</td>
            <td className="whitespace-nowrap">
              {rate.free_above === null ? t('support.never') : formatMoney(rate.free_above, language)}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
