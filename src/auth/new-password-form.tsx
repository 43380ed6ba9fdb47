import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { paths, publicUrl } from '@/paths'
import { useLanguage } from '@/i18n/language-context'
import { errorKey, toAppError } from '@/lib/errors'
import { Button } from '@/ui/button'
import { PasswordField, StrengthHint } from './password-field'
import { passwordProblem } from './password-problem'
import { changePasswordSchema, newPasswordSchema, type NewPasswordValues } from './schema'

type NewPasswordFormProps = {
  /** The user name under which password managers store the password. */
  email: string
  /** Whether the current password is required; not after a recovery link. */
  askCurrent: boolean
  busy: boolean
  failure: Error | null
  onSubmit: (values: NewPasswordValues) => void
}

export function NewPasswordForm({ email, askCurrent, busy, failure, onSubmit }: NewPasswordFormProps) {
  const { t, tKey, language } = useLanguage()
  const form = useForm<NewPasswordValues>({
    resolver: zodResolver(askCurrent ? changePasswordSchema : newPasswordSchema),
    defaultValues: { current: '', password: '' },
  })
  const { errors } = form.formState
  const password = useWatch({ control: form.control, name: 'password' })
  const text = (message: string | undefined) => (message === undefined ? undefined : tKey(message))

  useEffect(() => {
    if (failure === null) return
    const error = toAppError(failure)
    const { code } = error
    if (code === 'invalid_credentials') {
      form.setError('current', { message: 'account.currentWrong' }, { shouldFocus: true })
    } else if (code === 'same_password' || code === 'weak_password') {
      const message = code === 'weak_password' ? passwordProblem(error) : errorKey(code)
      form.setError('password', { message }, { shouldFocus: true })
    }
  }, [failure, form])

  return (
    <form
      noValidate
      method="post"
      action={publicUrl(paths.authReset(), language)}
      className="flex flex-col gap-4"
      onSubmit={(event) => void form.handleSubmit((values) => onSubmit(values))(event)}
    >
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      {askCurrent && (
        <PasswordField
          label={t('account.currentPassword')}
          error={text(errors.current?.message)}
          autoComplete="current-password"
          {...form.register('current')}
        />
      )}
      <PasswordField
        label={t('account.auth.newPassword')}
        hint={t('account.auth.passwordHint')}
        error={text(errors.password?.message)}
        autoComplete="new-password"
        {...form.register('password')}
      />
      <StrengthHint password={password} own={[email]} />
      <Button type="submit" busy={busy} className="self-start">
        {t('account.auth.savePassword')}
      </Button>
    </form>
  )
}
