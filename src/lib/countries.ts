/** The countries of `delivery_rates`. */
export const COUNTRIES = ['morocco', 'france', 'spain', 'usa', 'canada', 'uk'] as const
export type Country = (typeof COUNTRIES)[number]

export function isCountry(value: unknown): value is Country {
  return COUNTRIES.some((country) => country === value)
}

/** Where the shop is. */
export const HOME_COUNTRY = 'morocco'

/** Whether a parcel to this country stays in the shop's own. */
export const isDomestic = (country: string | null): boolean => country === HOME_COUNTRY
