import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '@/lib/errors'
import { supabase } from '@/lib/supabase'

export const authQueries = {
  role: (userId: string) =>
    queryOptions({
      queryKey: ['auth', 'role', userId],
      queryFn: async ({ signal }) => {
        const client = await supabase()
        const { role } = unwrap(
          await client.from('profiles').select('role').eq('user_id', userId).abortSignal(signal).single(),
        )
        return role
      },
    }),
}
