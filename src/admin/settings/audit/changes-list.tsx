import { ArrowRight } from 'lucide-react'
import { formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import type { Json } from '@/lib/database.types'
import { auditChanges, type Change } from './changes'
import { COLUMN_LABELS } from './labels'
import type { AuditEntry, AuditNames } from './queries'

// More are there for whoever opens them: a new product has twenty.
const SHOWN = 5
// Of a description, its beginning.
const LONGEST = 160
const BEGINNING = 100

type ChangesProps = { entry: AuditEntry; names: AuditNames | undefined }

/** Field by field, from what it was to what it became. */
export function Changes({ entry, names }: ChangesProps) {
  const { t } = useLanguage()
  const changes = auditChanges(entry.diff).filter(
    ({ column, before, after }) => !isOwn(column) && !(isNothing(before) && isNothing(after)),
  )
  const list = (shown: readonly Change[]) => (
    <dl className="flex flex-col gap-2">
      {shown.map((change) => (
        <ChangeLine key={change.column} change={change} action={entry.action} names={names} />
      ))}
    </dl>
  )
  if (changes.length <= SHOWN) return list(changes)
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 text-majolica underline underline-offset-4">
        {t('adminAudit.fields', { count: changes.length })}
      </summary>
      {list(changes)}
    </details>
  )
}

type ChangeLineProps = { change: Change; action: string; names: AuditNames | undefined }

function ChangeLine({ change: { column, before, after }, action, names }: ChangeLineProps) {
  const { t } = useLanguage()
  const label = COLUMN_LABELS[column]
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-muted">{label === undefined ? <bdi>{column}</bdi> : t(label)}</dt>
      <dd className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {action !== 'insert' && (
          <del className="max-w-full decoration-brick/60">
            <span className="sr-only">{t('adminAudit.before')} </span>
            <Value column={column} value={before} names={names} />
          </del>
        )}
        {action === 'update' && (
          <ArrowRight aria-hidden="true" className="size-4 shrink-0 text-ink-muted rtl:-scale-x-100" />
        )}
        {action !== 'delete' && (
          <ins className="max-w-full font-medium no-underline">
            <span className="sr-only">{t('adminAudit.after')} </span>
            <Value column={column} value={after} names={names} />
          </ins>
        )}
      </dd>
    </div>
  )
}

// The row and the moment are said beside the changes.
function isOwn(column: string): boolean {
  return column === 'id' || column === 'created_at'
}

function isNothing(value: Json): boolean {
  return value === null || value === ''
}

function textOf(value: Exclude<Json, null>): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map((part) => (part === null ? '' : textOf(part))).join(', ')
  return JSON.stringify(value)
}

type ValueProps = { column: string; value: Json; names: AuditNames | undefined }

function Value({ column, value, names }: ValueProps) {
  const { t, language } = useLanguage()
  if (value === null || value === '') return <span>{t('adminAudit.nothing')}</span>
  if (typeof value === 'boolean') return <span>{value ? t('adminAudit.yes') : t('adminAudit.no')}</span>
  if (typeof value === 'number') return <bdi dir="ltr">{formatNumber(value, language)}</bdi>
  const text = textOf(value)
  const category = column === 'category_id' ? names?.categories.get(text) : undefined
  const product = column === 'product_id' ? names?.products.get(text) : undefined
  const named = category ?? product
  const words = named === undefined ? text : localized(named, 'name', language)
  const full = category === undefined ? words : `${words} (${category.city})`
  if (full.length <= LONGEST) return <bdi className="break-words whitespace-pre-line">{full}</bdi>
  return (
    <details className="inline-block max-w-full align-top">
      <summary className="cursor-pointer break-words">
        <bdi>{full.slice(0, BEGINNING).trimEnd()}…</bdi>
      </summary>
      <bdi className="mt-1 block break-words whitespace-pre-line">{full}</bdi>
    </details>
  )
}
