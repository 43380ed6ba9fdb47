import { Truck } from 'lucide-react'
import { formatDay, formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { addBusinessDays, moroccanToday } from '@/lib/business-days'
import type { Country } from './countries'

type DeliveryEstimateProps = {
  country: Country
  rate: { min_days: number; max_days: number }
  fee: number
}

/** What delivery costs and between which days it comes, were the order placed now. */
export function DeliveryEstimate({ country, rate, fee }: DeliveryEstimateProps) {
  const { t, language } = useLanguage()
  const today = moroccanToday(new Date())
  const day = (days: number) => formatDay(addBusinessDays(today, days), language)

  return (
    <div className="flex items-start gap-4 rounded-control border border-plaster-line bg-plaster-raised/60 p-4">
      <Truck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-copper rtl:-scale-x-100" />
      <div className="flex min-w-0 flex-col gap-1" role="status">
        <p className="font-medium">
          {t('checkout.arrives', { from: day(rate.min_days), to: day(rate.max_days) })}
        </p>
        <p className="text-ink-muted">
          {fee === 0
            ? t('checkout.deliveryFree')
            : t('checkout.deliveryFee', { fee: formatMoney(fee, language) })}
          {' · '}
          {t('delivery.days', { min: rate.min_days, count: rate.max_days })}
        </p>
        {country !== 'morocco' && <p className="text-ink-muted">{t('checkout.duties')}</p>}
      </div>
    </div>
  )
}
