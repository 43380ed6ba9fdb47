import { useQuery } from '@tanstack/react-query'
import { ChevronDown, CircleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import { Controller, useFormContext, useFormState } from 'react-hook-form'
import { adminPaths } from '@/admin/admin-paths'
import { NumberField } from '@/admin/form-fields'
import { QueryState } from '@/admin/query-state'
import { variationLabel } from '@/catalog/variation-labels'
import { useLanguage } from '@/i18n/language-context'
import type { PlainMessageKey } from '@/i18n/message-types'
import { localized } from '@/i18n/localized'
import { searchNorm, textFinder } from '@/lib/search-norm'
import { Badge } from '@/ui/badge'
import { Checkbox } from '@/ui/checkbox'
import { Field } from '@/ui/field'
import { Fieldset } from '@/ui/fieldset'
import { Input } from '@/ui/input'
import { Link } from '@/ui/link'
import { Select } from '@/ui/select'
import {
  emptyMeasures,
  FACT_KINDS,
  factId,
  type FactKind,
  type Measure,
  type MeasureInput,
  MEASURES,
  sortFacts,
  sortMeasures,
} from './facts'
import { adminProductQueries, type FactWord } from './queries'
import type { ProductInput } from './schema'

export const KIND_LABELS: Record<FactKind, PlainMessageKey> = {
  place: 'adminProducts.facts.place',
  material: 'adminProducts.facts.material',
  technique: 'adminProducts.facts.technique',
  colour: 'adminProducts.facts.colour',
  care: 'adminProducts.facts.care',
  included: 'adminProducts.facts.included',
  safety: 'adminProducts.facts.safety',
}

const MEASURE_LABELS: Record<Measure, PlainMessageKey> = {
  length_cm: 'adminProducts.facts.length',
  width_cm: 'adminProducts.facts.width',
  height_cm: 'adminProducts.facts.height',
  diameter_cm: 'adminProducts.facts.diameter',
  weight_g: 'adminProducts.facts.weight',
}

/** Place, materials and other facts from the vocabulary, measures, and the time to make it to order. */
export function FactFields({ sizes }: { sizes: readonly string[] }) {
  const { t } = useLanguage()
  const query = useQuery(adminProductQueries.facts())
  return (
    <div className="flex flex-col gap-6">
      <QueryState query={query} failure={t('adminProducts.form.facts')} className="h-96">
        {(vocabulary) => <FactChoices vocabulary={vocabulary} />}
      </QueryState>
      <MeasureFields sizes={sizes} />
      <NumberField<ProductInput>
        name="lead_time_days"
        label={t('adminProducts.form.leadTime')}
        optional
        whole
        className="sm:max-w-80"
        hint={t('adminProducts.form.leadTimeHint')}
      />
    </div>
  )
}

function FactChoices({ vocabulary }: { vocabulary: readonly FactWord[] }) {
  const { t, language } = useLanguage()
  return (
    <Controller<ProductInput, 'facts'>
      name="facts"
      render={({ field: { value, onChange, ref }, fieldState: { error } }) => {
        const setKind = (kind: FactKind, keys: readonly string[]) => {
          const others = value.filter((fact) => !fact.startsWith(`${kind}/`))
          onChange(sortFacts([...others, ...keys.map((factKey) => factId(kind, factKey))]))
        }
        const chosen = (kind: FactKind) =>
          value.filter((fact) => fact.startsWith(`${kind}/`)).map((fact) => fact.slice(kind.length + 1))
        const words = (kind: FactKind) => vocabulary.filter((word) => word.kind === kind)
        return (
          <div className="flex flex-col gap-4">
            <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
              <Field label={t(KIND_LABELS.place)} className="w-full sm:w-80">
                {(control) => (
                  <Select
                    {...control}
                    ref={ref}
                    value={chosen('place')[0] ?? ''}
                    onValueChange={(place) => setKind('place', place === '' ? [] : [place])}
                    options={[
                      { value: '', label: t('adminProducts.facts.noPlace') },
                      ...words('place').map((word) => ({
                        value: word.key,
                        label: localized(word, 'label', language),
                      })),
                    ]}
                  />
                )}
              </Field>
              <Link
                to={adminPaths.settings('facts')}
                className="inline-flex min-h-11 items-center text-sm text-majolica underline underline-offset-4"
              >
                {t('adminProducts.facts.toVocabulary')}
              </Link>
            </div>
            <div className="border-b border-plaster-line">
              {FACT_KINDS.filter((kind) => kind !== 'place').map((kind) => (
                <KindChoices
                  key={kind}
                  kind={kind}
                  words={words(kind)}
                  chosen={chosen(kind)}
                  onChange={(keys) => setKind(kind, keys)}
                />
              ))}
            </div>
            {error?.message !== undefined && <FieldError message={error.message} />}
          </div>
        )
      }}
    />
  )
}

function FieldError({ message, id }: { message: string; id?: string }) {
  const { tKey } = useLanguage()
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm text-brick">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {tKey(message)}
    </p>
  )
}

/** With more words than this, a search field helps. */
const MANY_WORDS = 12

type KindChoicesProps = {
  kind: FactKind
  words: readonly FactWord[]
  chosen: readonly string[]
  onChange: (keys: string[]) => void
}

