import { isRecord } from '@/lib/json'
import { isCountry } from '@/lib/countries'
import { z } from '@/lib/zod'
import { normalizePostalCode, POSTAL_RULES } from '@/checkout/countries'
import { addressOf, regionsOf } from '@/checkout/regions'
import { codeLine, key, line, requiredLine, requiredPlainName } from '@/i18n/text-schema'

// These rules need the country. `when` runs them although another field is invalid.
const withCountry = {
  when: ({ value }: { value: unknown }) => isRecord(value) && isCountry(value.country),
}

const rules = z
  .object({
    name: requiredPlainName(40),
    address: requiredLine(200),
    district: line(120),
    landmark: line(120),
    city: requiredLine(100),
    region: codeLine(2),
    postal_code: codeLine(40),
    country: z.string().refine(isCountry, key('deferred.invalid.required')),
  })
  .refine(
    ({ region, country }) => {
      const regions = regionsOf(country)
      return regions.length === 0 || regions.some(([code]) => code === region)
    },
    { path: ['region'], message: key('deferred.invalid.required'), ...withCountry },
  )
  .refine(
    ({ postal_code: code, country }) => !isCountry(country) || code !== '' || !POSTAL_RULES[country].required,
    { path: ['postal_code'], message: key('deferred.invalid.required'), ...withCountry },
  )
  .refine(
    ({ postal_code: code, country }) =>
      code === '' ||
      !isCountry(country) ||
      POSTAL_RULES[country].pattern.test(normalizePostalCode(code, country)),
    { path: ['postal_code'], message: key('deferred.invalid.postalCode'), ...withCountry },
  )

/** A saved address, complete enough to deliver to. What its country does not have is hidden, and is neither checked nor saved. */
export const addressSchema = z
  .custom<z.input<typeof rules>>()
  .transform(addressOf)
  .pipe(rules)
  .transform((values) => ({
    ...values,
    postal_code: normalizePostalCode(values.postal_code, values.country),
  }))

export type AddressInput = z.input<typeof addressSchema>
