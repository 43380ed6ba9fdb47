import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { Suspense, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { cityLabel } from '@/i18n/city-label'
import { formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { useUnread } from '@/lib/use-unread'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { lazyPart } from '@/ui/lazy-part'
import { Select, type SelectOption } from '@/ui/select'
import { Skeleton } from '@/ui/skeleton'
import { UnreadPart } from '@/ui/unread-part'
import { factQueries } from './fact-queries'
import { activeFilters, parseFilters, priceCeiling, type ActiveFilter, type Filters } from './filters'
import { catalogQueries, type Facets } from './queries'

// Lazy, because the list does not need it at first.
const PriceFilter = lazyPart(async () => (await import('./price-filter')).PriceFilter)

/** The name of a category, also when the other filters exclude it from the facets; undefined until loaded. */
export function useCategoryName(key: string, facets: Facets | undefined): string | undefined {
  const { language } = useLanguage()
  const found = facets?.categories.find((category) => category.key === key)
  const { data: unfiltered } = useQuery({
    ...catalogQueries.facets(parseFilters(new URLSearchParams())),
    enabled: key !== '' && facets !== undefined && found === undefined,
  })
  if (key === '') return undefined
  const category = found ?? unfiltered?.categories.find((category) => category.key === key)
  if (category !== undefined) return localized(category, 'name', language)
  return unfiltered === undefined ? undefined : key
}

type Counted = { value: string; name: string; count: number }

type ProductFiltersProps = {
  filters: Filters
  /** Undefined until loaded: only the selected options show. */
  facets: Facets | undefined
  onChange: (changed: Partial<Filters>) => void
  /** False where the filters are hidden, so that the slider's code is not loaded. */
  withPrice: boolean
  /** The filters by facts: menus beside the list, checkboxes in the sheet. */
  children: ReactNode
}

/** City, category, price and facts; each option shows its number of products. */
export function ProductFilters({ filters, facets, onChange, withPrice, children }: ProductFiltersProps) {
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

  /** Sorted by name in the shop's language. The chosen option is included even without products. */
  const toOptions = (counted: Counted[], chosen: string, chosenName = ''): SelectOption[] => {
    const isMissing = chosen !== '' && counted.every(({ value }) => value !== chosen)
    const all = isMissing ? [...counted, { value: chosen, name: chosenName, count: 0 }] : counted
    return all
      .toSorted((one, other) => one.name.localeCompare(other.name, language))
      .map(({ value, name, count }) => ({
        value,
        label: facets === undefined ? name : t('listing.cityOption', { city: name, count }),
      }))
  }

  return (
    <div className="flex flex-col gap-5">
      {facets === undefined && <FacetsMissing filters={filters} />}
      <Field label={t('listing.city')}>
        {(control) => (
          <OptimisticSelect
            {...control}
            options={[
              { value: '', label: t('listing.allCities') },
              ...toOptions(cities, city, city === '' ? undefined : cityLabel(city, tKey)),
            ]}
            value={city}
            onChoose={(chosen) => onChange({ city: chosen })}
          />
        )}
      </Field>
      <Field label={t('listing.category')}>
        {(control) => (
          <OptimisticSelect
            {...control}
            options={[
              { value: '', label: t('listing.allCategories') },
              ...toOptions(categories, category, categoryName),
            ]}
            value={category}
            onChoose={(chosen) => onChange({ category: chosen })}
          />
        )}
      </Field>
      {withPrice && facets !== undefined ? (
        <Suspense fallback={<PriceSkeleton />}>
          <PriceFilter filters={filters} ceiling={priceCeiling(facets.price.max)} onChange={onChange} />
        </Suspense>
      ) : (
        <PriceSkeleton />
      )}
      {children}
    </div>
  )
}

/** While the options of the filters cannot be read. */
function FacetsMissing({ filters }: { filters: Filters }) {
  // Read by the page: a request from here would bring the previous ones back until it failed, and then another one, without end.
  const unread = useUnread(useQuery({ ...catalogQueries.facets(filters), enabled: false }))
  return unread === null ? null : <UnreadPart {...unread} />
}

type OptimisticSelectProps = Omit<ComponentProps<typeof Select>, 'onValueChange'> & {
  /** The value in the URL. */
  value: string
  onChoose: (value: string) => void
}

/**
 * A select whose value is in the URL. It shows a new choice at once, so that a second key press starts from it, although the
 * URL changes only after the page has rendered.
 */
export function OptimisticSelect({ value, onChoose, ...props }: OptimisticSelectProps) {
  const [chosen, setChosen] = useState(value)
  const [previousValue, setPreviousValue] = useState(value)
  if (previousValue !== value) {
    setPreviousValue(value)
    setChosen(value)
  }
  return (
    <Select
      {...props}
      value={chosen}
      onValueChange={(choice) => {
        setChosen(choice)
        onChoose(choice)
      }}
    />
  )
}

/** As tall as the slider with its label, the fields and the two boxes. */
function PriceSkeleton() {
  return (
    <div className="flex flex-col pb-[9.9rem]">
      <p className="font-medium">&nbsp;</p>
      <div className="flex h-11 items-center">
        <Skeleton className="h-1.5 grow" />
      </div>
    </div>
  )
}

type FilterChipsProps = {
  filters: Filters
  facets: Facets | undefined
  /** With `isLast` no chip is left to take the focus. */
  onRemove: (filter: ActiveFilter, isLast: boolean) => void
  onClear: () => void
}

/** The active filters as buttons that remove them. */
export function FilterChips({ filters, facets, onRemove, onClear }: FilterChipsProps) {
  const { t } = useLanguage()
  const list = useRef<HTMLUListElement>(null)
  const nameOf = useFilterNames(filters, facets)
  const active = activeFilters(filters)

  const remove = (filter: ActiveFilter) => {
    // The removed chip has the focus: move it to a neighbour first.
    const chips = [...(list.current?.querySelectorAll<HTMLElement>('[data-chip]') ?? [])]
    const index = active.indexOf(filter)
    const next = chips[index + 1] ?? chips[index - 1]
    next?.focus()
    onRemove(filter, next === undefined)
  }

  return (
    <ul
      ref={list}
      aria-label={t('listing.filters.list')}
      className="flex items-center gap-2 max-md:-my-1 max-md:overflow-x-auto max-md:p-1 md:flex-wrap"
    >
      {active.map((filter) => (
        <li key={`${filter.name}-${filter.key}`} className="max-w-full shrink-0">
          <button
            type="button"
            data-chip=""
            aria-label={t('listing.filters.remove', { name: nameOf(filter) })}
            className="inline-flex min-h-11 max-w-full cursor-pointer items-center gap-1.5 rounded-full border border-control bg-copper-tint ps-4 pe-3 text-copper-hover hover:border-copper"
            onClick={() => remove(filter)}
          >
            <bdi className="truncate">{nameOf(filter)}</bdi>
            <X aria-hidden="true" className="size-4 shrink-0" />
          </button>
        </li>
      ))}
      <li className="shrink-0">
        <Button tone="link" onClick={onClear}>
          {t('listing.clearFilters')}
        </Button>
      </li>
    </ul>
  )
}

// Keeps a chip's height until its name has loaded.
const UNKNOWN = '\u00a0'

function useFilterNames(filters: Filters, facets: Facets | undefined): (filter: ActiveFilter) => string {
  const { t, tKey, language } = useLanguage()
  const category = useCategoryName(filters.category, facets)
  const { data: facts } = useQuery({
    ...factQueries.words(),
    enabled: activeFilters(filters).some(({ key }) => key !== undefined),
  })
  const { search, city, minPrice, maxPrice } = filters

  const price = () => {
    const min = formatMoney(minPrice ?? 0, language)
    const max = formatMoney(maxPrice ?? 0, language)
    if (maxPrice === null) return t('listing.filters.priceFrom', { min })
    if (minPrice === null) return t('listing.filters.priceTo', { max })
    return t('listing.filters.priceRange', { min, max })
  }

  return ({ name, key }) => {
    if (name === 'search') return t('listing.filters.query', { query: search })
    if (name === 'city') return cityLabel(city, tKey)
    if (name === 'category') return category ?? UNKNOWN
    if (name === 'price') return price()
    if (name === 'stock') return t('listing.inStock')
    const fact = facts?.[name].find((option) => option.key === key)
    if (fact !== undefined) return localized(fact, 'label', language)
    return facts === undefined ? UNKNOWN : (key ?? '')
  }
}
