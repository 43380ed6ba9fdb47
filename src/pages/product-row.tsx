import type { ReactNode } from 'react'
import { CardSkeleton, ProductCard } from '@/catalog/product-card'
import type { ProductCardData } from '@/catalog/queries'
import { useUnread, type Query } from '@/lib/use-unread'
import { UnreadPart } from '@/ui/unread-part'
import { CardAction } from './card-action'

const SKELETONS = [1, 2, 3, 4]

type ProductRowProps = {
  id: string
  title: string
  query: Query & { data: readonly ProductCardData[] | undefined }
  /** Below the cards. */
  children?: ReactNode
}

/** Four products in a section of their own; nothing when there are none. */
export function ProductRow({ id, title, query, children }: ProductRowProps) {
  const { data: products } = query
  const unread = useUnread(query)
  if (products?.length === 0) return null

  return (
    <section aria-labelledby={id} className="flex flex-col gap-6">
      <h2 id={id} className="text-2xl">
        {title}
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
      {children}
    </section>
  )
}
