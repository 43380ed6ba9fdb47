/** Compares measurements with budgets. Pure, so that tests can exceed each budget. */

export type Figure = {
  /** The page, or another measured item. */
  readonly where: string
  readonly what: string
  readonly measured: number
  readonly budget: number
  /** For a budget that is not met yet: the value that must not be exceeded meanwhile. */
  readonly limit?: number | undefined
  readonly unit: 'KB' | ''
  readonly digits?: number
}

export const KB = 1000

export const BUDGETS = {
  document: 18,
  criticalJs: 125,
  idleJs: 155,
  idleRequests: 40,
  css: 14,
  fontsLatin: 60,
  fontsArabic: 105,
  adminJs: 280,
  roundTrips: 1,
  // boot.js reads the URL first; code and data are then requested together.
  roundTripsWithoutFile: 2,
  layoutShift: 0,
  requests: { home: 24, listing: 34, product: 14 },
} as const

/**
 * Numbers of requests that are not met yet: browsers fetch pictures below the first screen before it is complete, more of them on
 * a busy machine. Sizes are held by their record instead.
 */
export const LIMITS = {
  idleRequests: { home: undefined, listing: undefined, product: undefined },
  requests: { home: undefined, listing: 40, product: 26 },
} as const

/** What the sizes were when they were last recorded (KB by `nameOf`): `npm run budgets -- --record`. */
export type Recorded = Readonly<Record<string, number>>

/** Texts and dates of the day weigh a little more or less, and a repair may need a few bytes. */
const TOLERANCE = 1.03

export const nameOf = ({ where, what }: Pick<Figure, 'where' | 'what'>) => `${where}: ${what}`

/**
 * The size that must not be exceeded when a little more than was recorded is more than the budget: a budget at its edge would be
 * broken by any change.
 */
export function limitFor(recorded: number | undefined, budget: number): number | undefined {
  const max = Number(((recorded ?? 0) * TOLERANCE).toFixed(1))
  return max > budget ? max : undefined
}

/** The printed value: a value that prints like its budget meets it. */
export const shownAs = ({ digits = 0 }: Figure, value: number) => value.toFixed(digits)

const isWithin = (figure: Figure, max: number) => Number(shownAs(figure, figure.measured)) <= max

export function isBroken(figure: Figure): boolean {
  return !isWithin(figure, figure.limit ?? figure.budget)
}

export function violation(figure: Figure): string {
  const unit = figure.unit === '' ? '' : ` ${figure.unit}`
  return `${figure.where}: ${figure.what} ${shownAs(figure, figure.measured)}${unit}, budget ${figure.budget}${unit}${figure.limit === undefined ? '' : `, limit ${figure.limit}${unit}`}`
}

export function tableRows(figures: readonly Figure[]): string[][] {
  return figures.map((figure) => [
    figure.where,
    figure.what,
    `${shownAs(figure, figure.measured)}${figure.unit === '' ? '' : ` ${figure.unit}`}`,
    String(figure.budget),
    isBroken(figure)
      ? 'broken'
      : isWithin(figure, figure.budget)
        ? 'kept'
        : `missed, held at ${figure.limit}`,
  ])
}

export type Shift = { readonly value: number; readonly hadRecentInput: boolean }

/** Sum of all layout shifts without user input. The official metric takes the worst five seconds and is never greater. */
export function layoutShift(shifts: readonly Shift[]): number {
  return shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0)
}

export type Fetched = { readonly url: string; readonly start: number; readonly end: number }
export type FirstScreen = {
  /** All requests, including the document. */
  readonly fetched: readonly Fetched[]
  /** URLs that the first screen needs: pictures, fonts and styles. */
  readonly shown: readonly string[]
  /** When the content was rendered. */
  readonly contentAt: number
}

/** Number of requests until the last resource of the first screen had loaded. */
export function requestsUntilComplete({ fetched, shown, contentAt }: FirstScreen): number {
  const ends = fetched.filter(({ url }) => shown.includes(url)).map(({ end }) => end)
  const complete = Math.max(contentAt, ...ends)
  return fetched.filter(({ start }) => start < complete).length
}

/**
 * Requests that were sent together, before any of them was answered. `painted`: whether the content was rendered before the
 * responses.
 */
export type Wave = { readonly requests: readonly string[]; readonly painted: boolean }

/** Number of sequential round trips before the content was rendered; Infinity when it never was. */
export function roundTrips(waves: readonly Wave[]): number {
  const painted = waves.findIndex((wave) => wave.painted)
  return painted === -1 ? Number.POSITIVE_INFINITY : painted
}
