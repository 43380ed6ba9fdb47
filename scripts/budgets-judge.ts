/** Budgets and what was measured: pure, so that a test can break each of them. */

export type Figure = {
  /** The page, or what is measured beside the pages. */
  readonly where: string
  readonly what: string
  readonly measured: number
  readonly budget: number
  /** Where the budget is not reached yet: it must not get worse than this meanwhile. */
  readonly limit?: number | undefined
  readonly unit: 'KB' | ''
  readonly digits?: number
}

export const KB = 1000

export const BUDGETS = {
  criticalJs: 112,
  idleJs: 185,
  css: 14,
  fontsLatin: 60,
  fontsArabic: 105,
  adminJs: 280,
  roundTrips: 1,
  // boot.js looks at the address first; code and data are then asked for at once.
  roundTripsWithoutFile: 2,
  layoutShift: 0,
  requests: { home: 24, listing: 34, product: 14 },
} as const

/**
 * Not reached yet: react-dom, the router and the query cache alone are 97 KB of what every page's code is, and browsers
 * fetch pictures below the screen before it is complete, the more the busier the machine is.
 */
export const LIMITS = {
  criticalJs: 143,
  requests: { home: undefined, listing: 40, product: 26 },
} as const

/** As it is printed: a figure that reads the same as its budget keeps it. */
export const shownAs = ({ digits = 0 }: Figure, value: number) => value.toFixed(digits)

const keeps = (figure: Figure, most: number) => Number(shownAs(figure, figure.measured)) <= most

export function isBroken(figure: Figure): boolean {
  return !keeps(figure, figure.limit ?? figure.budget)
}

export function complaint(figure: Figure): string {
  const unit = figure.unit === '' ? '' : ` ${figure.unit}`
  return `${figure.where}: ${figure.what} ${shownAs(figure, figure.measured)}${unit}, budget ${figure.budget}${unit}${figure.limit === undefined ? '' : `, limit ${figure.limit}${unit}`}`
}

export function tableRows(figures: readonly Figure[]): string[][] {
  return figures.map((figure) => [
    figure.where,
    figure.what,
    `${shownAs(figure, figure.measured)}${figure.unit === '' ? '' : ` ${figure.unit}`}`,
    String(figure.budget),
    isBroken(figure) ? 'broken' : keeps(figure, figure.budget) ? 'kept' : `missed, held at ${figure.limit}`,
  ])
}

export type Shift = { readonly value: number; readonly hadRecentInput: boolean }

/** All that moved without anybody's doing; the official figure takes the worst five seconds and is never greater. */
export function layoutShift(shifts: readonly Shift[]): number {
  return shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0)
}

export type Fetched = { readonly url: string; readonly start: number; readonly end: number }
export type FirstScreen = {
  /** Everything fetched, the document included. */
  readonly fetched: readonly Fetched[]
  /** Addresses that the screen shows or cannot be drawn without: its pictures, fonts and styles. */
  readonly shown: readonly string[]
  /** When the content was on the page. */
  readonly contentAt: number
}

/** How many requests had been made when the last thing of the first screen was there. */
export function requestsUntilComplete({ fetched, shown, contentAt }: FirstScreen): number {
  const ends = fetched.filter(({ url }) => shown.includes(url)).map(({ end }) => end)
  const complete = Math.max(contentAt, ...ends)
  return fetched.filter(({ start }) => start < complete).length
}

/**
 * What was asked for in one go, nothing of it answered before all had been asked for; `painted` says whether the content
 * stood there before it was answered.
 */
export type Wave = { readonly asked: readonly string[]; readonly painted: boolean }

/** Answers that had to be waited for, one after the other, before the content stood there; no end when it never did. */
export function roundTrips(waves: readonly Wave[]): number {
  const painted = waves.findIndex((wave) => wave.painted)
  return painted === -1 ? Number.POSITIVE_INFINITY : painted
}
