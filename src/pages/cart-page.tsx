import { ShoppingBag } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '@/app/paths'
import { useCart } from '@/cart/cart-context'
import { CartNotices } from '@/cart/cart-notices'
import { CartRows } from '@/cart/cart-rows'
import { CartSummary } from '@/cart/cart-summary'
import { useCartQuote } from '@/cart/use-cart-quote'
import { useRemovals } from '@/cart/use-removals'
import { useLanguage } from '@/i18n/language-context'
import { PageTitle } from '@/shell/page-title'
import { Button } from '@/ui/button'

export function CartPage() {
  const { t } = useLanguage()
  const { lines } = useCart()
  const { quote, subtotal, waits } = useCartQuote()
  const removals = useRemovals()

  if (lines.length === 0) {
    return (
      <div className="flex flex-col gap-6">
        <PageTitle title={t('cart.title')} />
        {/* What was removed last can still be put back. */}
        {removals.rows.length > 0 && <CartRows removals={removals} quote={undefined} />}
        <div className="flex flex-col items-center gap-4 py-16 text-center">
          <ShoppingBag aria-hidden="true" strokeWidth={1.25} className="size-16 text-copper" />
          <h1 className="text-3xl">{t('cart.empty')}</h1>
          <p className="text-ink-muted">{t('cart.emptyText')}</p>
          <Button asChild>
            <Link to={paths.products()}>{t('cart.shop')}</Link>
          </Button>
        </div>
      </div>
    )
  }

  return (
    <div className="flex flex-col gap-6">
      <PageTitle title={t('cart.title')} />
      <h1 className="text-3xl">{t('cart.title')}</h1>
      <CartNotices quote={quote.data} />
      <div className="grid gap-8 lg:grid-cols-[1fr_22rem] lg:gap-14">
        <CartRows removals={removals} quote={quote.data} />
        <CartSummary quote={quote} subtotal={subtotal} waits={waits} />
      </div>
    </div>
  )
}
