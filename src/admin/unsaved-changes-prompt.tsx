import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useBlocker } from 'react-router-dom'
import { useLanguage } from '@/i18n/language-context'
import { ConfirmDialog } from './confirm-dialog'
import { hasUnsaved, useUnsaved } from './unsaved'

type UnsavedChangesPromptProps = {
  /** Called when the page is about to be left. */
  isUnsaved: () => boolean
  /** Also asks for what was entered in the dialogs of the page, which then have no prompt of their own. */
  withDialogs?: boolean
  /** The label of the button that leaves. */
  confirm: string
  /** What would be lost. */
  children: ReactNode
}

/** Asks for confirmation before a link, the back button, a reload or a closed tab discards unsaved changes. */
export function UnsavedChangesPrompt({
  isUnsaved,
  withDialogs = false,
  confirm,
  children,
}: UnsavedChangesPromptProps) {
  const { t } = useLanguage()
  const isLost = () => isUnsaved() || (withDialogs && hasUnsaved())
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      (from.pathname !== to.pathname || from.search !== to.search) && isLost() && hasUnsaved(),
  )
  useUnsaved(isUnsaved)
  const onBeforeUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isLost()) event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: BeforeUnloadEvent) => onBeforeUnload(event)
    globalThis.addEventListener('beforeunload', listen)
    return () => globalThis.removeEventListener('beforeunload', listen)
  }, [])

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => {
        if (!open) blocker.reset?.()
      }}
      title={t('adminShell.leaveTitle')}
      confirm={confirm}
      onConfirm={() => blocker.proceed?.()}
    >
      <p>{children}</p>
    </ConfirmDialog>
  )
}
