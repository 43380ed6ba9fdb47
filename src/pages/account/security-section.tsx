import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState, type SubmitEvent } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { changeEmail, deleteAccount, requestPasswordReset } from '@/auth/account-actions'
import { authQueries } from '@/auth/queries'
import { NewPasswordForm } from '@/auth/new-password-form'
import { PasswordField } from '@/auth/password-field'
import { changeEmailSchema } from '@/auth/schema'
import { useSetPassword } from '@/auth/use-set-password'
import { useLanguage } from '@/i18n/language-context'
import { errorMessage, toAppError } from '@/lib/errors'
import type { AuthUser } from '@/lib/supabase'
import { foldCode } from '@/lib/typed-text'
import { paths } from '@/paths'
import { useClearSession } from '@/shell/account'
import { Button } from '@/ui/button'
import { Dialog, ModalClose } from '@/ui/dialog'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Ltr } from '@/ui/ltr'
import { Notice } from '@/ui/notice'
import { restoreLostFocus } from '@/ui/restore-lost-focus'
import { Status } from '@/ui/status'
import { toast } from '@/ui/toast'

/** An account that was created with Google has no password, until it sets one, which changes none of its identities. */
const signsInWithPassword = ({ identities, user_metadata: noted }: Partial<AuthUser>): boolean =>
  noted?.has_password === true || (identities?.some(({ provider }) => provider === 'email') ?? true)

export function SecuritySection({ user }: { user: AuthUser }) {
  const { t } = useLanguage()
  // Not the stored user's: the address may have changed on another device.
  const { data: profile } = useQuery(authQueries.profile(user.id))
  const email = profile?.email ?? user.email ?? ''
  const hasPassword = signsInWithPassword(user)
  return (
    <div className="flex max-w-lg flex-col gap-10">
      <section aria-labelledby="change-password" className="flex flex-col gap-4">
        <h2 id="change-password" className="text-xl">
          {t(hasPassword ? 'account.changePassword' : 'account.setPassword')}
        </h2>
        {hasPassword ? <ChangePassword email={email} /> : <SetPassword email={email} />}
      </section>
      <ChangeEmail current={email} hasPassword={hasPassword} />
      <DeleteAccount email={email} />
    </div>
  )
}

function ChangePassword({ email }: { email: string }) {
  const { t } = useLanguage()
  // As the form's key, it gives an empty form after each change.
  const [changes, setChanges] = useState(0)
  const change = useMutation({
    mutationFn: useSetPassword(),
    // Errors are shown at their field.
    onSuccess: () => {
      setChanges((count) => count + 1)
      toast({ title: t('account.auth.passwordSaved'), description: t('account.othersOut'), tone: 'success' })
    },
  })
  return (
    <NewPasswordForm
      key={changes}
      email={email}
      askCurrent
      busy={change.isPending}
      failure={change.error}
      onSubmit={(values) => change.mutate(values)}
    />
  )
}

function SetPassword({ email }: { email: string }) {
  const { t } = useLanguage()
  const ask = useMutation({ mutationFn: requestPasswordReset })
  if (ask.isSuccess) {
    return (
      <p ref={restoreLostFocus} role="status">
        {t('account.setPasswordSent')} <Ltr>{email}</Ltr>
      </p>
    )
  }
  return (
    <>
      <p>{t('account.googleOnly')}</p>
      <Button tone="secondary" className="self-start" busy={ask.isPending} onClick={() => ask.mutate(email)}>
        {t('account.auth.sendLink')}
      </Button>
    </>
  )
}

