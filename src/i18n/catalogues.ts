import type { Language } from './locales'
import type { AnyCatalogue } from './message-types'
import { en } from './messages/en'

// English is the default and comes with the page; the others are chunks of their own.
const loaded = new Map<Language, AnyCatalogue>([['en', en]])

const loaders: Record<Exclude<Language, 'en'>, () => Promise<AnyCatalogue>> = {
  fr: () => import('./messages/fr').then((module) => module.fr),
  ar: () => import('./messages/ar').then((module) => module.ar),
}

export function loadedCatalogue(language: Language): AnyCatalogue | undefined {
  return loaded.get(language)
}

export async function loadCatalogue(language: Language): Promise<AnyCatalogue> {
  const present = loaded.get(language)
  if (present !== undefined || language === 'en') return present ?? en
  const catalogue = await loaders[language]()
  loaded.set(language, catalogue)
  return catalogue
}
