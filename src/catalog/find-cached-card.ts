import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { catalogQueries, type ProductCardData } from './queries'

/** The product's row in any cached list: enough for name, price and picture while the product itself loads. */
export function findCachedCard(queryClient: QueryClient, id: string): ProductCardData | undefined {
  const { all } = catalogQueries
  const lists = queryClient.getQueriesData<InfiniteData<ProductCardData[]>>({ queryKey: [...all, 'list'] })
  const rows = [
    ...lists.flatMap(([, list]) => list?.pages.flat() ?? []),
    ...['featured', 'similar', 'suggestions', 'cards'].flatMap((name) =>
      queryClient
        .getQueriesData<ProductCardData[]>({ queryKey: [...all, name] })
        .flatMap(([, products]) => products ?? []),
    ),
  ]
  return rows.find((row) => row.id === id)
}
