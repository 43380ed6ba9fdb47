import { useMutation } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { requestPasswordReset } from '@/auth/account-actions'
import { MailForm } from '@/auth/mail-form'
import { useLanguage } from '@/i18n/language-context'
import { Ltr } from '@/ui/ltr'
import { takeLostFocus } from '@/ui/take-lost-focus'

/** Asks for a link to a new password. What it answers does not tell whether there is such an account. */
export function ForgotPassword({ email }: { email: string }) {
  const { t } = useLanguage()
  const ask = useMutation({ mutationFn: requestPasswordReset })
  if (ask.isSuccess) {
    return (
      <div ref={takeLostFocus} role="status" className="flex flex-col gap-2">
        <p className="flex items-start gap-3">
          <Mail aria-hidden="true" className="mt-1 size-5 shrink-0 text-copper" />
          <span>
            {t('auth.resetSent')} <Ltr>{ask.variables}</Ltr>
          </span>
        </p>
        <p className="text-sm text-ink-muted">{t('auth.notArrived')}</p>
      </div>
    )
  }
  return (
    <MailForm
      email={email}
      busy={ask.isPending}
      submit={t('auth.sendLink')}
      onSubmit={(address) => ask.mutate(address)}
    />
  )
}
