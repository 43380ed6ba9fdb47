import { useState } from 'react'
import { adminPaths } from '@/admin/admin-paths'
import { lastSeen } from '@/admin/list/use-list-search-params'
import { formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import type { PlainMessageKey } from '@/i18n/message-types'
import { cn } from '@/lib/cn'
import { errorMessage } from '@/lib/errors'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { Ltr } from '@/ui/ltr'
import { Notice } from '@/ui/notice'
import { Table } from '@/ui/table'
import type { FileColumn } from './file-columns'
import type { ReadFile, RowProblem } from './product-file'
import { ImportChanges } from './import-changes'
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
  // A product and its variations are rows of their own.
  const count = report.added.length + new Set(report.changed.map(({ values }) => values.id)).size

  if (report.broken !== null) {
    return (
      <Notice tone="error" role="alert">
        {errorMessage(report.broken.error, t)}
        <Button tone="secondary" size="small" onClick={onRetry}>
          {t('shop.action.retry')}
        </Button>
        <Button tone="secondary" size="small" onClick={onBack}>
          {t('adminProducts.import.another')}
        </Button>
      </Notice>
    )
  }
  return (
    <div className="flex flex-col gap-5">
      {file.unknownColumns.length > 0 && (
        <Notice tone="warning">
          {t('adminProducts.import.unknownColumns', { columns: file.unknownColumns.join(', ') })}
        </Notice>
      )}
      <ImportCounts
        counts={[
          { label: t('adminProducts.import.countNew'), count: report.added.length },
          { label: t('adminProducts.import.countChanged'), count: report.changed.length },
          { label: t('adminProducts.import.countUnchanged'), count: report.unchanged.length },
          { label: t('adminProducts.import.countProblems'), count: problems.length, tone: 'error' },
        ]}
      />
      {count === 0 && problems.length === 0 && <Notice>{t('adminProducts.import.nothingToDo')}</Notice>}
      {count > 0 && problems.length > 0 && (
        <Notice tone="warning">{t('adminProducts.import.skipped', { count: problems.length })}</Notice>
      )}
      <div className="flex flex-wrap gap-2">
        {count > 0 && (
          <Button busy={busy} onClick={onImport}>
            {t('adminProducts.import.import', { count })}
          </Button>
        )}
        <Button tone="secondary" disabled={busy} onClick={onBack}>
          {t('adminProducts.import.another')}
        </Button>
      </div>
      <ImportProblems problems={problems} />
      <ImportChanges added={report.added} changed={report.changed} />
    </div>
  )
}

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
          {t(problems.length > 0 ? 'adminProducts.import.doneWithProblems' : 'adminProducts.import.done')}
        </Notice>
      ) : (
        <Notice tone="error" role="alert">
          <p>
            {errorMessage(broken.error, t)}{' '}
            {first !== undefined &&
              last !== undefined &&
              (first === last
                ? t('adminProducts.import.brokenRow', { line: first.line })
                : t('adminProducts.import.broken', { from: first.line, to: last.line }))}{' '}
            {broken.notSent.length > 0 && t('adminProducts.import.notSent', { count: broken.notSent.length })}
          </p>
        </Notice>
      )}
      <ImportCounts
        counts={[
          { label: t('adminProducts.import.countAdded'), count: added.length },
          { label: t('adminProducts.import.countChanged'), count: changed.length },
          { label: t('adminProducts.import.countUnchanged'), count: unchanged.length },
          { label: t('adminProducts.import.countProblems'), count: problems.length, tone: 'error' },
        ]}
      />
      <div className="flex flex-wrap gap-2">
        <Button asChild>
          <Link to={lastSeen(adminPaths.products())}>{t('adminProducts.import.toProducts')}</Link>
        </Button>
        <Button tone="secondary" onClick={onBack}>
          {t('adminProducts.import.another')}
        </Button>
      </div>
      <ImportProblems problems={problems} />
    </div>
  )
}

