import { mutationOptions } from '@tanstack/react-query'
import { unwrap } from '@/lib/errors'
import { supabase } from '@/lib/supabase'
import { customerQueries, type Role } from './queries'

/** Rejects with own_role, last_admin, not_found. */
async function setRole({ userId, role }: { userId: string; role: Role }): Promise<void> {
  const client = await supabase()
  unwrap(await client.rpc('set_role', { user_id: userId, role }))
}

export const setRoleMutation = () =>
  mutationOptions({
    mutationFn: setRole,
    // The confirmation dialog stays open and shows the error.
    meta: {
      invalidates: [[...customerQueries.all]],
      successText: 'adminAnalytics.customers.roleChanged',
      ownErrors: true,
    },
  })
