import { SlidersHorizontal } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { activeFilters } from '@/catalog/filters'
import type { FilterSheet as FilterSheetComponent } from '@/catalog/filter-sheet'
import { useLanguage } from '@/i18n/language-context'
import { useOnDemand } from '@/shell/use-on-demand'
import { Button } from '@/ui/button'

const loadFilterSheet = () => import('@/catalog/filter-sheet').then((module) => module.FilterSheet)

type FilterButtonProps = Omit<ComponentProps<typeof FilterSheetComponent>, 'open' | 'onOpenChange'> & {
  className?: string
}

/** Opens the filters where there is no room beside the list, and says how many are in force. */
export function FilterButton({ className, ...sheet }: FilterButtonProps) {
  const { t } = useLanguage()
  const { code: FilterSheet, prefetch, fetch } = useOnDemand(loadFilterSheet)
  const [open, setOpen] = useState(false)
  // The search has its field in sight.
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
        {count === 0 ? t('filters.title') : t('filters.active', { count })}
      </Button>
      {FilterSheet !== null && <FilterSheet {...sheet} open={open} onOpenChange={setOpen} />}
    </>
  )
}
