import { useQuery } from '@tanstack/react-query'
import { PackageCheck, Settings } from 'lucide-react'
import { adminPaths } from '@/admin/admin-paths'
import { AdminPage } from '@/admin/admin-page'
import { QueryState } from '@/admin/query-state'
import { formatDate, formatDateTime, formatMoney, formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Link } from '@/ui/link'
import { type CourierBalance, courierQueries } from './queries'

/** Every courier with what is on its way, and the cash that it owes the shop: /admin/couriers. */
export function Component() {
  const { t, language } = useLanguage()
  const balances = useQuery(courierQueries.balances())
  const manifests = useQuery(courierQueries.manifests())
  return (
    <AdminPage
      title={t('adminCouriers.title')}
      actions={
        <>
          <Button asChild tone="secondary" size="small">
            <Link to={adminPaths.settings('couriers')}>
              <Settings aria-hidden="true" className="size-4" />
              {t('adminCouriers.settings')}
            </Link>
          </Button>
          <Button asChild size="small">
            <Link to={adminPaths.handOver()}>
              <PackageCheck aria-hidden="true" className="size-4" />
              {t('adminCouriers.handOver')}
            </Link>
          </Button>
        </>
      }
    >
      <QueryState query={balances} failure={t('adminCouriers.title')} className="h-64">
        {(rows) => (
          <ul className="grid gap-4 lg:grid-cols-2 2xl:grid-cols-3">
            {rows.map((courier) => (
              <li key={courier.id}>
                <CourierCard courier={courier} />
              </li>
            ))}
          </ul>
        )}
      </QueryState>
      {manifests.data !== undefined && manifests.data.length > 0 && (
        <section aria-labelledby="manifests" className="flex flex-col gap-2">
          <h2 id="manifests" className="text-lg">
            {t('adminCouriers.manifests')}
          </h2>
          <ul className="divide-y divide-plaster-line rounded-picture border border-plaster-line bg-white px-4">
            {manifests.data.map(({ id, number, created_at: at, couriers: of, orders }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-4">
                <Link
                  to={adminPaths.manifest(id)}
                  className="inline-flex min-h-11 items-center gap-2 text-majolica underline-offset-4 hover:underline"
                >
                  {t('adminCouriers.manifestNumber', { number: formatNumber(number, language) })}
                  {' · '}
                  <bdi>{of.name}</bdi>
                </Link>
                <span className="text-sm text-ink-muted">
                  {t('adminCouriers.parcels', { count: orders[0]?.count ?? 0 })} ·{' '}
                  <time dateTime={at}>{formatDateTime(at, language)}</time>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </AdminPage>
  )
}

function CourierCard({ courier }: { courier: CourierBalance }) {
  const { t, language } = useLanguage()
  const money = (amount: number) => formatMoney(amount, language)
  const row = 'flex items-baseline justify-between gap-4'
  return (
    <Card className="flex h-full flex-col gap-3">
      <h2 className="text-lg">
        <Link
          to={adminPaths.courier(courier.id)}
          className="inline-flex min-h-11 items-center underline-offset-4 hover:text-copper hover:underline"
        >
          <bdi>{courier.name}</bdi>
        </Link>
      </h2>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {!courier.is_active && <Badge tone="neutral">{t('adminCouriers.inactive')}</Badge>}
        {courier.overdue_cash > 0 && (
          <Badge tone="red">{t('adminCouriers.overdue', { amount: money(courier.overdue_cash) })}</Badge>
        )}
        {courier.differences > 0 && (
          <Badge tone="red">{t('adminCouriers.differences', { count: courier.differences })}</Badge>
        )}
        {courier.back_count > 0 && (
          <Badge tone="neutral">{t('adminCouriers.comingBack', { count: courier.back_count })}</Badge>
        )}
      </div>
      <dl className="flex flex-col gap-1">
        <div className={row}>
          <dt className="text-ink-muted">{t('adminCouriers.out', { count: courier.out_count })}</dt>
          <dd translate="no">{money(courier.out_cash)}</dd>
        </div>
        <div className={`${row} border-t border-plaster-line pt-1 font-medium`}>
          <dt>{t('adminCouriers.held', { count: courier.held_count })}</dt>
          <dd translate="no">{money(courier.held_cash)}</dd>
        </div>
        {courier.held_count > 0 && (
          <>
            <Age label={t('adminCouriers.upToWeek')} amount={money(courier.held_week)} />
            <Age label={t('adminCouriers.upToFortnight')} amount={money(courier.held_fortnight)} />
            <Age label={t('adminCouriers.longer')} amount={money(courier.held_longer)} />
          </>
        )}
      </dl>
      <p className="mt-auto text-sm text-ink-muted">
        {courier.last_remittance === null
          ? t('adminCouriers.noRemittance')
          : t('adminCouriers.lastRemittance', { date: formatDate(courier.last_remittance, language) })}
      </p>
      <Button asChild tone="secondary" size="small" className="self-start">
        <Link to={adminPaths.remittance(courier.id)}>{t('adminCouriers.record')}</Link>
      </Button>
    </Card>
  )
}

function Age({ label, amount }: { label: string; amount: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 text-sm text-ink-muted">
      <dt className="ps-3">{label}</dt>
      <dd>{amount}</dd>
    </div>
  )
}
