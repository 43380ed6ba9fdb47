import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useLanguage } from '@/i18n/language-context'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { signInSchema, signUpSchema, type AuthValues } from './schema'

type AuthFormProps = {
  mode: 'sign-in' | 'sign-up'
  busy: boolean
  onSubmit: (values: AuthValues) => void
}

export function AuthForm({ mode, busy, onSubmit }: AuthFormProps) {
  const { t, tKey } = useLanguage()
  const signingUp = mode === 'sign-up'
  const form = useForm<AuthValues>({
    resolver: zodResolver(signingUp ? signUpSchema : signInSchema),
    defaultValues: { email: '', password: '', displayName: '' },
  })
  const { errors } = form.formState
  const text = (message: string | undefined) => (message === undefined ? undefined : tKey(message))

  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => void form.handleSubmit((values) => onSubmit(values))(event)}
    >
      {signingUp && (
        <Field
          label={t('auth.displayName')}
          optionalLabel={t('field.optional')}
          error={text(errors.displayName?.message)}
        >
          {(control) => <Input {...control} autoComplete="name" {...form.register('displayName')} />}
        </Field>
      )}
      <Field label={t('auth.email')} required error={text(errors.email?.message)}>
        {(control) => (
          <Input {...control} type="email" dir="ltr" autoComplete="email" {...form.register('email')} />
        )}
      </Field>
      <Field
        label={t('auth.password')}
        required
        hint={signingUp ? t('auth.passwordHint') : undefined}
        error={text(errors.password?.message)}
      >
        {(control) => (
          <Input
            {...control}
            type="password"
            dir="ltr"
            autoComplete={signingUp ? 'new-password' : 'current-password'}
            {...form.register('password')}
          />
        )}
      </Field>
      <Button type="submit" busy={busy}>
        {t(signingUp ? 'auth.signUp' : 'auth.signIn')}
      </Button>
    </form>
  )
}
