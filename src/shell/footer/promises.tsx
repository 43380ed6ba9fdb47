import { useQuery } from '@tanstack/react-query'
import { RETURN_DAYS } from '@/content/returns'
import { formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { settingsQueries } from '@/settings/queries'
import { Khatam } from '@/ui/khatam'

/** What to count on, at the end of every page. What delivery costs is computed from the rates. */
export function Promises() {
  const { t, language } = useLanguage()
  const { data: rates } = useQuery(settingsQueries.deliveryRates())
  const freeAbove = rates?.find((rate) => rate.country === 'morocco')?.free_above ?? null
  const promises = [
    t('footer.secure'),
    t('footer.returnDays', { count: RETURN_DAYS }),
    t('footer.fund'),
    // Last in its row, which has room for two lines: the rates arrive after the footer is drawn, and nothing may move.
    freeAbove === null
      ? t('footer.delivery')
      : t('footer.freeDelivery', { amount: formatMoney(freeAbove, language) }),
  ]
  return (
    <section aria-label={t('footer.promises')} className="border-b border-plaster/15">
      <ul className="mx-auto grid max-w-page gap-x-6 gap-y-3 px-4 py-6 sm:grid-cols-2 lg:grid-cols-[auto_auto_auto_1fr] lg:gap-x-10 lg:py-4">
        {promises.map((promise, index) => (
          <li key={index} className="flex items-center gap-2.5 font-display lg:min-h-[2lh]">
            <Khatam className="size-4 text-gold" />
            {promise}
          </li>
        ))}
      </ul>
    </section>
  )
}
