import { shopDay } from '../../supabase/functions/_shared/shop-clock.ts'

export {
  addBusinessDays,
  CALENDAR_TIME_ZONE,
  SHOP_TIME_ZONE,
  shopCalendarDay,
  shopDay,
  shopTime,
} from '../../supabase/functions/_shared/shop-clock.ts'

const DAY_MS = 86_400_000

/** The shop's date so many days before; negative for later days. */
export const shopDayBefore = (moment: Date, days: number): string =>
  shopDay(new Date(moment.getTime() - days * DAY_MS))
