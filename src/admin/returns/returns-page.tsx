import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { adminPaths } from '@/admin/admin-paths'
import { AdminPage } from '@/admin/admin-page'
import { type Column, DataTable } from '@/admin/list/data-table'
import { MoreButton } from '@/admin/list/more-button'
import { useLastSeen } from '@/admin/list/use-list-search-params'
import { ago, shortAge } from '@/admin/orders/age'
import { QueryState } from '@/admin/query-state'
import { formatDateTime, formatMoney, formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import type { Language } from '@/i18n/locales'
import type { Translate } from '@/i18n/message-types'
import { Link } from '@/ui/link'
import { Ltr } from '@/ui/ltr'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/ui/tabs'
import { adminReturnQueries, isReturnState, type ReturnRow, STATES } from './queries'

/** The returns by state, those that wait first: /admin/returns. */
export function Component() {
  const { t, language } = useLanguage()
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  useLastSeen()
  const given = params.get('state')
  const state = isReturnState(given) ? given : 'requested'
  const query = useInfiniteQuery(adminReturnQueries.list(state))
  // Another tab's counts stay until its own arrive.
  const [counts, setCounts] = useState(query.data?.pages.at(-1)?.counts)
  const latest = query.data?.pages.at(-1)?.counts
  if (latest !== undefined && latest !== counts) setCounts(latest)
  return (
    <AdminPage
      title={t('adminReturns.title')}
      back={{ to: adminPaths.orders(), label: t('adminOrders.title') }}
      tight
    >
      <Tabs value={state} onValueChange={(next) => setParams({ state: next }, { replace: true })}>
        <TabsList aria-label={t('adminReturns.tabs')}>
          {STATES.map((value) => (
            <TabsTrigger key={value} value={value} className="px-2.5! text-sm">
              {t(`adminReturns.tab.${value}`)}
              {counts !== undefined && (
                <span translate="no" className="ms-1.5 rounded-full bg-plaster-raised px-1.5 text-ink">
                  {formatNumber(counts[value] ?? 0, language)}
                </span>
              )}
            </TabsTrigger>
          ))}
        </TabsList>
        {STATES.map((value) => (
          <TabsContent key={value} value={value} className="flex flex-col gap-4 py-3">
            <QueryState query={query} failure={t('adminReturns.title')} className="h-64">
              {({ pages }) => {
                const returns = pages.flatMap((page) => page.returns)
                return returns.length === 0 ? (
                  <p className="rounded-picture border border-dashed border-control px-4 py-14 text-center">
                    {t('adminReturns.none')}
                  </p>
                ) : (
                  <DataTable
                    caption={t(`adminReturns.tab.${value}`)}
                    columns={columns(t, language)}
                    rows={returns}
                    rowKey={({ id }) => id}
                    rowName={({ number }) => number}
                    compact
                    onOpen={({ number }) => void navigate(adminPaths.return(number))}
                  />
                )
              }}
            </QueryState>
            <MoreButton query={query}>{t('adminReturns.more')}</MoreButton>
          </TabsContent>
        ))}
      </Tabs>
    </AdminPage>
  )
}

const linkClasses =
  'inline-flex min-h-8 items-center text-sm text-majolica underline-offset-4 hover:underline pointer-coarse:min-h-11'

function columns(t: Translate, language: Language): Column<ReturnRow>[] {
  return [
    {
      key: 'number',
      header: t('adminReturns.number'),
      cell: ({ number, created_at: at }) => (
        <div className="flex items-center gap-2 whitespace-nowrap">
          <Link to={adminPaths.return(number)} className={`${linkClasses} font-medium`}>
            <Ltr>{number}</Ltr>
          </Link>
          <time dateTime={at} title={formatDateTime(at, language)} className="text-sm text-ink-muted">
            <span aria-hidden="true">{shortAge(at, language)}</span>
            <span className="sr-only">{ago(at, language)}</span>
          </time>
        </div>
      ),
    },
    {
      key: 'customer',
      header: t('adminOrders.customer'),
      cell: ({ contact_name: name }) => (
        <p className="truncate text-sm">
          <bdi className="font-medium">{name === '' ? t('adminOrders.erased') : name}</bdi>
        </p>
      ),
      firstLine: true,
      className: 'max-md:w-0 max-md:grow md:max-w-60',
    },
    {
      key: 'order',
      header: t('adminReturns.order'),
      cell: ({ order_number: number }) => (
        <Link to={adminPaths.order(number)} className={linkClasses}>
          <Ltr>{number}</Ltr>
        </Link>
      ),
    },
    {
      key: 'wish',
      header: t('adminReturns.wish'),
      cell: ({ wish, credit_owed: owed }) => (
        <span className="text-sm whitespace-nowrap">
          {t(`adminReturns.wish.${wish}`)}
          {owed > 0 && (
            <span className="block font-medium text-brick">
              {t('adminPayments.toRefund', { amount: formatMoney(owed, language) })}
            </span>
          )}
        </span>
      ),
      className: 'max-md:grow',
    },
    {
      key: 'reason',
      header: t('adminReturns.reason'),
      cell: ({ reason }) => <span className="text-sm">{t(`adminReturns.reason.${reason}`)}</span>,
      className: 'max-md:hidden',
    },
    {
      key: 'pieces',
      header: t('adminReturns.pieces'),
      align: 'end',
      cell: ({ pieces }) => (
        <span className="text-sm whitespace-nowrap">{t('adminReturns.pieceCount', { count: pieces })}</span>
      ),
    },
  ]
}
