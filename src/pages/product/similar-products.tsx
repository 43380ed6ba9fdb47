import { useQuery } from '@tanstack/react-query'
import { CardSkeleton, ProductCard } from '@/catalog/product-card'
import { catalogQueries } from '@/catalog/queries'
import { useLanguage } from '@/i18n/language-context'
import { useUnread } from '@/lib/use-unread'
import { UnreadPart } from '@/ui/unread-part'
import { CardAction } from '../card-action'

const SKELETONS = [1, 2, 3, 4]

/** Other products of the same craft and city; nothing when there are none. */
export function SimilarProducts({ id }: { id: string }) {
  const { t } = useLanguage()
  const query = useQuery(catalogQueries.similar(id))
  const { data: products } = query
  const unread = useUnread(query)
  if (products?.length === 0) return null

  return (
    <section aria-labelledby="product-similar" className="flex flex-col gap-6">
      <h2 id="product-similar" className="text-2xl">
        {t('product.similar')}
      </h2>
      {unread !== null ? (
        <UnreadPart {...unread} />
      ) : (
        <ul className="grid grid-cols-2 gap-x-4 gap-y-8 max-[16rem]:grid-cols-1 lg:grid-cols-4 lg:gap-x-6">
          {products === undefined
            ? SKELETONS.map((index) => (
                <li key={index}>
                  <CardSkeleton />
                </li>
              ))
            : products.map((product) => (
                <li key={product.id}>
                  <ProductCard product={product} Action={CardAction} postponed />
                </li>
              ))}
        </ul>
      )}
    </section>
  )
}
