import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { changeEmail } from '@/auth/account-actions'
import { mailSchema } from '@/auth/schema'
import { useLanguage } from '@/i18n/language-context'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Ltr } from '@/ui/ltr'
import { Notice } from '@/ui/notice'

/** The address changes when the mail to the new one has been answered; until then all stays as it is. */
export function ChangeEmail({ current }: { current: string }) {
  const { t, tKey } = useLanguage()
  const form = useForm({ resolver: zodResolver(mailSchema), defaultValues: { email: '' } })
  const change = useMutation({ mutationFn: changeEmail, onSuccess: () => form.reset() })
  const problem = form.formState.errors.email?.message

  return (
    <section aria-labelledby="change-email" className="flex flex-col gap-4">
      <h2 id="change-email" className="text-xl">
        {t('account.changeEmail')}
      </h2>
      <p>
        {t('account.currentEmail')} <Ltr>{current}</Ltr>
      </p>
      {change.isSuccess && (
        <Notice role="status">
          <span>
            {t('account.emailSent')} <Ltr>{change.variables}</Ltr>
          </span>
        </Notice>
      )}
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) =>
          void form.handleSubmit(({ email }) => {
            if (email.toLowerCase() === current.toLowerCase()) {
              form.setError('email', { message: 'account.sameEmail' }, { shouldFocus: true })
            } else change.mutate(email)
          })(event)
        }
      >
        <Field
          label={t('account.newEmail')}
          required
          error={problem === undefined ? undefined : tKey(problem)}
        >
          {(control) => (
            <Input {...control} type="email" dir="ltr" autoComplete="email" {...form.register('email')} />
          )}
        </Field>
        <Button type="submit" busy={change.isPending} className="self-start">
          {t('account.changeEmail')}
        </Button>
      </form>
    </section>
  )
}
