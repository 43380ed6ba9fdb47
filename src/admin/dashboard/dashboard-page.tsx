import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { paths } from '@/app/paths'
import { formatMoney, formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { AdminPage } from '../admin-page'
import { ListFrame } from '../list/list-frame'
import { NewOrdersBar } from '../orders/new-orders-bar'
import { Figure, Figures } from './figures'
import { OrderTable } from './order-table'
import { dashboardQueries } from './queries'
import { ReadState } from './read-state'
import { WorkList } from './work-list'

const linkClasses = 'text-majolica underline-offset-4 hover:underline'

export function DashboardPage() {
  const { t, language } = useLanguage()
  const overview = useQuery(dashboardQueries.overview())
  const latest = useQuery(dashboardQueries.latestOrders())

  const counted = (count: number, to: string) => (
    <Link to={to} className={linkClasses}>
      {formatNumber(count, language)}
    </Link>
  )

  return (
    <AdminPage title={t('admin.dashboard')}>
      <NewOrdersBar
        onShow={() => {
          void overview.refetch()
          void latest.refetch()
        }}
      />
      <ReadState query={overview} failure={t('adminDashboard.failed')} className="h-64 rounded-picture">
        {(data) => (
          <>
            <section aria-labelledby="today" className="flex flex-col gap-3">
              <h2 id="today" className="text-xl">
                {t('adminDashboard.today')}
              </h2>
              <WorkList overview={data} />
            </section>
            <section aria-labelledby="figures" className="flex flex-col gap-3">
              <h2 id="figures" className="text-xl">
                {t('adminDashboard.figures')}
              </h2>
              <Figures>
                <Figure label={t('admin.products')}>{counted(data.products, paths.adminProducts())}</Figure>
                <Figure label={t('admin.orders')}>{counted(data.orders, paths.adminOrders())}</Figure>
                <Figure label={t('adminDashboard.accounts')}>
                  {counted(data.profiles, paths.adminCustomers())}
                </Figure>
                <Figure
                  label={t('adminDashboard.revenue')}
                  note={t('adminDashboard.ofLatest', { count: data.latest.orders })}
                >
                  {formatMoney(data.latest.revenue, language)}
                </Figure>
                <Figure
                  label={t('adminDashboard.average')}
                  note={t('adminDashboard.ofLatest', { count: data.latest.orders })}
                >
                  {formatMoney(data.latest.average, language)}
                </Figure>
              </Figures>
            </section>
          </>
        )}
      </ReadState>

      <section aria-labelledby="latest" className="flex flex-col gap-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h2 id="latest" className="text-xl">
            {t('adminDashboard.latestOrders')}
          </h2>
          <Link to={paths.adminOrders()} className={`inline-flex min-h-11 items-center ${linkClasses}`}>
            {t('adminDashboard.allOrders')}
          </Link>
        </div>
        <ListFrame query={latest} empty={<p>{t('adminDashboard.noOrders')}</p>}>
          <OrderTable
            caption={t('adminDashboard.latestOrders')}
            rows={(latest.data ?? []).map((order) => ({ ...order, name: order.contact_name }))}
          />
        </ListFrame>
      </section>
    </AdminPage>
  )
}
