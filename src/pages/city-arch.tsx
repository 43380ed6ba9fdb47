import { useQuery } from '@tanstack/react-query'
import { cityPictures } from '@/assets/pictures/city-pictures'
import { parseFilters } from '@/catalog/filters'
import { catalogQueries } from '@/catalog/queries'
import type { City, CityName } from '@/content/cities'
import { cityLabel } from '@/i18n/city-label'
import { useLanguage } from '@/i18n/language-context'
import { cn } from '@/lib/cn'
import { useUnread, type Unread } from '@/lib/use-unread'
import { Picture } from '@/ui/picture'

// The pictures are wide and the arch is tall: the part that shows is set for each city.
const focus: Readonly<Record<CityName, string>> = {
  Fez: 'object-[50%_50%]',
  Marrakech: 'object-[30%_50%]',
  Rabat: 'object-[10%_50%]',
  Tetouan: 'object-[62%_50%]',
  Meknes: 'object-[48%_50%]',
  Essaouira: 'object-[22%_50%]',
}

type CityArchProps = {
  city: CityName
  /** As in the `sizes` attribute. The picture renders 5/3 as wide as the arch. */
  sizes: string
  /** Empty where adjacent text names the city. */
  alt?: string
  priority?: boolean
  /** True below the first screen; see Picture. */
  postponed?: boolean
  className?: string
}

export function CityArch({ city, sizes, alt = '', priority, postponed, className }: CityArchProps) {
  return (
    <Picture
      {...cityPictures[city]}
      sizes={sizes}
      alt={alt}
      priority={priority}
      postponed={postponed}
      className={cn('arch aspect-4/5', className)}
      imageClassName={`${focus[city]} transition-transform duration-250 ease-out group-hover:scale-[1.03]`}
    />
  )
}

/** The city's name in the shop's language, followed by its Arabic name. */
export function CityNames({ city }: { city: City }) {
  const { tKey, language } = useLanguage()
  if (language === 'ar') return <bdi>{city.arabicName}</bdi>
  return (
    <>
      <span>{cityLabel(city.name, tKey)}</span>{' '}
      {/* The line is aligned as the page is, only the name runs from the right. */}
      <span lang="ar" className="block text-xl font-normal text-gold-text">
        <bdi>{city.arabicName}</bdi>
      </span>
    </>
  )
}

// The same query key as the unfiltered listing, so that both share one cached response.
const unfiltered = parseFilters(new URLSearchParams())

type CityCounts = { countOf: (city: CityName) => number | undefined; unread: Unread | null }

/** The number of products by city; undefined until loaded. Pages render without waiting for it. */
export function useCityCounts(): CityCounts {
  const query = useQuery(catalogQueries.facets(unfiltered))
  const { data: facets } = query
  return {
    countOf: (city) => facets && (facets.cities.find((found) => found.city === city)?.count ?? 0),
    unread: useUnread(query),
  }
}
