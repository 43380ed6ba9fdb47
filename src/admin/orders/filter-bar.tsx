import { useId } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { Button } from '@/ui/button'
import { Input } from '@/ui/input'
import { Select } from '@/ui/select'
import { SearchBox } from '../list/search-box'
import type { ListAddress } from '../list/use-list-address'
import type { OrderFilters } from './order-filters'

export function FilterBar({ address, filters }: { address: ListAddress; filters: OrderFilters }) {
  const { t } = useLanguage()
  const id = useId()
  const { search, from, to, sort } = filters
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SearchBox
        label={t('adminOrders.search')}
        value={search}
        onSearch={(q) => address.setFilters({ q }, { replace: true })}
        className="w-full min-w-56 grow sm:w-auto"
      />
      <div className="grid w-full grid-cols-2 gap-3 sm:w-auto">
        <label className="flex min-w-0 flex-col text-sm text-ink-muted" htmlFor={`${id}-from`}>
          {t('admin.from')}
          <Input
            id={`${id}-from`}
            type="date"
            value={from}
            max={to === '' ? undefined : to}
            onChange={({ target }) => address.setFilters({ from: target.value }, { replace: true })}
          />
        </label>
        <label className="flex min-w-0 flex-col text-sm text-ink-muted" htmlFor={`${id}-to`}>
          {t('admin.to')}
          <Input
            id={`${id}-to`}
            type="date"
            value={to}
            min={from === '' ? undefined : from}
            onChange={({ target }) => address.setFilters({ to: target.value }, { replace: true })}
          />
        </label>
      </div>
      <Select
        aria-label={t('admin.sort')}
        className="grow sm:w-48 sm:grow-0"
        value={sort}
        onChange={({ target }) =>
          address.setFilters({ sort: target.value === 'oldest' ? 'oldest' : '' }, { replace: true })
        }
      >
        <option value="newest">{t('adminOrders.newest')}</option>
        <option value="oldest">{t('adminOrders.oldest')}</option>
      </Select>
      {(search !== '' || from !== '' || to !== '') && (
        <Button tone="link" onClick={() => address.setFilters({ q: '', from: '', to: '' })}>
          {t('admin.clearFilters')}
        </Button>
      )}
    </div>
  )
}
