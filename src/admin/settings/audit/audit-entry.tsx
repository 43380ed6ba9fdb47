import { useMutation } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { adminPaths } from '@/admin/admin-paths'
import { variationLabel } from '@/catalog/variation-labels'
import { formatNumber, formatShortDateTime } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import type { Language } from '@/i18n/locales'
import { localized } from '@/i18n/localized'
import type { Json } from '@/lib/database.types'
import { Badge, type BadgeTone } from '@/ui/badge'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { TypedText } from '@/ui/typed-text'
import { auditChanges, type Change, changedTerms, changedText, isImageChange } from './changes'
import { restoreImageMutation } from './restore-image'
import { ACTION_LABELS, columnLabel, isHidden, TABLE_LABELS, valueLabel } from './labels'
import { AUDITED_TABLES, type AuditEntry, type AuditNames } from './queries'

const TONES: Readonly<Record<string, BadgeTone>> = { insert: 'green', update: 'blue', delete: 'red' }

type AuditRowProps = { entry: AuditEntry; names: AuditNames | undefined }

/** The action and the row, linked where the row has a page. */
export function AuditRow({ entry, names }: AuditRowProps) {
  const { t, tKey, language } = useLanguage()
  const { search } = useLocation()
  const { action, table_name: table, row_id: row } = entry
  const audited = AUDITED_TABLES.find((name) => name === table)
  const label = ACTION_LABELS[action]
  const { name, to } = place(entry, names, language, tKey)

  const onlyThis = new URLSearchParams(search)
  for (const filter of ['after', 'page', 'from', 'to', 'actor']) onlyThis.delete(filter)
  onlyThis.set('table', table)
  onlyThis.set('row', row)

  return (
    <span className="flex flex-col items-start gap-1">
      <span className="flex flex-wrap items-center gap-2">
        <Badge tone={TONES[action]}>{label === undefined ? action : t(label)}</Badge>
        <span className="text-sm text-ink-muted">
          {audited === undefined ? table : t(TABLE_LABELS[audited])}
        </span>
      </span>
      {name !== null &&
        (to === null ? (
          <bdi className="font-medium">{name}</bdi>
        ) : (
          <Link
            to={to}
            className="inline-flex min-h-11 items-center text-majolica underline underline-offset-4 md:min-h-8"
          >
            <bdi>{name}</bdi>
          </Link>
        ))}
      <Link
        to={{ search: onlyThis.toString() }}
        className="inline-flex min-h-11 items-center text-sm text-majolica underline underline-offset-4 md:min-h-8"
      >
        {t('adminSettings.audit.history')}
      </Link>
      <RestoreImage entry={entry} />
    </span>
  )
}

type Place = { name: string | null; to: string | null }

function place(
  { action, table_name: table, row_id: row, diff }: AuditEntry,
  names: AuditNames | undefined,
  language: Language,
  tKey: (key: string) => string,
): Place {
  const isGone = action === 'delete'
  switch (table) {
    case 'products': {
      const product = names?.products.get(row)
      const then = changedText(diff, `name_${language}`) ?? changedText(diff, 'name_en')
      return {
        name: product === undefined ? then : localized(product, 'name', language),
        to: isGone || product === undefined ? null : adminPaths.product(row),
      }
    }
    case 'product_variations': {
      const variation = names?.variations.get(row)
      const productId = variation?.product_id ?? changedText(diff, 'product_id')
      const product = variation?.products ?? names?.products.get(productId ?? '')
      const value = variation?.variation_value ?? changedText(diff, 'variation_value')
      const parts = [product == null ? null : localized(product, 'name', language), value]
      return {
        name: parts.filter((part) => part !== null).join(' · ') || null,
        to: productId === null || product == null ? null : adminPaths.product(productId),
      }
    }
    case 'product_images': {
      const image = names?.images.get(row)
      const productId = image?.product_id ?? changedText(diff, 'product_id')
      const product = image?.products ?? names?.products.get(productId ?? '')
      return product == null || productId === null
        ? { name: null, to: null }
        : { name: localized(product, 'name', language), to: adminPaths.product(productId) }
    }
    case 'product_facts':
    case 'product_measures': {
      const product = names?.products.get(row)
      return product === undefined
        ? { name: null, to: null }
        : { name: localized(product, 'name', language), to: adminPaths.product(row) }
    }
    case 'facts':
      return { name: changedText(diff, `label_${language}`) ?? row, to: adminPaths.settings('facts') }
    case 'profiles': {
      const profile = names?.profiles.get(row)
      return profile === undefined
        ? { name: null, to: null }
        : { name: profile.display_name || profile.email, to: adminPaths.customer(row) }
    }
    case 'categories': {
      const category = names?.categories.get(row)
      const then = changedText(diff, `name_${language}`)
      return { name: category === undefined ? then : localized(category, 'name', language), to: null }
    }
    case 'delivery_rates':
      return { name: tKey(`shop.country.${row}`), to: adminPaths.settings('delivery') }
    case 'payment_methods':
      return { name: tKey(`deferred.payment.${row}`), to: adminPaths.settings('payments') }
    case 'currency_rates':
      return { name: row, to: adminPaths.settings('payments') }
    case 'shop_settings':
      return { name: tKey('adminSettings.shop'), to: adminPaths.settings('shop') }
    case 'text_templates':
      return { name: tKey(`adminTemplates.name.${row}`), to: adminPaths.settings('texts') }
    case 'reviews':
      return { name: tKey('adminShell.reviews'), to: adminPaths.reviews() }
    case 'sales':
      return { name: names?.sales.get(row)?.name ?? changedText(diff, 'name'), to: adminPaths.sales() }
    case 'promotions': {
      const promotion = names?.promotions.get(row)
      const then = changedText(diff, `name_${language}`)
      return {
        name: promotion === undefined ? then : localized(promotion, 'name', language),
        to: adminPaths.promotions(),
      }
    }
    case 'couriers': {
      const courier = names?.couriers.get(row)
      return { name: courier?.name ?? changedText(diff, 'name'), to: adminPaths.settings('couriers') }
    }
    case 'courier_prices': {
      const price = names?.courierPrices.get(row)
      return { name: price?.couriers.name ?? null, to: adminPaths.settings('couriers') }
    }
    case 'search_synonyms':
      return { name: changedTerms(diff), to: adminPaths.settings('synonyms') }
    default:
      return { name: row, to: null }
  }
}

