import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { toAppError, unwrap } from '@/lib/errors'
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

type AddressToSave = { id: string; isNew: boolean; values: AddressValues }

/** Adds an address with this id, or changes the one that has it. */
export const saveAddress = (userId: string) =>
  mutationOptions({
    mutationFn: async ({ id, isNew, values }: AddressToSave) => {
      const client = await supabase()
      const { name, address, district, landmark, city, region, postal_code, country } = values
      const row = { name, address, district, landmark, city, region, postal_code, country }
      const change = async () =>
        unwrap(await client.from('customer_addresses').update(row).eq('id', id).select('id').single())
      const add = async () =>
        unwrap(
          await client
            .from('customer_addresses')
            .insert({ id, ...row })
            .select('id')
            .single(),
        )
      await (isNew ? add().catch(changeAddedBefore(change)) : change())
    },
    meta: { ...staleProfile(userId), ownErrors: true },
  })

/** An earlier request, whose answer was lost, may have added it, perhaps as the last one that the account may have. */
const changeAddedBefore = (change: () => Promise<unknown>) => async (refusal: unknown) => {
  const { code } = toAppError(refusal)
  if (code !== 'conflict' && code !== 'too_many_addresses') throw refusal
  await change().catch((error: unknown) => {
    throw toAppError(error).code === 'not_found' ? refusal : error
  })
}

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
      // An address that is gone is deleted: in another tab, or by an earlier request whose answer was lost.
      unwrap(await client.from('customer_addresses').delete().eq('id', id))
    },
    meta: staleProfile(userId),
  })
