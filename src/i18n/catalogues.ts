import type { Language } from './locales'
import type { AnyCatalogue } from './message-types'
import { en } from './messages/shop/en'

/**
 * Areas of messages and the folder of each; every key begins with the name of its area. The area `shop` is always loaded;
 * routes name the others that they need. `deferred` holds the texts that no first screen shows: the routes outside of the
 * landing pages and every part that opens later load it.
 */
const AREA_FOLDERS = {
  shop: 'shop',
  deferred: 'deferred',
  home: 'home',
  listing: 'listing',
  content: 'content',
  ordering: 'ordering',
  account: 'account',
  product: 'product',
  invoice: 'invoice',
  payment: 'payment',
  adminShell: 'admin/shell',
  adminProducts: 'admin/products',
  adminOrders: 'admin/orders',
  adminPayments: 'admin/payments',
  adminAnalytics: 'admin/analytics',
  adminMessages: 'admin/messages',
  adminSettings: 'admin/settings',
} as const
export type Area = keyof typeof AREA_FOLDERS
export const AREAS = Object.keys(AREA_FOLDERS) as Area[]

// English is the default language, so its `shop` area is part of the entry; everything else is a chunk of its own.
const files = import.meta.glob<Record<string, AnyCatalogue>>(['./messages/**/*.ts', '!./messages/shop/en.ts'])

// A translator keeps the object of its language, so an area that arrives later is known to it as well.
const texts: Record<Language, AnyCatalogue> = { en: { ...en }, fr: {}, ar: {} }
const loaded = new Set<string>(['./messages/shop/en.ts'])
const neededAreas = new Set<Area>(['shop'])
const usedLanguages = new Set<Language>()

async function load(area: Area, language: Language): Promise<void> {
  const path = `./messages/${AREA_FOLDERS[area]}/${language}.ts`
  if (loaded.has(path)) return
  const module = await files[path]?.()
  Object.assign(texts[language], module?.[language])
  loaded.add(path)
}

export function catalogueOf(language: Language): AnyCatalogue {
  return texts[language]
}

/** The language's texts of every area loaded so far. Rejects when they cannot be fetched. */
export async function loadCatalogue(language: Language): Promise<void> {
  usedLanguages.add(language)
  await Promise.all(Array.from(neededAreas, (area) => load(area, language)))
}

/** The texts of an area in every language in use, so that a language switched to meanwhile has them too. */
export async function loadArea(area: Area): Promise<void> {
  neededAreas.add(area)
  const languages: Iterable<Language> = usedLanguages.size === 0 ? ['en'] : usedLanguages
  await Promise.all(Array.from(languages, (language) => load(area, language)))
}
