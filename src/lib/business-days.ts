// Workshops and couriers work from Monday to Friday; what day it is, is told in Morocco.
const moroccanDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Africa/Casablanca',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** Today in Morocco as midnight UTC: a calendar day, to be shown in UTC. */
export function moroccanToday(now: Date): Date {
  const part = (wanted: string) =>
    Number(moroccanDay.formatToParts(now).find(({ type }) => type === wanted)?.value)
  return new Date(Date.UTC(part('year'), part('month') - 1, part('day')))
}

/** The day that many business days after a day; none of them is a Saturday or a Sunday. */
export function addBusinessDays(day: Date, days: number): Date {
  const date = new Date(day)
  for (let left = days; left > 0;) {
    date.setUTCDate(date.getUTCDate() + 1)
    if (date.getUTCDay() !== 0 && date.getUTCDay() !== 6) left -= 1
  }
  return date
}
