import { useQuery } from '@tanstack/react-query'
import { authQueries } from '@/auth/queries'
import type { AuthUser } from '@/lib/supabase'

/**
 * The name in the profile; until that has been read, the one given at sign-up or by Google. Without one, the local part of the email
 * address. A file of its own because only lazy parts use it: anything in account.ts is part of the first load.
 */
export function AccountName({ user, className }: { user: AuthUser; className?: string }) {
  const { data: profile } = useQuery(authQueries.profile(user.id))
  const { display_name: given, full_name: full, name } = user.user_metadata as Record<string, unknown>
  const names: unknown[] = profile === undefined ? [given, full, name] : [profile.display_name]
  const known = names.find((text): text is string => typeof text === 'string' && text.trim() !== '')
  return <bdi className={className}>{known?.trim() ?? user.email?.split('@')[0]}</bdi>
}
