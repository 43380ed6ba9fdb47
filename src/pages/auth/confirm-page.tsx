import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '@/paths'
import { useAuth } from '@/auth/auth-context'
import { KEEP_ORDERS, offeredOrders } from '@/auth/kept-orders'
import { safeNextPath } from '@/auth/next-path'
import { useLanguage } from '@/i18n/language-context'
import { errorMessage } from '@/lib/errors'
import { Redirect } from '@/shell/redirect'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { Notice } from '@/ui/notice'
import { toast } from '@/ui/toast'
import { AuthFrame } from './auth-frame'
import { LinkUnanswered } from './link-unanswered'
import { useMailLink } from './use-mail-link'

/** The target of the links in Supabase Auth's mails. Password recovery has a page of its own. */
export function Component() {
  const { search } = useLocation()
  if (new URLSearchParams(search).get('type') === 'recovery') {
    return <Redirect to={`${paths.authReset()}${search}`} />
  }
  return <ConfirmAddress />
}

function ConfirmAddress() {
  const { t } = useLanguage()
  const { user } = useAuth()
  const { search } = useLocation()
  const link = useMailLink()
  const isChange = user !== null || new URLSearchParams(search).get('type') === 'email_change'
  // Where the person signed up. The address loses it with the token.
  const [next] = useState(() =>
    safeNextPath(new URLSearchParams(search).get('next'), globalThis.location.origin),
  )

  if (link.state === 'none') return <Redirect to={user === null ? paths.auth() : paths.account()} />
  if (link.state === 'unopened' || link.state === 'opening') {
    return (
      <AuthFrame title={t('account.auth.confirmAddress')} text={t('account.auth.confirmAddressText')}>
        <Button className="self-start" busy={link.state === 'opening'} onClick={link.open}>
          {t('account.auth.confirmAddress')}
        </Button>
      </AuthFrame>
    )
  }
  if (link.state === 'unanswered') {
    return <LinkUnanswered title={t('account.auth.confirmEmail')} error={link.error} retry={link.retry} />
  }
  if (link.state === 'refused') {
    return (
      <AuthFrame key={link.state} title={t('account.auth.linkFailed')}>
        <Notice tone="warning" role="alert">
          {errorMessage(link.error, t)}
        </Notice>
        <p>{t(isChange ? 'account.auth.changeFailedText' : 'account.auth.linkFailedText')}</p>
        <Button asChild className="self-start">
          <Link to={isChange ? paths.account('security') : paths.auth(next)}>
            {t(user === null ? 'account.auth.signIn' : 'shop.nav.account')}
          </Link>
        </Button>
      </AuthFrame>
    )
  }
  if (link.complete && next !== paths.home()) return <Confirmed next={next} />
  return (
    <AuthFrame key={link.state} title={t(link.complete ? 'account.auth.confirmed' : 'account.auth.oneMore')}>
      <p>{t(link.complete ? 'account.auth.confirmedText' : 'account.auth.oneMoreText')}</p>
      <Button asChild className="self-start">
        <Link to={link.complete ? paths.products() : paths.home()}>{t('deferred.cart.shop')}</Link>
      </Button>
    </AuthFrame>
  )
}

/** Goes back to where the person signed up: the checkout, or a product. */
function Confirmed({ next }: { next: string }) {
  const { t } = useLanguage()
  useEffect(() => toast({ title: t('account.auth.confirmed'), tone: 'success' }), [t])
  return <Redirect to={next} state={offeredOrders(next) === null ? null : KEEP_ORDERS} />
}
