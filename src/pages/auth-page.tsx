import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { paths } from '@/paths'
import { resendConfirmation } from '@/auth/account-actions'
import { AuthForm } from '@/auth/auth-form'
import { useAuth } from '@/auth/auth-context'
import { KEEP_ORDERS, offeredOrders } from '@/auth/kept-orders'
import { safeNextPath } from '@/auth/next-path'
import { useProviderError } from '@/auth/provider-error'
import { orderAfterSignIn } from '@/checkout/order-after-sign-in'
import { useLanguage } from '@/i18n/language-context'
import { isUnreachable, toAppError } from '@/lib/errors'
import { useShownAgain } from '@/lib/use-shown-again'
import { settingsQueries } from '@/settings/queries'
import { PageSkeleton } from '@/shell/page-skeleton'
import { Redirect } from '@/shell/redirect'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { Ltr } from '@/ui/ltr'
import { Notice } from '@/ui/notice'
import { toast } from '@/ui/toast'
import { AuthFrame } from './auth/auth-frame'
import { ForgotPassword } from './auth/forgot-password'
import { useConfirmedElsewhere } from './auth/use-confirmed-elsewhere'
import { useFirstLanguage } from './auth/use-first-language'

type Mode = 'sign-in' | 'sign-up' | 'forgot' | 'check-mail'

export function Component() {
  const { t, language } = useLanguage()
  const { user, loading, ended, signIn, signUp } = useAuth()
  const [params] = useSearchParams()
  const queryClient = useQueryClient()
  const { data: shop } = useSuspenseQuery(settingsQueries.shop())
  const nextPath = safeNextPath(params.get('next'), globalThis.location.origin)
  const keepsOrders = offeredOrders(nextPath) !== null
  const { state } = useLocation() as { state: unknown }
  const waiting = orderAfterSignIn(state)
  // Whose order waits for an account, or is to be kept in one, has most often none yet.
  const isForOrder = waiting !== null || keepsOrders
  const [mode, setMode] = useState<Mode>(isForOrder && shop.enable_registration ? 'sign-up' : 'sign-in')
  const [email, setEmail] = useState(waiting?.email ?? '')
  useProviderError()
  useFirstLanguage(user, params.has('code'))

  const sendAgain = useMutation({ mutationFn: (address: string) => resendConfirmation(address, nextPath) })
  const enter = useMutation({
    mutationFn: async (values: { email: string; password: string; displayName: string; isNew: boolean }) => {
      if (values.isNew) return signUp({ ...values, language, next: nextPath })
      try {
        await signIn(values.email, values.password)
        return true
      } catch (error) {
        if (toAppError(error).code !== 'email_not_confirmed') throw error
        return false
      }
    },
    onSuccess: (signedIn, values) => {
      if (signedIn) {
        toast({
          title: t(values.isNew ? 'account.auth.created' : 'account.auth.signedIn'),
          tone: 'success',
        })
        return
      }
      setEmail(values.email)
      setMode('check-mail')
      // Auth sends nothing for a sign-in, and the first link may have expired. Here and not above: when it fails, that one may be good.
      if (!values.isNew) sendAgain.mutate(values.email)
    },
    onError: (error, { isNew }) => {
      // The hosted Auth gives no reason when the database refuses a new account.
      if (isNew && isUnreachable(error)) {
        void queryClient.invalidateQueries({ queryKey: settingsQueries.shop().queryKey })
      }
    },
  })
  const switchTo = (next: Mode) => {
    enter.reset()
    setMode(next)
  }

  if (user !== null) {
    // Another person may have signed in in another tab.
    const isOwn = params.has('code') || enter.variables?.email.toLowerCase() === user.email?.toLowerCase()
    const order = keepsOrders ? KEEP_ORDERS : waiting
    return <Redirect to={nextPath} state={isOwn ? order : null} />
  }
  // Returning from Google: the code in the address is being exchanged for a session.
  if (loading && params.has('code')) return <PageSkeleton label={t('account.auth.signingIn')} />

  if (mode === 'check-mail') {
    return (
      <AuthFrame step={mode} title={t('account.auth.confirmEmail')}>
        <CheckMail
          email={email}
          isSending={sendAgain.isPending}
          onSendAgain={() =>
            sendAgain.mutate(email, {
              onSuccess: () => toast({ title: t('account.auth.sentAgain'), tone: 'success' }),
            })
          }
          signIn={
            enter.variables === undefined
              ? null
              : () => signIn(enter.variables.email, enter.variables.password)
          }
          onBack={() => switchTo('sign-in')}
          onForgot={enter.variables?.isNew === false ? null : () => switchTo('forgot')}
        />
      </AuthFrame>
    )
  }
  if (mode === 'forgot') {
    return (
      <AuthFrame step={mode} title={t('account.auth.forgot')} text={t('account.auth.forgotText')}>
        <ForgotPassword email={email} />
        <Button tone="link" className="self-start" onClick={() => switchTo('sign-in')}>
          {t('account.auth.back')}
        </Button>
      </AuthFrame>
    )
  }

  const signingUp = mode === 'sign-up'
  const closed = signingUp && !shop.enable_registration
  return (
    <AuthFrame
      step={mode}
      title={t(signingUp ? 'account.auth.signUp' : 'account.auth.signIn')}
      text={t(signingUp ? 'account.auth.signUpText' : 'account.auth.signInText')}
    >
      {keepsOrders && <KeepsOrders />}
      {ended && <Notice>{t('deferred.session.endedText')}</Notice>}
      {closed ? (
        <Notice tone="warning">{t('account.auth.closed')}</Notice>
      ) : (
        <AuthForm
          key={mode}
          mode={mode}
          email={email}
          busy={enter.isPending}
          failure={enter.error}
          onEmail={setEmail}
          onSubmit={(values) => enter.mutate({ ...values, isNew: signingUp })}
        />
      )}
      {shop.enable_google_auth && !closed && <GoogleButton next={nextPath === '/' ? undefined : nextPath} />}
      <div className="flex flex-col items-start gap-1">
        {!signingUp && (
          <Button tone="link" onClick={() => switchTo('forgot')}>
            {t('account.auth.forgot')}
          </Button>
        )}
        <Button tone="link" onClick={() => switchTo(signingUp ? 'sign-in' : 'sign-up')}>
          {t(signingUp ? 'account.auth.toSignIn' : 'account.auth.toSignUp')}
        </Button>
      </div>
    </AuthFrame>
  )
}

