import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { paths } from '@/app/paths'
import { useLanguage } from '@/i18n/language-context'
import { toAppError } from '@/lib/errors'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { PasswordField, StrengthHint } from './password-field'
import { signInSchema, signUpSchema, type AuthValues } from './schema'

type AuthFormProps = {
  mode: 'sign-in' | 'sign-up'
  /** What was typed into the other form. */
  email: string
  busy: boolean
  /** The last attempt's; shown at the field it is about. */
  failure: Error | null
  onEmail: (email: string) => void
  onSubmit: (values: AuthValues) => void
}

export function AuthForm({ mode, email, busy, failure, onEmail, onSubmit }: AuthFormProps) {
  const { t, tKey } = useLanguage()
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
  // Registered in the order they are seen: the focus goes to the first one with a fault.
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
    const { code } = toAppError(failure)
    if (code === 'invalid_credentials') {
      form.setError('password', { message: 'error.invalid_credentials' }, { shouldFocus: true })
    }
    if (code === 'weak_password') {
      form.setError('password', { message: 'error.weak_password' }, { shouldFocus: true })
    }
  }, [failure, form])

  return (
    <form
      noValidate
      // Were it ever sent by the browser itself, the password must not end up in an address.
      method="post"
      action={paths.auth()}
      className="flex flex-col gap-4"
      onSubmit={(event) => void form.handleSubmit((values) => onSubmit(values))(event)}
    >
      {signingUp && (
        <Field
          label={t('auth.displayName')}
          optionalLabel={t('field.optional')}
          error={text(errors.displayName?.message)}
        >
          {(control) => <Input {...control} autoComplete="name" {...fields.displayName} />}
        </Field>
      )}
      <Field label={t('auth.email')} required error={text(errors.email?.message)}>
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
        label={t('auth.password')}
        hint={signingUp ? t('auth.passwordHint') : undefined}
        error={text(errors.password?.message)}
        autoComplete={signingUp ? 'new-password' : 'current-password'}
        {...fields.password}
      />
      {signingUp && <StrengthHint password={password} own={[typedEmail, displayName]} />}
      <Button type="submit" busy={busy}>
        {t(signingUp ? 'auth.signUp' : 'auth.signIn')}
      </Button>
    </form>
  )
}
