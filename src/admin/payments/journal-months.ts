/** The month in the search params (`2026-11`), by default that of today; later ones have no documents. */
export function readMonth(given: string | null, today: string): string {
  const current = today.slice(0, 7)
  return given !== null && /^20\d{2}-(?:0[1-9]|1[0-2])$/.test(given) && given < current ? given : current
}

/** The months from that of one day to that of another, the newest first. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = []
  const start = first.slice(0, 7)
  let [year = 0, month = 0] = last.split('-').map(Number)
  for (;;) {
    const name = `${String(year)}-${String(month).padStart(2, '0')}`
    if (name < start && months.length > 0) return months
    months.push(name)
    month -= 1
    if (month === 0) [year, month] = [year - 1, 12]
  }
}
