import { LockKeyhole } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useAuth } from '@/auth/auth-context'
import { useLanguage } from '@/i18n/language-context'
import { paths, publicUrl } from '@/paths'
import { Button } from '@/ui/button'
import { usePageLock } from '@/ui/use-page-lock'
import { Spinner } from '@/ui/spinner'
import { hasUnsaved } from './unsaved'

/**
 * The id of the admin whose screen is shown; null for none. `isAwaited` while the screen stays although the session has ended, until it is
 * known that the same person is back and still an admin.
 */
export function useOperator(): { operator: string | null; isAwaited: boolean } {
  const { user, role, awaited } = useAuth()
  const [shown, setShown] = useState<string | null>(null)
  const admin = user !== null && role === 'admin' ? user.id : null
  // While the role of the person who is back is being read, it is null.
  const expected = user === null ? awaited : role === null ? user.id : null
  const isAwaited = shown !== null && shown === expected
  const operator = admin ?? (isAwaited ? shown : null)
  if (operator !== shown) setShown(operator)
  return { operator, isAwaited }
}

/**
 * Keeps the screen when the session ends by itself, where something was typed since it opened or a form has changes that need no typing.
 * Others close with the session. Returns what to call when something is typed.
 */
export function useScreenOfSession(pathname: string): () => void {
  const { keepScreen } = useAuth()
  const typedAt = useRef<string | null>(null)
  const isUnsaved = useEffectEvent(() => typedAt.current === pathname || hasUnsaved())
  useEffect(() => keepScreen(() => isUnsaved()), [keepScreen])
  return () => {
    typedAt.current = pathname
  }
}

/**
 * Covers the screen whose session has ended, until its person is back: what was typed stays there, and others see nothing of it. They sign
 * in in another tab, where every way to sign in is, and this one learns of it by itself.
 */
export function SessionEnded() {
  const { t, language } = useLanguage()
  const { user } = useAuth()
  const id = useId()
  const layer = useRef<HTMLDivElement>(null)
  const coveredFocus = useRef<Element | null>(null)
  // Before the lock takes the focus away, which gives it back only after it is undone.
  useEffect(() => {
    coveredFocus.current = document.activeElement
  }, [])
  usePageLock(layer, true)
  useEffect(() => {
    layer.current?.focus()
    return () => {
      if (coveredFocus.current instanceof HTMLElement) coveredFocus.current.focus({ preventScroll: true })
    }
  }, [])

  return createPortal(
    <div
      ref={layer}
      role="alertdialog"
      aria-modal="true"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      tabIndex={-1}
      className="fixed inset-0 z-40 flex flex-col items-center justify-center-safe gap-4 overflow-y-auto bg-plaster px-4 py-16 text-center outline-none"
    >
      <LockKeyhole aria-hidden="true" className="size-12 shrink-0 text-copper" />
      <h2 id={`${id}-title`} className="text-3xl">
        {t('deferred.session.ended')}
      </h2>
      <p id={`${id}-text`} className="max-w-prose text-lg">
        {t('adminShell.awaited')}
      </p>
      {user === null ? (
        <Button asChild>
          <a href={publicUrl(paths.auth(paths.admin()), language)} target="_blank" rel="noreferrer">
            {t('adminShell.awaitedSignIn')}
          </a>
        </Button>
      ) : (
        <p role="status" className="flex items-center gap-3">
          <Spinner className="size-6 text-copper" />
          {t('shop.status.loading')}
        </p>
      )}
    </div>,
    document.body,
  )
}
