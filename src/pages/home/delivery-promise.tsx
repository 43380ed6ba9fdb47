import { useQuery } from '@tanstack/react-query'
import { formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { settingsQueries } from '@/settings/queries'

// Figures of the usual length: they keep the room until the real ones are known, and are never seen.
const USUAL = { free_above: 100, min_days: 3, max_days: 7 }

/** What delivery in Morocco costs and takes, as the table of rates says. */
export function DeliveryPromise() {
  const { t, language } = useLanguage()
  const { data: rates, isError } = useQuery(settingsQueries.deliveryRates())
  const known = rates?.find(({ country }) => country === 'morocco')
  if (isError || (rates !== undefined && known === undefined)) return t('home.fastText')

  const { free_above: freeAbove, min_days: min, max_days: max } = known ?? USUAL
  const days = t('delivery.days', { min, count: max })
  return (
    <span className={known === undefined ? 'invisible' : undefined}>
      {freeAbove === null
        ? t('home.fastDays', { days })
        : t('home.fastFree', { days, amount: formatMoney(freeAbove, language) })}
    </span>
  )
}
