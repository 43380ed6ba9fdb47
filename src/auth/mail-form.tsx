import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { paths } from '@/app/paths'
import { useLanguage } from '@/i18n/language-context'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { mailSchema } from './schema'

type MailFormProps = {
  email: string
  busy: boolean
  /** The button's words. */
  submit: string
  onSubmit: (email: string) => void
}

/** Asks for an address to write to. */
export function MailForm({ email, busy, submit, onSubmit }: MailFormProps) {
  const { t, tKey } = useLanguage()
  const form = useForm({ resolver: zodResolver(mailSchema), defaultValues: { email } })
  const problem = form.formState.errors.email?.message

  return (
    <form
      noValidate
      method="post"
      action={paths.authReset()}
      className="flex flex-col gap-4"
      onSubmit={(event) => void form.handleSubmit((values) => onSubmit(values.email))(event)}
    >
      <Field label={t('auth.email')} required error={problem === undefined ? undefined : tKey(problem)}>
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
        {submit}
      </Button>
    </form>
  )
}
