import { Suspense } from 'react'
import type { Filters } from '@/catalog/filters'
import { loadArea } from '@/i18n/catalogues'
import { cityLabel } from '@/i18n/city-label'
import { useLanguage } from '@/i18n/language-context'
import { Seo } from '@/shell/seo'
import { optionalPart } from '@/ui/lazy-part'

// Of the pages that have them only: what is not needed for the list loads beside it, in the room that is kept.
const loadIntro = () => Promise.all([import('./listing-intro'), loadArea('deferred')])
const ListingTrail = optionalPart(async () => (await loadIntro())[0].ListingTrail)
const ListingText = optionalPart(async () => (await loadIntro())[0].ListingText)

type ListingHeadingProps = {
  filters: Filters
  /** Undefined without a category, and until it is known. */
  categoryName: string | undefined
  /** Nothing is found. */
  empty: boolean
}

/** The heading of all products; a city, a category and the offers are pages with a heading, a text and a trail of their own. */
export function ListingHeading({ filters, categoryName, empty }: ListingHeadingProps) {
  const { t, tKey } = useLanguage()
  const { city, category, sort, search } = filters
  const cityName = city === '' ? undefined : cityLabel(city, tKey)
  // Keeps the heading's height until the category's name is known.
  const categoryTitle = category === '' ? undefined : (categoryName ?? '\u00a0')
  const isOffers = sort === 'offers' && cityName === undefined && categoryTitle === undefined
  const listTitle =
    cityName === undefined
      ? (categoryTitle ?? t(isOffers ? 'shop.nav.offers' : 'listing.title'))
      : categoryTitle === undefined
        ? t('listing.fromCity', { city: cityName })
        : t('listing.categoryFrom', { category: categoryTitle, city: cityName })
  const isOwnPage = isOffers || cityName !== undefined || categoryTitle !== undefined

  const searchTitle = t('listing.searchTitle', { query: search })

  const title =
    search === ''
      ? listTitle
      : cityName !== undefined && categoryTitle === undefined
        ? t('listing.categoryFrom', { category: searchTitle, city: cityName })
        : isOwnPage
          ? t('listing.searchTitleIn', { query: search, list: listTitle })
          : searchTitle

  return (
    <div>
      <Seo title={title.trim() === '' ? t('listing.title') : title} noIndex={empty} />
      {isOwnPage && (
        <div className="h-11 max-[16rem]:h-auto">
          <Suspense>
            <ListingTrail title={title} />
          </Suspense>
        </div>
      )}
      <h1 className="text-3xl wrap-anywhere max-md:text-xl">{title}</h1>
      {isOwnPage && (
        // Two lines, on phones one, whatever the text.
        <p className="line-clamp-1 h-[1lh] max-md:text-sm md:mt-1 md:line-clamp-2 md:h-[2lh] md:text-lg">
          <Suspense>
            <ListingText city={city} category={category} isOffers={isOffers} />
          </Suspense>
        </p>
      )}
    </div>
  )
}
