import { useQuery } from '@tanstack/react-query'
import { SlidersHorizontal, TriangleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import { SearchBox } from '@/admin/list/list-filters'
import type { ListSearchParams } from '@/admin/list/use-list-search-params'
import { asPart } from '@/admin/unread-notice'
import { cityLabel } from '@/i18n/city-label'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { cn } from '@/lib/cn'
import { Button } from '@/ui/button'
import { Select } from '@/ui/select'
import { countFilters, nameSort, type ProductFilters } from './product-filters'
import { adminProductQueries } from './queries'

type ProductFilterBarProps = { list: ListSearchParams; filters: ProductFilters }

export function ProductFilterBar({ list, filters }: ProductFilterBarProps) {
  const { t, tKey, language } = useLanguage()
  const id = useId()
  const [open, setOpen] = useState(false)
  const { data: categories = [] } = useQuery(asPart(adminProductQueries.categories()))
  const count = countFilters(filters)

  const collate = (one: { label: string }, other: { label: string }) =>
    one.label.localeCompare(other.label, language)
  const crafts = [...new Map(categories.map((category) => [category.key, category])).values()]
    .map((category) => ({ value: category.key, label: localized(category, 'name', language) }))
    .sort(collate)
  const cities = [...new Set(categories.map(({ city }) => city))]
    .map((city) => ({ value: city, label: cityLabel(city, tKey) }))
    .sort(collate)

  return (
    <div className="flex flex-col gap-3">
      <div className="flex gap-2">
        <SearchBox
          label={t('adminProducts.search')}
          value={filters.search}
          className="min-w-0 grow"
          onSearch={(q) => list.setFilters({ q }, { replace: true })}
        />
        <Button
          tone="secondary"
          aria-expanded={open}
          aria-controls={id}
          className="shrink-0 md:hidden"
          onClick={() => setOpen(!open)}
        >
          <SlidersHorizontal aria-hidden="true" className="size-5" />
          {count === 0 ? t('adminShell.filters') : t('adminProducts.filtersOn', { count })}
        </Button>
        <Button
          tone="secondary"
          aria-pressed={filters.stock === 'low'}
          className={cn(
            'shrink-0 max-md:hidden',
            filters.stock === 'low' && 'border-saffron bg-saffron-tint text-saffron',
          )}
          onClick={() => list.setFilters({ stock: filters.stock === 'low' ? '' : 'low' })}
        >
          <TriangleAlert aria-hidden="true" className="size-5" />
          {t('adminProducts.lowStock')}
        </Button>
      </div>
      <div id={id} className={cn('grid grid-cols-2 gap-2 md:grid-cols-5', !open && 'max-md:hidden')}>
        <FilterSelect
          label={t('adminProducts.state')}
          all={t('adminProducts.anyState')}
          value={filters.state}
          options={[
            { value: 'active', label: t('adminProducts.active') },
            { value: 'inactive', label: t('adminProducts.inactive') },
          ]}
          onChange={(state) => list.setFilters({ state })}
        />
        <FilterSelect
          label={t('adminProducts.stock')}
          all={t('adminProducts.anyStock')}
          value={filters.stock}
          options={[
            { value: 'low', label: t('adminProducts.lowStock') },
            { value: 'out', label: t('adminProducts.outOfStock') },
          ]}
          onChange={(stock) => list.setFilters({ stock })}
        />
        <FilterSelect
          label={t('adminProducts.city')}
          all={t('adminProducts.allCities')}
          value={filters.city}
          options={cities}
          onChange={(city) => list.setFilters({ city })}
        />
        <FilterSelect
          label={t('adminProducts.category')}
          all={t('adminProducts.allCategories')}
          value={filters.category}
          options={crafts}
          onChange={(category) => list.setFilters({ category })}
        />
        <Select
          aria-label={t('adminShell.sort')}
          className="max-md:col-span-2"
          value={filters.sort}
          onValueChange={(sort) => list.setFilters({ sort: sort === 'newest' ? '' : sort })}
          options={[
            { value: 'newest', label: t('adminProducts.sortNewest') },
            { value: nameSort(filters.sort, language), label: t('adminProducts.sortName') },
            { value: 'price_asc', label: t('adminProducts.sortPriceUp') },
            { value: 'price_desc', label: t('adminProducts.sortPriceDown') },
            { value: 'stock_asc', label: t('adminProducts.sortStock') },
          ]}
        />
      </div>
    </div>
  )
}

type FilterSelectProps = {
  label: string
  /** What the choice that limits nothing says. */
  all: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

function FilterSelect({ label, all, value, options, onChange }: FilterSelectProps) {
  // An address can name what is not there (yet): the choice shows that instead of looking like none.
  const isOffered = value === '' || options.some((option) => option.value === value)
  return (
    <Select
      aria-label={label}
      value={value}
      onValueChange={onChange}
      options={[{ value: '', label: all }, ...(isOffered ? [] : [{ value, label: value }]), ...options]}
    />
  )
}
