import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { changePassword, requestPasswordReset } from '@/auth/account-actions'
import { NewPasswordForm } from '@/auth/new-password-form'
import { useLanguage } from '@/i18n/language-context'
import type { AuthUser } from '@/lib/supabase'
import { Button } from '@/ui/button'
import { Ltr } from '@/ui/ltr'
import { toast } from '@/ui/toast'
import { ChangeEmail } from './change-email'
import { DeleteAccount } from './delete-account'

export function SecuritySection({ user }: { user: AuthUser }) {
  const { t } = useLanguage()
  // Who came by Google alone has no password to ask for.
  const hasPassword = user.identities?.some((identity) => identity.provider === 'email') ?? true
  return (
    <div className="flex max-w-lg flex-col gap-10">
      <section aria-labelledby="change-password" className="flex flex-col gap-4">
        <h2 id="change-password" className="text-xl">
          {t(hasPassword ? 'account.changePassword' : 'account.setPassword')}
        </h2>
        {hasPassword ? <ChangePassword email={user.email ?? ''} /> : <SetPassword email={user.email ?? ''} />}
      </section>
      <ChangeEmail current={user.email ?? ''} />
      <DeleteAccount email={user.email ?? ''} />
    </div>
  )
}

function ChangePassword({ email }: { email: string }) {
  const { t } = useLanguage()
  // A new form after each change: empty, and with nothing of the old passwords in it.
  const [changes, setChanges] = useState(0)
  const change = useMutation({
    mutationFn: ({ current, password }: { current: string; password: string }) =>
      changePassword(email, current, password),
    // What is wrong with a password is said at its field.
    onSuccess: () => {
      setChanges((count) => count + 1)
      toast({ title: t('auth.passwordSaved'), description: t('account.othersOut'), tone: 'success' })
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
      <p role="status">
        {t('account.setPasswordSent')} <Ltr>{email}</Ltr>
      </p>
    )
  }
  return (
    <>
      <p>{t('account.googleOnly')}</p>
      <Button tone="secondary" className="self-start" busy={ask.isPending} onClick={() => ask.mutate(email)}>
        {t('auth.sendLink')}
      </Button>
    </>
  )
}
