import { paths } from '@/paths'
import { filterParams } from '@/catalog/filters'
import type { ProductCardData } from '@/catalog/queries'
import { cityLabel } from '@/i18n/city-label'
import { localized } from '@/i18n/localized'
import type { Language } from '@/i18n/locales'
import type { Translator } from '@/i18n/translate'
import { crafts } from '@/content/crafts'
import { holdsEvery, searchNorm, searchWords } from '@/lib/search-norm'

export type Suggestion = {
  /** Unique in the list. */
  key: string
  to: string
  text: string
  icon?: 'recent' | 'search' | 'city' | 'category'
  product?: ProductCardData
}

export type SuggestionGroup = { key: string; label: string | undefined; options: Suggestion[] }

type SuggestionInput = Translator & {
  language: Language
  /** Empty when there is nothing to search for yet. */
  query: string
  products: readonly ProductCardData[]
  recent: readonly string[]
}

/** The groups of the list below the search field, in display order; groups without options are left out. */
export function suggestionGroups({
  query,
  products,
  recent,
  t,
  tKey,
  language,
}: SuggestionInput): SuggestionGroup[] {
  const searchFor = (text: string) => paths.products(filterParams({ search: text }))
  const groups: SuggestionGroup[] = [
    {
      key: 'recent',
      label: t('deferred.search.recent'),
      options: recent.map((text, index) => ({
        key: `recent-${index}`,
        to: searchFor(text),
        text,
        icon: 'recent',
      })),
    },
    {
      key: 'queries',
      label: undefined,
      options: completedQueries(
        query,
        products.map((product) => localized(product, 'name', language)),
      ).map((text) => ({ key: `query-${text}`, to: searchFor(text), text, icon: 'search' })),
    },
    {
      key: 'categories',
      label: t('deferred.search.categories'),
      options: findCrafts(query).map((craft) => ({
        key: `category-${craft.key}`,
        to: paths.products(filterParams({ category: craft.key })),
        text: craft.name[language],
        icon: 'category',
      })),
    },
    {
      key: 'cities',
      label: t('shop.nav.cities'),
      options: findCities(query).map((city) => ({
        key: `city-${city}`,
        to: paths.products(filterParams({ city })),
        text: cityLabel(city, tKey),
        icon: 'city',
      })),
    },
    {
      key: 'products',
      label: t('deferred.search.products'),
      options: products.map((product) => ({
        key: `product-${product.id}`,
        to: paths.product(product.id),
        text: '',
        product,
      })),
    },
    {
      key: 'all',
      label: undefined,
      options:
        products.length === 0
          ? []
          : [{ key: 'all', to: searchFor(query), text: t('deferred.search.all', { query }), icon: 'search' }],
    },
  ]
  return groups.filter((group) => group.options.length > 0)
}

// Spellings that a search may use, in every language.
const citySpellings: Readonly<Record<string, string>> = {
  Fez: 'Fez Fes Fès فاس',
  Marrakech: 'Marrakech Marrakesh مراكش',
  Rabat: 'Rabat الرباط',
  Tetouan: 'Tetouan Tétouan تطوان',
  Meknes: 'Meknes Meknès مكناس',
  Essaouira: 'Essaouira Mogador الصويرة',
  Casablanca: 'Casablanca الدار البيضاء',
}

const craftSpellings: Readonly<Record<string, string>> = {
  poufs: 'pouffe ottoman بوف',
  lamps: 'lantern lanterne fanous فانوس',
  copperware: 'copper brass cuivre laiton tray plateau نحاس صينية',
  'leather-goods': 'leather cuir babouche bag sac جلد بلغة حقيبة',
  carpets: 'rug tapis kilim زربية حنبل',
  embroidery: 'broderie cushion coussin طرز وسادة',
  pottery: 'ceramic céramique tagine tajine bowl خزف طاجين',
  zellige: 'zellij tile carreau زليج',
  woodwork: 'wood bois thuya box coffret خشب عرعار',
}

const MAX_QUERIES = 2
const MAX_CRAFTS = 3
const MAX_CITIES = 2

const foldedCities = Object.entries(citySpellings).map(([city, spellings]) => ({
  city,
  folded: searchNorm(spellings),
}))
const foldedCrafts = crafts.map((craft) => ({
  craft,
  folded: searchNorm(
    [craft.name.en, craft.name.fr, craft.name.ar, craftSpellings[craft.key] ?? ''].join(' '),
  ),
}))

/**
 * The query with its last word completed to words of the names that it found, the most frequent first: what is suggested finds
 * something.
 */
export function completedQueries(query: string, names: readonly string[]): string[] {
  const [, before = '', last = ''] = /^(.*?)(\S*)$/u.exec(query) ?? []
  const [start = ''] = searchWords(last)
  if (start.length < 2 || searchNorm(last).includes(' ')) return []
  const found = new Map<string, { text: string; count: number }>()
  for (const name of names) {
    for (const word of name.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? []) {
      const [folded = ''] = searchWords(word)
      if (folded === start || !folded.startsWith(start)) continue
      const same = found.get(folded) ?? { text: before + word, count: 0 }
      found.set(folded, { ...same, count: same.count + 1 })
    }
  }
  return [...found.values()]
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAX_QUERIES)
    .map(({ text }) => text)
}

export function findCities(query: string): string[] {
  const words = searchWords(query)
  if (words.length === 0) return []
  return foldedCities
    .filter(({ folded }) => holdsEvery(folded, words))
    .map(({ city }) => city)
    .slice(0, MAX_CITIES)
}

export function findCrafts(query: string): (typeof crafts)[number][] {
  const words = searchWords(query)
  if (words.length === 0) return []
  return foldedCrafts
    .filter(({ folded }) => holdsEvery(folded, words))
    .map(({ craft }) => craft)
    .slice(0, MAX_CRAFTS)
}
