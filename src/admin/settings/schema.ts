import { numberText, parsePlainAmount } from '@/admin/numbers'
import { parseNumber, parseWhole } from '@/lib/amount'
import type { PlainMessageKey } from '@/i18n/message-types'
import {
  codeLine,
  emailLine,
  key,
  line,
  requiredCode,
  requiredLine,
  requiredPlainName,
} from '@/i18n/text-schema'
import { z } from '@/lib/zod'
import { compactAccount, isIban, isIbanOfRib, isRib } from './bank-account'
import type { DeliveryRate, ShopSettings } from './queries'

const linkAddress = line(200).refine(
  (text) => text === '' || (/^https:\/\/[^\s]+$/.test(text) && URL.canParse(text)),
  key('adminSettings.invalidUrl'),
)

export const factSchema = z.object({
  label_en: requiredPlainName(120),
  label_fr: requiredPlainName(120),
  label_ar: requiredPlainName(120),
})
export type FactInput = z.input<typeof factSchema>
export type FactValues = z.output<typeof factSchema>

const account = codeLine(60).transform(compactAccount)

export const wholeBetween = (min: number, max: number, message: PlainMessageKey) =>
  z
    .string()
    .trim()
    .min(1, key('deferred.invalid.required'))
    .transform((text, context) => {
      const number = parseWhole(text)
      if (number !== null && number >= min && number <= max) return number
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    })

