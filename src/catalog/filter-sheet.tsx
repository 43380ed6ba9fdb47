import { useLanguage } from '@/i18n/language-context'
import { Button } from '@/ui/button'
import { ModalClose } from '@/ui/dialog'
import { Sheet } from '@/ui/sheet'
import { hasFilters, type Filters } from './filters'
import { ProductFilters } from './product-filters'
import type { Facets } from './queries'

type FilterSheetProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  filters: Filters
  facets: Facets | undefined
  /** How many products the list holds; undefined while nobody knows. */
  count: number | undefined
  onChange: (changed: Partial<Filters>) => void
  onClear: () => void
}

/** The filters where there is no room beside the list. The list follows at once; the button only leads back to it. */
export function FilterSheet({
  open,
  onOpenChange,
  filters,
  facets,
  count,
  onChange,
  onClear,
}: FilterSheetProps) {
  const { t } = useLanguage()
  return (
    <Sheet
      side="start"
      open={open}
      onOpenChange={onOpenChange}
      title={t('filters.title')}
      footer={
        <>
          {hasFilters(filters) && (
            <Button tone="quiet" onClick={onClear}>
              {t('products.clearFilters')}
            </Button>
          )}
          <ModalClose asChild>
            <Button className="grow">
              {count === undefined ? t('filters.showAny') : t('filters.show', { count })}
            </Button>
          </ModalClose>
        </>
      }
    >
      {/* The list behind is silent while this is open. */}
      <p role="status" className="sr-only">
        {count !== undefined && t('products.count', { count })}
      </p>
      <ProductFilters filters={filters} facets={facets} onChange={onChange} withPrice />
    </Sheet>
  )
}
