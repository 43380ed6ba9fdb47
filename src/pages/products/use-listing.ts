import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sortFor, type Filters } from '@/catalog/filters'
import { catalogQueries, type ProductCardData } from '@/catalog/queries'
import { useLanguage } from '@/i18n/language-context'
import type { Language } from '@/i18n/locales'

const listFor = (filters: Filters, language: Language) =>
  catalogQueries.list({ ...filters, sort: sortFor(filters.sort, language) })

/** Asks for a list before the page is drawn for its address: the answer is on its way meanwhile. */
export function useAskAhead(): (filters: Filters) => void {
  const queryClient = useQueryClient()
  const { language } = useLanguage()
  return (filters) => {
    queryClient.infiniteQuery(listFor(filters, language)).catch(() => undefined)
    queryClient.query(catalogQueries.facets(filters)).catch(() => undefined)
  }
}

/**
 * The list and the counts for the filters. While they change, the earlier ones stay: `isStale` says so. `count` is the
 * last number known; the list never waits for the counts.
 */
export function useListing(filters: Filters) {
  const { language } = useLanguage()
  const list = useInfiniteQuery({
    ...listFor(filters, language),
    placeholderData: keepPreviousData,
    // What has just failed on the way to the page is tried again when somebody asks for it.
    retryOnMount: false,
  })
  const { data: facets, isPlaceholderData: hasOldFacets } = useQuery({
    ...catalogQueries.facets(filters),
    placeholderData: keepPreviousData,
  })

  const products = unique(list.data?.pages.flat() ?? [])
  const isStale = list.isPlaceholderData

  // A list that is all there has counted itself. The counts know nothing of what is on offer.
  const total = facets === undefined || hasOldFacets || filters.sort === 'offers' ? undefined : facets.total
  const isComplete = list.data !== undefined && !list.hasNextPage
  const counted = isStale || list.data === undefined ? undefined : isComplete ? products.length : total
  const [known, setKnown] = useState(counted)
  if (counted !== undefined && counted !== known) setKnown(counted)

  return {
    list,
    facets,
    products,
    isStale,
    /** Undefined where it cannot be known: of many offers, or before the first counts. */
    count: counted ?? (filters.sort === 'offers' && !isStale ? undefined : known),
    /** Nothing is on its way: what is shown is what was asked for. */
    isSettled: !list.isPending && !isStale && list.data !== undefined,
  }
}

/** While the catalogue changes, a product may slip from one page to the next. */
function unique(products: readonly ProductCardData[]): ProductCardData[] {
  return [...new Map(products.map((product) => [product.id, product])).values()]
}