/** The person who signs in here next gets the order of a guest, who may have left. */
function KeepsOrders() {
  const { t } = useLanguage()
  return (
    <Notice>
      <p>{t('account.auth.keepsOrder')}</p>
      <Button asChild tone="link">
        <Link to={paths.auth(paths.account())} replace>
          {t('account.auth.withoutOrder')}
        </Link>
      </Button>
    </Notice>
  )
}

/** Shown after a sign-up, and after a sign-in with an address that is not confirmed yet. */
function CheckMail({
  email,
  isSending,
  signIn,
  onSendAgain,
  onBack,
  onForgot,
}: {
  onSendAgain: () => void
  onBack: () => void
  /** Null for an address that is known not to be confirmed yet. */
  onForgot: (() => void) | null
  email: string
  isSending: boolean
  signIn: (() => Promise<void>) | null
}) {
  const { t } = useLanguage()
  useConfirmedElsewhere(signIn)
  return (
    <>
      <p className="flex items-start gap-3">
        <Mail aria-hidden="true" className="mt-1 size-5 shrink-0 text-copper" />
        <span>
          {t('account.auth.confirmEmailText')} <Ltr>{email}</Ltr>
        </span>
      </p>
      {signIn !== null && <p className="text-sm text-ink-muted">{t('account.auth.waiting')}</p>}
      <p className="text-sm text-ink-muted">{t('account.auth.notArrived')}</p>
      <div className="flex flex-wrap gap-3">
        <Button busy={isSending} onClick={onSendAgain}>
          {t('account.auth.sendAgain')}
        </Button>
        <Button tone="quiet" onClick={onBack}>
          {t('account.auth.back')}
        </Button>
      </div>
      {onForgot !== null && (
        <>
          {/* Auth answers alike for an address that has an account, and sends nothing. */}
          <p className="text-sm text-ink-muted">{t('account.auth.maybeKnown')}</p>
          <Button tone="link" className="self-start" onClick={onForgot}>
            {t('account.auth.forgot')}
          </Button>
        </>
      )}
    </>
  )
}

/** `next` is the path to go to after signing in; undefined for the home page. */
function GoogleButton({ next }: { next: string | undefined }) {
  const { t } = useLanguage()
  const { signInWithGoogle } = useAuth()
  const google = useMutation({ mutationFn: signInWithGoogle })
  useShownAgain(google.reset)
  return (
    <>
      <p className="flex items-center gap-3 text-sm text-ink-muted before:h-px before:grow before:bg-plaster-line after:h-px after:grow after:bg-plaster-line">
        {t('account.auth.or')}
      </p>
      {/* After success the browser navigates to Google, so the button stays busy until the person comes back. */}
      <Button
        tone="secondary"
        busy={google.isPending || google.isSuccess}
        onClick={() => google.mutate(next)}
      >
        <GoogleMark />
        {t('account.auth.google')}
      </Button>
    </>
  )
}

/** Google's logo in its four colours, as its branding guidelines require. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 18 18" aria-hidden="true" className="size-5 shrink-0">
      <path
        fill="#4285F4"
        d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92a8.78 8.78 0 0 0 2.68-6.62Z"
      />
      <path
        fill="#34A853"
        d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.91-2.26a5.4 5.4 0 0 1-8.1-2.85H.96v2.33A9 9 0 0 0 9 18Z"
      />
      <path fill="#FBBC05" d="M3.96 10.71a5.4 5.4 0 0 1 0-3.42V4.96H.96a9 9 0 0 0 0 8.08l3-2.33Z" />
      <path
        fill="#EA4335"
        d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.59A9 9 0 0 0 .96 4.96l3 2.33A5.36 5.36 0 0 1 9 3.58Z"
      />
    </svg>
  )
}
