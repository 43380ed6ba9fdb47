import type { UseQueryResult } from '@tanstack/react-query'
import { useLanguage } from '@/i18n/language-context'
import { isOutcomeUnknown } from '@/lib/errors'
import { useFailure } from '@/lib/use-unread'
import { paths } from '@/paths'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { Notice } from '@/ui/notice'
import { ReadFailed } from '@/ui/read-failed'
import { orderErrorMessage } from './order-error'
import type { Quote } from './queries'

/** Why there is no quote: the connection or the server failed, or the database refuses such an order and says why. */
export function QuoteFailure({ quote }: { quote: UseQueryResult<Quote> }) {
  const { t } = useLanguage()
  const failed = useFailure(quote)
  if (failed === null) return null
  if (isOutcomeUnknown(failed.error))
    return <ReadFailed {...failed}>{t('deferred.cart.quoteFailed')}</ReadFailed>
  return (
    <div role="alert">
      <OrderRefusal error={failed.error} />
    </div>
  )
}

/** Why the database refuses such an order, with the way to the shop for orders that it does not take by itself. */
export function OrderRefusal({ error }: { error: Error }) {
  const { t, language } = useLanguage()
  return (
    <Notice tone="error">
      <p className="min-w-0 grow basis-48">{orderErrorMessage(error, t, language)}</p>
      <Button asChild tone="secondary">
        <Link to={paths.contact()}>{t('deferred.cart.writeToUs')}</Link>
      </Button>
    </Notice>
  )
}
