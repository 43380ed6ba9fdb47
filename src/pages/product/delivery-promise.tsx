import { useQuery } from '@tanstack/react-query'
import { Truck } from 'lucide-react'
import { formatDay, formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { addBusinessDays, moroccanToday } from '@/lib/business-days'
import { cn } from '@/lib/cn'
import { settingsQueries } from '@/settings/queries'
import { Select } from '@/ui/select'
import { rememberDeliveryCountry, useDeliveryCountry } from './delivery-country'

type DeliveryPromiseProps = {
  /** What the order comes to with these pieces: above the country's limit delivery is free. */
  subtotal: number
}

// Figures of the usual length keep the room until the real ones are known, and are never seen.
const USUAL = { country: 'morocco', fee: 15, free_above: 100, min_days: 3, max_days: 7 }
const SOME_DAY = new Date('2026-11-25T00:00:00Z')

/** When it comes to the visitor's country, and for how much. */
export function DeliveryPromise({ subtotal }: DeliveryPromiseProps) {
  const { t, tKey, language } = useLanguage()
  const { data: rates, isError } = useQuery(settingsQueries.deliveryRates())
  const wanted = useDeliveryCountry()
  if (isError || rates?.length === 0) return null

  const known = wanted === null ? undefined : (rates?.find(({ country }) => country === wanted) ?? rates?.[0])
  const rate = known ?? USUAL
  const today = known === undefined ? SOME_DAY : moroccanToday(new Date())
  const from = formatDay(addBusinessDays(today, rate.min_days), language)
  const to = formatDay(addBusinessDays(today, rate.max_days), language)
  const fee = formatMoney(rate.fee, language)

  return (
    <section
      aria-label={t('product.delivery')}
      className="flex gap-4 rounded-control border border-plaster-line bg-plaster-raised/60 p-4"
    >
      <Truck aria-hidden="true" className="mt-2.5 size-6 shrink-0 text-copper rtl:-scale-x-100" />
      <div className={cn('flex min-w-0 grow flex-col gap-1', known === undefined && 'invisible')}>
        <label className="flex flex-wrap items-center gap-x-3">
          <span>{t('product.deliverTo')}</span>
          <span className="min-w-40 grow">
            <Select value={rate.country} onChange={(event) => rememberDeliveryCountry(event.target.value)}>
              {(rates ?? [USUAL]).map(({ country }) => (
                <option key={country} value={country}>
                  {tKey(`country.${country}`)}
                </option>
              ))}
            </Select>
          </span>
        </label>
        <div role="status">
          <p className="font-medium">
            {from === to ? t('product.arrivesOn', { day: from }) : t('product.arrivesBetween', { from, to })}
          </p>
          <p className="text-ink-muted">
            {rate.fee === 0 || (rate.free_above !== null && subtotal > rate.free_above)
              ? t('product.deliveryFree')
              : rate.free_above === null
                ? t('product.deliveryFee', { fee })
                : t('product.deliveryFreeAbove', { fee, amount: formatMoney(rate.free_above, language) })}
          </p>
        </div>
      </div>
    </section>
  )
}
