import { Link } from 'react-router-dom'
import { paths } from '@/app/paths'
import { formatMoney, formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { Figure, Figures } from '../dashboard/figures'
import type { Totals } from './queries'

/** The shop since it opened. */
export function TotalsSection({ totals }: { totals: Totals }) {
  const { t, language } = useLanguage()
  const { top_seller: top } = totals
  return (
    <Figures>
      <Figure label={t('admin.customers')}>{formatNumber(totals.customers, language)}</Figure>
      <Figure label={t('admin.products')}>{formatNumber(totals.products, language)}</Figure>
      <Figure
        label={t('admin.orders')}
        note={t('adminAnalytics.ordersThisMonth', { count: totals.orders_this_month })}
      >
        {formatNumber(totals.orders, language)}
      </Figure>
      <Figure label={t('adminAnalytics.totalRevenue')} note={t('adminAnalytics.withoutCancelled')}>
        {formatMoney(totals.revenue, language)}
      </Figure>
      <Figure
        label={t('adminAnalytics.topSeller')}
        note={top === null ? undefined : t('adminAnalytics.sold', { count: top.quantity })}
        className="max-sm:col-span-2"
      >
        {top === null ? (
          t('adminAnalytics.nothingSold')
        ) : (
          <Link
            to={paths.adminProduct(top.id)}
            className="text-base text-majolica underline-offset-4 hover:underline"
          >
            {localized(top, 'name', language)}
          </Link>
        )}
      </Figure>
    </Figures>
  )
}
