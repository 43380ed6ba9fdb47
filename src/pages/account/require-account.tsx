import { useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '@/paths'
import { useAuth } from '@/auth/auth-context'
import { useLanguage } from '@/i18n/language-context'
import type { AuthUser } from '@/lib/supabase'
import { PageSkeleton } from '@/shell/page-skeleton'
import { Redirect } from '@/shell/redirect'

/** Redirects guests to the sign-in page and back afterwards. Access to the data itself is decided by RLS. */
export function RequireAccount({ children }: { children: (user: AuthUser) => ReactNode }) {
  const { t } = useLanguage()
  const { user, loading, ended } = useAuth()
  const { pathname, search } = useLocation()
  const [wasSignedIn, setWasSignedIn] = useState(user !== null)
  if (user !== null && !wasSignedIn) setWasSignedIn(true)

  // Without waiting for `loading`: the account pages do not need the role.
  if (user !== null) return children(user)
  // Signing out or deleting the account on this page navigates elsewhere, so no redirect that would come back here.
  if (loading || (wasSignedIn && !ended)) return <PageSkeleton label={t('shop.status.loading')} />
  return <Redirect to={paths.auth(`${pathname}${search}`)} />
}
