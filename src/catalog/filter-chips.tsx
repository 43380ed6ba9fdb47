import { X } from 'lucide-react'
import { useRef } from 'react'
import { formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { Button } from '@/ui/button'
import { cityLabel } from './city-label'
import { activeFilters, type FilterName, type Filters } from './filters'
import { useCategoryName } from './product-filters'
import type { Facets } from './queries'

type FilterChipsProps = {
  filters: Filters
  facets: Facets | undefined
  /** After `isLast` the focus has nowhere to stay here. */
  onRemove: (name: FilterName, isLast: boolean) => void
  onClear: () => void
}

/** What the list is narrowed by; each goes away at a press. */
export function FilterChips({ filters, facets, onRemove, onClear }: FilterChipsProps) {
  const { t } = useLanguage()
  const list = useRef<HTMLUListElement>(null)
  const nameOf = useFilterNames(filters, facets)
  const active = activeFilters(filters)

  const remove = (name: FilterName) => {
    // The chip goes away with the focus, unless another one has it by then.
    const chips = [...(list.current?.querySelectorAll<HTMLElement>('[data-chip]') ?? [])]
    const place = active.indexOf(name)
    const next = chips[place + 1] ?? chips[place - 1]
    next?.focus()
    onRemove(name, next === undefined)
  }

  return (
    <ul ref={list} aria-label={t('filters.list')} className="flex flex-wrap items-center gap-2">
      {active.map((name) => (
        <li key={name} className="max-w-full">
          <button
            type="button"
            data-chip=""
            aria-label={t('filters.remove', { name: nameOf[name] })}
            className="inline-flex min-h-11 max-w-full cursor-pointer items-center gap-1.5 rounded-full border border-control bg-copper-tint ps-4 pe-3 text-copper-hover hover:border-copper"
            onClick={() => remove(name)}
          >
            <bdi className="truncate">{nameOf[name]}</bdi>
            <X aria-hidden="true" className="size-4 shrink-0" />
          </button>
        </li>
      ))}
      <li>
        <Button tone="link" onClick={onClear}>
          {t('products.clearFilters')}
        </Button>
      </li>
    </ul>
  )
}

function useFilterNames(filters: Filters, facets: Facets | undefined): Record<FilterName, string> {
  const { t, tKey, language } = useLanguage()
  const category = useCategoryName(filters.category, facets)
  const { search, city, minPrice, maxPrice } = filters
  const min = formatMoney(minPrice ?? 0, language)
  const max = formatMoney(maxPrice ?? 0, language)
  const price =
    maxPrice === null
      ? t('filters.priceFrom', { min })
      : minPrice === null
        ? t('filters.priceTo', { max })
        : t('filters.priceRange', { min, max })
  return {
    search: t('filters.query', { query: search }),
    city: cityLabel(city, tKey),
    // Its line is there before its name is known.
    category: category ?? '\u00a0',
    price,
  }
}
