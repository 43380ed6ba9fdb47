import { ArrowDown, ArrowUp, Minus } from 'lucide-react'
import { formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { cn } from '@/lib/cn'
import { Ltr } from '@/ui/ltr'
import { changeOf } from './change'

const LOOKS = {
  up: { icon: ArrowUp, className: 'text-olive', sign: '+' },
  down: { icon: ArrowDown, className: 'text-brick', sign: '\u2212' },
  same: { icon: Minus, className: 'text-ink-muted', sign: '' },
}

type ComparisonProps = {
  now: number
  before: number
  /** A figure as it is written. */
  format: (value: number) => string
}

/** How a figure compares with that of the period before: an arrow, percent, and what it was. */
export function Comparison({ now, before, format }: ComparisonProps) {
  const { t, language } = useLanguage()
  const { direction, percent } = changeOf(now, before)
  const { icon: Icon, className, sign } = LOOKS[direction]
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <span className={cn('inline-flex items-center gap-1 font-medium', className)}>
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        {percent === null ? (
          t('adminAnalytics.new')
        ) : (
          <Ltr>
            {t('adminAnalytics.percent', { value: `${sign}${formatNumber(Math.abs(percent), language)}` })}
          </Ltr>
        )}
      </span>
      <span>{t('adminAnalytics.before', { value: format(before) })}</span>
    </span>
  )
}
