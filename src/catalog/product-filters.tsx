import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, type ComponentType } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { Field } from '@/ui/field'
import { Skeleton } from '@/ui/skeleton'
import { cityLabel } from './city-label'
import { FilterSelect } from './filter-select'
import { parseFilters, priceCeiling, type Filters } from './filters'
import type { PriceFilterProps } from './price-filter'
import { catalogQueries, type Facets } from './queries'

// A list can be looked at before it is narrowed; without the slider the other filters still work.
const PriceFilter = lazy<ComponentType<PriceFilterProps>>(() =>
  import('./price-filter').then(
    (module) => ({ default: module.PriceFilter }),
    () => ({ default: () => null }),
  ),
)

/** The name of a category, also where the other filters leave nothing of it; undefined until it is known. */
export function useCategoryName(key: string, facets: Facets | undefined): string | undefined {
  const { language } = useLanguage()
  const found = facets?.categories.find((category) => category.key === key)
  const { data: everything } = useQuery({
    ...catalogQueries.facets(parseFilters(new URLSearchParams())),
    enabled: key !== '' && facets !== undefined && found === undefined,
  })
  if (key === '') return undefined
  const known = found ?? everything?.categories.find((category) => category.key === key)
  if (known !== undefined) return localized(known, 'name', language)
  return everything === undefined ? undefined : key
}

type ProductFiltersProps = {
  filters: Filters
  /** Undefined until they have been counted: the choices made are shown, the others are not there yet. */
  facets: Facets | undefined
  onChange: (changed: Partial<Filters>) => void
  /** Where nobody sees it, the slider's code is not fetched. */
  withPrice: boolean
}

/** City, category and price, each with what choosing it would leave. */
export function ProductFilters({ filters, facets, onChange, withPrice }: ProductFiltersProps) {
  const { t, tKey, language } = useLanguage()
  const { city, category } = filters
  const categoryName = useCategoryName(category, facets)

  const cities = (facets?.cities ?? []).map((found) => ({
    value: found.city,
    name: cityLabel(found.city, tKey),
    count: found.count,
  }))
  const categories = (facets?.categories ?? []).map((found) => ({
    value: found.key,
    name: localized(found, 'name', language),
    count: found.count,
  }))

  return (
    <div className="flex flex-col gap-5">
      <Field label={t('products.city')}>
        {(control) => (
          <FilterSelect {...control} value={city} onChoose={(chosen) => onChange({ city: chosen })}>
            <option value="">{t('products.allCities')}</option>
            <Options
              options={cities}
              chosen={city}
              chosenName={city === '' ? undefined : cityLabel(city, tKey)}
              counted={facets !== undefined}
            />
          </FilterSelect>
        )}
      </Field>
      <Field label={t('products.category')}>
        {(control) => (
          <FilterSelect {...control} value={category} onChoose={(chosen) => onChange({ category: chosen })}>
            <option value="">{t('products.allCategories')}</option>
            <Options
              options={categories}
              chosen={category}
              chosenName={categoryName}
              counted={facets !== undefined}
            />
          </FilterSelect>
        )}
      </Field>
      {withPrice && facets !== undefined ? (
        <Suspense fallback={<PriceSkeleton />}>
          <PriceFilter filters={filters} ceiling={priceCeiling(facets.price.max)} onChange={onChange} />
        </Suspense>
      ) : (
        <PriceSkeleton />
      )}
    </div>
  )
}

/** As high as the slider with its line of text. */
function PriceSkeleton() {
  return (
    <div className="flex flex-col">
      <p className="font-medium">&nbsp;</p>
      <div className="flex h-11 items-center">
        <Skeleton className="h-1.5 grow" />
      </div>
    </div>
  )
}

type Option = { value: string; name: string; count: number }

type OptionsProps = {
  options: Option[]
  chosen: string
  chosenName: string | undefined
  counted: boolean
}

/** By name, as the reader's alphabet goes. What is chosen is always among them, also with nothing left of it. */
function Options({ options, chosen, chosenName, counted }: OptionsProps) {
  const { t, language } = useLanguage()
  const isMissing = chosen !== '' && options.every(({ value }) => value !== chosen)
  const all = isMissing ? [...options, { value: chosen, name: chosenName ?? '', count: 0 }] : options
  return all
    .toSorted((one, other) => one.name.localeCompare(other.name, language))
    .map(({ value, name, count }) => (
      <option key={value} value={value}>
        {counted ? t('products.cityOption', { city: name, count }) : name}
      </option>
    ))
}
