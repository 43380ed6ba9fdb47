import { z } from '@/lib/zod'
import { key, line, lines, requiredLine } from '@/i18n/text-schema'
import { COUNTRIES, isCountry, normalizePhone, normalizePostalCode, POSTAL_RULES } from './countries'

export const PAYMENT_METHODS = ['cash_on_delivery', 'bank_transfer'] as const

const fields = z.object({
  firstName: requiredLine(80),
  lastName: requiredLine(80),
  email: requiredLine(254).regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, key('invalid.email')),
  phone: requiredLine(40),
  address: requiredLine(200),
  district: line(120),
  landmark: line(120),
  city: requiredLine(100),
  postalCode: line(20).transform(normalizePostalCode),
  country: z.enum(COUNTRIES, key('invalid.required')),
  paymentMethod: z.enum(PAYMENT_METHODS, key('invalid.required')),
  notes: lines(1000),
})

// These rules look at two fields, one of them the country. They run whatever else is wrong, so that all faults show at
// once.
const withCountry = {
  when: ({ value }: { value: unknown }) =>
    typeof value === 'object' && value !== null && 'country' in value && isCountry(value.country),
}

export const checkoutSchema = fields
  .refine(({ phone, country }) => phone.trim() === '' || normalizePhone(phone, country) !== null, {
    path: ['phone'],
    message: key('invalid.phone'),
    ...withCountry,
  })
  .refine(({ postalCode, country }) => postalCode !== '' || !POSTAL_RULES[country].required, {
    path: ['postalCode'],
    message: key('invalid.required'),
    ...withCountry,
  })
  .refine(({ postalCode, country }) => postalCode === '' || POSTAL_RULES[country].pattern.test(postalCode), {
    path: ['postalCode'],
    message: key('invalid.postalCode'),
    ...withCountry,
  })
  .refine(({ paymentMethod, country }) => paymentMethod !== 'cash_on_delivery' || country === 'morocco', {
    path: ['paymentMethod'],
    message: key('checkout.cashOnlyMorocco'),
    ...withCountry,
  })

export type CheckoutInput = z.input<typeof checkoutSchema>
export type CheckoutValues = z.output<typeof checkoutSchema>

export const EMPTY_CHECKOUT: CheckoutInput = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  address: '',
  district: '',
  landmark: '',
  city: '',
  postalCode: '',
  country: 'morocco',
  paymentMethod: 'cash_on_delivery',
  notes: '',
}

/** The contact as the database wants it. */
export function orderContact(values: CheckoutValues) {
  return {
    first_name: values.firstName,
    last_name: values.lastName,
    email: values.email,
    phone: normalizePhone(values.phone, values.country) ?? values.phone,
    address: values.address,
    district: values.district,
    landmark: values.landmark,
    city: values.city,
    postal_code: values.postalCode,
    country: values.country,
  }
}

/** Which field of the form the database means when it refuses one of the contact. */
export const CONTACT_FIELDS: Record<string, keyof CheckoutInput> = {
  first_name: 'firstName',
  last_name: 'lastName',
  email: 'email',
  phone: 'phone',
  address: 'address',
  district: 'district',
  landmark: 'landmark',
  city: 'city',
  postal_code: 'postalCode',
  country: 'country',
  notes: 'notes',
  payment_method: 'paymentMethod',
}
