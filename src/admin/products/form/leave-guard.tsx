import { useEffect, type ReactNode } from 'react'
import { useBlocker } from 'react-router-dom'
import { useLanguage } from '@/i18n/language-context'
import { ConfirmDialog } from '../../confirm-dialog'

type LeaveGuardProps = {
  /** Asked when somebody is about to leave: is there something to lose? */
  isUnsaved: () => boolean
  children: ReactNode
}

/** Nothing that was typed or is being uploaded is lost by a link, the back button or a closed tab. */
export function LeaveGuard({ isUnsaved, children }: LeaveGuardProps) {
  const { t } = useLanguage()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isUnsaved(),
  )

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault()
    }
    globalThis.addEventListener('beforeunload', ask)
    return () => globalThis.removeEventListener('beforeunload', ask)
  }, [isUnsaved])

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => {
        if (!open) blocker.reset?.()
      }}
      title={t('adminForm.leaveTitle')}
      confirm={t('adminForm.leave')}
      onConfirm={() => blocker.proceed?.()}
    >
      {children}
    </ConfirmDialog>
  )
}
