import { paths } from '@/app/paths'
import { filterParams } from '@/catalog/filters'
import type { PlainMessageKey } from '@/i18n/message-types'

export type NavigationEntry = { to: string; label: PlainMessageKey; end?: boolean }

export const offersPath = paths.products(filterParams({ sort: 'offers' }))

/** The pages of the header, on every screen. */
export const mainPages: readonly NavigationEntry[] = [
  { to: paths.home(), label: 'nav.home', end: true },
  { to: paths.products(), label: 'nav.products' },
  { to: paths.cities(), label: 'nav.cities' },
  { to: paths.about(), label: 'nav.about' },
  { to: paths.contact(), label: 'nav.contact' },
]

/** What helps with buying; no page of its own is marked as the current one. */
export const sidePages: readonly NavigationEntry[] = [
  { to: offersPath, label: 'nav.offers' },
  { to: paths.support('faq'), label: 'nav.faq' },
]
