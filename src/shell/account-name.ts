import type { AuthUser } from '@/lib/supabase'

/** What somebody called themselves when signing up, or the part of their address that names them. */
export function accountName(user: AuthUser): string {
  const name: unknown = user.user_metadata.display_name
  if (typeof name === 'string' && name.trim() !== '') return name.trim()
  return user.email?.split('@')[0] ?? ''
}
