export const SHOP_TIME_ZONE = 'Africa/Casablanca'

type Hours = { readonly from: string; readonly to: string } | null

/** By kind of day; null is closed. */
export const OPENING_HOURS = {
  weekday: { from: '9:00', to: '18:00' },
  saturday: { from: '10:00', to: '15:00' },
  sunday: null,
} as const satisfies Readonly<Record<string, Hours>>

// By name and not by a fixed offset: Morocco changes its clocks by decree, for Ramadan and beyond.
const shopClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: SHOP_TIME_ZONE,
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

function hoursOn(weekday: string): Hours {
  if (weekday === 'Sun') return OPENING_HOURS.sunday
  return weekday === 'Sat' ? OPENING_HOURS.saturday : OPENING_HOURS.weekday
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** Whether somebody is at the shop at this moment, wherever the visitor is. */
export function isOpen(now: Date): boolean {
  const parts = new Map(shopClock.formatToParts(now).map(({ type, value }) => [type, value]))
  const hours = hoursOn(parts.get('weekday') ?? '')
  if (hours === null) return false
  const minutes = minutesOf(`${parts.get('hour')}:${parts.get('minute')}`)
  return minutes >= minutesOf(hours.from) && minutes < minutesOf(hours.to)
}
