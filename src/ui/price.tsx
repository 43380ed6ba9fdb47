import { formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { cn } from '@/lib/cn'

const sizes = { regular: 'text-base', large: 'text-2xl font-display' }

type PriceProps = {
  amount: number
  /** The price before a reduction; shown struck through when it is higher. */
  before?: number | null
  size?: keyof typeof sizes
  className?: string
}

export function Price({ amount, before = null, size = 'regular', className }: PriceProps) {
  const { t, language } = useLanguage()
  const reduced = before !== null && before > amount
  return (
    <span className={cn('inline-flex flex-wrap items-baseline gap-x-2', className)}>
      <span className={cn('font-semibold', sizes[size], reduced && 'text-copper')}>
        {formatMoney(amount, language)}
      </span>
      {reduced && (
        <span className="text-sm text-ink-muted">
          <span className="sr-only">{t('shop.price.before')} </span>
          <s>{formatMoney(before, language)}</s>
        </span>
      )}
    </span>
  )
}
