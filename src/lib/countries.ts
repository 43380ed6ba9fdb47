/** The countries of `delivery_rates`. */
export const COUNTRIES = ['morocco', 'france', 'spain', 'usa', 'canada', 'uk'] as const
export type Country = (typeof COUNTRIES)[number]

export function isCountry(value: unknown): value is Country {
  return COUNTRIES.some((country) => country === value)
}
