import { mutationOptions } from '@tanstack/react-query'
import { authQueries, type Profile } from '@/auth/queries'
import { unwrap } from '@/lib/errors'
import { supabase } from '@/lib/supabase'
import { isCountry } from './countries'
import { orderContact, type CheckoutInput, type CheckoutValues } from './schema'

/** "Salma El Idrissi" as first and last name. A name of one word may be a nickname, so it fills in nothing. */
function splitName(displayName: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = displayName.trim().split(/\s+/)
  return rest.length === 0 ? { firstName: '', lastName: '' } : { firstName, lastName: rest.join(' ') }
}

/**
 * What the account knows for a form of which nothing about the person has been typed yet; null when it knows no address
 * or something has been.
 */
export function savedFields(
  saved: Profile,
  typed: Pick<CheckoutInput, 'firstName' | 'lastName' | 'phone' | 'address' | 'city'>,
): Partial<CheckoutInput> | null {
  if (saved.address === '' && saved.phone === '') return null
  if ([typed.firstName, typed.lastName, typed.phone, typed.address, typed.city].some((text) => text !== '')) {
    return null
  }
  return {
    ...splitName(saved.display_name),
    phone: saved.phone,
    address: saved.address,
    district: saved.district,
    landmark: saved.landmark,
    city: saved.city,
    postalCode: saved.postal_code,
    ...(isCountry(saved.country) ? { country: saved.country } : {}),
  }
}

export const saveAddressMutation = (userId: string) =>
  mutationOptions({
    mutationFn: async (values: CheckoutValues) => {
      const { phone, address, district, landmark, city, postal_code, country } = orderContact(values)
      const client = await supabase()
      unwrap(
        await client
          .from('profiles')
          .update({ phone, address, district, landmark, city, postal_code, country })
          .eq('user_id', userId),
      )
    },
    meta: { invalidates: [authQueries.profile(userId).queryKey] },
  })
