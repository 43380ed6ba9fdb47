import { Link, useLocation } from 'react-router-dom'
import { paths } from '@/app/paths'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import type { Language } from '@/i18n/locales'
import { Badge, type BadgeTone } from '@/ui/badge'
import { changedTerms, changedText } from './changes'
import { ACTION_LABELS, TABLE_LABELS } from './labels'
import { AUDITED_TABLES, type AuditEntry, type AuditNames } from './queries'

const TONES: Readonly<Record<string, BadgeTone>> = { insert: 'green', update: 'blue', delete: 'red' }

type AuditRowProps = { entry: AuditEntry; names: AuditNames | undefined }

/** What was done to which row, with a way to it where it has a page. */
export function AuditRow({ entry, names }: AuditRowProps) {
  const { t, tKey, language } = useLanguage()
  const { search } = useLocation()
  const { action, table_name: table, row_id: row } = entry
  const known = AUDITED_TABLES.find((name) => name === table)
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
        <span className="text-sm text-ink-muted">{known === undefined ? table : t(TABLE_LABELS[known])}</span>
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
        {t('adminAudit.history')}
      </Link>
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
        to: isGone || product === undefined ? null : paths.adminProduct(row),
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
        to: productId === null || product == null ? null : paths.adminProduct(productId),
      }
    }
    case 'profiles': {
      const profile = names?.profiles.get(row)
      return profile === undefined
        ? { name: null, to: null }
        : { name: profile.display_name || profile.email, to: paths.adminCustomer(row) }
    }
    case 'categories': {
      const category = names?.categories.get(row)
      const then = changedText(diff, `name_${language}`)
      return { name: category === undefined ? then : localized(category, 'name', language), to: null }
    }
    case 'delivery_rates':
      return { name: tKey(`country.${row}`), to: paths.adminSettings('delivery') }
    case 'shop_settings':
      return { name: tKey('adminSettings.shop'), to: paths.adminSettings('shop') }
    case 'search_synonyms':
      return { name: changedTerms(diff), to: paths.adminSettings('synonyms') }
    default:
      return { name: row, to: null }
  }
}
