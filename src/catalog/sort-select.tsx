import { useLanguage } from '@/i18n/language-context'
import { FilterSelect } from './filter-select'
import { sortFor, type Sort } from './filters'

type SortSelectProps = { sort: Sort; onChange: (sort: Sort) => void; className?: string }

export function SortSelect({ sort, onChange, className }: SortSelectProps) {
  const { t, language } = useLanguage()
  const options = [
    { value: 'newest', name: t('products.sortNewest') },
    { value: 'price_asc', name: t('products.sortPriceUp') },
    { value: 'price_desc', name: t('products.sortPriceDown') },
    { value: `name_${language}`, name: t('products.sortName') },
    { value: 'offers', name: t('products.sortOffers') },
  ] satisfies { value: Sort; name: string }[]

  return (
    <FilterSelect
      aria-label={t('products.sort')}
      className={className}
      value={sortFor(sort, language)}
      onChoose={(chosen) => {
        const option = options.find(({ value }) => value === chosen)
        if (option !== undefined) onChange(option.value)
      }}
    >
      {options.map(({ value, name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </FilterSelect>
  )
}
