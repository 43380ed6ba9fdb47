import { shopDay } from '../../supabase/functions/_shared/shop-clock.ts'

export {
  addBusinessDays,
  CALENDAR_TIME_ZONE,
  inShopTime,
  SHOP_TIME_ZONE,
  shopCalendarDay,
  shopDay,
  shopTime,
} from '../../supabase/functions/_shared/shop-clock.ts'

/** The zones of devices in Morocco. Older ones have a clock of their own for it, which is not the shop's. */
export const MOROCCAN_ZONES = /Casablanca|El_Aaiun/

export const DAY_MS = 86_400_000

/** A day (`2026-12-31`) as an address may give it; null for what is no day of this century's calendar. PostgreSQL refuses others. */
export function calendarDay(text: string | null): string | null {
  if (text === null || !/^20\d{2}-\d{2}-\d{2}$/.test(text)) return null
  const midnight = new Date(`${text}T00:00:00Z`)
  // Date turns 31 February into 3 March.
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text) ? text : null
}

/** The day so many days after another. */
export const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** The shop's date so many days before; negative for later days. */
export const shopDayBefore = (moment: Date, days: number): string => plusDays(shopDay(moment), -days)
