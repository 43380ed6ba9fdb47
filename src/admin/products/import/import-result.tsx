import { Link } from 'react-router-dom'
import { paths } from '@/app/paths'
import { useLanguage } from '@/i18n/language-context'
import { errorMessage } from '@/lib/errors'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { ImportCounts, ImportProblems } from './import-report'
import type { RowProblem } from './read-rows'
import type { ImportReport } from './send-rows'

type ImportResultProps = {
  report: ImportReport
  /** Rows that were not sent, because they had been refused before. */
  skipped: readonly RowProblem[]
  onBack: () => void
}

/** What became of every row. */
export function ImportResult({ report, skipped, onBack }: ImportResultProps) {
  const { t } = useLanguage()
  const { added, changed, unchanged, broken } = report
  const problems = [...skipped, ...report.problems].sort((one, other) => one.line - other.line)
  const first = broken?.unknown.at(0)
  const last = broken?.unknown.at(-1)
  return (
    <div className="flex flex-col gap-5">
      {broken === null ? (
        <Notice tone={problems.length > 0 ? 'warning' : 'success'}>
          {t(problems.length > 0 ? 'adminImport.doneWithProblems' : 'adminImport.done')}
        </Notice>
      ) : (
        <Notice tone="error" role="alert">
          <p>
            {errorMessage(broken.error, t)}{' '}
            {first !== undefined &&
              last !== undefined &&
              t('adminImport.broken', { from: first.line, to: last.line })}{' '}
            {broken.notSent.length > 0 && t('adminImport.notSent', { count: broken.notSent.length })}
          </p>
        </Notice>
      )}
      <ImportCounts
        counts={[
          { label: t('adminImport.countAdded'), count: added.length },
          { label: t('adminImport.countChanged'), count: changed.length },
          { label: t('adminImport.countUnchanged'), count: unchanged.length },
          { label: t('adminImport.countProblems'), count: problems.length, tone: 'error' },
        ]}
      />
      <div className="flex flex-wrap gap-2">
        <Button asChild>
          <Link to={paths.adminProducts()}>{t('adminImport.toProducts')}</Link>
        </Button>
        <Button tone="secondary" onClick={onBack}>
          {t('adminImport.another')}
        </Button>
      </div>
      <ImportProblems problems={problems} />
    </div>
  )
}
