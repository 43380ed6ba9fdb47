import { z } from '@/lib/zod'
import type { Profile } from '@/auth/queries'
import { isCountry, normalizePhone, normalizePostalCode, POSTAL_RULES } from '@/checkout/countries'
import { addressOf } from '@/checkout/regions'
import { key, line, nameLine } from '@/i18n/text-schema'

// These rules need the country. `when` runs them although another field is invalid.
const withCountry = {
  when: ({ value }: { value: unknown }) =>
    typeof value === 'object' && value !== null && 'country' in value && isCountry(value.country),
}

/** Every field may be empty: a profile only prefills the checkout, which requires what is missing. */
export const profileSchema = z
  .object({
    display_name: nameLine(120),
    phone: line(40),
    address: line(200),
    district: line(120),
    landmark: line(120),
    city: line(100),
    region: line(2),
    postal_code: line(16).transform(normalizePostalCode),
    country: z.union([z.literal(''), z.string().refine(isCountry, key('deferred.invalid.value'))]),
  })
  .refine(
    ({ phone, country }) => phone === '' || !isCountry(country) || normalizePhone(phone, country) !== null,
    {
      path: ['phone'],
      message: key('deferred.invalid.phone'),
      ...withCountry,
    },
  )
  .refine(
    ({ postal_code: code, country }) =>
      code === '' || !isCountry(country) || POSTAL_RULES[country].pattern.test(code),
    { path: ['postal_code'], message: key('deferred.invalid.postalCode'), ...withCountry },
  )
  .refine(({ phone, country }) => phone === '' || isCountry(country) || /^\+?[0-9 ().-]{6,}$/.test(phone), {
    path: ['phone'],
    message: key('deferred.invalid.phone'),
  })
  // Stored in the international format.
  .transform(addressOf)
  .transform((values) =>
    isCountry(values.country)
      ? { ...values, phone: normalizePhone(values.phone, values.country) ?? values.phone }
      : values,
  )

export type ProfileInput = z.input<typeof profileSchema>
export type ProfileValues = z.output<typeof profileSchema>

export function profileInput(profile: Profile): ProfileInput {
  const { display_name, phone, address, district, landmark, city, region, postal_code, country } = profile
  return { display_name, phone, address, district, landmark, city, region, postal_code, country }
}
