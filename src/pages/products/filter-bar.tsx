import { SlidersHorizontal } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import type { FilterSheet as FilterSheetComponent } from '@/catalog/filter-sheet'
import { activeFilters, sortFor, sortOrder, withoutFilters, type Filters, type Sort } from '@/catalog/filters'
import { OptimisticSelect } from '@/catalog/product-filters'
import type { Facets } from '@/catalog/queries'
import { SearchFilter } from '@/catalog/search-filter'
import { useLanguage } from '@/i18n/language-context'
import { useOnDemand } from '@/shell/use-on-demand'
import { Button } from '@/ui/button'

/** Changes some of the filters; the options are those of the navigation to the new URL. */
export type FilterChange = (
  changed: Partial<Filters>,
  options?: { replace?: boolean; preventScrollReset?: boolean },
) => void

type FilterBarProps = {
  filters: Filters
  facets: Facets | undefined
  /** The number of products; undefined until known. */
  count: number | undefined
  onChange: FilterChange
}

/**
 * The row above the list: search, filters (on narrow screens) and sort order. On phones the search is the header's, and the row
 * sticks below the header, or to the top while the header hides (styles.css).
 */
export function FilterBar({ filters, facets, count, onChange }: FilterBarProps) {
  return (
    <div
      data-below-header=""
      className="flex gap-3 max-md:sticky max-md:top-14 max-md:z-15 max-md:-mx-4 max-md:bg-plaster max-md:px-4 max-md:py-2 max-md:transition-transform max-md:duration-200 max-[16rem]:flex-wrap short:static"
    >
      <SearchFilter
        value={filters.search}
        className="min-w-48 grow basis-0 max-md:hidden"
        onSearch={(search, { ongoing }) =>
          onChange({ search }, { replace: ongoing, preventScrollReset: true })
        }
      />
      <FilterButton
        className="shrink-0 max-md:px-3! lg:hidden"
        filters={filters}
        facets={facets}
        count={count}
        onChange={onChange}
        onClear={() => onChange(withoutFilters(filters))}
      />
      <SortSelect
        sort={sortOrder(filters)}
        isSearch={filters.search !== ''}
        className="min-w-0 max-md:grow md:w-56"
        onChange={(sort) => onChange({ sort })}
      />
    </div>
  )
}

const loadFilterSheet = () => import('@/catalog/filter-sheet').then((module) => module.FilterSheet)

type FilterButtonProps = Omit<ComponentProps<typeof FilterSheetComponent>, 'open' | 'onOpenChange'> & {
  className?: string
}

/** Opens the filters in a sheet on narrow screens; shows how many are active. */
function FilterButton({ className, ...sheet }: FilterButtonProps) {
  const { t } = useLanguage()
  const { code: FilterSheet, prefetch, fetch } = useOnDemand(loadFilterSheet)
  const [open, setOpen] = useState(false)
  // The search is left out: a field for it is always visible.
  const count = activeFilters({ ...sheet.filters, search: '' }).length

  return (
    <>
      <Button
        tone="secondary"
        aria-haspopup="dialog"
        aria-expanded={open && FilterSheet !== null}
        className={className}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => {
          fetch()
          setOpen(true)
        }}
      >
        <SlidersHorizontal aria-hidden="true" className="size-5" />
        {count === 0 ? t('listing.filters.title') : t('listing.filters.active', { count })}
      </Button>
      {FilterSheet !== null && <FilterSheet {...sheet} open={open} onOpenChange={setOpen} />}
    </>
  )
}

type SortSelectProps = {
  sort: Sort
  isSearch: boolean
  onChange: (sort: Sort) => void
  className?: string
}

function SortSelect({ sort, isSearch, onChange, className }: SortSelectProps) {
  const { t, language } = useLanguage()
  const options: { value: Sort; label: string }[] = [
    ...(isSearch ? [{ value: 'relevance' as const, label: t('listing.sortRelevance') }] : []),
    { value: 'newest', label: t('listing.sortNewest') },
    { value: 'price_asc', label: t('listing.sortPriceUp') },
    { value: 'price_desc', label: t('listing.sortPriceDown') },
    { value: `name_${language}`, label: t('listing.sortName') },
    { value: 'offers', label: t('listing.sortOffers') },
  ]

  return (
    <OptimisticSelect
      aria-label={t('listing.sort')}
      className={className}
      options={options}
      value={sortFor(sort, language)}
      onChoose={(chosen) => {
        const option = options.find(({ value }) => value === chosen)
        if (option !== undefined) onChange(option.value)
      }}
    />
  )
}