/** The chosen words of a kind; opened, a checkbox for every word. */
function KindChoices({ kind, words, chosen, onChange }: KindChoicesProps) {
  const { t, language } = useLanguage()
  const [search, setSearch] = useState('')
  const label = t(KIND_LABELS[kind])
  const isFound = textFinder(search)
  const found = words.filter((word) =>
    isFound(searchNorm(`${word.label_en} ${word.label_fr} ${word.label_ar}`)),
  )
  return (
    <details className="group border-t border-plaster-line">
      <summary className="relative flex min-h-12 cursor-pointer list-none flex-wrap items-center gap-x-4 gap-y-1.5 py-2 pe-8 [&::-webkit-details-marker]:hidden">
        <span className="w-36 font-medium">{label}</span>{' '}
        <span className="flex min-w-0 grow basis-40 flex-wrap gap-1.5">
          {chosen.length === 0 ? (
            <span className="text-ink-muted">–</span>
          ) : (
            words
              .filter(({ key }) => chosen.includes(key))
              .map((word) => (
                <Badge key={word.key} className="whitespace-normal!">
                  {localized(word, 'label', language)}
                </Badge>
              ))
          )}
        </span>
        <ChevronDown
          aria-hidden="true"
          className="absolute end-0 top-3.5 size-5 text-ink-muted transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <Fieldset className="flex flex-col gap-2 pb-3">
        <legend className="sr-only">{label}</legend>
        {words.length > MANY_WORDS && (
          <Input
            type="search"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            // Enter would submit the form around it.
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault()
            }}
            placeholder={t('adminProducts.facts.search')}
            aria-label={t('adminProducts.facts.searchIn', { kind: label })}
            className="sm:max-w-80"
          />
        )}
        {found.length === 0 && <p className="text-ink-muted">{t('adminShell.nothingFound')}</p>}
        <div className="grid gap-x-6 sm:grid-cols-2 xl:grid-cols-3">
          {found.map((word) => (
            <Checkbox
              key={word.key}
              checked={chosen.includes(word.key)}
              onChange={(event) =>
                onChange(
                  event.target.checked
                    ? [...chosen, word.key]
                    : chosen.filter((factKey) => factKey !== word.key),
                )
              }
            >
              {localized(word, 'label', language)}
            </Checkbox>
          ))}
        </div>
      </Fieldset>
    </details>
  )
}

/** A row of measures for the product, and one for each size that a buyer can choose. */
function MeasureFields({ sizes }: { sizes: readonly string[] }) {
  const { t, language } = useLanguage()
  const { getFieldState } = useFormContext<ProductInput>()
  const { errors } = useFormState<ProductInput>({ name: 'measures' })
  const hint = useId()
  const error = getFieldState('measures').error?.message ?? errors.measures?.root?.message

  return (
    <Controller<ProductInput, 'measures'>
      name="measures"
      render={({ field: { value: rows, onChange, ref } }) => {
        const change = (variation: string | null, measure: Measure, text: string) => {
          const row = rows.find((each) => each.variation === variation) ?? emptyMeasures(variation)
          const others = rows.filter((each) => each.variation !== variation)
          onChange(sortMeasures([...others, { ...row, [measure]: text }]))
        }
        // A size that was renamed or deleted since keeps its row until it is emptied.
        const unknown = rows.flatMap(({ variation }) =>
          variation === null || sizes.includes(variation) ? [] : [variation],
        )
        return (
          <Fieldset
            // The first faulty input is focused when the form is submitted.
            ref={(group) =>
              ref({ focus: () => group?.querySelector<HTMLElement>('[aria-invalid]')?.focus() })
            }
            aria-describedby={hint}
            className="flex flex-col gap-4"
          >
            <legend className="mb-1 font-medium">{t('adminProducts.form.measures')}</legend>
            <p id={hint} className="text-sm text-ink-muted">
              {t('adminProducts.facts.measuresHint')}
            </p>
            {[null, ...sizes, ...unknown].map((variation) => {
              const index = rows.findIndex((row) => row.variation === variation)
              return (
                <MeasureRow
                  key={variation ?? ''}
                  name={
                    variation === null
                      ? t('adminProducts.facts.wholeProduct')
                      : variationLabel(variation, language)
                  }
                  row={rows[index] ?? emptyMeasures(variation)}
                  errorOf={(measure) => errors.measures?.[index]?.[measure]?.message}
                  onChange={(measure, text) => change(variation, measure, text)}
                />
              )
            })}
            {error !== undefined && <FieldError message={error} />}
          </Fieldset>
        )
      }}
    />
  )
}

type MeasureRowProps = {
  name: string
  row: MeasureInput
  errorOf: (measure: Measure) => string | undefined
  onChange: (measure: Measure, text: string) => void
}

function MeasureRow({ name, row, errorOf, onChange }: MeasureRowProps) {
  const { t, tKey } = useLanguage()
  return (
    <Fieldset className="grid grid-cols-2 items-start gap-3 sm:grid-cols-5">
      <legend className="mb-1.5 text-sm text-ink-muted">
        <bdi>{name}</bdi>
      </legend>
      {MEASURES.map((measure) => {
        const error = errorOf(measure)
        return (
          <Field
            key={measure}
            label={t(MEASURE_LABELS[measure])}
            error={error === undefined ? undefined : tKey(error)}
          >
            {(control) => (
              <Input
                {...control}
                dir="ltr"
                inputMode={measure === 'weight_g' ? 'numeric' : 'decimal'}
                autoComplete="off"
                value={row[measure]}
                onChange={(event) => onChange(measure, event.target.value)}
              />
            )}
          </Field>
        )
      })}
    </Fieldset>
  )
}
