import { useQuery } from '@tanstack/react-query'
import { Truck } from 'lucide-react'
import { formatDay, formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { HOME_COUNTRY } from '@/lib/countries'
import { addBusinessDays, shopCalendarDay } from '@/lib/shop-clock'
import { cn } from '@/lib/cn'
import { useUnread } from '@/lib/use-unread'
import { rateFor, chooseDeliveryCountry, useDeliveryCountry } from '@/settings/delivery-country'
import { CountryOptions } from '@/settings/country-options'
import { settingsQueries } from '@/settings/queries'
import { NativeSelect } from '@/ui/native-select'
import { UnreadPart } from '@/ui/unread-part'

type DeliveryEstimateProps = {
  /** The price of these pieces, in dirhams: from the country's threshold on delivery is free. */
  subtotal: number
  /** In grams. */
  weight: number
  /** Business days until a product that is made to order can be sent. */
  leadTime: number
}

// Rendered invisibly until rates and country have been read, so that the box keeps its height.
const PLACEHOLDER_RATE = { country: HOME_COUNTRY, fee: 15, free_from: 100, min_days: 3, max_days: 7 }
const PLACEHOLDER_DAY = new Date('2026-11-25T00:00:00Z')

/** Delivery dates and fee for the visitor's country, which can be changed here. */
export function DeliveryEstimate({ subtotal, weight, leadTime }: DeliveryEstimateProps) {
  const { t, tKey, language } = useLanguage()
  const query = useQuery(settingsQueries.deliveryRates())
  const { data: rates } = query
  const unread = useUnread(query)
  const preferred = useDeliveryCountry()
  if (rates?.length === 0) return null
  if (unread !== null) return <UnreadPart {...unread} />

  const preferredRate = preferred === null ? undefined : rateFor(rates, preferred)
  const isServed = preferredRate !== undefined || preferred === null || rates === undefined
  const rate = preferredRate ?? PLACEHOLDER_RATE
  // Where couriers have prices of their own, the city decides: the checkout knows it.
  const bounds = preferredRate?.delivery_bounds.find(({ from_g: from }) => from <= weight)
  const { min_fee: lowest, ...terms } = bounds ?? { ...rate, min_fee: rate.fee }
  const today = preferredRate === undefined ? PLACEHOLDER_DAY : shopCalendarDay(new Date())
  const from = formatDay(addBusinessDays(today, leadTime + terms.min_days), language)
  const to = formatDay(addBusinessDays(today, leadTime + terms.max_days), language)
  const highest = formatMoney(terms.fee, language)
  const fee = lowest === terms.fee ? highest : `${formatMoney(lowest, language)} – ${highest}`

  return (
    <section
      aria-label={t('product.delivery')}
      className="flex gap-4 rounded-control border border-plaster-line bg-plaster-raised/60 p-4"
    >
      <Truck aria-hidden="true" className="mt-2.5 size-6 shrink-0 text-copper rtl:-scale-x-100" />
      <div
        className={cn(
          'flex min-w-0 grow flex-col gap-1',
          preferredRate === undefined && isServed && 'invisible',
        )}
      >
        <label className="flex flex-wrap items-center gap-x-3">
          <span>{t('product.deliverTo')}</span>
          <span className="min-w-[min(10rem,100%)] grow">
            <NativeSelect
              value={isServed ? rate.country : preferred}
              onChange={(event) => chooseDeliveryCountry(event.target.value)}
            >
              <CountryOptions
                served={(rates ?? [PLACEHOLDER_RATE]).map(({ country }) => country)}
                value={isServed ? rate.country : preferred}
              />
            </NativeSelect>
          </span>
        </label>
        <div role="status">
          {!isServed && (
            <p className="text-brick">
              {t('shop.country.notServed', { country: tKey(`shop.country.${preferred}`) })}
            </p>
          )}
          <p className="font-medium" hidden={!isServed}>
            {from === to ? t('product.arrivesOn', { day: from }) : t('product.arrivesBetween', { from, to })}
          </p>
          <p className="text-ink-muted" hidden={!isServed}>
            {terms.fee === 0 || (rate.free_from !== null && subtotal >= rate.free_from)
              ? t('product.deliveryFree')
              : rate.free_from === null
                ? t('product.deliveryFee', { fee })
                : t('product.deliveryFreeFrom', { fee, amount: formatMoney(rate.free_from, language) })}
          </p>
        </div>
      </div>
    </section>
  )
}
