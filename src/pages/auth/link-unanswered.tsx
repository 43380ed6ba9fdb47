import { useLanguage } from '@/i18n/language-context'
import { errorMessage, type AppError } from '@/lib/errors'
import { Button } from '@/ui/button'
import { AuthFrame } from './auth-frame'

/** Shown when Auth did not say whether a mail link is valid: the link is still good. */
export function LinkUnanswered({
  title,
  error,
  retry,
}: {
  title: string
  error: AppError
  retry: () => void
}) {
  const { t } = useLanguage()
  return (
    <AuthFrame title={title}>
      <p role="alert">
        {errorMessage(error, t)} {t('account.auth.linkKept')}
      </p>
      <Button className="self-start" onClick={retry}>
        {t('shop.action.retry')}
      </Button>
    </AuthFrame>
  )
}
