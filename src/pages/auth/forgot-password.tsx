import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { requestPasswordReset } from '@/auth/account-actions'
import { mailSchema } from '@/auth/schema'
import { useLanguage } from '@/i18n/language-context'
import { toAppError } from '@/lib/errors'
import { paths, publicUrl } from '@/paths'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Ltr } from '@/ui/ltr'
import { restoreLostFocus } from '@/ui/restore-lost-focus'

/** Requests a password reset mail. The answer is the same whether or not the account exists. */
export function ForgotPassword({ email }: { email: string }) {
  const { t } = useLanguage()
  const ask = useMutation({ mutationFn: requestPasswordReset })
  if (ask.isSuccess) {
    return (
      <div ref={restoreLostFocus} role="status" className="flex flex-col gap-2">
        <p className="flex items-start gap-3">
          <Mail aria-hidden="true" className="mt-1 size-5 shrink-0 text-copper" />
          <span>
            {t('account.auth.resetSent')} <Ltr>{ask.variables}</Ltr>
          </span>
        </p>
        <p className="text-sm text-ink-muted">{t('account.auth.notArrived')}</p>
      </div>
    )
  }
  return (
    <MailForm
      email={email}
      busy={ask.isPending}
      failure={ask.error}
      onSubmit={(address) => ask.mutate(address)}
    />
  )
}

type MailFormProps = {
  email: string
  busy: boolean
  failure: Error | null
  onSubmit: (email: string) => void
}

function MailForm({ email, busy, failure, onSubmit }: MailFormProps) {
  const { t, tKey, language } = useLanguage()
  const form = useForm({ resolver: zodResolver(mailSchema), defaultValues: { email } })
  const problem = form.formState.errors.email?.message

  useEffect(() => {
    if (failure !== null && toAppError(failure).code === 'invalid_contact') {
      form.setError('email', { message: 'deferred.invalid.email' }, { shouldFocus: true })
    }
  }, [failure, form])

  return (
    <form
      noValidate
      method="post"
      action={publicUrl(paths.authReset(), language)}
      className="flex flex-col gap-4"
      onSubmit={(event) => void form.handleSubmit((values) => onSubmit(values.email))(event)}
    >
      <Field
        label={t('account.auth.email')}
        required
        error={problem === undefined ? undefined : tKey(problem)}
      >
        {(control) => (
          <Input
            {...control}
            type="email"
            dir="ltr"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            {...form.register('email')}
          />
        )}
      </Field>
      <Button type="submit" busy={busy}>
        {t('account.auth.sendLink')}
      </Button>
    </form>
  )
}
