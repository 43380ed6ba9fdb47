import { loadCode } from '@/lib/code'
import type { Language } from './locales'
import type { AnyCatalogue } from './message-types'
import { en } from './messages/shop/en'

/**
 * Areas of messages; every key begins with the name of its area. The area `shop` is always loaded;
 * routes name the others that they need. `deferred` holds the texts that no first screen shows: the routes outside of the
 * landing pages and every part that opens later load it.
 */
export const AREAS = [
  'shop',
  'deferred',
  'home',
  'listing',
  'content',
  'ordering',
  'account',
  'product',
  'invoice',
  'payment',
  'returns',
  'reviews',
  'alerts',
  'currency',
  'promotion',
  'adminShell',
  'adminProducts',
  'adminOrders',
  'adminDrafts',
  'adminCouriers',
  'adminPayments',
  'adminReturns',
  'adminReviews',
  'adminAnalytics',
  'adminMessages',
  'adminSettings',
  'adminTemplates',
  'adminRates',
  'adminSales',
  'adminPromotions',
] as const
export type Area = (typeof AREAS)[number]

/** `adminShell` is in `admin/shell`; the others are in the folder of their name. */
const folderOf = (area: Area): string =>
  area.startsWith('admin') ? `admin/${area.slice(5).toLowerCase()}` : area

// English is the default language, so its `shop` area is part of the entry; everything else is a chunk of its own.
const shopFiles = import.meta.glob<Record<string, AnyCatalogue>>([
  './messages/*/*.ts',
  '!./messages/shop/en.ts',
  '!./messages/{invoice,payment,returns,reviews,alerts,currency,promotion}/*.ts',
])

// A translator keeps the object of its language, so it includes an area that arrives later.
const texts: Record<Language, AnyCatalogue> = { en: { ...en }, fr: {}, ar: {} }
const loaded = new Set<string>(['./messages/shop/en.ts'])
const neededAreas = new Set<Area>(['shop'])
const usedLanguages = new Set<Language>()

/** Only the list of the files that most visits need is a part of the entry. */
async function filesOf(path: string): Promise<typeof shopFiles> {
  if (path in shopFiles) return shopFiles
  if (path.startsWith('./messages/admin/')) return (await import('./admin-catalogues')).adminFiles
  return (await import('./rare-catalogues')).rareFiles
}

async function load(area: Area, language: Language): Promise<void> {
  const path = `./messages/${folderOf(area)}/${language}.ts`
  if (loaded.has(path)) return
  const module = await loadCode(async () => (await filesOf(path))[path]?.())
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
