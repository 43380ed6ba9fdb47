import { useId, type ReactNode } from 'react'
import { formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { Card } from '@/ui/card'
import { Ltr } from '@/ui/ltr'
import { ScrollBox } from '@/ui/table'
import { shareOf } from './change'

export type RankingRow = {
  key: string
  name: ReactNode
  /** What the bar is long by. */
  size: number
  /** One for each of the headings. */
  cells: readonly string[]
  /** The colour of the bar; copper otherwise. */
  bar?: string
}

type RankingProps = {
  title: string
  nameHeader: string
  headers: readonly string[]
  rows: readonly RankingRow[]
  /** Everything that the rows are parts of; without it no shares are told. */
  whole?: number
  empty: string
}

/** A table whose rows carry bars: how the parts compare is seen, and read out, in one place. */
export function Ranking({ title, nameHeader, headers, rows, whole, empty }: RankingProps) {
  const { t, language } = useLanguage()
  const id = useId()
  const largest = Math.max(...rows.map(({ size }) => size), 0)
  return (
    <Card className="min-w-0 p-4 sm:p-5">
      {rows.length === 0 ? (
        <>
          <h3 className="text-lg">{title}</h3>
          <p className="py-6 text-center text-ink-muted">{empty}</p>
        </>
      ) : (
        <ScrollBox labelledBy={id}>
          <table className="w-full text-start">
            <caption id={id} className="pb-2 text-start font-display text-lg font-semibold">
              {title}
            </caption>
            <thead className="text-sm text-ink-muted">
              <tr>
                <th scope="col" className="w-full py-1 text-start font-medium">
                  {nameHeader}
                </th>
                {headers.map((header) => (
                  <th key={header} scope="col" className="py-1 ps-4 text-end font-medium whitespace-nowrap">
                    {header}
                  </th>
                ))}
                {whole !== undefined && (
                  <th scope="col" className="py-1 ps-4 text-end font-medium whitespace-nowrap">
                    {t('adminAnalytics.share')}
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, name, size, cells, bar = 'fill-copper' }) => (
                <tr key={key} className="border-t border-plaster-line">
                  <th scope="row" className="py-2 text-start font-normal">
                    {name}
                    <svg aria-hidden="true" className="mt-1 block h-2 w-full rtl:-scale-x-100">
                      <rect width="100%" height="100%" rx="4" className="fill-plaster-raised" />
                      <rect width={`${shareOf(size, largest)}%`} height="100%" rx="4" className={bar} />
                    </svg>
                  </th>
                  {cells.map((cell, index) => (
                    <td key={headers[index]} className="py-2 ps-4 text-end align-top whitespace-nowrap">
                      {cell}
                    </td>
                  ))}
                  {whole !== undefined && (
                    <td className="py-2 ps-4 text-end align-top whitespace-nowrap text-ink-muted">
                      <Ltr>
                        {t('adminAnalytics.percent', {
                          value: formatNumber(Math.round(shareOf(size, whole)), language),
                        })}
                      </Ltr>
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
      )}
    </Card>
  )
}
