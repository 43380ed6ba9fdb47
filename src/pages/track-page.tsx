import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import { paths } from '@/paths'
import { useLanguage } from '@/i18n/language-context'
import { errorMessage } from '@/lib/errors'
import { linkToken } from '@/lib/link-token'
import { OrderTracking } from '@/orders/order-tracking'
import { orderQueries } from '@/orders/queries'
import { chatLink } from '@/settings/contact-links'
import { settingsQueries } from '@/settings/queries'
import { PageSkeleton } from '@/shell/page-skeleton'
import { Seo } from '@/shell/seo'
import { Button } from '@/ui/button'
import { Ltr } from '@/ui/ltr'
import { FindOrder } from './track/find-order'

/** An order by its tracking link; without a token, the form that finds one. */
export function Component() {
  const { token } = useParams()
  return token === undefined ? <FindOrder /> : <TrackedOrder token={linkToken(token)} />
}

function TrackedOrder({ token }: { token: string }) {
  const { t } = useLanguage()
  const order = useQuery(orderQueries.tracked(token))
  const { data: shop } = useSuspenseQuery(settingsQueries.shop())

  if (order.data === undefined && !order.isError) return <PageSkeleton label={t('shop.status.loading')} />
  return (
    <div className="flex flex-col gap-6">
      <Seo title={t('ordering.track.title')} noIndex />
      {order.data != null ? (
        <OrderTracking order={order.data} token={token} />
      ) : (
        <>
          <h1 className="text-3xl">
            {order.isError ? t('ordering.track.title') : t('ordering.track.notFound')}
          </h1>
          <p>{order.isError ? errorMessage(order.error, t) : t('ordering.track.notFoundText')}</p>
          {!order.isError && (
            <Button asChild className="self-start">
              <Link to={paths.findOrder()}>{t('ordering.find.title')}</Link>
            </Button>
          )}
          {order.isError && (
            <Button className="self-start" onClick={() => void order.refetch()}>
              {t('shop.action.retry')}
            </Button>
          )}
        </>
      )}
      <p>
        {t('ordering.order.support')}{' '}
        <a href={`mailto:${shop.contact_email}`} className="text-majolica underline">
          <Ltr>{shop.contact_email}</Ltr>
        </a>
        {' · '}
        <a
          href={chatLink(shop.whatsapp_number)}
          target="_blank"
          rel="noreferrer"
          className="text-majolica underline"
        >
          {t('deferred.nav.chat')}
        </a>
        {' · '}
        <Link to={paths.support()} className="text-majolica underline">
          {t('ordering.order.supportPage')}
        </Link>
      </p>
    </div>
  )
}
