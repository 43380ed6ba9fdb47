import { useLanguage } from '@/i18n/language-context'
import { errorMessage } from '@/lib/errors'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { ImportCounts, ImportProblems } from './import-report'
import type { ReadFile } from './read-rows'
import type { ImportReport } from './send-rows'

type ImportPreviewProps = {
  file: ReadFile
  report: ImportReport
  busy: boolean
  onImport: () => void
  onRetry: () => void
  onBack: () => void
}

/** What a file would do, and the button that does it. */
export function ImportPreview({ file, report, busy, onImport, onRetry, onBack }: ImportPreviewProps) {
  const { t } = useLanguage()
  const problems = [...file.problems, ...report.problems].sort((one, other) => one.line - other.line)
  const count = report.added.length + report.changed.length

  if (report.broken !== null) {
    return (
      <Notice tone="error" role="alert">
        {errorMessage(report.broken.error, t)}
        <Button tone="secondary" size="small" onClick={onRetry}>
          {t('action.retry')}
        </Button>
        <Button tone="secondary" size="small" onClick={onBack}>
          {t('adminImport.another')}
        </Button>
      </Notice>
    )
  }
  return (
    <div className="flex flex-col gap-5">
      {file.unknownColumns.length > 0 && (
        <Notice tone="warning">
          {t('adminImport.unknownColumns', { columns: file.unknownColumns.join(', ') })}
        </Notice>
      )}
      <ImportCounts
        counts={[
          { label: t('adminImport.countNew'), count: report.added.length },
          { label: t('adminImport.countChanged'), count: report.changed.length },
          { label: t('adminImport.countUnchanged'), count: report.unchanged.length },
          { label: t('adminImport.countProblems'), count: problems.length, tone: 'error' },
        ]}
      />
      {count === 0 && problems.length === 0 && <Notice>{t('adminImport.nothingToDo')}</Notice>}
      {count > 0 && problems.length > 0 && (
        <Notice tone="warning">{t('adminImport.skipped', { count: problems.length })}</Notice>
      )}
      <div className="flex flex-wrap gap-2">
        {count > 0 && (
          <Button busy={busy} onClick={onImport}>
            {t('adminImport.import', { count })}
          </Button>
        )}
        <Button tone="secondary" disabled={busy} onClick={onBack}>
          {t('adminImport.another')}
        </Button>
      </div>
      <ImportProblems problems={problems} />
    </div>
  )
}
