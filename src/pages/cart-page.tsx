import { useQuery } from '@tanstack/react-query'
import { ShoppingBag } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '@/app/paths'
import { useCart } from '@/cart/cart-context'
import { CartLineRow } from '@/cart/cart-line-row'
import { lineId } from '@/cart/cart-lines'
import { FreeDeliveryNote } from '@/cart/free-delivery-note'
import { cartQueries, quotedLine } from '@/cart/queries'
import { useLanguage } from '@/i18n/language-context'
import { OrderSummary } from '@/orders/order-summary'
import { PageTitle } from '@/shell/page-title'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { Skeleton } from '@/ui/skeleton'

export function CartPage() {
  const { t } = useLanguage()
  const { lines, ready, totalPrice } = useCart()
  const quote = useQuery(cartQueries.quote(lines, 'morocco'))

  if (ready && lines.length === 0) {
    return (
      <div className="flex flex-col items-center gap-4 py-16 text-center">
        <PageTitle title={t('cart.title')} />
        <ShoppingBag aria-hidden="true" strokeWidth={1.25} className="size-16 text-copper" />
        <h1 className="text-3xl">{t('cart.empty')}</h1>
        <p className="text-ink-muted">{t('cart.emptyText')}</p>
        <Button asChild>
          <Link to={paths.products()}>{t('cart.shop')}</Link>
        </Button>
      </div>
    )
  }

  return (
    <div className="flex flex-col gap-6">
      <PageTitle title={t('cart.title')} />
      <h1 className="text-3xl">{t('cart.title')}</h1>
      <div className="grid gap-8 lg:grid-cols-[1fr_22rem] lg:gap-14">
        <ul aria-label={t('cart.items')}>
          {lines.map((line) => (
            <CartLineRow
              key={lineId(line)}
              line={line}
              quoted={quotedLine(quote.data, line)}
              productPath={paths.product(line.productId)}
            />
          ))}
        </ul>
        <section
          aria-labelledby="summary"
          className="flex flex-col gap-4 rounded-picture bg-plaster-raised p-6 lg:sticky lg:top-28 lg:self-start"
        >
          <h2 id="summary" className="text-xl">
            {t('summary.title')}
          </h2>
          {quote.data !== undefined && <OrderSummary amounts={quote.data} />}
          {quote.data === undefined && !quote.isError && <Skeleton className="h-32" />}
          {quote.isError && (
            <Notice tone="error" role="alert">
              {t('cart.quoteFailed')}
              <Button tone="secondary" onClick={() => void quote.refetch()}>
                {t('action.retry')}
              </Button>
            </Notice>
          )}
          <FreeDeliveryNote
            subtotal={quote.data?.subtotal ?? totalPrice}
            freeAbove={quote.data?.free_above ?? null}
          />
          <Button asChild size="wide">
            <Link to={paths.checkout()}>{t('cart.checkout')}</Link>
          </Button>
          <Button asChild tone="quiet">
            <Link to={paths.products()}>{t('cart.continue')}</Link>
          </Button>
        </section>
      </div>
    </div>
  )
}
