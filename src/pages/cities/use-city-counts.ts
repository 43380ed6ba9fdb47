import { useQuery } from '@tanstack/react-query'
import { parseFilters } from '@/catalog/filters'
import { catalogQueries } from '@/catalog/queries'
import type { CityName } from '@/content/cities'

// The listing without filters asks the same, so one answer serves both.
const everything = parseFilters(new URLSearchParams())

/** How many products each city has now; undefined until that is known. Nothing waits for it. */
export function useCityCounts(): (city: CityName) => number | undefined {
  const { data: facets } = useQuery(catalogQueries.facets(everything))
  return (city) => facets && (facets.cities.find((found) => found.city === city)?.count ?? 0)
}
