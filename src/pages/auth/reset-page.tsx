import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/paths'
import { useAuth } from '@/auth/auth-context'
import { NewPasswordForm } from '@/auth/new-password-form'
import { endRecovery, isRecovering } from '@/auth/stored-session'
import { useSetPassword } from '@/auth/use-set-password'
import { useLanguage } from '@/i18n/language-context'
import { errorMessage } from '@/lib/errors'
import { PageSkeleton } from '@/shell/page-skeleton'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { toast } from '@/ui/toast'
import { AuthFrame } from './auth-frame'
import { ForgotPassword } from './forgot-password'
import { LinkUnanswered } from './link-unanswered'
import { useMailLink } from './use-mail-link'

/** The target of a password recovery link. Without a valid link it offers to request one. */
export function Component() {
  const { t } = useLanguage()
  const { user, loading } = useAuth()
  const navigate = useNavigate()
  const link = useMailLink()
  const setPassword = useSetPassword()

  const save = useMutation({
    mutationFn: (password: string) => setPassword({ password }),
    onSuccess: () => {
      endRecovery()
      toast({ title: t('account.auth.passwordSaved'), tone: 'success' })
      void navigate(paths.account(), { replace: true })
    },
  })

  if (link.state === 'unanswered') {
    return <LinkUnanswered title={t('account.auth.newPassword')} error={link.error} retry={link.retry} />
  }
  if (link.state === 'unopened' || link.state === 'opening') {
    return (
      <AuthFrame title={t('account.auth.newPassword')}>
        <Button className="self-start" busy={link.state === 'opening'} onClick={link.open}>
          {t('account.auth.choosePassword')}
        </Button>
      </AuthFrame>
    )
  }
  if (loading && link.state !== 'refused') {
    return <PageSkeleton label={t('shop.status.loading')} />
  }
  if (user !== null && isRecovering(user.id)) {
    return (
      <AuthFrame
        key={link.state}
        title={t('account.auth.newPassword')}
        text={t('account.auth.newPasswordText', { email: user.email ?? '' })}
      >
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
    <AuthFrame key={link.state} title={t('account.auth.forgot')} text={t('account.auth.forgotText')}>
      {link.state === 'refused' && (
        <Notice tone="warning" role="alert">
          {errorMessage(link.error, t)} {t('account.auth.askAgain')}
        </Notice>
      )}
      <ForgotPassword email="" />
    </AuthFrame>
  )
}
