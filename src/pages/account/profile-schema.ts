import { type Country, HOME_COUNTRY, isCountry } from '@/lib/countries'
import { z } from '@/lib/zod'
import type { Profile } from '@/auth/queries'
import { normalizePhone } from '@/checkout/phone'
import { codeLine, key, nameLine } from '@/i18n/text-schema'

/**
 * Both fields may be empty: a profile only prefills the checkout, which requires what is missing. A phone number without a country
 * code belongs to the country of the profile's address, or to Morocco, and is stored in the international format.
 */
export const profileSchema = (addressCountry: string) => {
  const country: Country = isCountry(addressCountry) ? addressCountry : HOME_COUNTRY
  return z
    .object({ display_name: nameLine(120), phone: codeLine(40) })
    .refine(({ phone }) => phone === '' || normalizePhone(phone, country) !== null, {
      path: ['phone'],
      message: key('deferred.invalid.phone'),
    })
    .transform((values) => ({ ...values, phone: normalizePhone(values.phone, country) ?? values.phone }))
}

export type ProfileInput = z.input<ReturnType<typeof profileSchema>>
export type ProfileValues = z.output<ReturnType<typeof profileSchema>>

export function profileInput({ display_name, phone }: Profile): ProfileInput {
  return { display_name, phone }
}
