import { useQuery } from '@tanstack/react-query'
import { useCurrency } from '@/currency/chosen-currency'
import { useLanguage } from '@/i18n/language-context'
import { shownCountry, useDeliveryCountry } from '@/settings/delivery-country'
import { settingsQueries } from '@/settings/queries'

/** "Morocco · MAD": the country of delivery and the currency of prices. Empty until the page is hydrated. */
export function RegionLabel() {
  const { tKey } = useLanguage()
  const { data: rates } = useQuery(settingsQueries.deliveryRates())
  const country = useDeliveryCountry()
  const currency = useCurrency() ?? 'MAD'
  if (country === null) return null
  return `${tKey(`shop.country.${shownCountry(rates, country) ?? country}`)} · ${currency}`
}
