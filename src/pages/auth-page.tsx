import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { AuthForm } from '@/auth/auth-form'
import { useAuth } from '@/auth/auth-context'
import { safeNextPath } from '@/auth/next-path'
import { useLanguage } from '@/i18n/language-context'
import { toAppError } from '@/lib/errors'
import { settingsQueries } from '@/settings/queries'
import { PageSkeleton } from '@/shell/page-skeleton'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { toast } from '@/ui/toast'
import { AuthFrame } from './auth/auth-frame'
import { CheckMail } from './auth/check-mail'
import { ForgotPassword } from './auth/forgot-password'
import { GoogleButton } from './auth/google-button'
import { useProviderError } from './auth/use-provider-error'

type Mode = 'sign-in' | 'sign-up' | 'forgot' | 'check-mail'

export function AuthPage() {
  const { t, language } = useLanguage()
  const { user, loading, ended, signIn, signUp } = useAuth()
  const [params] = useSearchParams()
  const [mode, setMode] = useState<Mode>('sign-in')
  const [email, setEmail] = useState('')
  const { data: shop } = useSuspenseQuery(settingsQueries.shop())
  const next = safeNextPath(params.get('next'), globalThis.location.origin)
  useProviderError()

  const enter = useMutation({
    mutationFn: async (values: { email: string; password: string; displayName: string }) => {
      if (mode === 'sign-up') return signUp({ ...values, language })
      await signIn(values.email, values.password)
      return true
    },
    onSuccess: (signedIn, values) => {
      if (signedIn) {
        toast({ title: t(mode === 'sign-up' ? 'auth.created' : 'auth.signedIn'), tone: 'success' })
        return
      }
      setEmail(values.email)
      setMode('check-mail')
    },
    onError: (error, values) => {
      if (toAppError(error).code !== 'email_not_confirmed') return
      setEmail(values.email)
      setMode('check-mail')
    },
  })
  const go = (wanted: Mode) => {
    enter.reset()
    setMode(wanted)
  }

  if (user !== null) return <Navigate to={next} replace />
  // Coming back from Google, the code is being exchanged for a session.
  if (loading && params.has('code')) return <PageSkeleton label={t('auth.signingIn')} />

  if (mode === 'check-mail') {
    return (
      <AuthFrame step={mode} title={t('auth.confirmEmail')}>
        <CheckMail email={email} onBack={() => go('sign-in')} />
      </AuthFrame>
    )
  }
  if (mode === 'forgot') {
    return (
      <AuthFrame step={mode} title={t('auth.forgot')} text={t('auth.forgotText')}>
        <ForgotPassword email={email} />
        <Button tone="link" className="self-start" onClick={() => go('sign-in')}>
          {t('auth.back')}
        </Button>
      </AuthFrame>
    )
  }

  const signingUp = mode === 'sign-up'
  const closed = signingUp && !shop.enable_registration
  return (
    <AuthFrame
      step={mode}
      title={t(signingUp ? 'auth.signUp' : 'auth.signIn')}
      text={t(signingUp ? 'auth.signUpText' : 'auth.signInText')}
    >
      {ended && <Notice>{t('session.endedText')}</Notice>}
      {closed ? (
        <Notice tone="warning">{t('auth.closed')}</Notice>
      ) : (
        <AuthForm
          key={mode}
          mode={mode}
          email={email}
          busy={enter.isPending}
          failure={enter.error}
          onEmail={setEmail}
          onSubmit={(values) => enter.mutate(values)}
        />
      )}
      {shop.enable_google_auth && !closed && <GoogleButton next={next === '/' ? undefined : next} />}
      <div className="flex flex-col items-start gap-1">
        {!signingUp && (
          <Button tone="link" onClick={() => go('forgot')}>
            {t('auth.forgot')}
          </Button>
        )}
        <Button tone="link" onClick={() => go(signingUp ? 'sign-in' : 'sign-up')}>
          {t(signingUp ? 'auth.toSignIn' : 'auth.toSignUp')}
        </Button>
      </div>
    </AuthFrame>
  )
}