type ImportCount = { label: string; count: number; tone?: 'error' }

function ImportCounts({ counts }: { counts: readonly ImportCount[] }) {
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
            translate="no"
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

const INITIAL_ROWS = 50

/** The invalid rows; after the first ones, the rest on demand. */
function ImportProblems({ problems }: { problems: readonly RowProblem[] }) {
  const { t, language } = useLanguage()
  const [all, setAll] = useState(false)
  if (problems.length === 0) return null
  const shown = all ? problems : problems.slice(0, INITIAL_ROWS)
  return (
    <div className="flex flex-col gap-3">
      <Table caption={t('adminProducts.import.problems')}>
        <thead>
          <tr>
            <th scope="col">{t('adminProducts.import.line')}</th>
            <th scope="col">{t('adminProducts.import.column')}</th>
            <th scope="col">{t('adminProducts.import.value')}</th>
            <th scope="col">{t('adminProducts.import.reason')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((problem) => (
            <tr key={problem.line}>
              <th translate="no" scope="row" className="tabular-nums">
                {formatNumber(problem.line, language)}
                {problem.lastLine !== undefined && `–${formatNumber(problem.lastLine, language)}`}
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
          {t('adminProducts.import.showAll', { count: problems.length })}
        </Button>
      )}
    </div>
  )
}

/** What is wrong with a row, by the codes of import_products and of reading the file. */
const REASONS: Readonly<Record<string, PlainMessageKey>> = {
  missing: 'adminProducts.import.reasonMissing',
  unknown_category: 'adminProducts.import.reasonCategory',
  not_found: 'adminProducts.import.reasonNotFound',
  variation_price: 'deferred.error.variation_price',
  picture_missing: 'adminShell.error.picture_missing',
  quotes: 'adminProducts.import.reasonQuotes',
  quotesOpen: 'adminProducts.import.reasonQuotesOpen',
  cells: 'adminProducts.import.reasonCells',
  date: 'adminProducts.import.reasonDate',
  twice: 'adminProducts.import.reasonTwice',
  letters: 'adminProducts.import.reasonLetters',
  baseline: 'adminProducts.import.reasonBaseline',
  edit_conflict: 'adminProducts.import.reasonConflict',
  stock_by_combination: 'adminProducts.import.reasonStock',
  variation_row: 'adminProducts.import.reasonVariationRow',
  unknown_variation: 'adminProducts.import.reasonVariationUnknown',
  ambiguous_variation: 'adminProducts.import.reasonVariationAmbiguous',
  price_by_value: 'adminProducts.import.reasonPriceByValue',
  unknown_column: 'adminProducts.import.reasonRow',
  invalid_row: 'adminProducts.import.reasonRow',
}

const VALUES: Readonly<Record<FileColumn, PlainMessageKey>> = {
  id: 'adminProducts.import.valueId',
  variation: 'adminProducts.import.reasonVariationUnknown',
  name_en: 'adminProducts.import.valueName',
  name_fr: 'adminProducts.import.valueName',
  name_ar: 'adminProducts.import.valueName',
  description_en: 'adminProducts.import.valueDescription',
  description_fr: 'adminProducts.import.valueDescription',
  description_ar: 'adminProducts.import.valueDescription',
  price: 'adminProducts.import.valuePrice',
  compare_at_price: 'adminProducts.import.valueCompareAt',
  price_adjustment: 'adminProducts.import.valueAdjustment',
  stock_quantity: 'adminProducts.import.valueStock',
  category: 'adminProducts.import.reasonCategory',
  city: 'adminProducts.import.reasonCategory',
  is_active: 'adminProducts.import.valueActive',
  image_url: 'adminProducts.import.valueImage',
}

/** What is wrong with a row, in words. */
export function problemText({ code, field }: Pick<RowProblem, 'code' | 'field'>): PlainMessageKey {
  if (code === 'invalid_value' && field !== null) return VALUES[field]
  return REASONS[code] ?? 'adminProducts.import.reasonOther'
}
