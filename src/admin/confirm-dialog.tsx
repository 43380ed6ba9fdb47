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
  busy = false,
  onConfirm,
  children,
}: ConfirmDialogProps) {
  const { t } = useLanguage()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      role="alertdialog"
      width="small"
      title={title}
      footer={
        <>
          <Button tone="secondary" data-autofocus onClick={() => onOpenChange(false)}>
            {t('adminShell.cancel')}
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
