import { useLanguage } from '@/i18n/language-context'
import { Button } from '@/ui/button'
import { ModalClose, Sheet } from '@/ui/dialog'
import { FactLists } from './fact-filters'
import { hasFilters, type Filters } from './filters'
import { ProductFilters } from './product-filters'
import type { Facets } from './queries'

type FilterSheetProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  filters: Filters
  facets: Facets | undefined
  /** The number of products in the list; undefined until known. */
  count: number | undefined
  onChange: (changed: Partial<Filters>) => void
  onClear: () => void
}

/** The filters on narrow screens. Changes apply at once; the button only closes the sheet. */
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
      title={t('listing.filters.title')}
      footer={
        <>
          {hasFilters(filters) && (
            <Button tone="quiet" onClick={onClear}>
              {t('listing.clearFilters')}
            </Button>
          )}
          <ModalClose asChild>
            <Button className="grow">
              {count === undefined ? t('listing.filters.showAny') : t('listing.filters.show', { count })}
            </Button>
          </ModalClose>
        </>
      }
    >
      {/* Screen readers ignore the page's status while the modal sheet is open. */}
      <p role="status" className="sr-only">
        {count !== undefined && t('shop.products.count', { count })}
      </p>
      <ProductFilters filters={filters} facets={facets} onChange={onChange} withPrice>
        <FactLists filters={filters} onChange={onChange} />
      </ProductFilters>
    </Sheet>
  )
}
