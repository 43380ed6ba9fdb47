import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { paths } from '@/app/paths'
import { formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { cn } from '@/lib/cn'
import type { ListAddress } from '../list/use-list-address'
import { STATUSES, type OrderFilters } from './order-filters'
import { adminOrderQueries } from './queries'

const TABS = [null, ...STATUSES] as const

const NAMES = {
  all: 'adminOrders.tab.all',
  pending: 'adminOrders.tab.pending',
  processing: 'adminOrders.tab.processing',
  shipped: 'adminOrders.tab.shipped',
  delivered: 'adminOrders.tab.delivered',
  cancelled: 'adminOrders.tab.cancelled',
} as const

/** What waits for whom, with counts that follow the search and the days. */
export function StatusTabs({ address, filters }: { address: ListAddress; filters: OrderFilters }) {
  const { t, language } = useLanguage()
  const { data: counts } = useQuery(adminOrderQueries.counts(filters))
  const countOf = (status: (typeof TABS)[number]) =>
    status === null ? STATUSES.reduce((sum, each) => sum + (counts?.[each] ?? 0), 0) : (counts?.[status] ?? 0)

  const target = (status: (typeof TABS)[number]) => {
    const params = new URLSearchParams(address.params)
    for (const name of ['after', 'page', 'status']) params.delete(name)
    if (status !== null) params.set('status', status)
    return paths.adminOrders(params)
  }
  return (
    <nav
      aria-label={t('adminOrders.tabs')}
      className="-mx-4 flex gap-1 overflow-x-auto border-b border-plaster-line px-4 pt-1 md:mx-0 md:px-1"
    >
      {TABS.map((status) => {
        const active = status === filters.status
        return (
          <Link
            key={status ?? 'all'}
            to={target(status)}
            aria-current={active ? 'page' : undefined}
            className={cn(
              'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-t-control border-b-3 px-3 whitespace-nowrap hover:bg-plaster-raised focus-visible:-outline-offset-2',
              active
                ? 'border-copper font-medium text-copper'
                : 'border-transparent text-ink-muted hover:text-ink forced-colors:border-[Canvas]',
            )}
          >
            {t(NAMES[status ?? 'all'])}
            {counts !== undefined && (
              <span
                className={cn(
                  'rounded-full px-2 text-sm',
                  active ? 'bg-copper-tint text-copper-hover' : 'bg-plaster-raised text-ink',
                )}
              >
                {formatNumber(countOf(status), language)}
              </span>
            )}
          </Link>
        )
      })}
    </nav>
  )
}
