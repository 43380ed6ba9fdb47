import { ShieldAlert } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation, useRouteError } from 'react-router-dom'
import { useAuth } from '@/auth/auth-context'
import { useLanguage } from '@/i18n/language-context'
import { AppError } from '@/lib/errors'
import { recordError } from '@/lib/log'
import { Link } from '@/ui/link'
import { useRouteFailure } from '@/ui/use-route-failure'
import { paths } from '@/paths'
import { Button } from '@/ui/button'
import '@/admin.css'

/** The error boundary of admin pages: access denied, a failed query, or a crash. */
export function Component() {
  const { t } = useLanguage()
  const error = useRouteError()
  const { code, title, retry, retryLabel, isRetrying } = useRouteFailure(error)
  useEffect(() => {
    if (!(error instanceof AppError)) recordError('admin', error)
  }, [error])

  if (code === 'forbidden' || code === 'not_signed_in') return <AccessDenied />
  return (
    <div role="alert" className="mx-auto flex max-w-prose flex-col items-start gap-4 px-4 py-16">
      <title>{t('adminShell.pageTitle', { page: title })}</title>
      <h1 className="text-2xl">{title}</h1>
      <Button busy={isRetrying} onClick={retry}>
        {retryLabel}
      </Button>
    </div>
  )
}

/** Shown to guests and customers instead of the admin. */
export function AccessDenied() {
  const { t } = useLanguage()
  const { user } = useAuth()
  const { pathname, search } = useLocation()
  return (
    <main className="mx-auto flex min-h-dvh max-w-prose flex-col items-center justify-center gap-4 px-4 py-16 text-center">
      <title>{t('adminShell.pageTitle', { page: t('adminShell.accessDenied') })}</title>
      <ShieldAlert aria-hidden="true" className="size-12 text-brick" />
      <h1 className="text-3xl">{t('adminShell.accessDenied')}</h1>
      <p className="text-lg">{t('adminShell.accessDeniedText')}</p>
      <div className="flex flex-wrap justify-center gap-3">
        {user === null && (
          <Button asChild>
            <Link to={paths.auth(`${pathname}${search}`)}>{t('shop.nav.login')}</Link>
          </Button>
        )}
        <Button asChild tone="secondary">
          <Link to={paths.home()}>{t('shop.action.backHome')}</Link>
        </Button>
      </div>
    </main>
  )
}
