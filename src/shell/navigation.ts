import { paths } from '@/paths'
import { filterParams } from '@/catalog/filters'
import type { PlainMessageKey } from '@/i18n/message-types'

export type NavigationEntry = { to: string; label: PlainMessageKey; end?: boolean }

export const offersPath = paths.products(filterParams({ sort: 'offers' }))

/** The main links of the header and the mobile menu. */
export const mainPages: readonly NavigationEntry[] = [
  { to: paths.home(), label: 'shop.nav.home', end: true },
  { to: paths.products(), label: 'shop.nav.products' },
  { to: paths.cities(), label: 'shop.nav.cities' },
  { to: paths.about(), label: 'shop.nav.about' },
  { to: paths.contact(), label: 'shop.nav.contact' },
]

/** Links to views of other pages, so they are never marked as the current page. */
export const sidePages: readonly NavigationEntry[] = [
  { to: offersPath, label: 'shop.nav.offers' },
  { to: paths.support('faq'), label: 'shop.nav.faq' },
]
