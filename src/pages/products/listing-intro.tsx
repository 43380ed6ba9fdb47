import { cityDetails } from '@/content/city-details'
import { craftTexts } from '@/content/craft-texts'
import { useLanguage } from '@/i18n/language-context'
import { paths } from '@/paths'
import { Breadcrumb } from '@/ui/breadcrumb'
import { Link } from '@/ui/link'

export type ListingTrailProps = { title: string }

/** The way to a list of a city, a category or the offers. */
export function ListingTrail({ title }: ListingTrailProps) {
  const { t } = useLanguage()
  return (
    <Breadcrumb label={t('deferred.listing.trail')}>
      <Link to={paths.home()}>{t('shop.nav.home')}</Link>
      <Link to={paths.products()}>{t('shop.nav.products')}</Link>
      <span aria-current="page" className="truncate">
        {title}
      </span>
    </Breadcrumb>
  )
}

export type ListingTextProps = {
  /** As in the URL; empty for none. */
  city: string
  category: string
  isOffers: boolean
}

/** A sentence about the craft, the city or the offers. */
export function ListingText({ city, category, isOffers }: ListingTextProps) {
  const { t, language } = useLanguage()
  if (isOffers) return t('listing.onOffer')
  const entry =
    category === '' ? new Map(Object.entries(cityDetails)).get(city)?.description : craftTexts.get(category)
  return entry?.[language] ?? t('deferred.listing.text')
}
