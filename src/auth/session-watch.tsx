import { useEffect, useEffectEvent, useRef } from 'react'
import { loadArea } from '@/i18n/catalogues'
import { useLanguage } from '@/i18n/language-context'
import { toast } from '@/ui/toast'
import { useAuth } from './auth-context'

/** Says that a session ended by itself, and keeps the language of the account as it is chosen. */
export function SessionWatch() {
  const { user, ended } = useAuth()
  const { t, language } = useLanguage()
  const userId = user?.id ?? null
  const shown = useRef(language)

  const sayEnded = useEffectEvent(() => {
    toast({ title: t('session.ended'), description: t('session.endedText') })
  })
  useEffect(() => {
    if (ended) loadArea('later').then(sayEnded, sayEnded)
  }, [ended])

  useEffect(() => {
    const chosen = shown.current !== language
    shown.current = language
    // Only a choice is kept: signing in on somebody else's computer changes nothing.
    if (!chosen || userId === null) return
    import('./account-actions').then(
      ({ saveLanguage }) => saveLanguage(userId, language),
      () => undefined,
    )
  }, [language, userId])

  return null
}
