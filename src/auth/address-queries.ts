import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { unwrap } from '@/lib/errors'
import { supabase } from '@/lib/supabase'
import { authQueries } from './queries'

/** How many addresses an account keeps. The database refuses more. */
export const MAX_ADDRESSES = 10

export const addressQueries = {
  /** The saved addresses, the default one first. Part of the profile, which has the same default address: both become stale together. */
  list: (userId: string) =>
    queryOptions({
      queryKey: [...authQueries.profile(userId).queryKey, 'addresses'],
      queryFn: async ({ signal }) => {
        const client = await supabase()
        return unwrap(
          await client
            .from('customer_addresses')
            .select('id, name, address, district, landmark, city, region, postal_code, country, is_default')
            .order('is_default', { ascending: false })
            .order('created_at')
            .abortSignal(signal),
        )
      },
    }),
}

export type SavedAddress = Awaited<
  ReturnType<NonNullable<ReturnType<typeof addressQueries.list>['queryFn']>>
>[number]

export type AddressValues = Omit<SavedAddress, 'id' | 'is_default'>

const staleProfile = (userId: string) => ({ invalidates: [[...authQueries.profile(userId).queryKey]] })

/** Adds an address, or changes the one with this id. */
export const saveAddress = (userId: string) =>
  mutationOptions({
    mutationFn: async ({ id, values }: { id: string | null; values: AddressValues }) => {
      const client = await supabase()
      const { name, address, district, landmark, city, region, postal_code, country } = values
      const row = { name, address, district, landmark, city, region, postal_code, country }
      unwrap(
        id === null
          ? await client.from('customer_addresses').insert(row).select('id').single()
          : await client.from('customer_addresses').update(row).eq('id', id).select('id').single(),
      )
    },
    meta: { ...staleProfile(userId), ownErrors: true },
  })

export const makeDefaultAddress = (userId: string) =>
  mutationOptions({
    mutationFn: async (id: string) => {
      const client = await supabase()
      unwrap(
        await client
          .from('customer_addresses')
          .update({ is_default: true })
          .eq('id', id)
          .select('id')
          .single(),
      )
    },
    meta: staleProfile(userId),
  })

export const deleteAddress = (userId: string) =>
  mutationOptions({
    mutationFn: async (id: string) => {
      const client = await supabase()
      unwrap(await client.from('customer_addresses').delete().eq('id', id).select('id').single())
    },
    meta: staleProfile(userId),
  })
