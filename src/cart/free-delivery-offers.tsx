import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useId } from 'react'
import { ProductPicture } from '@/catalog/product-picture'
import { catalogQueries, type ProductCardData } from '@/catalog/queries'
import { ApproximatePrice } from '@/currency/approximate-price'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { subtractMoney } from '@/lib/money'
import { useUnread } from '@/lib/use-unread'
import { paths } from '@/paths'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { Price } from '@/ui/price'
import { clearToasts } from '@/ui/toast'
import { UnreadPart } from '@/ui/unread-part'
import { useCart, useCartActions } from './cart-context'
import { productLine } from './cart-lines'

const SHOWN = 2

type FreeDeliveryOffersProps = {
  /** In dirhams. */
  subtotal: number
  /** Delivery is free from this amount on, in dirhams; null when it is never free. */
  freeFrom: number | null
  /** Follows a link out of the drawer. */
  onLeave: () => void
}

/** Pieces of which one reaches free delivery, the cheapest first. Nothing when more than half of the amount is missing. */
export function FreeDeliveryOffers({ subtotal, freeFrom, onLeave }: FreeDeliveryOffersProps) {
  const { t } = useLanguage()
  const { lines } = useCart()
  const title = useId()
  const missing = freeFrom === null ? 0 : subtractMoney(freeFrom, subtotal)
  const isNear = freeFrom !== null && missing > 0 && missing * 2 <= freeFrom
  const found = useQuery({ ...catalogQueries.fromPrice(missing), enabled: isNear })
  // The cards also have the price of the cheapest size, of which a list by price says nothing.
  const ids = found.data?.map(({ id }) => id) ?? []
  const cards = useQuery({ ...catalogQueries.cards(ids), enabled: ids.length > 0 })
  const unread = useUnread(found, cards)
  const offers = (cards.data ?? []).filter(
    ({ id, price, from_price: from }) =>
      (from ?? price) >= missing && lines.every(({ productId }) => productId !== id),
  )
  if (!isNear || (offers.length === 0 && unread === null)) return null
  return (
    <section aria-labelledby={title} className="pt-4">
      <h3 id={title} className="mb-2 font-medium">
        {t('deferred.cart.reachesFreeDelivery')}
      </h3>
      {unread !== null && <UnreadPart {...unread} />}
      <ul className="flex flex-col gap-3">
        {offers.slice(0, SHOWN).map((product) => (
          <Offer key={product.id} product={product} onLeave={onLeave} />
        ))}
      </ul>
    </section>
  )
}

function Offer({ product, onLeave }: { product: ProductCardData; onLeave: () => void }) {
  const { t, language } = useLanguage()
  const { add } = useCartActions()
  const name = localized(product, 'name', language)
  return (
    <li className="flex items-center justify-between gap-3">
      <Link
        to={paths.product(product.id)}
        className="group flex min-w-0 items-center gap-3"
        onClick={onLeave}
      >
        <ProductPicture
          src={product.image_url}
          color={product.image_color}
          alt=""
          sizes="56px"
          className="w-14 shrink-0"
        />
        <span className="min-w-0">
          <bdi className="line-clamp-2 text-sm group-hover:underline">{name}</bdi>
          <Price amount={product.price} before={product.compare_at_price} from={product.from_price}>
            <ApproximatePrice amount={product.from_price ?? product.price} />
          </Price>
        </span>
      </Link>
      {!product.has_variations && (
        <Button
          tone="secondary"
          size="icon"
          aria-label={t('shop.product.addNamedToCart', { name })}
          onClick={({ currentTarget }) => {
            // The button goes with the offers: the drawer takes its focus.
            currentTarget.closest<HTMLElement>('[role=dialog]')?.focus({ preventScroll: true })
            // Two messages would cover the line that was added, on a phone.
            clearToasts()
            add(productLine(product))
          }}
        >
          <Plus aria-hidden="true" className="size-5" />
        </Button>
      )}
    </li>
  )
}
