import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PictureBox } from '@/admin/products/gallery/picture-box'
import { asPart } from '@/admin/unread-notice'
import { variationLabel } from '@/catalog/variation-labels'
import { formatMoney } from '@/i18n/format'
import { formatDimensions, formatWeight } from '@/i18n/format-measures'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { directionOf, type Language } from '@/i18n/locales'
import { Button } from '@/ui/button'
import { Choice } from '@/ui/choice'
import { Dialog } from '@/ui/dialog'
import { Fieldset } from '@/ui/fieldset'
import { factId } from './facts'
import { categoryName } from './labels'
import { adminProductQueries, type CategoryOption } from './queries'
import { COLUMN_LABELS, PRODUCT_COLUMNS, type ProductColumn, type ProductRow } from './schema'

type Side = 'theirs' | 'mine'
export type Choices = Partial<Record<ProductColumn, Side>>

type MergeDialogProps = {
  /** The values that were saved elsewhere, by column. */
  theirs: Partial<ProductRow>
  mine: ProductRow
  categories: readonly CategoryOption[]
  busy: boolean
  onResolve: (choices: Choices) => void
  onClose: () => void
}

/** Resolves an edit conflict: a choice for each field, or all of one's own values at once. */
export function MergeDialog({ theirs, mine, categories, busy, onResolve, onClose }: MergeDialogProps) {
  const { t } = useLanguage()
  const columns = PRODUCT_COLUMNS.filter((column) => column in theirs)
  const [choices, setChoices] = useState<Choices>({})
  const decided = columns.every((column) => choices[column] !== undefined)
  const allMine = Object.fromEntries(columns.map((column) => [column, 'mine'])) as Choices

  return (
    <Dialog
      open
      width="wide"
      role="alertdialog"
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('adminProducts.form.mergeTitle')}
      description={t('adminProducts.form.mergeText')}
      footer={
        <>
          <Button tone="secondary" onClick={onClose}>
            {t('adminShell.cancel')}
          </Button>
          <Button tone="secondary" busy={busy} onClick={() => onResolve(allMine)}>
            {t('adminProducts.form.overwriteAll')}
          </Button>
          <Button disabled={!decided} busy={busy} onClick={() => onResolve(choices)}>
            {t('adminProducts.form.saveChoices')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        {columns.map((column) => (
          <Fieldset key={column}>
            <legend className="mb-2 font-medium">{t(COLUMN_LABELS[column])}</legend>
            <div className="grid gap-3 sm:grid-cols-2">
              {(['theirs', 'mine'] as const).map((side) => (
                <Choice
                  key={side}
                  name={`merge-${column}`}
                  checked={choices[column] === side}
                  onChange={() => setChoices({ ...choices, [column]: side })}
                  className="items-start"
                >
                  <span className="flex min-w-0 flex-col">
                    <span className="text-sm text-ink-muted">
                      {t(side === 'theirs' ? 'adminProducts.form.theirs' : 'adminProducts.form.mine')}
                    </span>
                    <Value
                      column={column}
                      row={side === 'theirs' ? { ...mine, ...theirs } : mine}
                      categories={categories}
                    />
                  </span>
                </Choice>
              ))}
            </div>
          </Fieldset>
        ))}
      </div>
    </Dialog>
  )
}

const textLanguages: Partial<Record<ProductColumn, Language>> = {
  name_en: 'en',
  name_fr: 'fr',
  name_ar: 'ar',
  description_en: 'en',
  description_fr: 'fr',
  description_ar: 'ar',
}

function FactNames({ facts }: { facts: readonly string[] }) {
  const { t, language } = useLanguage()
  const { data: vocabulary = [] } = useQuery(asPart(adminProductQueries.facts()))
  if (facts.length === 0) return t('adminProducts.form.empty')
  const names = facts.map((fact) => {
    const word = vocabulary.find(({ kind, key }) => factId(kind, key) === fact)
    return word === undefined ? fact : localized(word, 'label', language)
  })
  return new Intl.ListFormat(language, { type: 'unit' }).format(names)
}

function MeasureLines({ rows }: { rows: ProductRow['measures'] }) {
  const { t, language } = useLanguage()
  if (rows.length === 0) return t('adminProducts.form.empty')
  return (
    <ul>
      {rows.map(({ variation, weight_g: grams, ...measures }) => (
        <li key={variation}>
          {variation !== null && <bdi>{variationLabel(variation, language)} </bdi>}
          <bdi>{formatDimensions(measures, language)}</bdi>
          {grams !== null && <bdi> {formatWeight(grams, language)}</bdi>}
        </li>
      ))}
    </ul>
  )
}

type ValueProps = { column: ProductColumn; row: ProductRow; categories: readonly CategoryOption[] }

function Value({ column, row, categories }: ValueProps) {
  const { t, tKey, language } = useLanguage()
  const nothing = t('adminProducts.form.empty')
  if (column === 'image_url') return <PictureBox address={row.image_url} sizes="80px" className="w-20" />
  if (column === 'is_active') return t(row.is_active ? 'adminProducts.form.on' : 'adminProducts.form.off')
  if (column === 'price' || column === 'compare_at_price') {
    const amount = row[column]
    return amount === null ? nothing : formatMoney(amount, language)
  }
  if (column === 'category_id') {
    const category = categories.find(({ id }) => id === row.category_id)
    return category === undefined ? nothing : categoryName(category, language, tKey)
  }
  if (column === 'facts') return <FactNames facts={row.facts} />
  if (column === 'measures') return <MeasureLines rows={row.measures} />
  if (column === 'lead_time_days') return row.lead_time_days ?? nothing
  const of = textLanguages[column] ?? language
  return (
    <span lang={of} dir={directionOf(of)} className="line-clamp-6 break-words whitespace-pre-line">
      {row[column] || nothing}
    </span>
  )
}
