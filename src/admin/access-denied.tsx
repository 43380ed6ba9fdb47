import { ShieldAlert } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '@/app/paths'
import { useAuth } from '@/auth/auth-context'
import { useLanguage } from '@/i18n/language-context'
import { Button } from '@/ui/button'

/** What guests and customers see of the admin. */
export function AccessDenied() {
  const { t } = useLanguage()
  const { user } = useAuth()
  const { pathname, search } = useLocation()
  return (
    <main className="mx-auto flex min-h-dvh max-w-prose flex-col items-center justify-center gap-4 px-4 py-16 text-center">
      <title>{t('admin.pageTitle', { page: t('admin.accessDenied') })}</title>
      <ShieldAlert aria-hidden="true" className="size-12 text-brick" />
      <h1 className="text-3xl">{t('admin.accessDenied')}</h1>
      <p className="text-lg">{t('admin.accessDeniedText')}</p>
      <div className="flex flex-wrap justify-center gap-3">
        {user === null && (
          <Button asChild>
            <Link to={paths.auth(`${pathname}${search}`)}>{t('nav.login')}</Link>
          </Button>
        )}
        <Button asChild tone="secondary">
          <Link to={paths.home()}>{t('action.backHome')}</Link>
        </Button>
      </div>
    </main>
  )
}
