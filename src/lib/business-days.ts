// Business days are Monday to Friday, in Morocco's time zone.
const moroccanDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Africa/Casablanca',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** Today's calendar day in Morocco, as midnight UTC: format it in UTC. */
export function moroccanToday(now: Date): Date {
  const part = (wanted: string) =>
    Number(moroccanDay.formatToParts(now).find(({ type }) => type === wanted)?.value)
  return new Date(Date.UTC(part('year'), part('month') - 1, part('day')))
}

/** Adds business days to a calendar day, skipping Saturdays and Sundays. */
export function addBusinessDays(day: Date, days: number): Date {
  const date = new Date(day)
  for (let left = days; left > 0;) {
    date.setUTCDate(date.getUTCDate() + 1)
    if (date.getUTCDay() !== 0 && date.getUTCDay() !== 6) left -= 1
  }
  return date
}
