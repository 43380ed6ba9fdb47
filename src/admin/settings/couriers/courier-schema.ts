import { numberText, parsePlainAmount } from '@/admin/numbers'
import { parseNumber } from '@/lib/amount'
import type { PlainMessageKey } from '@/i18n/message-types'
import { codeLine, key, line, requiredPlainName } from '@/i18n/text-schema'
import { Constants } from '@/lib/database.types'
import { z } from '@/lib/zod'
import { days, wholeBetween } from '../schema'
import type { Courier, CourierPrice } from './courier-queries'

export const ZONES = Constants.public.Enums.delivery_zone
export const EVERYWHERE = 'everywhere'

// The same bounds as in the database.

/** Whether it is empty or a link that has {number} once, where the number of the parcel goes. */
export function isTrackingTemplate(text: string): boolean {
  return text === '' || /^https:\/\/[^\s{}"<>]+\{number\}[^\s{}"<>]*$/.test(text)
}

export const courierSchema = z.object({
  name: requiredPlainName(60),
  phone: codeLine(31).refine((text) => /^(\+?[0-9 ().-]{6,30})?$/.test(text), key('deferred.invalid.phone')),
  tracking_url: line(200).refine(isTrackingTemplate, key('adminRates.invalidTemplate')),
  remittance_days: wholeBetween(1, 60, 'adminRates.invalidRemittance'),
  position: wholeBetween(0, 999, 'adminRates.invalidPosition'),
  is_active: z.boolean(),
})
export type CourierInput = z.input<typeof courierSchema>
export type CourierValues = z.output<typeof courierSchema>

export function courierInput(courier: Courier | null, position: number): CourierInput {
  return {
    name: courier?.name ?? '',
    phone: courier?.phone ?? '',
    tracking_url: courier?.tracking_url ?? '',
    remittance_days: String(courier?.remittance_days ?? 7),
    position: String(courier?.position ?? position),
    is_active: courier?.is_active ?? true,
  }
}

/** `1.500` may be one kilogram and a half, or tonnes: refused. */
const parseKilograms = (text: string) => parseNumber(text, { decimals: 2, threeDigits: 'refuse' })

const amount = (min: number, max: number, message: PlainMessageKey, parse = parsePlainAmount) =>
  z
    .string()
    .trim()
    .transform((text, context) => {
      if (text === '') return null
      const value = parse(text)
      if (value !== null && value >= min && value <= max) return value
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    })

export const priceSchema = z
  .object({
    courier_id: z.string().min(1, key('deferred.invalid.required')),
    place: z.string(),
    up_to_kg: amount(0.01, 1_000, 'adminRates.invalidWeight', parseKilograms),
    fee: amount(0, 100_000, 'adminSettings.invalidFee'),
    cost: amount(0, 100_000, 'adminSettings.invalidFee'),
    min_days: days(90),
    max_days: days(120),
    is_active: z.boolean(),
  })
  .transform(({ place, fee, ...price }, context) => {
    if (price.min_days > price.max_days) {
      context.addIssue({ code: 'custom', path: ['max_days'], message: key('adminSettings.daysReversed') })
    }
    if (fee === null) {
      context.addIssue({ code: 'custom', path: ['fee'], message: key('deferred.invalid.required') })
      return z.NEVER
    }
    const zone = ZONES.find((value) => value === place) ?? null
    return { ...price, fee, zone, city: zone === null && place !== EVERYWHERE ? place : null }
  })
export type PriceInput = z.input<typeof priceSchema>
export type PriceValues = z.output<typeof priceSchema>

export function priceInput(price: CourierPrice | null, courier: string): PriceInput {
  const text = (value: number | null | undefined) => (value == null ? '' : numberText(value))
  return {
    courier_id: price?.courier_id ?? courier,
    place: price?.city ?? price?.zone ?? EVERYWHERE,
    up_to_kg: text(price?.up_to_kg),
    fee: text(price?.fee),
    cost: text(price?.cost),
    min_days: text(price?.min_days),
    max_days: text(price?.max_days),
    is_active: price?.is_active ?? true,
  }
}
