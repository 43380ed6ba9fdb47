import { useQuery } from '@tanstack/react-query'
import {
  BellRing,
  ChevronRight,
  CircleCheck,
  Inbox,
  type LucideIcon,
  MailX,
  PackageMinus,
  PackageX,
  Paperclip,
  RotateCcw,
  ShieldAlert,
} from 'lucide-react'
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

type Work = {
  key:
    | 'to_refund'
    | 'proofs'
    | 'differences'
    | 'returns'
    | 'low_stock'
    | 'to_notify'
    | 'open_messages'
    | 'failed_emails'
  label: PlainMessageKey
  to: string
  icon: LucideIcon
  /** Colours of the icon while the count is not 0. */
  tone: string
}

const WORK: readonly Work[] = [
  {
    key: 'to_refund',
    label: 'adminPayments.work.refund',
    to: adminPaths.payments(new URLSearchParams({ tab: 'refund' })),
    icon: RotateCcw,
    tone: 'bg-brick-tint text-brick',
  },
  {
    key: 'proofs',
    label: 'adminPayments.work.proofs',
    to: adminPaths.payments(),
    icon: Paperclip,
    tone: 'bg-saffron-tint text-saffron',
  },
  {
    key: 'differences',
    label: 'adminPayments.work.differences',
    to: adminPaths.payments(new URLSearchParams({ tab: 'differences' })),
    icon: ShieldAlert,
    tone: 'bg-brick-tint text-brick',
  },
  {
    key: 'returns',
    label: 'adminAnalytics.dashboard.returns',
    to: adminPaths.returns(),
    icon: PackageX,
    tone: 'bg-majolica-tint text-majolica',
  },
  {
    key: 'low_stock',
    label: 'adminAnalytics.dashboard.lowStock',
    to: adminPaths.products(new URLSearchParams({ stock: 'low' })),
    icon: PackageMinus,
    tone: 'bg-copper-tint text-copper',
  },
  {
    key: 'to_notify',
    label: 'adminAnalytics.dashboard.toNotify',
    to: adminPaths.stockAlerts(new URLSearchParams({ state: 'to_notify' })),
    icon: BellRing,
    tone: 'bg-saffron-tint text-saffron',
  },
  {
    key: 'open_messages',
    label: 'adminAnalytics.dashboard.openMessages',
    to: adminPaths.messages('inbox'),
    icon: Inbox,
    tone: 'bg-aubergine-tint text-aubergine',
  },
  {
    key: 'failed_emails',
    label: 'adminAnalytics.dashboard.failedMails',
    to: adminPaths.messages('mails'),
    icon: MailX,
    tone: 'bg-brick-tint text-brick',
  },
]

/** Counts of other pending work, each linked to where it is done. */
export function WorkList({ overview }: { overview: Overview }) {
  const { t, language } = useLanguage()
  return (
    <ul className="grid gap-3 min-[16rem]:grid-cols-2 md:grid-cols-4">
      {WORK.map(({ key, label, to, icon: Icon, tone }) => {
        const count = overview[key]
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
                <span
                  translate="no"
                  className={cn('font-display text-2xl font-semibold', count === 0 && 'text-ink-muted')}
                >
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
