import type { ReactNode } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'

type ConfirmDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The question. */
  title: string
  /** The label of the button that confirms. */
  confirm: string
  /** The label of the button that changes nothing: "Cancel", where that cannot be misread. */
  dismiss?: string
  busy?: boolean
  onConfirm: () => void
  children?: ReactNode
}

/** A confirmation of a destructive action. The cancel button has the focus. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  confirm,
  dismiss,
  busy = false,
  onConfirm,
  children,
}: ConfirmDialogProps) {
  const { t } = useLanguage()
  // What becomes of the action may be said here: while it is done, the dialog stays open.
  const change = (next: boolean) => {
    if (next || !busy) onOpenChange(next)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      role="alertdialog"
      width="small"
      title={title}
      footer={
        <>
          <Button tone="secondary" data-autofocus onClick={() => change(false)}>
            {dismiss ?? t('adminShell.cancel')}
          </Button>
          <Button tone="danger" busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
