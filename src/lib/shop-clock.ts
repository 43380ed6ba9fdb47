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

const DAY_MS = 86_400_000

/** The shop's date so many days before; negative for later days. */
export const shopDayBefore = (moment: Date, days: number): string =>
  shopDay(new Date(moment.getTime() - days * DAY_MS))
