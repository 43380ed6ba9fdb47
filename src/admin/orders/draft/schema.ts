import { parsePlainAmount } from '@/admin/numbers'
import {
  codeLine,
  emailLine,
  key,
  line,
  lines,
  nameLine,
  requiredCode,
  requiredLine,
  requiredName,
} from '@/i18n/text-schema'
import type { FormLine } from '@/admin/orders/lines/lines'
import { HOME_COUNTRY } from '@/lib/countries'
import { z } from '@/lib/zod'
import { PAYMENT_METHODS } from '@/payments/providers'

export const SOURCES = ['phone', 'whatsapp', 'instagram', 'facebook', 'showroom'] as const
export const RECEIVED_AS = ['cash', 'transfer'] as const

/** An amount in MAD, or null for an empty field. */
const optionalAmount = z
  .string()
  .trim()
  .transform((text, context) => {
    if (text === '') return null
    const value = parsePlainAmount(text)
    if (value !== null && value <= 10_000_000) return value
    context.addIssue({ code: 'custom', message: key('adminPayments.invalidAmount') })
    return z.NEVER
  })

const fields = {
  source: z.enum(SOURCES),
  language: z.enum(['en', 'fr', 'ar']),
  first_name: nameLine(80),
  last_name: nameLine(80),
  email: emailLine,
  phone: codeLine(32),
  address: line(200),
  district: line(120),
  landmark: line(120),
  city: line(100),
  region: codeLine(2),
  postal_code: codeLine(16),
  country: z.string(),
  notes: lines(1000),
  delivery_fee: optionalAmount,
  discount_amount: optionalAmount,
  discount_reason: line(200),
  payment_method: z.enum(PAYMENT_METHODS),
  received: optionalAmount,
  received_as: z.enum(RECEIVED_AS),
}

/** What a draft may leave open; the discount needs its reason in every case. */
export const draftSchema = z
  .object({ ...fields, lines: z.array(z.custom<FormLine>()) })
  .refine(
    ({ discount_amount: discount, discount_reason: reason }) => (discount ?? 0) === 0 || reason !== '',
    {
      path: ['discount_reason'],
      message: key('deferred.invalid.required'),
    },
  )

/** What an order needs. The database decides the rest: the phone of a courier, the email abroad. */
export const orderSchema = draftSchema.and(
  z.object({
    first_name: requiredName(80),
    phone: requiredCode(32),
    address: requiredLine(200),
    city: requiredLine(100),
  }),
)

export type DraftInput = z.input<typeof draftSchema>
export type DraftValues = z.output<typeof draftSchema>

export const CONTACT_FIELDS = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'address',
  'district',
  'landmark',
  'city',
  'region',
  'postal_code',
  'country',
] as const

export function isDraftField(name: unknown): name is keyof typeof fields {
  return typeof name === 'string' && name in fields
}

export const EMPTY: DraftInput = {
  lines: [],
  source: 'phone',
  language: 'fr',
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  address: '',
  district: '',
  landmark: '',
  city: '',
  region: '',
  postal_code: '',
  country: HOME_COUNTRY,
  notes: '',
  delivery_fee: '',
  discount_amount: '',
  discount_reason: '',
  payment_method: 'cash_on_delivery',
  received: '',
  received_as: 'cash',
}
