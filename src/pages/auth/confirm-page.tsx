import { Link, Navigate, useLocation } from 'react-router-dom'
import { paths } from '@/app/paths'
import { useAuth } from '@/auth/auth-context'
import { useLanguage } from '@/i18n/language-context'
import { errorMessage } from '@/lib/errors'
import { PageSkeleton } from '@/shell/page-skeleton'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { AuthFrame } from './auth-frame'
import { useMailLink } from './use-mail-link'

/** Where the links of Auth's mails lead. That of a forgotten password has a page of its own. */
export function ConfirmPage() {
  const { search } = useLocation()
  if (new URLSearchParams(search).get('type') === 'recovery') {
    return <Navigate to={`${paths.authReset()}${search}`} replace />
  }
  return <ConfirmAddress />
}

function ConfirmAddress() {
  const { t } = useLanguage()
  const { user } = useAuth()
  const link = useMailLink()

  if (link.state === 'none') return <Navigate to={user === null ? paths.auth() : paths.account()} replace />
  if (link.state === 'opening') return <PageSkeleton label={t('status.loading')} />
  if (link.state === 'refused') {
    return (
      <AuthFrame title={t('auth.linkFailed')}>
        <Notice tone="warning" role="alert">
          {errorMessage(link.error, t)}
        </Notice>
        <p>{t('auth.linkFailedText')}</p>
        <Button asChild className="self-start">
          <Link to={user === null ? paths.auth() : paths.account('security')}>
            {t(user === null ? 'auth.signIn' : 'nav.account')}
          </Link>
        </Button>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={t(link.complete ? 'auth.confirmed' : 'auth.oneMore')}>
      <p role="status">{t(link.complete ? 'auth.confirmedText' : 'auth.oneMoreText')}</p>
      <Button asChild className="self-start">
        <Link to={link.complete ? paths.products() : paths.home()}>{t('cart.shop')}</Link>
      </Button>
    </AuthFrame>
  )
}
