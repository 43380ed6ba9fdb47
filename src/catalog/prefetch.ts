import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { catalogQueries, type ProductCardData } from './queries'

/** The row of a list that has been shown before: name, price and picture, while the product itself is on its way. */
export function seedFromCard(queryClient: QueryClient, id: string): ProductCardData | undefined {
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

/** Asks for what the product's page shows, unless it has been asked for lately. A failure is the page's business. */
export async function prefetchProduct(queryClient: QueryClient, id: string): Promise<void> {
  await queryClient.query({ ...catalogQueries.product(id), retry: false }).catch(() => undefined)
}