/** The address changes only when the link in the mail to the new address is opened. */
function ChangeEmail({ current, hasPassword }: { current: string; hasPassword: boolean }) {
  const { t, tKey } = useLanguage()
  const form = useForm({
    resolver: zodResolver(changeEmailSchema),
    defaultValues: { email: '', password: '' },
  })
  const change = useMutation({
    mutationFn: ({ email, password }: { email: string; password: string }) =>
      changeEmail(current, password, email),
    onSuccess: () => form.reset(),
    onError: (error) => {
      const { code } = toAppError(error)
      if (code === 'invalid_credentials')
        form.setError('password', { message: 'account.currentWrong' }, { shouldFocus: true })
      if (code === 'invalid_contact')
        form.setError('email', { message: 'deferred.invalid.email' }, { shouldFocus: true })
    },
  })
  const { errors } = form.formState
  const text = (message: string | undefined) => (message === undefined ? undefined : tKey(message))

  return (
    <section aria-labelledby="change-email" className="flex flex-col gap-4">
      <h2 id="change-email" className="text-xl">
        {t('account.changeEmail')}
      </h2>
      <p>
        {t('account.currentEmail')} <Ltr>{current}</Ltr>
      </p>
      <Status>
        {change.isSuccess && (
          <Notice>
            <span>
              {t('account.emailSent')} <Ltr>{change.variables.email}</Ltr>
            </span>
          </Notice>
        )}
      </Status>
      {hasPassword ? (
        <form
          noValidate
          className="flex flex-col gap-4"
          onSubmit={(event) =>
            void form.handleSubmit((values) => {
              if (values.email.toLowerCase() === current.toLowerCase()) {
                form.setError('email', { message: 'account.sameEmail' }, { shouldFocus: true })
              } else change.mutate(values)
            })(event)
          }
        >
          <Field label={t('account.newEmail')} required error={text(errors.email?.message)}>
            {(control) => (
              <Input {...control} type="email" dir="ltr" autoComplete="email" {...form.register('email')} />
            )}
          </Field>
          <PasswordField
            label={t('account.currentPassword')}
            error={text(errors.password?.message)}
            autoComplete="current-password"
            {...form.register('password')}
          />
          <Button type="submit" busy={change.isPending} className="self-start">
            {t('account.changeEmail')}
          </Button>
        </form>
      ) : (
        <p>{t('account.emailNeedsPassword')}</p>
      )}
    </section>
  )
}

function DeleteAccount({ email }: { email: string }) {
  const { t } = useLanguage()
  const clearSession = useClearSession()
  const navigate = useNavigate()
  const form = useId()
  const [typed, setTyped] = useState('')
  const matches = foldCode(typed).toLowerCase() === foldCode(email).toLowerCase()

  const remove = useMutation({
    mutationFn: async () => {
      await deleteAccount(typed)
      await clearSession()
    },
    meta: { ownErrors: true },
    onSuccess: () => {
      toast({ title: t('account.deleted'), tone: 'success' })
      void navigate(paths.home(), { replace: true })
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (matches && !remove.isPending) remove.mutate()
  }

  return (
    <section
      aria-labelledby="delete-account"
      className="flex flex-col gap-4 border-t border-plaster-line pt-8"
    >
      <h2 id="delete-account" className="text-xl">
        {t('account.delete')}
      </h2>
      <p>{t('account.deleteText')}</p>
      <Dialog
        role="alertdialog"
        width="small"
        title={t('account.deleteTitle')}
        description={t('account.deleteWarning')}
        trigger={
          <Button tone="secondary" className="self-start text-brick">
            {t('account.delete')}
          </Button>
        }
        onOpenChange={() => {
          setTyped('')
          remove.reset()
        }}
        footer={
          <>
            <ModalClose asChild>
              <Button tone="quiet">{t('account.keep')}</Button>
            </ModalClose>
            <Button tone="danger" type="submit" form={form} disabled={!matches} busy={remove.isPending}>
              {t('account.deleteForGood')}
            </Button>
          </>
        }
      >
        <form id={form} className="flex flex-col gap-4" onSubmit={submit}>
          <Field label={t('account.typeEmail', { email })} required>
            {(control) => (
              <Input
                {...control}
                type="email"
                dir="ltr"
                autoComplete="off"
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
          </Field>
          {remove.isError && (
            <Notice tone="error" role="alert">
              {errorMessage(remove.error, t)}
            </Notice>
          )}
        </form>
      </Dialog>
    </section>
  )
}
