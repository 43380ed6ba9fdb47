import { useQuery } from '@tanstack/react-query'
import { formatDate, formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { cn } from '@/lib/cn'
import type { Currency } from './chosen-currency'
import { approximate, currencyRates, formatApproximate } from './queries'

export type ApproximateAmountProps = {
  /** In MAD. */
  amount: number
  currency: Currency
  /** Beside a total that is about to be paid: says the rate, and in which currency the buyer is charged. */
  explained?: boolean
  className?: string
}

export function ApproximateAmount({
  amount,
  currency,
  explained = false,
  className,
}: ApproximateAmountProps) {
  const { t, language } = useLanguage()
  const { data: rates } = useQuery(currencyRates())
  const row = rates?.find((rate) => rate.currency === currency)
  if (row === undefined) return null
  const rate = t('currency.rate', {
    currency,
    price: formatMoney(row.rate, language),
    date: formatDate(row.rate_date, language),
  })
  const price = t('currency.about', {
    price: formatApproximate(approximate(amount, row.rate), currency, language),
  })
  return (
    <span
      data-approximate=""
      title={explained ? undefined : rate}
      className={cn('basis-full text-sm font-normal text-ink-muted', className)}
    >
      {price}
      {explained && (
        <span className="block">
          {rate}. {t('currency.charged')}
        </span>
      )}
    </span>
  )
}
