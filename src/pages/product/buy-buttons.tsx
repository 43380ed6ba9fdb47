import { useId } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/app/paths'
import { useCartActions } from '@/cart/cart-context'
import { chosenLine } from '@/cart/new-line'
import type { ProductDetail } from '@/catalog/queries'
import type { Selection } from '@/catalog/variations'
import { useLanguage } from '@/i18n/language-context'
import { cn } from '@/lib/cn'
import { Button } from '@/ui/button'

type BuyButtonsProps = {
  product: ProductDetail
  selection: Selection
  quantity: number
  soldOut: boolean
  /** Names of the types that still want a value, as one text; null when the choice is complete. */
  missing: string | null
  /** Pieces that the cart does not hold yet. */
  left: number
  /** Leads to what has to be chosen. */
  onMissing: () => void
}

const large = 'grow basis-0 max-sm:px-3! max-sm:text-base!'
// It looks like one that cannot be pressed, and tells whoever presses it why.
const waiting =
  'aria-disabled:border-transparent! aria-disabled:bg-plaster-line! aria-disabled:text-ink-muted! aria-disabled:shadow-none!'

export function BuyButtons({
  product,
  selection,
  quantity,
  soldOut,
  missing,
  left,
  onMissing,
}: BuyButtonsProps) {
  const { t } = useLanguage()
  const { add } = useCartActions()
  const navigate = useNavigate()
  const hint = useId()
  const allInCart = !soldOut && missing === null && left === 0
  const reason = soldOut
    ? t('product.outOfStockText')
    : missing !== null
      ? t('product.chooseFirst', { options: missing })
      : allInCart
        ? t('product.allInCart')
        : null

  const withChoice = (act: () => void) => () => {
    if (missing === null) act()
    else onMissing()
  }
  const described = { 'aria-describedby': reason === null ? undefined : hint }
  const waits = missing !== null && !soldOut ? true : undefined

  return (
    <>
      {/* On a phone it stays at the bottom of the screen for as long as the product is in sight. */}
      <div
        data-bottom-bar="phone"
        className="flex gap-3 max-md:sticky max-md:bottom-0 max-md:z-10 max-md:order-last max-md:-mx-4 max-md:border-t max-md:border-plaster-line max-md:bg-plaster max-md:px-4 max-md:pt-3 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))] short:static"
      >
        <Button
          size="large"
          className={cn(large, waiting)}
          disabled={soldOut || allInCart}
          aria-disabled={waits}
          {...described}
          onClick={withChoice(() => add(chosenLine(product, selection), quantity))}
        >
          {t(soldOut ? 'product.outOfStock' : missing === null ? 'product.addToCart' : 'product.selectAll')}
        </Button>
        <Button
          tone="secondary"
          size="large"
          className={cn(large, waiting)}
          disabled={soldOut}
          aria-disabled={waits}
          {...described}
          onClick={withChoice(() => {
            // What the cart holds of it already is all there is: then it is only a way to the cart.
            if (!allInCart) add(chosenLine(product, selection), quantity, { quiet: true })
            void navigate(paths.cart())
          })}
        >
          {t('product.buyNow')}
        </Button>
      </div>
      <p id={hint} role="status" className="text-ink-muted empty:absolute">
        {reason}
      </p>
    </>
  )
}
