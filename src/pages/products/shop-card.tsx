import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '@/app/paths'
import { useCart } from '@/cart/cart-context'
import { cardLine, chosenLine } from '@/cart/new-line'
import { prefetchProduct } from '@/catalog/prefetch'
import { savesData, whenIdle } from '@/catalog/prefetch-near'
import { ProductCard } from '@/catalog/product-card'
import type { ProductCardData } from '@/catalog/queries'
import { loadArea } from '@/i18n/catalogues'
import { useOnDemand } from '@/shell/use-on-demand'

const loadQuickChoose = async () => {
  const [{ QuickChoose }] = await Promise.all([import('@/catalog/quick-choose'), loadArea('product')])
  return QuickChoose
}
const loadProductPage = () => Promise.all([import('@/pages/product-page'), loadArea('product')])

type ShopCardProps = { product: ProductCardData; priority?: boolean; heading?: 'h2' | 'h3' }

/** A product's card as every list of the shop shows it: it adds, offers the choice in place and opens without a wait. */
export function ShopCard({ product, priority, heading }: ShopCardProps) {
  const queryClient = useQueryClient()
  const { add } = useCart()
  const { code: QuickChoose, prefetch, fetch } = useOnDemand(loadQuickChoose)
  const [choosing, setChoosing] = useState(false)
  const to = paths.product(product.id)

  return (
    <>
      <ProductCard
        product={product}
        to={to}
        priority={priority}
        heading={heading}
        onAdd={() => add(cardLine(product))}
        onChoose={() => {
          fetch()
          setChoosing(true)
        }}
        onSeen={() => {
          if (savesData()) return
          whenIdle(loadProductPage)
          whenIdle(() => prefetchProduct(queryClient, product.id))
        }}
        onApproach={() => {
          loadProductPage().catch(() => undefined)
          void prefetchProduct(queryClient, product.id)
          if (product.has_variations) prefetch()
        }}
      />
      {QuickChoose !== null && (
        <QuickChoose
          card={product}
          to={to}
          open={choosing}
          onOpenChange={setChoosing}
          onAdd={(chosen, selection) => add(chosenLine(chosen, selection))}
        />
      )}
    </>
  )
}
