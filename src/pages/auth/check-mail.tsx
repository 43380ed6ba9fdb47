import { useMutation } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { resendConfirmation } from '@/auth/account-actions'
import { useLanguage } from '@/i18n/language-context'
import { Button } from '@/ui/button'
import { Ltr } from '@/ui/ltr'
import { toast } from '@/ui/toast'

/** After a sign-up that wants the address confirmed, and after a sign-in before it was. */
export function CheckMail({ email, onBack }: { email: string; onBack: () => void }) {
  const { t } = useLanguage()
  const again = useMutation({
    mutationFn: () => resendConfirmation(email),
    onSuccess: () => toast({ title: t('auth.sentAgain'), tone: 'success' }),
  })
  return (
    <>
      <p className="flex items-start gap-3">
        <Mail aria-hidden="true" className="mt-1 size-5 shrink-0 text-copper" />
        <span>
          {t('auth.confirmEmailText')} <Ltr>{email}</Ltr>
        </span>
      </p>
      <p className="text-sm text-ink-muted">{t('auth.notArrived')}</p>
      <div className="flex flex-wrap gap-3">
        <Button busy={again.isPending} onClick={() => again.mutate()}>
          {t('auth.sendAgain')}
        </Button>
        <Button tone="quiet" onClick={onBack}>
          {t('auth.back')}
        </Button>
      </div>
    </>
  )
}
