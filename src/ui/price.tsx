import type { ReactNode } from 'react'
import { formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { cn } from '@/lib/cn'

const sizes = { regular: 'text-base', large: 'text-2xl font-display' }

type PriceProps = {
  amount: number
  /** The price before a reduction; shown struck through when it is higher. */
  before?: number | null
  /** The price of the cheapest variations, where it differs from `amount`: shown as "From 80 DH". */
  from?: number | null | undefined
  size?: keyof typeof sizes
  className?: string
  /** In the one line of a card. Where it is too narrow for both prices, the price before the reduction is not seen. */
  oneLine?: boolean
  /** On a line of its own below the price. */
  children?: ReactNode
}

export function Price({
  amount,
  before = null,
  from,
  size = 'regular',
  className,
  oneLine = false,
  children,
}: PriceProps) {
  const { t, language } = useLanguage()
  // What the cheapest variations add to the price, they also add to the price before the reduction.
  const adjustment = (from ?? amount) - amount
  const reduced = before !== null && before > amount
  const prices = (
    <>
      <span
        translate={from == null ? 'no' : undefined}
        className={cn('font-semibold', sizes[size], reduced && 'text-copper')}
      >
        {from == null
          ? formatMoney(amount, language)
          : t('shop.price.from', { price: formatMoney(from, language) })}
      </span>
      {reduced && (
        <span className="text-sm text-ink-muted">
          <span className="sr-only">{t('shop.price.before')} </span>
          <s translate="no">{formatMoney(before + adjustment, language)}</s>
        </span>
      )}
    </>
  )
  return (
    <span data-price="" className={cn('inline-flex flex-wrap items-baseline gap-x-2', className)}>
      {/* What does not fit wraps out of sight. */}
      {oneLine ? (
        <span className="flex h-[1lh] flex-wrap items-baseline gap-x-1 overflow-hidden whitespace-nowrap sm:gap-x-2">
          {prices}
        </span>
      ) : (
        prices
      )}
      {children}
    </span>
  )
}
