import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { paths, publicUrl } from '@/paths'
import { useLanguage } from '@/i18n/language-context'
import { toAppError } from '@/lib/errors'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { passwordProblem } from './password-problem'
import { PasswordField, StrengthHint } from './password-field'
import { signInSchema, signUpSchema, type AuthValues } from './schema'

type AuthFormProps = {
  mode: 'sign-in' | 'sign-up'
  /** As typed in the other mode's form. */
  email: string
  busy: boolean
  /** The error of the last attempt, shown at its field. */
  failure: Error | null
  onEmail: (email: string) => void
  onSubmit: (values: AuthValues) => void
}

export function AuthForm({ mode, email, busy, failure, onEmail, onSubmit }: AuthFormProps) {
  const { t, tKey, language } = useLanguage()
  const signingUp = mode === 'sign-up'
  const form = useForm<AuthValues>({
    resolver: zodResolver(signingUp ? signUpSchema : signInSchema),
    defaultValues: { email, password: '', displayName: '' },
  })
  const { errors } = form.formState
  const [password, typedEmail, displayName] = useWatch({
    control: form.control,
    name: ['password', 'email', 'displayName'],
  })
  // Registered in visual order, because the first invalid field takes the focus.
  const fields = {
    ...(signingUp && { displayName: form.register('displayName') }),
    email: form.register('email', {
      onChange: (event: { target: { value: string } }) => onEmail(event.target.value),
    }),
    password: form.register('password'),
  }
  const text = (message: string | undefined) => (message === undefined ? undefined : tKey(message))

  useEffect(() => {
    if (failure === null) return
    const error = toAppError(failure)
    const { code } = error
    if (code === 'invalid_credentials') {
      form.setError('password', { message: 'deferred.error.invalid_credentials' }, { shouldFocus: true })
    }
    if (code === 'invalid_contact') {
      form.setError('email', { message: 'deferred.invalid.email' }, { shouldFocus: true })
    }
    if (code === 'weak_password') {
      form.setError('password', { message: passwordProblem(error) }, { shouldFocus: true })
    }
  }, [failure, form])

  return (
    <form
      noValidate
      // If the browser submits the form itself, before hydration, the password must not end up in the URL.
      method="post"
      action={publicUrl(paths.auth(), language)}
      className="flex flex-col gap-4"
      onSubmit={(event) => void form.handleSubmit((values) => onSubmit(values))(event)}
    >
      {signingUp && (
        <Field
          label={t('account.auth.displayName')}
          optionalLabel={t('deferred.field.optional')}
          error={text(errors.displayName?.message)}
        >
          {(control) => <Input {...control} autoComplete="name" {...fields.displayName} />}
        </Field>
      )}
      <Field label={t('account.auth.email')} required error={text(errors.email?.message)}>
        {(control) => (
          <Input
            {...control}
            type="email"
            dir="ltr"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            {...fields.email}
          />
        )}
      </Field>
      <PasswordField
        label={t('account.auth.password')}
        hint={signingUp ? t('account.auth.passwordHint') : undefined}
        error={text(errors.password?.message)}
        autoComplete={signingUp ? 'new-password' : 'current-password'}
        {...fields.password}
      />
      {signingUp && <StrengthHint password={password} own={[typedEmail, displayName]} />}
      <Button type="submit" busy={busy}>
        {t(signingUp ? 'account.auth.signUp' : 'account.auth.signIn')}
      </Button>
    </form>
  )
}
