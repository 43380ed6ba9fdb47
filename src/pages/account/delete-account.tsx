import { useMutation } from '@tanstack/react-query'
import { useId, useState, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/app/paths'
import { deleteAccount } from '@/auth/account-actions'
import { useLanguage } from '@/i18n/language-context'
import { errorMessage } from '@/lib/errors'
import { useLeave } from '@/shell/use-leave'
import { Button } from '@/ui/button'
import { Dialog, ModalClose } from '@/ui/dialog'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Notice } from '@/ui/notice'
import { toast } from '@/ui/toast'

export function DeleteAccount({ email }: { email: string }) {
  const { t } = useLanguage()
  const leave = useLeave()
  const navigate = useNavigate()
  const form = useId()
  const [typed, setTyped] = useState('')
  const matches = typed.trim().toLowerCase() === email.toLowerCase()

  const remove = useMutation({
    mutationFn: async () => {
      await deleteAccount(typed)
      await leave()
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
