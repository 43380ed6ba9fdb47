import { useQuery } from '@tanstack/react-query'
import { SlidersHorizontal, TriangleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { cn } from '@/lib/cn'
import { Button } from '@/ui/button'
import { Select } from '@/ui/select'
import { SearchBox } from '../../list/search-box'
import type { ListAddress } from '../../list/use-list-address'
import { adminProductQueries } from '../queries'
import { cityName } from './city-name'
import { countFilters, nameSort, type ProductFilters } from './product-filters'

type FilterBarProps = { address: ListAddress; filters: ProductFilters }

export function FilterBar({ address, filters }: FilterBarProps) {
  const { t, tKey, language } = useLanguage()
  const id = useId()
  const [open, setOpen] = useState(false)
  const { data: categories = [] } = useQuery(adminProductQueries.categories())
  const count = countFilters(filters)

  const collate = (one: { label: string }, other: { label: string }) =>
    one.label.localeCompare(other.label, language)
  const crafts = [...new Map(categories.map((category) => [category.key, category])).values()]
    .map((category) => ({ value: category.key, label: localized(category, 'name', language) }))
    .sort(collate)
  const cities = [...new Set(categories.map(({ city }) => city))]
    .map((city) => ({ value: city, label: cityName(city, tKey) }))
    .sort(collate)

  return (
    <div className="flex flex-col gap-3">
      <div className="flex gap-2">
        <SearchBox
          label={t('adminProducts.search')}
          value={filters.search}
          className="min-w-0 grow"
          onSearch={(q) => address.setFilters({ q }, { replace: true })}
        />
        <Button
          tone="secondary"
          aria-expanded={open}
          aria-controls={id}
          className="shrink-0 md:hidden"
          onClick={() => setOpen(!open)}
        >
          <SlidersHorizontal aria-hidden="true" className="size-5" />
          {count === 0 ? t('admin.filters') : t('adminProducts.filtersOn', { count })}
        </Button>
        <Button
          tone="secondary"
          aria-pressed={filters.stock === 'low'}
          className={cn(
            'shrink-0 max-md:hidden',
            filters.stock === 'low' && 'border-saffron bg-saffron-tint text-saffron',
          )}
          onClick={() => address.setFilters({ stock: filters.stock === 'low' ? '' : 'low' })}
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
          onChange={(state) => address.setFilters({ state })}
        />
        <FilterSelect
          label={t('adminProducts.stock')}
          all={t('adminProducts.anyStock')}
          value={filters.stock}
          options={[
            { value: 'low', label: t('adminProducts.lowStock') },
            { value: 'out', label: t('adminProducts.outOfStock') },
          ]}
          onChange={(stock) => address.setFilters({ stock })}
        />
        <FilterSelect
          label={t('adminProducts.city')}
          all={t('adminProducts.allCities')}
          value={filters.city}
          options={cities}
          onChange={(city) => address.setFilters({ city })}
        />
        <FilterSelect
          label={t('adminProducts.category')}
          all={t('adminProducts.allCategories')}
          value={filters.category}
          options={crafts}
          onChange={(category) => address.setFilters({ category })}
        />
        <Select
          aria-label={t('admin.sort')}
          className="max-md:col-span-2"
          value={filters.sort}
          onChange={({ target }) =>
            address.setFilters({ sort: target.value === 'newest' ? '' : target.value })
          }
        >
          <option value="newest">{t('adminProducts.sortNewest')}</option>
          <option value={nameSort(filters.sort, language)}>{t('adminProducts.sortName')}</option>
          <option value="price_asc">{t('adminProducts.sortPriceUp')}</option>
          <option value="price_desc">{t('adminProducts.sortPriceDown')}</option>
          <option value="stock_asc">{t('adminProducts.sortStock')}</option>
        </Select>
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
  // An address can name what is not there (yet): the choice says so instead of looking like none.
  const known = value === '' || options.some((option) => option.value === value)
  return (
    <Select aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{all}</option>
      {!known && <option value={value}>{value}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  )
}
