import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { ConfirmDialog } from '@/admin/confirm-dialog'
import { useLanguage } from '@/i18n/language-context'

/** Asks before what was typed is lost: by a link, the back button, a reload or a closed tab. */
export function UnsavedGuard({ when }: { when: boolean }) {
  const { t } = useLanguage()
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      when && (from.pathname !== to.pathname || from.search !== to.search),
  )
  useEffect(() => {
    if (!when) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    globalThis.addEventListener('beforeunload', ask)
    return () => globalThis.removeEventListener('beforeunload', ask)
  }, [when])

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => {
        if (!open) blocker.reset?.()
      }}
      title={t('adminSettings.leaveTitle')}
      confirm={t('adminSettings.leave')}
      onConfirm={() => blocker.proceed?.()}
    >
      <p>{t('adminSettings.leaveText')}</p>
    </ConfirmDialog>
  )
}
