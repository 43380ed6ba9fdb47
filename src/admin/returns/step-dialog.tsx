import type { ReactNode } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { errorMessage } from '@/lib/errors'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Notice } from '@/ui/notice'

type StepDialogProps = {
  title: string
  description?: string
  submit: string
  width?: 'regular' | 'wide'
  pending: boolean
  /** An error that is not shown beside what caused it. */
  error: Error | null
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** A dialog whose content is more than the fields of a form: form-dialog.tsx without the form. */
export function StepDialog({
  title,
  description,
  submit,
  width,
  pending,
  error,
  onSubmit,
  onClose,
  children,
}: StepDialogProps) {
  const { t } = useLanguage()
  return (
    <Dialog
      open
      role="alertdialog"
      width={width}
      title={title}
      description={description}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      footer={
        <>
          <Button tone="secondary" onClick={onClose}>
            {t('adminShell.cancel')}
          </Button>
          <Button busy={pending} onClick={onSubmit}>
            {submit}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4 pb-2">
        {error !== null && (
          <Notice tone="error" role="alert">
            {errorMessage(error, t)}
          </Notice>
        )}
        {children}
      </div>
    </Dialog>
  )
}
