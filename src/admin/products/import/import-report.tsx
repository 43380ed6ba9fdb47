import { useState } from 'react'
import { formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { cn } from '@/lib/cn'
import { Button } from '@/ui/button'
import { Ltr } from '@/ui/ltr'
import { Table } from '@/ui/table'
import { problemText } from './problem-text'
import type { RowProblem } from './read-rows'

export type ImportCount = { label: string; count: number; tone?: 'error' }

export function ImportCounts({ counts }: { counts: readonly ImportCount[] }) {
  const { language } = useLanguage()
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {counts.map(({ label, count, tone }) => (
        <div
          key={label}
          className="flex flex-col-reverse rounded-picture border border-plaster-line bg-white px-4 py-3"
        >
          <dt className="text-sm text-ink-muted">{label}</dt>
          <dd
            className={cn(
              'font-display text-2xl tabular-nums',
              tone === 'error' && count > 0 && 'text-brick',
            )}
          >
            {formatNumber(count, language)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const AT_FIRST = 50

/** What is wrong where: as many rows as can be read, and the rest on demand. */
export function ImportProblems({ problems }: { problems: readonly RowProblem[] }) {
  const { t, language } = useLanguage()
  const [all, setAll] = useState(false)
  if (problems.length === 0) return null
  const shown = all ? problems : problems.slice(0, AT_FIRST)
  return (
    <div className="flex flex-col gap-3">
      <Table caption={t('adminImport.problems')}>
        <thead>
          <tr>
            <th scope="col">{t('adminImport.line')}</th>
            <th scope="col">{t('adminImport.column')}</th>
            <th scope="col">{t('adminImport.value')}</th>
            <th scope="col">{t('adminImport.reason')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((problem) => (
            <tr key={problem.line}>
              <th scope="row" className="tabular-nums">
                {formatNumber(problem.line, language)}
              </th>
              <td className="whitespace-nowrap">
                {problem.field === null ? (
                  '–'
                ) : (
                  <Ltr>
                    <code className="font-mono text-sm">{problem.field}</code>
                  </Ltr>
                )}
              </td>
              <td dir="auto" className="max-w-60 truncate">
                {problem.value === '' ? '–' : problem.value.slice(0, 80)}
              </td>
              <td className="min-w-56">{t(problemText(problem))}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {shown.length < problems.length && (
        <Button tone="secondary" className="self-start" onClick={() => setAll(true)}>
          {t('adminImport.showAll', { count: problems.length })}
        </Button>
      )}
    </div>
  )
}
