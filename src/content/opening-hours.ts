import type { Language } from '@/i18n/locales'
import { SHOP_TIME_ZONE } from '@/lib/shop-clock'

type Span = { readonly from: string; readonly to: string }
type Hours = Span | null

/** Opening hours by kind of day, in the shop's time zone; null means closed. */
export const OPENING_HOURS = {
  weekday: { from: '9:00', to: '18:00' },
  saturday: { from: '10:00', to: '15:00' },
  sunday: null,
} as const satisfies Readonly<Record<string, Hours>>

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

/** Whether the shop is open at this time, regardless of the visitor's time zone. */
export function isOpen(now: Date): boolean {
  const parts = new Map(shopClock.formatToParts(now).map(({ type, value }) => [type, value]))
  const hours = hoursOn(parts.get('weekday') ?? '')
  if (hours === null) return false
  const minutes = minutesOf(`${parts.get('hour')}:${parts.get('minute')}`)
  return minutes >= minutesOf(hours.from) && minutes < minutesOf(hours.to)
}

/** `9:00–18:00`, in French `9 h – 18 h`. */
export function hoursText({ from, to }: Span, language: Language): string {
  if (language !== 'fr') return `${from}–${to}`
  const french = (time: string) =>
    time.replace(/^0?(\d+):00$/, '$1\u00A0h').replace(/^0?(\d+):(\d+)$/, '$1\u00A0h\u00A0$2')
  return `${french(from)}\u00A0–\u00A0${french(to)}`
}