// An entry with more changes is collapsed: a new product has twenty.
const MAX_SHOWN = 5
// Longer texts are cut to an excerpt that unfolds.
const MAX_TEXT_LENGTH = 160
const EXCERPT_LENGTH = 100

/** Undoes an entry that changed or deleted a picture. */
function RestoreImage({ entry }: { entry: AuditEntry }) {
  const { t } = useLanguage()
  const restore = useMutation(restoreImageMutation)
  if (!isImageChange(entry)) return null
  return (
    <Button tone="secondary" size="small" busy={restore.isPending} onClick={() => restore.mutate(entry.id)}>
      {t('adminSettings.audit.restore')}
    </Button>
  )
}

type ChangesProps = { entry: AuditEntry; names: AuditNames | undefined }

/** The changed fields, each with its old and new value. */
export function Changes({ entry, names }: ChangesProps) {
  const { t } = useLanguage()
  const changes = auditChanges(entry.diff).filter(
    ({ column, before, after }) => !isHidden(column) && !(isNothing(before) && isNothing(after)),
  )
  const list = (shown: readonly Change[]) => (
    <dl className="flex flex-col gap-2">
      {shown.map((change) => (
        <ChangeLine key={change.column} change={change} entry={entry} names={names} />
      ))}
    </dl>
  )
  if (changes.length <= MAX_SHOWN) return list(changes)
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 text-majolica underline underline-offset-4">
        {t('adminSettings.audit.fields', { count: changes.length })}
      </summary>
      {list(changes)}
    </details>
  )
}

type ChangeLineProps = { change: Change; entry: AuditEntry; names: AuditNames | undefined }

function ChangeLine({ change: { column, before, after }, entry, names }: ChangeLineProps) {
  const { t } = useLanguage()
  const { action } = entry
  const label = columnLabel(entry.table_name, column)
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-muted">{label === undefined ? <bdi>{column}</bdi> : t(label)}</dt>
      <dd className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {action !== 'insert' && (
          <del className="max-w-full decoration-brick/60">
            <span className="sr-only">{t('adminSettings.audit.before')} </span>
            <Value table={entry.table_name} column={column} value={before} names={names} />
          </del>
        )}
        {action === 'update' && (
          <ArrowRight aria-hidden="true" className="size-4 shrink-0 text-ink-muted rtl:-scale-x-100" />
        )}
        {action !== 'delete' && (
          <ins className="max-w-full font-medium no-underline">
            <span className="sr-only">{t('adminSettings.audit.after')} </span>
            <Value table={entry.table_name} column={column} value={after} names={names} />
          </ins>
        )}
      </dd>
    </div>
  )
}

function isNothing(value: Json): boolean {
  // Of a list that restricts something, an empty one means no restriction.
  return value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

function textOf(value: Exclude<Json, null>): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map((part) => (part === null ? '' : textOf(part))).join(', ')
  return JSON.stringify(value)
}

type ValueProps = { table: string; column: string; value: Json; names: AuditNames | undefined }

function Value({ table, column, value, names }: ValueProps) {
  const { t, tKey, language } = useLanguage()
  if (value === null || isNothing(value)) return <span>{t('adminSettings.audit.nothing')}</span>
  if (typeof value === 'boolean')
    return <span>{value ? t('adminSettings.audit.yes') : t('adminSettings.audit.no')}</span>
  if (typeof value === 'number')
    return (
      <bdi translate="no" dir="ltr">
        {formatNumber(value, language)}
      </bdi>
    )
  if (column === 'product_ids' && Array.isArray(value))
    return <span>{t('adminSettings.audit.productCount', { count: value.length })}</span>
  const text = column.endsWith('_at') ? formatShortDateTime(textOf(value), language) : textOf(value)
  const category = column === 'category_id' ? names?.categories.get(text) : undefined
  const product = column === 'product_id' ? names?.products.get(text) : undefined
  const named = category ?? product
  const courier = column === 'courier_id' ? names?.couriers.get(text)?.name : undefined
  const variation = column === 'variation_id' ? names?.variations.get(text)?.variation_value : undefined
  const type = column === 'variation_type' ? variationLabel(text, language) : undefined
  const label = valueLabel(table, column, text, tKey) ?? type
  const words =
    named === undefined ? (courier ?? variation ?? label ?? text) : localized(named, 'name', language)
  const full = category === undefined ? words : `${words} (${category.city})`
  if (full.length <= MAX_TEXT_LENGTH)
    return (
      <bdi className="break-words whitespace-pre-line">
        <TypedText text={full} />
      </bdi>
    )
  return (
    <details className="inline-block max-w-full align-top">
      <summary className="cursor-pointer break-words">
        <bdi>
          <TypedText text={`${full.slice(0, EXCERPT_LENGTH).trimEnd()}…`} />
        </bdi>
      </summary>
      <bdi className="mt-1 block break-words whitespace-pre-line">
        <TypedText text={full} />
      </bdi>
    </details>
  )
}
