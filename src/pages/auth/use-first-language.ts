import { useEffect } from 'react'
import { saveLanguage } from '@/auth/account-actions'
import { proposeLanguage, useLanguage } from '@/i18n/language-context'
import type { AuthUser } from '@/lib/supabase'

/** The longest that a slow phone is on its way back from Google to this page. */
const NEW_MS = 10 * 60_000

/** Whether this sign-in has made the account. Both times are Auth's. */
const isNew = ({ created_at: made, last_sign_in_at: signedIn = '' }: AuthUser): boolean =>
  Date.parse(signedIn) - Date.parse(made) < NEW_MS

/** Google names no language: an account that it has just made gets the one of the page to which its owner comes back. */
export function useFirstLanguage(user: AuthUser | null, isBack: boolean): void {
  const { language } = useLanguage()
  const newId = user !== null && isBack && isNew(user) ? user.id : null
  useEffect(() => {
    if (newId === null) return
    proposeLanguage(language)
    saveLanguage(newId).catch(() => undefined)
  }, [newId, language])
}
