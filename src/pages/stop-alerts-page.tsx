import { useMutation } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { stopStockAlerts } from '@/catalog/stock-alerts'
import { useLanguage } from '@/i18n/language-context'
import { errorMessage } from '@/lib/errors'
import { linkToken } from '@/lib/link-token'
import { paths } from '@/paths'
import { Seo } from '@/shell/seo'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { Notice } from '@/ui/notice'
import { restoreLostFocus } from '@/ui/restore-lost-focus'

/**
 * Where the link of a stock mail leads. It stops nothing by itself: mail programs open links to check them.
 */
export function Component() {
  const { t } = useLanguage()
  const [params] = useSearchParams()
  const token = linkToken(params.get('token'))
  const stopping = useMutation({
    mutationFn: () => stopStockAlerts(token),
    meta: { ownErrors: true },
  })
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col items-start gap-5">
      <Seo title={t('alerts.stopTitle')} noIndex />
      <h1 className="text-3xl">{t('alerts.stopTitle')}</h1>
      {stopping.isSuccess ? (
        <>
          <p ref={restoreLostFocus} role="status">
            {t('alerts.stopped')}
          </p>
          <Button asChild tone="secondary">
            <Link to={paths.products()}>{t('deferred.cart.shop')}</Link>
          </Button>
        </>
      ) : token === '' ? (
        <p>{t('alerts.noToken')}</p>
      ) : (
        <>
          <p>{t('alerts.stopText')}</p>
          {stopping.error !== null && (
            <div role="alert">
              <Notice tone="error">{errorMessage(stopping.error, t)}</Notice>
            </div>
          )}
          <Button busy={stopping.isPending} onClick={() => stopping.mutate()}>
            {t('alerts.stop')}
          </Button>
        </>
      )}
    </div>
  )
}
