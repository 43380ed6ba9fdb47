import { useEffect, useState } from 'react'
import { useCartActions } from '@/cart/cart-context'
import { productLine } from '@/cart/cart-lines'
import type { CardActionProps } from '@/catalog/product-card'
import { chosenVariations } from '@/catalog/variations'
import { loadArea } from '@/i18n/catalogues'
import { useLanguage } from '@/i18n/language-context'
import { useOnDemand } from '@/shell/use-on-demand'
import { Button } from '@/ui/button'

const loadQuickChoose = async () => {
  const [{ QuickChoose }] = await Promise.all([import('@/catalog/quick-choose'), loadArea('product')])
  return QuickChoose
}

/** The button of a product card: adds the product to the cart, or opens a dialog to choose its variations. */
export function CardAction({ product, name, approached, className }: CardActionProps) {
  const { t } = useLanguage()
  const { add } = useCartActions()
  const { code: QuickChoose, prefetch, fetch } = useOnDemand(loadQuickChoose)
  const [choosing, setChoosing] = useState(false)
  const { has_variations: hasVariations } = product
  const soldOut = product.stock_quantity <= 0

  useEffect(() => {
    if (approached && hasVariations) prefetch()
  }, [approached, hasVariations, prefetch])

  return (
    <>
      {!hasVariations || soldOut ? (
        <Button
          tone="secondary"
          className={className}
          disabled={soldOut}
          aria-label={soldOut ? undefined : t('shop.product.addNamedToCart', { name })}
          onClick={() => add(productLine(product))}
        >
          {soldOut ? t('shop.product.outOfStock') : t('shop.product.addToCart')}
        </Button>
      ) : (
        <Button
          tone="secondary"
          className={className}
          aria-label={t('shop.product.chooseNamedOptions', { name })}
          aria-haspopup="dialog"
          onClick={() => {
            fetch()
            setChoosing(true)
          }}
        >
          {t('shop.product.chooseOptions')}
        </Button>
      )}
      {QuickChoose !== null && (
        <QuickChoose
          card={product}
          open={choosing}
          onOpenChange={setChoosing}
          onAdd={(chosen, selection) =>
            add(productLine(chosen, chosenVariations(chosen.product_variations, selection)))
          }
        />
      )}
    </>
  )
}
