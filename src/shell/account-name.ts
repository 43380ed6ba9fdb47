import type { AuthUser } from '@/lib/supabase'

/**
 * The display name given at sign-up, or the local part of the email address. A file of its own because only lazy parts use
 * it: anything in account.ts is part of the first load.
 */
export function accountName(user: AuthUser): string {
  const name: unknown = user.user_metadata.display_name
  if (typeof name === 'string' && name.trim() !== '') return name.trim()
  return user.email?.split('@')[0] ?? ''
}
