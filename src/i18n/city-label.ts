import type { Translator } from './translate'

/** The city's translated name; a city without a translation keeps its stored name. */
export function cityLabel(city: string, tKey: Translator['tKey']): string {
  const label = tKey(`shop.city.${city}`)
  return label === `shop.city.${city}` ? city : label
}
