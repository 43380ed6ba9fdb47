import type { ReactNode } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'

type ConfirmDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The question. */
  title: string
  /** The words on the button that does it. */
  confirm: string
  busy?: boolean
  onConfirm: () => void
  children?: ReactNode
}

/** Asks before something is lost. The button that loses nothing has the focus. */
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
            {t('admin.cancel')}
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
