import { useQuery } from '@tanstack/react-query'
import { catalogQueries } from '@/catalog/queries'
import { useLanguage } from '@/i18n/language-context'
import { CardSkeleton } from '@/pages/products/card-skeleton'
import { ShopCard } from '@/pages/products/shop-card'

const PLACES = [1, 2, 3, 4]

/** Other pieces of the same craft and city. Without them, or when they cannot be read, the page is none the worse. */
export function SimilarProducts({ id }: { id: string }) {
  const { t } = useLanguage()
  const { data: products, isError } = useQuery(catalogQueries.similar(id))
  if ((isError && products === undefined) || products?.length === 0) return null

  return (
    <section aria-labelledby="product-similar" className="flex flex-col gap-6">
      <h2 id="product-similar" className="text-2xl">
        {t('product.similar')}
      </h2>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 lg:grid-cols-4 lg:gap-x-6">
        {products === undefined
          ? PLACES.map((place) => (
              <li key={place}>
                <CardSkeleton />
              </li>
            ))
          : products.map((product) => (
              <li key={product.id}>
                <ShopCard product={product} />
              </li>
            ))}
      </ul>
    </section>
  )
}
