import { z } from '@/lib/zod'
import { key, line, lines, requiredLine } from '@/i18n/text-schema'
import type { ShopSettings } from '../queries'
import { numberText, typedNumber, westernDigits } from '../typed-number'

const address = line(200).refine(
  (text) => text === '' || (/^https:\/\/[^\s]+$/.test(text) && URL.canParse(text)),
  key('adminSettings.invalidUrl'),
)

export const shopSchema = z.object({
  site_name: requiredLine(80),
  site_description_en: requiredLine(300),
  site_description_fr: line(300),
  site_description_ar: line(300),
  contact_email: requiredLine(254).regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, key('invalid.email')),
  contact_phone: requiredLine(31)
    .transform(westernDigits)
    .refine((text) => /^\+?[0-9 ().-]{6,30}$/.test(text), key('invalid.phone')),
  // Chat links want the number with its country code and nothing else.
  whatsapp_number: requiredLine(40)
    .transform((text) =>
      westernDigits(text)
        .replace(/[\s().+-]/g, '')
        .replace(/^00/, ''),
    )
    .refine((text) => /^[0-9]{8,15}$/.test(text), key('adminSettings.invalidWhatsapp')),
  address: requiredLine(200),
  instagram_url: address,
  facebook_url: address,
  bank_details: lines(500),
  // A share in the database, a percentage for people.
  tax_rate: z
    .string()
    .trim()
    .min(1, key('invalid.required'))
    .transform((text, context) => {
      const percent = typedNumber(text.replace(/%$/, ''))
      if (percent !== null && percent <= 100) return Number((percent / 100).toFixed(4))
      context.addIssue({ code: 'custom', message: key('adminSettings.invalidTax') })
      return z.NEVER
    }),
  enable_registration: z.boolean(),
  enable_google_auth: z.boolean(),
  allow_guest_checkout: z.boolean(),
  email_notifications: z.boolean(),
  sms_notifications: z.boolean(),
  maintenance_mode: z.boolean(),
})

export type ShopInput = z.input<typeof shopSchema>
export type ShopValues = z.output<typeof shopSchema>

export function shopInput({ updated_at: _seen, tax_rate: tax, ...settings }: ShopSettings): ShopInput {
  return { ...settings, tax_rate: numberText(tax * 100) }
}

export function isShopField(name: string): name is keyof ShopInput {
  return Object.hasOwn(shopSchema.shape, name)
}
