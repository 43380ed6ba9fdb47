import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import { paths } from '@/app/paths'
import { useAuth } from '@/auth/auth-context'
import { cityPictures } from '@/assets/pictures/pictures'
import { AuthForm } from '@/auth/auth-form'
import { safeNextPath } from '@/auth/next-path'
import { useLanguage } from '@/i18n/language-context'
import { settingsQueries } from '@/settings/queries'
import { PageTitle } from '@/shell/page-title'
import { Arch } from '@/ui/arch'
import { Button } from '@/ui/button'
import { Picture } from '@/ui/picture'
import { toast } from '@/ui/toast'

const picture = cityPictures.Fez

export function AuthPage() {
  const { t, language } = useLanguage()
  const { user, signIn, signUp, signInWithGoogle } = useAuth()
  const [params] = useSearchParams()
  const [mode, setMode] = useState<'sign-in' | 'sign-up'>('sign-in')
  const { data: shop } = useSuspenseQuery(settingsQueries.shop())

  const enter = useMutation({
    mutationFn: async (values: { email: string; password: string; displayName: string }) => {
      if (mode === 'sign-up') return signUp({ ...values, language })
      await signIn(values.email, values.password)
      return true
    },
    onSuccess: (signedIn) => {
      if (!signedIn) toast({ title: t('auth.confirmEmail'), description: t('auth.confirmEmailText') })
      else toast({ title: t(mode === 'sign-up' ? 'auth.created' : 'auth.signedIn'), tone: 'success' })
    },
  })
  const google = useMutation({ mutationFn: signInWithGoogle })

  if (user !== null) {
    return <Navigate to={safeNextPath(params.get('next'), globalThis.location.origin)} replace />
  }

  const signingUp = mode === 'sign-up'
  const title = t(signingUp ? 'auth.signUp' : 'auth.signIn')
  const closed = signingUp && !shop.enable_registration

  return (
    <div className="mx-auto grid w-full max-w-md items-center gap-16 md:max-w-4xl md:grid-cols-2">
      <PageTitle title={title} />
      <Arch className="hidden md:block">
        <Picture {...picture} alt="" sizes="700px" className="size-full" />
      </Arch>
      <div className="flex flex-col gap-6">
        <div>
          <h1 className="text-3xl">{title}</h1>
          <p className="text-ink-muted">{t(signingUp ? 'auth.signUpText' : 'auth.signInText')}</p>
        </div>
        {closed ? (
          <p>{t('auth.closed')}</p>
        ) : (
          <AuthForm
            key={mode}
            mode={mode}
            busy={enter.isPending}
            onSubmit={(values) => enter.mutate(values)}
          />
        )}
        {shop.enable_google_auth && (
          <Button tone="secondary" busy={google.isPending} onClick={() => google.mutate()}>
            {t('auth.google')}
          </Button>
        )}
        <Button tone="link" className="self-start" onClick={() => setMode(signingUp ? 'sign-in' : 'sign-up')}>
          {t(signingUp ? 'auth.toSignIn' : 'auth.toSignUp')}
        </Button>
        <Button asChild tone="link" className="self-start">
          <Link to={paths.home()}>{t('action.backHome')}</Link>
        </Button>
      </div>
    </div>
  )
}
