import { useEffect } from 'react'
import { useLocation, useRouteError } from 'react-router-dom'
import { useAuth } from '@/auth/auth-context'
import { useLanguage } from '@/i18n/language-context'
import { AppError } from '@/lib/errors'
import { recordError } from '@/lib/log'
import { Link } from '@/ui/link'
import { useRouteFailure } from '@/ui/use-route-failure'
import { Redirect } from '@/shell/redirect'
import { Seo } from '@/shell/seo'
import { Button } from '@/ui/button'
import { paths } from '@/paths'

/** Shown in place of a page that crashed or whose data could not be fetched. */
export function RouteError() {
  const { t } = useLanguage()
  const error = useRouteError()
  const { pathname, search } = useLocation()
  const { user } = useAuth()
  const { code, title, retry, retryLabel, isRetrying } = useRouteFailure(error)
  // Failed queries are logged by the query client; everything else is a crash.
  useEffect(() => {
    if (!(error instanceof AppError)) recordError('page', error)
  }, [error])

  // The session ended while the page was read.
  if (code === 'not_signed_in' && user === null) return <Redirect to={paths.auth(`${pathname}${search}`)} />

  return (
    <div role="alert" className="mx-auto flex max-w-prose flex-col items-start gap-4 px-4 py-16">
      <Seo title={title} />
      <h1 className="text-2xl">{title}</h1>
      {code === 'unexpected' && <p>{t('shop.crash.text')}</p>}
      <div className="flex flex-wrap gap-3">
        <Button busy={isRetrying} onClick={retry}>
          {retryLabel}
        </Button>
        <Button asChild tone="secondary">
          <Link to={paths.home()}>{t('shop.action.backHome')}</Link>
        </Button>
      </div>
    </div>
  )
}
