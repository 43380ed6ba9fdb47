import { useQueryClient } from '@tanstack/react-query'
import { memo, useCallback, useState } from 'react'
import { paths } from '@/app/paths'
import { useCartActions } from '@/cart/cart-context'
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

/**
 * A product's card as every list of the shop shows it: it adds, offers the choice in place and opens without a wait. A
 * list may hold hundreds: a card is drawn again when its own product changes, and not with the page around it.
 */
export const ShopCard = memo(function ShopCard({ product, priority, heading }: ShopCardProps) {
  const queryClient = useQueryClient()
  const { add } = useCartActions()
  const { code: QuickChoose, prefetch, fetch } = useOnDemand(loadQuickChoose)
  const [choosing, setChoosing] = useState(false)
  const { id, has_variations: hasVariations } = product
  const to = paths.product(id)

  const onAdd = useCallback(() => add(cardLine(product)), [add, product])
  const onChoose = useCallback(() => {
    fetch()
    setChoosing(true)
  }, [fetch])
  const onSeen = useCallback(() => {
    if (savesData()) return
    whenIdle(loadProductPage)
    whenIdle(() => prefetchProduct(queryClient, id))
  }, [queryClient, id])
  const onApproach = useCallback(() => {
    loadProductPage().catch(() => undefined)
    void prefetchProduct(queryClient, id)
    if (hasVariations) prefetch()
  }, [queryClient, id, hasVariations, prefetch])

  return (
    <>
      <ProductCard
        product={product}
        to={to}
        priority={priority}
        heading={heading}
        onAdd={onAdd}
        onChoose={onChoose}
        onSeen={onSeen}
        onApproach={onApproach}
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
})
