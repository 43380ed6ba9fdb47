const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Africa/Casablanca' })

/** The day of the shop at this time, YYYY-MM-DD. */
export const shopDay = (time: Date): string => format.format(time)

/** The shop's day so many days before this time. */
export const shopDayBefore = (time: Date, days: number): string =>
  shopDay(new Date(time.getTime() - days * 86_400_000))
