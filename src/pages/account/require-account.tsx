import { useState, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '@/app/paths'
import { useAuth } from '@/auth/auth-context'
import { useLanguage } from '@/i18n/language-context'
import type { AuthUser } from '@/lib/supabase'
import { PageSkeleton } from '@/shell/page-skeleton'

/** For people who are signed in; others sign in first and come back. What may be read, the database decides. */
export function RequireAccount({ children }: { children: (user: AuthUser) => ReactNode }) {
  const { t } = useLanguage()
  const { user, loading, ended } = useAuth()
  const { pathname, search } = useLocation()
  const [entered, setEntered] = useState(user !== null)
  if (user !== null && !entered) setEntered(true)

  // The role may still be on its way: no account needs one.
  if (user !== null) return children(user)
  // Whoever signs out or deletes the account here is being led elsewhere, and does not want to come back.
  if (loading || (entered && !ended)) return <PageSkeleton label={t('status.loading')} />
  return <Navigate to={paths.auth(`${pathname}${search}`)} replace />
}
