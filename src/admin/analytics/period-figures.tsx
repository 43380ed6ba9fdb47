import { formatMoney, formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { Figure, Figures } from '../dashboard/figures'
import { Comparison } from './comparison'
import type { Statistics } from './queries'

const FIGURES = [
  { key: 'revenue', label: 'adminAnalytics.revenue', format: formatMoney },
  { key: 'orders', label: 'admin.orders', format: formatNumber },
  { key: 'average', label: 'adminAnalytics.average', format: formatMoney },
  { key: 'customers', label: 'adminAnalytics.buyers', format: formatNumber },
] as const

/** The period in four figures, beside those of as many days before. */
export function PeriodFigures({ statistics }: { statistics: Statistics }) {
  const { t, language } = useLanguage()
  return (
    <Figures>
      {FIGURES.map(({ key, label, format }) => {
        const written = (value: number) => format(value, language)
        return (
          <Figure
            key={key}
            label={t(label)}
            note={<Comparison now={statistics[key]} before={statistics.previous[key]} format={written} />}
          >
            {written(statistics[key])}
          </Figure>
        )
      })}
    </Figures>
  )
}