const shopFields = z.object({
  site_name: requiredPlainName(80),
  site_description_en: requiredLine(300),
  site_description_fr: line(300),
  site_description_ar: line(300),
  contact_email: emailLine.min(1, key('deferred.invalid.required')),
  contact_phone: requiredCode(31).refine(
    (text) => /^\+?[0-9 ().-]{6,30}$/.test(text),
    key('deferred.invalid.phone'),
  ),
  // Chat links need digits only, with the country code.
  whatsapp_number: requiredCode(40)
    .transform((text) =>
      text
        .replace(/[\s().+-]/g, '')
        .replace(/^00/, '')
        // A Moroccan number as it is dialled in Morocco, without its zero, or with it kept after the country code.
        .replace(/^(?:212)?0?(?=[5-8][0-9]{8}$)/, '212'),
    )
    .refine((text) => /^[1-9][0-9]{7,14}$/.test(text), key('adminSettings.invalidWhatsapp')),
  address_en: requiredLine(200),
  address_fr: line(200),
  address_ar: line(200),
  instagram_url: linkAddress,
  facebook_url: linkAddress,
  bank_holder: line(80),
  bank_name: line(80),
  bank_rib: account.refine((text) => text === '' || isRib(text), key('adminSettings.invalidRib')),
  bank_iban: account.refine((text) => text === '' || isIban(text), key('adminSettings.invalidIban')),
  bank_bic: account.refine(
    (text) => /^([A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?)?$/.test(text),
    key('adminSettings.invalidBic'),
  ),
  legal_name: requiredLine(120),
  legal_address: requiredLine(300),
  legal_ice: account.refine((text) => /^(\d{15})?$/.test(text), key('adminSettings.invalidIce')),
  legal_if: account.refine((text) => /^\d{0,12}$/.test(text), key('adminSettings.invalidDigits')),
  legal_rc: line(60),
  legal_patente: account.refine((text) => /^\d{0,12}$/.test(text), key('adminSettings.invalidDigits')),
  transfer_hold_days: wholeBetween(1, 60, key('adminSettings.invalidHoldDays')),
  online_hold_minutes: wholeBetween(10, 240, key('adminSettings.invalidHoldMinutes')),
  // The database stores a fraction, the form shows a percentage. Empty: not set yet, which is not 0.
  tax_rate: z
    .string()
    .trim()
    .transform((text, context) => {
      if (text === '') return null
      const percent = parsePlainAmount(text.replace(/%$/, ''))
      if (percent !== null && percent <= 100) return Number((percent / 100).toFixed(4))
      context.addIssue({ code: 'custom', message: key('adminSettings.invalidTax') })
      return z.NEVER
    }),
  // Empty: never.
  prepay_after_refusals: z
    .string()
    .trim()
    .transform((text, context) => {
      if (text === '') return null
      const refusals = parseWhole(text)
      if (refusals !== null && refusals >= 1 && refusals <= 20) return refusals
      context.addIssue({ code: 'custom', message: key('adminSettings.invalidPrepay') })
      return z.NEVER
    }),
  // Empty: never.
  review_request_days: z
    .string()
    .trim()
    .transform((text, context) => {
      if (text === '') return null
      const days = parseWhole(text)
      if (days !== null && days >= 1 && days <= 45) return days
      context.addIssue({ code: 'custom', message: key('adminSettings.invalidReviewDays') })
      return z.NEVER
    }),
  // Empty: no limit.
  new_customer_max_pieces: z
    .string()
    .trim()
    .transform((text, context) => {
      if (text === '') return null
      const pieces = parseWhole(text)
      if (pieces !== null && pieces >= 1 && pieces <= 100_000) return pieces
      context.addIssue({ code: 'custom', message: key('adminSettings.invalidPieces') })
      return z.NEVER
    }),
  new_customer_max_subtotal: z
    .string()
    .trim()
    .transform((text, context) => {
      if (text === '') return null
      const amount = parsePlainAmount(text)
      if (amount !== null && amount >= 1 && amount <= 10_000_000) return amount
      context.addIssue({ code: 'custom', message: key('adminSettings.invalidOrderAmount') })
      return z.NEVER
    }),
  // Empty: not offered.
  gift_wrap_price: z
    .string()
    .trim()
    .transform((text, context) => {
      if (text === '') return null
      const price = parsePlainAmount(text)
      if (price !== null && price <= 10_000) return price
      context.addIssue({ code: 'custom', message: key('adminSettings.invalidGiftWrap') })
      return z.NEVER
    }),
  // Empty: not offered.
  pickup_days: z
    .string()
    .trim()
    .transform((text, context) => {
      if (text === '') return null
      const days = parseWhole(text)
      if (days !== null && days >= 1 && days <= 30) return days
      context.addIssue({ code: 'custom', message: key('adminSettings.invalidPickupDays') })
      return z.NEVER
    }),
  enable_registration: z.boolean(),
  enable_google_auth: z.boolean(),
  allow_guest_checkout: z.boolean(),
  email_notifications: z.boolean(),
  sms_notifications: z.boolean(),
  maintenance_mode: z.boolean(),
})

export const shopSchema = shopFields.superRefine(({ bank_iban: iban, bank_rib: rib }, context) => {
  if (isRib(rib) && isIban(iban) && !isIbanOfRib(iban, rib)) {
    context.addIssue({ code: 'custom', path: ['bank_iban'], message: key('adminSettings.ibanOfRib') })
  }
})

export type ShopInput = z.input<typeof shopSchema>
export type ShopValues = z.output<typeof shopSchema>

export function shopInput({
  updated_at: _seen,
  tax_rate: tax,
  new_customer_max_pieces: pieces,
  new_customer_max_subtotal: subtotal,
  prepay_after_refusals: refusals,
  review_request_days: reviewDays,
  transfer_hold_days: holdDays,
  online_hold_minutes: holdMinutes,
  gift_wrap_price: wrapPrice,
  pickup_days: pickupDays,
  ...settings
}: ShopSettings): ShopInput {
  return {
    ...settings,
    tax_rate: tax === null ? '' : numberText(tax * 100),
    transfer_hold_days: String(holdDays),
    online_hold_minutes: String(holdMinutes),
    gift_wrap_price: wrapPrice === null ? '' : numberText(wrapPrice),
    pickup_days: pickupDays === null ? '' : String(pickupDays),
    prepay_after_refusals: refusals === null ? '' : String(refusals),
    review_request_days: reviewDays === null ? '' : String(reviewDays),
    new_customer_max_pieces: pieces === null ? '' : String(pieces),
    new_customer_max_subtotal: subtotal === null ? '' : numberText(subtotal),
  }
}

export function isShopField(name: string): name is keyof ShopInput {
  return Object.hasOwn(shopFields.shape, name)
}

const MAX_FEE = 100_000
const MAX_FREE_FROM = 1_000_000

export const days = (longest: number) =>
  z
    .string()
    .trim()
    .min(1, key('deferred.invalid.required'))
    .transform((text, context) => {
      const count = parseWhole(text) ?? 0
      if (count >= 1 && count <= longest) return count
      context.addIssue({
        code: 'custom',
        message: longest === 90 ? key('adminSettings.invalidMinDays') : key('adminSettings.invalidMaxDays'),
      })
      return z.NEVER
    })

/** The same bounds as in the database. */
export const rateSchema = z
  .object({
    fee: z
      .string()
      .trim()
      .min(1, key('deferred.invalid.required'))
      .transform((text, context) => {
        const fee = parsePlainAmount(text)
        if (fee !== null && fee <= MAX_FEE) return fee
        context.addIssue({ code: 'custom', message: key('adminSettings.invalidFee') })
        return z.NEVER
      }),
    is_free: z.boolean(),
    free_from: z.string().trim(),
    min_days: days(90),
    max_days: days(120),
    is_active: z.boolean(),
  })
  .transform(({ is_free: isFree, free_from: typed, ...rate }, context) => {
    if (!isFree) return { ...rate, free_from: null }
    const limit = parsePlainAmount(typed)
    if (limit !== null && limit <= MAX_FREE_FROM) return { ...rate, free_from: limit }
    context.addIssue({
      code: 'custom',
      path: ['free_from'],
      message: typed === '' ? key('deferred.invalid.required') : key('adminSettings.invalidLimit'),
    })
    return z.NEVER
  })
  .superRefine((rate, context) => {
    if (rate.min_days > rate.max_days) {
      context.addIssue({ code: 'custom', path: ['max_days'], message: key('adminSettings.daysReversed') })
    }
  })

export type RateInput = z.input<typeof rateSchema>
export type RateValues = z.output<typeof rateSchema>

export function rateInput(rate: DeliveryRate): RateInput {
  return {
    fee: numberText(rate.fee),
    is_free: rate.free_from !== null,
    free_from: rate.free_from === null ? '' : numberText(rate.free_from),
    min_days: String(rate.min_days),
    max_days: String(rate.max_days),
    is_active: rate.is_active,
  }
}

export function isRateField(name: string): name is 'fee' | 'free_from' | 'min_days' | 'max_days' {
  return ['fee', 'free_from', 'min_days', 'max_days'].includes(name)
}

/** MAD for one unit, with at most six decimals. */
export const currencyRateSchema = z.object({
  rate: z
    .string()
    .trim()
    .min(1, key('deferred.invalid.required'))
    .transform((text, context) => {
      const rate = parseNumber(text, { decimals: 6, threeDigits: 'decimals' }) ?? 0
      if (rate >= 0.01 && rate <= 10_000) return rate
      context.addIssue({ code: 'custom', message: key('adminPayments.settings.invalidRate') })
      return z.NEVER
    }),
  rate_date: z.string().regex(/^2\d{3}-\d{2}-\d{2}$/, key('deferred.invalid.value')),
})

export type CurrencyRateInput = z.input<typeof currencyRateSchema>
export type CurrencyRateValues = z.output<typeof currencyRateSchema>
