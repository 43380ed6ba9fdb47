import { useQuery } from '@tanstack/react-query'
import { SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { SearchBox } from '@/admin/list/list-filters'
import type { ListSearchParams } from '@/admin/list/use-list-search-params'
import { asPart } from '@/admin/unread-notice'
import { formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { cn } from '@/lib/cn'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Select } from '@/ui/select'
import { DELIVERY_FILTERS, type OrderFilters, PAYMENT_FILTERS } from './order-filters'
import { adminOrderQueries } from './queries'
import { withoutView } from './views'

const PAYMENT_LABELS = {
  due: 'adminPayments.filter.due',
  to_refund: 'adminPayments.filter.to_refund',
  refunding: 'adminPayments.refundUnderWay',
  paid: 'adminPayments.status.paid',
  pending: 'adminPayments.status.pending',
  unpaid: 'adminPayments.status.unpaid',
  partially_refunded: 'adminPayments.status.partially_refunded',
  refunded: 'adminPayments.status.refunded',
  failed: 'adminPayments.status.failed',
} as const

/** Search and order in one row; the other filters below it, shown on request and counted. */
export function OrderFilterBar({ list, filters }: { list: ListSearchParams; filters: OrderFilters }) {
  const { t, language } = useLanguage()
  const id = useId()
  const { search, sort } = filters
  // What the view consists of is no filter besides.
  const { payment, delivery, courier, from, to } = withoutView(filters)
  const count = [payment, delivery, courier, from || to || null].filter((each) => each !== null).length
  const [open, setOpen] = useState(count > 0)
  return (
    <>
      <div className="flex items-center gap-2">
        <SearchBox
          label={t('adminOrders.search')}
          value={search}
          onSearch={(q) => list.setFilters({ q }, { replace: true })}
          className="min-w-0 grow"
        />
        <Button
          tone="secondary"
          aria-expanded={open}
          aria-controls={`${id}-filters`}
          className={cn('shrink-0 px-3!', count > 0 && 'border-copper! text-copper-hover!')}
          onClick={() => setOpen(!open)}
        >
          <SlidersHorizontal aria-hidden="true" className="size-4" />
          <span className="max-sm:sr-only">{t('adminShell.filters')}</span>
          {count > 0 && <span translate="no">{formatNumber(count, language)}</span>}
        </Button>
        <Select
          aria-label={t('adminShell.sort')}
          className="w-44 max-sm:hidden"
          value={sort}
          onValueChange={(choice) =>
            list.setFilters({ sort: choice === 'oldest' ? 'oldest' : '' }, { replace: true })
          }
          options={SORTS.map(([value, label]) => ({ value, label: t(label) }))}
        />
      </div>
      <div id={`${id}-filters`} hidden={!open}>
        {open && <MoreFilters list={list} filters={filters} isCleared={search === '' && count === 0} />}
      </div>
    </>
  )
}

const SORTS = [
  ['newest', 'adminOrders.newest'],
  ['oldest', 'adminOrders.oldest'],
] as const

type MoreFiltersProps = { list: ListSearchParams; filters: OrderFilters; isCleared: boolean }

function MoreFilters({ list, filters, isCleared }: MoreFiltersProps) {
  const { t } = useLanguage()
  const { data: couriers = [] } = useQuery(asPart(adminOrderQueries.couriers()))
  const { from, to, sort } = filters
  const { payment, delivery, courier } = filters
  const set = (changes: Record<string, string>) => list.setFilters(changes, { replace: true })
  // The days as they stand in the address: a year that is half typed filters nothing yet, and is not to be taken away.
  return (
    <div className="grid grid-cols-2 items-end gap-2 sm:flex sm:flex-wrap">
      <Field label={t('adminShell.from')} className="sm:w-40">
        {(control) => (
          <Input
            {...control}
            type="date"
            value={list.params.get('from') ?? ''}
            max={to === '' ? undefined : to}
            onChange={({ target }) => set({ from: target.value })}
          />
        )}
      </Field>
      <Field label={t('adminShell.to')} className="sm:w-40">
        {(control) => (
          <Input
            {...control}
            type="date"
            value={list.params.get('to') ?? ''}
            min={from === '' ? undefined : from}
            onChange={({ target }) => set({ to: target.value })}
          />
        )}
      </Field>
      <Select
        aria-label={t('adminPayments.filter')}
        className="sm:w-44"
        value={payment ?? ''}
        onValueChange={(choice) => set({ payment: choice })}
        options={[
          { value: '', label: t('adminPayments.filter.all') },
          ...PAYMENT_FILTERS.map((each) => ({ value: each, label: t(PAYMENT_LABELS[each]) })),
        ]}
      />
      <Select
        aria-label={t('adminOrders.deliveryFilter')}
        className="sm:w-44"
        value={delivery ?? ''}
        onValueChange={(choice) => set({ delivery: choice })}
        options={[
          { value: '', label: t('adminOrders.deliveryFilter.all') },
          ...DELIVERY_FILTERS.map((each) => ({
            value: each,
            label: t(`adminOrders.deliveryFilter.${each}`),
          })),
        ]}
      />
      <Select
        aria-label={t('adminOrders.courier')}
        className="sm:w-44"
        value={courier ?? ''}
        onValueChange={(choice) => set({ courier: choice })}
        options={[
          { value: '', label: t('adminOrders.courier.all') },
          ...couriers.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <Select
        aria-label={t('adminShell.sort')}
        className="sm:hidden"
        value={sort}
        onValueChange={(choice) => set({ sort: choice === 'oldest' ? 'oldest' : '' })}
        options={SORTS.map(([value, label]) => ({ value, label: t(label) }))}
      />
      {!isCleared && (
        <Button
          tone="link"
          className="max-sm:col-span-2"
          onClick={() => list.setFilters({ q: '', payment: '', delivery: '', courier: '', from: '', to: '' })}
        >
          {t('adminShell.clearFilters')}
        </Button>
      )}
    </div>
  )
}
