import type { Language } from './locales'
import type { AnyCatalogue } from './message-types'
import { en } from './messages/en'

/**
 * Messages that come with the pages that need them; all others are the shop's own and always there. `later` has the texts
 * of whatever no first screen shows: it comes with every such part, and with all pages but those that visits begin with.
 */
export const AREAS = [
  'later',
  'home',
  'listing',
  'content',
  'ordering',
  'account',
  'product',
  'adminFrame',
  'adminProducts',
  'adminOrders',
  'adminInsight',
  'adminOffice',
] as const
export type Area = (typeof AREAS)[number]

type Load = () => Promise<AnyCatalogue>

// English is the default and comes with the first screen; everything else is a chunk of its own.
const shop: Record<Language, Load> = {
  en: () => Promise.resolve(en),
  fr: () => import('./messages/fr').then((module) => module.fr),
  ar: () => import('./messages/ar').then((module) => module.ar),
}

const areas: Record<Area, Record<Language, Load>> = {
  later: {
    en: () => import('./messages/later/en').then((module) => module.en),
    fr: () => import('./messages/later/fr').then((module) => module.fr),
    ar: () => import('./messages/later/ar').then((module) => module.ar),
  },
  home: {
    en: () => import('./messages/home/en').then((module) => module.en),
    fr: () => import('./messages/home/fr').then((module) => module.fr),
    ar: () => import('./messages/home/ar').then((module) => module.ar),
  },
  listing: {
    en: () => import('./messages/listing/en').then((module) => module.en),
    fr: () => import('./messages/listing/fr').then((module) => module.fr),
    ar: () => import('./messages/listing/ar').then((module) => module.ar),
  },
  content: {
    en: () => import('./messages/content/en').then((module) => module.en),
    fr: () => import('./messages/content/fr').then((module) => module.fr),
    ar: () => import('./messages/content/ar').then((module) => module.ar),
  },
  ordering: {
    en: () => import('./messages/ordering/en').then((module) => module.en),
    fr: () => import('./messages/ordering/fr').then((module) => module.fr),
    ar: () => import('./messages/ordering/ar').then((module) => module.ar),
  },
  account: {
    en: () => import('./messages/account/en').then((module) => module.en),
    fr: () => import('./messages/account/fr').then((module) => module.fr),
    ar: () => import('./messages/account/ar').then((module) => module.ar),
  },
  product: {
    en: () => import('./messages/product/en').then((module) => module.en),
    fr: () => import('./messages/product/fr').then((module) => module.fr),
    ar: () => import('./messages/product/ar').then((module) => module.ar),
  },
  adminFrame: {
    en: () => import('./messages/admin/frame/en').then((module) => module.en),
    fr: () => import('./messages/admin/frame/fr').then((module) => module.fr),
    ar: () => import('./messages/admin/frame/ar').then((module) => module.ar),
  },
  adminProducts: {
    en: () => import('./messages/admin/products/en').then((module) => module.en),
    fr: () => import('./messages/admin/products/fr').then((module) => module.fr),
    ar: () => import('./messages/admin/products/ar').then((module) => module.ar),
  },
  adminOrders: {
    en: () => import('./messages/admin/orders/en').then((module) => module.en),
    fr: () => import('./messages/admin/orders/fr').then((module) => module.fr),
    ar: () => import('./messages/admin/orders/ar').then((module) => module.ar),
  },
  adminInsight: {
    en: () => import('./messages/admin/insight/en').then((module) => module.en),
    fr: () => import('./messages/admin/insight/fr').then((module) => module.fr),
    ar: () => import('./messages/admin/insight/ar').then((module) => module.ar),
  },
  adminOffice: {
    en: () => import('./messages/admin/office/en').then((module) => module.en),
    fr: () => import('./messages/admin/office/fr').then((module) => module.fr),
    ar: () => import('./messages/admin/office/ar').then((module) => module.ar),
  },
}

// A translator keeps the object of its language, so an area that arrives later is known to it as well.
const texts: Record<Language, AnyCatalogue> = { en: { ...en }, fr: {}, ar: {} }
const loaded = new Set<Load>([shop.en])
const neededAreas = new Set<Area>()
const usedLanguages = new Set<Language>()

async function addTo(language: Language, load: Load): Promise<void> {
  if (loaded.has(load)) return
  Object.assign(texts[language], await load())
  loaded.add(load)
}

export function catalogueOf(language: Language): AnyCatalogue {
  return texts[language]
}

/** The language's texts for everything that has been opened so far. Rejects when they cannot be fetched. */
export async function loadCatalogue(language: Language): Promise<void> {
  usedLanguages.add(language)
  const needed = [...neededAreas].map((area) => areas[area][language])
  await Promise.all([shop[language], ...needed].map((load) => addTo(language, load)))
}

/** The texts of an area in every language in use: a language chosen while they come must not lack them. */
export async function loadArea(area: Area): Promise<void> {
  neededAreas.add(area)
  const languages: Iterable<Language> = usedLanguages.size === 0 ? ['en'] : usedLanguages
  await Promise.all(Array.from(languages, (language) => addTo(language, areas[area][language])))
}
