import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/app/paths'
import { setNewPassword } from '@/auth/account-actions'
import { useAuth } from '@/auth/auth-context'
import { NewPasswordForm } from '@/auth/new-password-form'
import { endRecovery, isRecovering } from '@/auth/stored-session'
import { useLanguage } from '@/i18n/language-context'
import { errorMessage } from '@/lib/errors'
import { PageSkeleton } from '@/shell/page-skeleton'
import { Notice } from '@/ui/notice'
import { toast } from '@/ui/toast'
import { AuthFrame } from './auth-frame'
import { ForgotPassword } from './forgot-password'
import { useMailLink } from './use-mail-link'

/** Where the link of a forgotten password leads. Without a good link one can be asked for. */
export function ResetPage() {
  const { t } = useLanguage()
  const { user, loading } = useAuth()
  const navigate = useNavigate()
  const link = useMailLink()

  const save = useMutation({
    mutationFn: (password: string) => setNewPassword(password),
    onSuccess: () => {
      endRecovery()
      toast({ title: t('auth.passwordSaved'), tone: 'success' })
      void navigate(paths.account(), { replace: true })
    },
  })

  if (link.state === 'opening' || (loading && link.state !== 'refused')) {
    return <PageSkeleton label={t('status.loading')} />
  }
  if (user !== null && isRecovering(user.id)) {
    return (
      <AuthFrame title={t('auth.newPassword')} text={t('auth.newPasswordText', { email: user.email ?? '' })}>
        <NewPasswordForm
          email={user.email ?? ''}
          askCurrent={false}
          busy={save.isPending}
          failure={save.error}
          onSubmit={({ password }) => save.mutate(password)}
        />
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={t('auth.forgot')} text={t('auth.forgotText')}>
      {link.state === 'refused' && (
        <Notice tone="warning" role="alert">
          {errorMessage(link.error, t)} {t('auth.askAgain')}
        </Notice>
      )}
      <ForgotPassword email="" />
    </AuthFrame>
  )
}
