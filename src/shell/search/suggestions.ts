import { paths } from '@/app/paths'
import { cityLabel } from '@/catalog/city-label'
import { filterParams } from '@/catalog/filters'
import type { ProductCardData } from '@/catalog/queries'
import type { Language } from '@/i18n/locales'
import type { Translator } from '@/i18n/translate'
import { findCities, findCrafts } from './places-and-crafts'

export type Suggestion = {
  /** One of its kind in the list. */
  key: string
  to: string
  text: string
  icon?: 'recent' | 'search' | 'city' | 'category'
  product?: ProductCardData
}

export type SuggestionGroup = { key: string; label: string | undefined; options: Suggestion[] }

type Found = Translator & {
  language: Language
  /** Empty when nothing is searched for (yet). */
  query: string
  products: readonly ProductCardData[]
  recent: readonly string[]
}

/** What the list below the search field holds, in the order of the arrow keys; groups without options are left out. */
export function suggestionGroups({ query, products, recent, t, tKey, language }: Found): SuggestionGroup[] {
  const searchFor = (text: string) => paths.products(filterParams({ search: text }))
  const groups: SuggestionGroup[] = [
    {
      key: 'recent',
      label: t('search.recent'),
      options: recent.map((text, index) => ({
        key: `recent-${index}`,
        to: searchFor(text),
        text,
        icon: 'recent',
      })),
    },
    {
      key: 'categories',
      label: t('search.categories'),
      options: findCrafts(query).map((craft) => ({
        key: `category-${craft.key}`,
        to: paths.products(filterParams({ category: craft.key })),
        text: craft.name[language],
        icon: 'category',
      })),
    },
    {
      key: 'cities',
      label: t('nav.cities'),
      options: findCities(query).map((city) => ({
        key: `city-${city}`,
        to: paths.products(filterParams({ city })),
        text: cityLabel(city, tKey),
        icon: 'city',
      })),
    },
    {
      key: 'products',
      label: t('search.products'),
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
          : [{ key: 'all', to: searchFor(query), text: t('search.all', { query }), icon: 'search' }],
    },
  ]
  return groups.filter((group) => group.options.length > 0)
}
