import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { paths } from '@/paths'
import { useLanguage } from '@/i18n/language-context'
import { linkToken } from '@/lib/link-token'
import { OrderTracking } from '@/orders/order-tracking'
import { orderQueries } from '@/orders/queries'
import { chatLink } from '@/settings/contact-links'
import { settingsQueries } from '@/settings/queries'
import { QueryPage } from '@/shell/query-page'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
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

  return (
    <QueryPage
      query={order}
      title={t('ordering.track.title')}
      missing={{
        title: t('ordering.track.notFound'),
        text: t('ordering.track.notFoundText'),
        action: (
          <Button asChild>
            <Link to={paths.findOrder()}>{t('ordering.find.title')}</Link>
          </Button>
        ),
      }}
      footer={<Support />}
    >
      {(found) => <OrderTracking order={found} token={token} />}
    </QueryPage>
  )
}

function Support() {
  const { t } = useLanguage()
  const { data: shop } = useSuspenseQuery(settingsQueries.shop())
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1">
      <span>{t('ordering.order.support')}</span>
      <a href={`mailto:${shop.contact_email}`} className="text-majolica underline">
        <Ltr>{shop.contact_email}</Ltr>
      </a>
      <a
        href={chatLink(shop.whatsapp_number)}
        target="_blank"
        rel="noreferrer"
        className="text-majolica underline"
      >
        {t('deferred.nav.chat')}
      </a>
      <Link to={paths.support()} className="text-majolica underline">
        {t('ordering.order.supportPage')}
      </Link>
    </p>
  )
}
