import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Printer, Tags } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { adminPaths } from '@/admin/admin-paths'
import { AdminPage } from '@/admin/admin-page'
import { QueryState } from '@/admin/query-state'
import { formatDateTime, formatMoney, formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { addMoney } from '@/lib/money'
import { settingsQueries } from '@/settings/queries'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { Ltr } from '@/ui/ltr'
import { Table } from '@/ui/table'
import { cashOf } from './manifest-cash'
import { courierQueries } from './queries'

/** What a courier was given, to print and to sign: /admin/couriers/manifests/:id. */
export function Component() {
  const { t, language } = useLanguage()
  const { id = '' } = useParams()
  const manifest = useQuery(courierQueries.manifest(id))
  const { data: shop } = useSuspenseQuery(settingsQueries.shop())
  const number = manifest.data?.number
  const title =
    number === undefined
      ? t('adminCouriers.manifest')
      : t('adminCouriers.manifestNumber', { number: formatNumber(number, language) })
  return (
    <AdminPage
      title={title}
      back={{ to: adminPaths.couriers(), label: t('adminCouriers.title') }}
      actions={
        manifest.data != null && (
          <>
            <Button asChild tone="secondary" size="small">
              <Link
                to={adminPaths.papers(
                  'label',
                  manifest.data.orders.map(({ order_number: each }) => each),
                )}
                target="_blank"
              >
                <Tags aria-hidden="true" className="size-4" />
                {t('adminOrders.labels')}
              </Link>
            </Button>
            <Button size="small" onClick={() => globalThis.print()}>
              <Printer aria-hidden="true" className="size-4" />
              {t('adminOrders.print')}
            </Button>
          </>
        )
      }
    >
      <QueryState query={manifest} failure={t('adminCouriers.manifest')} className="h-96">
        {(found) =>
          found === null ? (
            <p>{t('adminCouriers.noManifest')}</p>
          ) : (
            <article
              data-no-mirror
              className="flex flex-col gap-5 rounded-picture border border-plaster-line bg-white p-5 text-start print:border-0 print:p-0"
            >
              <header className="flex flex-wrap justify-between gap-4">
                <p>
                  <strong>
                    <bdi>{shop.site_name}</bdi>
                  </strong>
                  <br />
                  <Ltr>{shop.contact_phone}</Ltr>
                </p>
                <p className="text-end">
                  <strong>
                    <bdi>{found.couriers.name}</bdi>
                  </strong>
                  <br />
                  <time dateTime={found.created_at}>{formatDateTime(found.created_at, language)}</time>
                </p>
              </header>
              <Table caption={title} hideCaption>
                <thead>
                  <tr>
                    <th scope="col">{t('adminCouriers.order')}</th>
                    <th scope="col">{t('adminOrders.customer')}</th>
                    <th scope="col">{t('ordering.checkout.city')}</th>
                    <th scope="col">{t('adminCouriers.tracking')}</th>
                    <th scope="col" className="text-end">
                      {t('adminCouriers.cash')}
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {found.orders.map((order) => (
                    <tr key={order.order_number}>
                      <td>
                        <Ltr>{order.order_number}</Ltr>
                      </td>
                      <td>
                        <bdi>{order.contact_name}</bdi>
                        <br />
                        <Ltr>{order.phone}</Ltr>
                      </td>
                      <td>
                        <bdi>{order.city}</bdi>
                      </td>
                      <td>
                        <Ltr>{order.tracking_number}</Ltr>
                      </td>
                      <td translate="no" className="text-end">
                        {formatMoney(cashOf(order, found.created_at), language)}
                      </td>
                    </tr>
                  ))}
                </tbody>
                <tfoot className="font-medium">
                  <tr>
                    <td colSpan={4}>{t('adminCouriers.parcels', { count: found.orders.length })}</td>
                    <td translate="no" className="text-end">
                      {formatMoney(
                        addMoney(0, ...found.orders.map((order) => cashOf(order, found.created_at))),
                        language,
                      )}
                    </td>
                  </tr>
                </tfoot>
              </Table>
              <div className="mt-6 grid break-inside-avoid grid-cols-2 gap-10">
                {(['adminCouriers.signShop', 'adminCouriers.signCourier'] as const).map((label) => (
                  <p key={label} className="border-t border-ink pt-2">
                    {t(label)}
                  </p>
                ))}
              </div>
            </article>
          )
        }
      </QueryState>
    </AdminPage>
  )
}
