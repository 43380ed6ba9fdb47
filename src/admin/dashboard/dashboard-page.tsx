import { useQuery } from '@tanstack/react-query'
import {
  ChevronRight,
  CircleCheck,
  Clock,
  Hammer,
  Inbox,
  type LucideIcon,
  MailX,
  PackageMinus,
  Paperclip,
  RotateCcw,
} from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { AdminPage } from '@/admin/admin-page'
import { Figure, Figures } from '@/admin/figures'
import { NewOrdersBar } from '@/admin/orders/new-orders-bar'
import { adminPaymentQueries, type PaymentSummary } from '@/admin/payments/queries'
import { shopDay } from '@/admin/payments/shop-day'
import { ListState, QueryState } from '@/admin/query-state'
import { RecentOrdersTable } from '@/admin/recent-orders-table'
import { formatMoney, formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import type { PlainMessageKey } from '@/i18n/message-types'
import { cn } from '@/lib/cn'
import { paths } from '@/paths'
import { dashboardQueries, type Overview } from './queries'

const linkClasses = 'text-majolica underline-offset-4 hover:underline'

export function Component() {
  const { t, language } = useLanguage()
  const overview = useQuery(dashboardQueries.overview())
  const latest = useQuery(dashboardQueries.latestOrders())
  const [today] = useState(() => shopDay(new Date()))
  const payments = useQuery(adminPaymentQueries.summary(today, today))

  const counted = (count: number, to: string) => (
    <Link to={to} className={linkClasses}>
      {formatNumber(count, language)}
    </Link>
  )

  return (
    <AdminPage title={t('adminShell.dashboard')}>
      <NewOrdersBar
        onShow={() => {
          void overview.refetch()
          void latest.refetch()
        }}
      />
      <QueryState
        query={overview}
        failure={t('adminAnalytics.dashboard.failed')}
        className="h-64 rounded-picture"
      >
        {(data) => (
          <>
            <section aria-labelledby="today" className="flex flex-col gap-3">
              <h2 id="today" className="text-xl">
                {t('adminAnalytics.dashboard.today')}
              </h2>
              <WorkList overview={data} payments={payments.data} />
            </section>
            <section aria-labelledby="figures" className="flex flex-col gap-3">
              <h2 id="figures" className="text-xl">
                {t('adminAnalytics.dashboard.figures')}
              </h2>
              <Figures>
                <Figure label={t('adminShell.products')}>
                  {counted(data.products, paths.adminProducts())}
                </Figure>
                <Figure label={t('adminShell.orders')}>{counted(data.orders, paths.adminOrders())}</Figure>
                <Figure label={t('adminAnalytics.dashboard.accounts')}>
                  {counted(data.profiles, paths.adminCustomers())}
                </Figure>
                <Figure
                  label={t('adminAnalytics.dashboard.revenue')}
                  note={t('adminAnalytics.dashboard.ofLatest', { count: data.latest.orders })}
                >
                  {formatMoney(data.latest.revenue, language)}
                </Figure>
                <Figure
                  label={t('adminAnalytics.dashboard.average')}
                  note={t('adminAnalytics.dashboard.ofLatest', { count: data.latest.orders })}
                >
                  {formatMoney(data.latest.average, language)}
                </Figure>
              </Figures>
            </section>
          </>
        )}
      </QueryState>

      <section aria-labelledby="latest" className="flex flex-col gap-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h2 id="latest" className="text-xl">
            {t('adminAnalytics.dashboard.latestOrders')}
          </h2>
          <Link to={paths.adminOrders()} className={`inline-flex min-h-11 items-center ${linkClasses}`}>
            {t('adminAnalytics.dashboard.allOrders')}
          </Link>
        </div>
        <ListState query={latest} empty={<p>{t('adminAnalytics.dashboard.noOrders')}</p>}>
          <RecentOrdersTable
            caption={t('adminAnalytics.dashboard.latestOrders')}
            rows={(latest.data ?? []).map((order) => ({ ...order, name: order.contact_name }))}
          />
        </ListState>
      </section>
    </AdminPage>
  )
}

type Work = {
  key: 'to_confirm' | 'to_ship' | 'low_stock' | 'open_messages' | 'failed_emails'
  label: PlainMessageKey
  to: string
  icon: LucideIcon
  /** Colours of the icon while the count is not 0. */
  tone: string
}

const WORK: readonly Work[] = [
  {
    key: 'to_confirm',
    label: 'adminAnalytics.dashboard.toConfirm',
    to: paths.adminOrders(new URLSearchParams({ status: 'pending' })),
    icon: Clock,
    tone: 'bg-saffron-tint text-saffron',
  },
  {
    key: 'to_ship',
    label: 'adminAnalytics.dashboard.toShip',
    to: paths.adminOrders(new URLSearchParams({ status: 'processing' })),
    icon: Hammer,
    tone: 'bg-majolica-tint text-majolica',
  },
  {
    key: 'low_stock',
    label: 'adminAnalytics.dashboard.lowStock',
    to: paths.adminProducts(new URLSearchParams({ stock: 'low' })),
    icon: PackageMinus,
    tone: 'bg-copper-tint text-copper',
  },
  {
    key: 'open_messages',
    label: 'adminAnalytics.dashboard.openMessages',
    to: paths.adminMessages('inbox'),
    icon: Inbox,
    tone: 'bg-aubergine-tint text-aubergine',
  },
  {
    key: 'failed_emails',
    label: 'adminAnalytics.dashboard.failedMails',
    to: paths.adminMessages('mails'),
    icon: MailX,
    tone: 'bg-brick-tint text-brick',
  },
]

type PaymentWork = Omit<Work, 'key'> & { count: (summary: PaymentSummary) => number }

const PAYMENT_WORK: readonly PaymentWork[] = [
  {
    count: ({ proofs }) => proofs,
    label: 'adminPayments.work.proofs',
    to: paths.adminPayments(),
    icon: Paperclip,
    tone: 'bg-saffron-tint text-saffron',
  },
  {
    count: ({ to_refund: owed }) => owed.count,
    label: 'adminPayments.work.refund',
    to: paths.adminPayments(new URLSearchParams({ tab: 'refund' })),
    icon: RotateCcw,
    tone: 'bg-brick-tint text-brick',
  },
]

type WorkListProps = {
  overview: Overview
  /** Undefined until it is read, and when that fails: the other work is shown nevertheless. */
  payments?: PaymentSummary
}

/** Counts of pending work, each linked to where it is done. */
export function WorkList({ overview, payments }: WorkListProps) {
  const { t, language } = useLanguage()
  const work = [
    ...WORK.map((each) => ({ ...each, count: overview[each.key] })),
    ...(payments === undefined
      ? []
      : PAYMENT_WORK.map((each) => ({ ...each, key: each.label, count: each.count(payments) }))),
  ]
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(10.5rem,1fr))] gap-3">
      {work.map(({ key, label, to, icon: Icon, tone, count }) => {
        const Mark = count > 0 ? Icon : CircleCheck
        return (
          <li key={key}>
            <Link
              to={to}
              className="flex h-full flex-col gap-2 rounded-picture border border-plaster-line bg-white px-4 py-3 transition-colors duration-150 hover:border-copper hover:bg-plaster"
            >
              <span className="flex items-center gap-3">
                <span
                  className={cn(
                    'flex size-11 shrink-0 items-center justify-center rounded-full',
                    count > 0 ? tone : 'bg-plaster-raised text-ink-muted',
                  )}
                >
                  <Mark aria-hidden="true" className="size-5" />
                </span>
                <span className={cn('font-display text-2xl font-semibold', count === 0 && 'text-ink-muted')}>
                  {formatNumber(count, language)}
                </span>
                <ChevronRight
                  aria-hidden="true"
                  className="ms-auto size-5 shrink-0 text-ink-muted rtl:-scale-x-100"
                />
              </span>{' '}
              <span>{t(label)}</span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
