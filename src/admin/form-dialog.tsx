import { type ReactNode, useId, useState } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form'
import { useLanguage } from '@/i18n/language-context'
import { errorMessage } from '@/lib/errors'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Notice } from '@/ui/notice'
import { ConfirmDialog } from './confirm-dialog'
import { useUnsaved } from './unsaved'
import { NowContext } from './use-baseline'
import { UnsavedChangesPrompt } from './unsaved-changes-prompt'

type FormDialogProps<Input extends FieldValues, Output> = {
  /** Left out where the dialog is rendered only while it is open. */
  open?: boolean
  form: UseFormReturn<Input, unknown, Output>
  title: string
  description?: ReactNode
  width?: 'small' | 'regular' | 'wide'
  /** `alertdialog` stays open when the page beside it is clicked. */
  role?: 'dialog' | 'alertdialog'
  pending: boolean
  /** The label of the button that submits: "Save" if left out. */
  submit?: string
  /** False where nothing can be saved any more: only the button to close is left. */
  canSubmit?: boolean
  /** An error that belongs to no field. */
  error?: Error | null
  /**
   * Given, closing with unsaved changes asks for confirmation first, and so does leaving the page, unless `guardsPage` is false:
   * the router asks one prompt only, the latest, which must not be this one on a page with a prompt of its own. The cancel button
   * never asks.
   */
  discard?: { confirm: string; text: string; guardsPage?: boolean }
  /** Something was changed that is not among the fields of the form. */
  changed?: boolean
  /** What the shop has by now in fields that were edited: see useBaseline. */
  now?: Partial<Input>
  /** Layout of the fields. */
  className?: string
  onSubmit: (values: Output) => void
  onClose: () => void
  children: ReactNode
}

/** A dialog around a form, with cancel and save. Its fields find the form in the context: see form-fields.tsx. */
export function FormDialog<Input extends FieldValues, Output>({
  open = true,
  form,
  title,
  description,
  width,
  role,
  pending,
  submit,
  canSubmit = true,
  error = null,
  discard,
  changed = false,
  now = {},
  className = 'flex flex-col gap-4',
  onSubmit,
  onClose,
  children,
}: FormDialogProps<Input, Output>) {
  const { t } = useLanguage()
  const formId = useId()
  const [discarding, setDiscarding] = useState(false)
  const isDirty = form.formState.isDirty || changed
  useUnsaved(() => open && isDirty)
  // A failure is shown here, beside what was typed: while it saves, the dialog stays open.
  const close = () => {
    if (!pending) onClose()
  }

  return (
    <Dialog
      open={open}
      width={width}
      role={role}
      onOpenChange={(next) => {
        if (next) return
        if (discard !== undefined && isDirty && !pending) setDiscarding(true)
        else close()
      }}
      title={title}
      description={description}
      footer={
        <>
          <Button tone="secondary" onClick={close}>
            {t('adminShell.cancel')}
          </Button>
          {canSubmit && (
            <Button type="submit" form={formId} busy={pending}>
              {submit ?? t('adminShell.save')}
            </Button>
          )}
        </>
      }
    >
      <FormProvider {...form}>
        <form
          id={formId}
          noValidate
          className={className}
          onSubmit={(event) => {
            event.preventDefault()
            if (canSubmit) void form.handleSubmit(onSubmit)(event)
          }}
        >
          {error !== null && (
            <Notice tone="error" role="alert">
              {errorMessage(error, t)}
            </Notice>
          )}
          <NowContext value={now}>{children}</NowContext>
        </form>
      </FormProvider>
      {discard !== undefined && discard.guardsPage !== false && open && isDirty && (
        <UnsavedChangesPrompt isUnsaved={() => !pending} confirm={discard.confirm}>
          {discard.text}
        </UnsavedChangesPrompt>
      )}
      {discard !== undefined && (
        <ConfirmDialog
          open={discarding}
          onOpenChange={setDiscarding}
          title={t('adminShell.leaveTitle')}
          confirm={discard.confirm}
          onConfirm={close}
        >
          <p>{discard.text}</p>
        </ConfirmDialog>
      )}
    </Dialog>
  )
}
