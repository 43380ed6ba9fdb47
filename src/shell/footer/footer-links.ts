import { paths } from '@/app/paths'
import { filterParams } from '@/catalog/filters'
import type { PlainMessageKey } from '@/i18n/message-types'
import { offersPath } from '../navigation'

export type FooterLink = { to: string; label: PlainMessageKey }

/** Category keys; their names are the crafts'. */
export const shopCategories = ['copperware', 'leather-goods', 'carpets', 'embroidery', 'pottery'] as const

/**
 * A category travels in the navigation state, which the listing applies; it stands in the address as well, so that a
 * link opened in a new tab, which has no state, leads to the same place.
 */
export const categoryLink = (category: string) => ({
  to: paths.products(filterParams({ category: category === 'all' ? '' : category })),
  state: { category },
})

export const footerCities = ['Fez', 'Marrakech', 'Rabat', 'Tetouan', 'Meknes', 'Casablanca'] as const
export const cityPath = (city: string) => paths.products(filterParams({ city }))

export const helpLinks: readonly FooterLink[] = [
  { to: paths.support('faq'), label: 'nav.faq' },
  { to: paths.support('shipping'), label: 'footer.shipping' },
  { to: paths.support('returns'), label: 'footer.returns' },
  { to: paths.support('size'), label: 'footer.size' },
  { to: '/Care#CareInstructions', label: 'footer.care' },
  { to: paths.contact(), label: 'nav.contact' },
]

export const houseLinks: readonly FooterLink[] = [
  { to: '/About', label: 'nav.about' },
  { to: paths.about('about'), label: 'footer.story' },
  { to: paths.about('artisans'), label: 'footer.artisans' },
  { to: paths.about('sustainability'), label: 'footer.sustainability' },
  { to: paths.about('press'), label: 'footer.press' },
  { to: paths.about('careers'), label: 'footer.careers' },
  { to: paths.about('blog'), label: 'footer.blog' },
]

export const offersLink: FooterLink = { to: offersPath, label: 'nav.offers' }
export const termsLink: FooterLink = { to: paths.terms(), label: 'nav.terms' }
