import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { adminPaths } from '@/admin/admin-paths'
import { AdminPage } from '@/admin/admin-page'
import { Figure, Figures } from '@/admin/figures'
import { NewOrdersBar } from '@/admin/orders/new-orders-bar'
import { QueryState } from '@/admin/query-state'
import { RecentOrdersTable } from '@/admin/recent-orders-table'
import { formatMoney, formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import type { PlainMessageKey } from '@/i18n/message-types'
import { cn } from '@/lib/cn'
import { Link } from '@/ui/link'
import { Ltr } from '@/ui/ltr'
import { dashboardQueries, type Overview } from './queries'
import { WorkList } from './work-list'

const linkClasses = 'text-majolica underline-offset-4 hover:underline'

export function Component() {
  const { t } = useLanguage()
  const overview = useQuery(dashboardQueries.overview())
  return (
    <AdminPage title={t('adminShell.dashboard')}>
      <NewOrdersBar onShow={() => void overview.refetch()} />
      <QueryState
        query={overview}
        failure={t('adminAnalytics.dashboard.failed')}
        className="h-64 rounded-picture"
      >
        {(data) => (
          <>
            <Section id="today" title={t('adminAnalytics.dashboard.today')}>
              <TodayFigures overview={data} />
            </Section>
            <Section id="waiting" title={t('adminAnalytics.dashboard.waiting')}>
              <WaitingOrders waiting={data.waiting} />
              <WorkList overview={data} />
            </Section>
            <Section id="latest" title={t('adminAnalytics.dashboard.latestOrders')}>
              {data.latest.length === 0 ? (
                <p>{t('adminAnalytics.dashboard.noOrders')}</p>
              ) : (
                <RecentOrdersTable
                  caption={t('adminAnalytics.dashboard.latestOrders')}
                  rows={data.latest.map((order) => ({ ...order, name: order.contact_name }))}
                />
              )}
              <Link
                to={adminPaths.orders()}
                className={`inline-flex min-h-11 w-fit items-center ${linkClasses}`}
              >
                {t('adminAnalytics.dashboard.allOrders')}
              </Link>
            </Section>
            <Section id="figures" title={t('adminAnalytics.dashboard.figures')}>
              <ShopFigures overview={data} />
            </Section>
          </>
        )}
      </QueryState>
    </AdminPage>
  )
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Today beside yesterday at this time, and the cash that is still outside. */
export function TodayFigures({ overview: { today, yesterday, cash, refusals } }: { overview: Overview }) {
  const { t, language } = useLanguage()
  const money = (amount: number) => <bdi translate="no">{formatMoney(amount, language)}</bdi>
  const before = (value: string) => t('adminAnalytics.dashboard.yesterday', { value })
  const attempts = refusals.refused + refusals.delivered
  return (
    <Figures>
      <Figure
        label={t('adminAnalytics.dashboard.ordersToday')}
        note={before(formatNumber(yesterday.orders, language))}
      >
        {formatNumber(today.orders, language)}
      </Figure>
      <Figure
        label={t('adminAnalytics.dashboard.ordered')}
        note={before(formatMoney(yesterday.ordered, language))}
      >
        {money(today.ordered)}
      </Figure>
      <Figure label={t('adminAnalytics.deliveredSales')} note={before(formatMoney(yesterday.sold, language))}>
        {money(today.sold)}
      </Figure>
      <Figure
        label={t('adminAnalytics.dashboard.cashOnTheWay')}
        note={t('adminAnalytics.dashboard.parcels', { count: cash.shipped.count })}
      >
        {money(cash.shipped.amount)}
      </Figure>
      <Figure
        label={t('adminAnalytics.dashboard.cashHeld')}
        note={t('adminAnalytics.dashboard.parcels', { count: cash.held.count })}
      >
        {money(cash.held.amount)}
      </Figure>
      <Figure
        label={t('adminAnalytics.dashboard.refusals')}
        note={t('adminAnalytics.dashboard.ofParcels', {
          refused: formatNumber(refusals.refused, language),
          count: attempts,
        })}
      >
        {attempts === 0 ? (
          '–'
        ) : (
          <Ltr>
            {t('adminAnalytics.percent', {
              value: formatNumber(Math.round((refusals.refused / attempts) * 100), language),
            })}
          </Ltr>
        )}
      </Figure>
    </Figures>
  )
}

type Line = { key: keyof Overview['waiting']; label: PlainMessageKey; to: string }

const oldestFirst = (filters: Record<string, string>) =>
  adminPaths.orders(new URLSearchParams({ ...filters, sort: 'oldest' }))

const LINES: readonly Line[] = [
  {
    key: 'to_confirm',
    label: 'adminAnalytics.dashboard.toConfirm',
    to: oldestFirst({ status: 'pending' }),
  },
  { key: 'to_pack', label: 'adminAnalytics.dashboard.toPack', to: oldestFirst({ status: 'processing' }) },
  {
    key: 'on_the_way',
    label: 'adminAnalytics.dashboard.onTheWay',
    to: oldestFirst({ delivery: 'on_the_way' }),
  },
  {
    key: 'coming_back',
    label: 'adminAnalytics.dashboard.comingBack',
    to: oldestFirst({ delivery: 'coming_back' }),
  },
]

const AGES = [
  { label: 'adminAnalytics.dashboard.days1', colour: 'text-ink' },
  { label: 'adminAnalytics.dashboard.days3', colour: 'text-saffron font-medium' },
  { label: 'adminAnalytics.dashboard.daysMore', colour: 'text-brick font-medium' },
] as const

/** What waits and for how long; each line leads to its orders, oldest first. */
export function WaitingOrders({ waiting }: Pick<Overview, 'waiting'>) {
  const { t, language } = useLanguage()
  return (
    <div className="overflow-x-auto rounded-picture border border-plaster-line bg-white">
      <table className="w-full border-collapse">
        <caption className="sr-only">{t('adminAnalytics.dashboard.waitingText')}</caption>
        <thead>
          <tr className="bg-plaster-raised text-sm text-ink-muted">
            <th scope="col" className="px-3 py-1.5 text-start font-medium sm:px-4">
              {t('adminShell.orders')}
            </th>
            {AGES.map(({ label }) => (
              <th key={label} scope="col" className="px-2 py-1.5 text-end font-medium sm:px-4">
                {t(label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {LINES.map(({ key, label, to }) => (
            <tr key={key} className="border-t border-plaster-line hover:bg-plaster">
              <th scope="row" className="px-3 text-start font-normal sm:px-4">
                <Link to={to} className={`inline-flex min-h-11 items-center ${linkClasses}`}>
                  {t(label)}
                </Link>
              </th>
              {waiting[key].map((count, index) => (
                <td
                  translate="no"
                  key={index}
                  className={cn(
                    'px-2 text-end sm:px-4',
                    count === 0 ? 'text-ink-muted' : AGES[index]?.colour,
                  )}
                >
                  {formatNumber(count, language)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function ShopFigures({ overview: { products, orders, profiles } }: { overview: Overview }) {
  const { t, language } = useLanguage()
  const counted = (count: number, to: string) => (
    <Link to={to} translate="no" className={linkClasses}>
      {formatNumber(count, language)}
    </Link>
  )
  return (
    <Figures>
      <Figure label={t('adminShell.products')}>{counted(products, adminPaths.products())}</Figure>
      <Figure label={t('adminShell.orders')}>{counted(orders, adminPaths.orders())}</Figure>
      <Figure label={t('adminAnalytics.dashboard.accounts')}>
        {counted(profiles, adminPaths.customers())}
      </Figure>
    </Figures>
  )
}
