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

  /** The user's name, contact and delivery address. */
  profile: (userId: string) =>
    queryOptions({
      queryKey: ['auth', 'profile', userId],
      queryFn: async ({ signal }) => {
        const client = await supabase()
        return unwrap(
          await client
            .from('profiles')
            .select(
              'display_name, email, phone, address, district, landmark, city, region, postal_code, country, language',
            )
            .eq('user_id', userId)
            .abortSignal(signal)
            .single(),
        )
      },
    }),
}

export type Profile = NonNullable<
  Awaited<ReturnType<NonNullable<ReturnType<typeof authQueries.profile>['queryFn']>>>
>
