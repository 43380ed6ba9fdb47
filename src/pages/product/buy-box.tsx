import { useQuery } from '@tanstack/react-query'
import { Banknote, CircleAlert, CircleCheck, CircleX, HandHeart, Undo2, type LucideIcon } from 'lucide-react'
import { Suspense, useId, useRef, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCart, useCartActions } from '@/cart/cart-context'
import { productLine } from '@/cart/cart-lines'
import { QuantityStepper } from '@/cart/quantity-stepper'
import { factLabels } from '@/catalog/facts'
import { pieceWeight } from '@/catalog/piece-weight'
import type { ProductDetail } from '@/catalog/queries'
import { useStockText } from '@/catalog/stock-text'
import { typeLabels } from '@/catalog/variation-labels'
import { VariationPicker } from '@/catalog/variation-picker'
import {
  availableStock,
  chosenVariations,
  missingTypes,
  type Selection,
  type ShownPrice,
} from '@/catalog/variations'
import { RETURN_DAYS } from '@/content/returns'
import { formatMoney } from '@/i18n/format'
import { loadArea } from '@/i18n/catalogues'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { cn } from '@/lib/cn'
import { HOME_COUNTRY, isDomestic } from '@/lib/countries'
import { LOW_STOCK_THRESHOLD } from '@/lib/low-stock'
import { multiplyMoney } from '@/lib/money'
import { paths } from '@/paths'
import { useHydrated } from '@/prerender/use-hydrated'
import { shownCountry, useDeliveryCountry } from '@/settings/delivery-country'
import { settingsQueries } from '@/settings/queries'
import { useTakesCash } from '@/settings/use-takes-cash'
import { Button } from '@/ui/button'
import { lazyPart } from '@/ui/lazy-part'
import { Link } from '@/ui/link'
import { addableQuantity } from './addable-quantity'
import { AskAndShare } from './ask-and-share'
import { DeliveryEstimate } from './delivery-estimate'
import { SizeGuideButton, sizeGuideOf } from './size-guide-button'

const StockAlertButton = lazyPart(async () => (await import('./stock-alert-button')).StockAlertButton)
const OrderWays = lazyPart(async () => {
  const [module] = await Promise.all([import('./order-ways'), loadArea('deferred')])
  return module.OrderWays
})

type BuyBoxProps = {
  product: ProductDetail
  selection: Selection
  onChoose: (next: Selection) => void
  price: ShownPrice
}

export function BuyBox({ product, selection, onChoose, price }: BuyBoxProps) {
  const { language } = useLanguage()
  const { lines } = useCart()
  const picker = useRef<HTMLDivElement>(null)
  const [requested, setRequested] = useState(1)
  // An open sheet stays when the piece sells out: it says so, and may wait for the answer to the buyer's own order.
  const [isOrdering, setOrdering] = useState(false)
  const hydrated = useHydrated()

  const { product_variations: variations, lead_time_days: leadTime } = product
  const guide = sizeGuideOf(product)
  const stock = availableStock(product.stock_units, selection)
  const soldOut = stock <= 0
  const missing = missingTypes(variations, selection)
  const addable = addableQuantity(product, selection, lines)
  const maxQuantity = Math.max(addable, 1)
  const quantity = Math.min(requested, maxQuantity)
  const line = productLine(product, chosenVariations(variations, selection))
  const formatList = (texts: string[]) => new Intl.ListFormat(language).format(texts)

  const focusMissing = () => {
    const group = picker.current?.querySelector('fieldset[data-missing]')
    group?.scrollIntoView({ block: 'center' })
    group?.querySelector<HTMLElement>('input:enabled')?.focus({ preventScroll: true })
  }

  return (
    <>
      {variations.length > 0 && (
        <div ref={picker}>
          <VariationPicker
            variations={variations}
            units={product.stock_units}
            selection={selection}
            onChange={onChoose}
            sizeGuide={guide !== null && <SizeGuideButton guide={guide} />}
          />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {!soldOut && (
          <QuantityStepper
            name={localized(product, 'name', language)}
            quantity={quantity}
            max={maxQuantity}
            onChange={(typed) => setRequested(Math.max(typed, 1))}
          />
        )}
        <StockLine stock={stock} leadTime={leadTime} />
      </div>
      <BuyButtons
        product={product}
        selection={selection}
        quantity={quantity}
        soldOut={soldOut}
        missing={
          missing.length === 0 ? null : formatList(typeLabels(missing, product.product_variations, language))
        }
        addable={addable}
        onMissing={focusMissing}
        price={price}
      />
      {(!soldOut || isOrdering) && (
        <div className="grid min-h-27 content-start gap-3 sm:min-h-12 sm:grid-cols-2">
          {hydrated && (
            <Suspense>
              <OrderWays
                line={{ ...line, quantity, snapshot: { ...line.snapshot, unit_price: price.amount } }}
                complete={missing.length === 0}
                onMissing={focusMissing}
                onSheet={setOrdering}
              />
            </Suspense>
          )}
        </div>
      )}
      {!soldOut && (
        <DeliveryEstimate
          subtotal={multiplyMoney(price.amount, quantity)}
          weight={pieceWeight(product, Object.values(selection)) * quantity}
          leadTime={leadTime ?? 0}
        />
      )}
      <TrustLines place={factLabels(product, 'place', language)[0]} />
      <div className="flex flex-wrap gap-3">
        <AskAndShare product={product} selection={selection} />
      </div>
    </>
  )
}

type BuyButtonsProps = {
  product: ProductDetail
  selection: Selection
  quantity: number
  soldOut: boolean
  /** The variation types without a selected value, as one text; null when the selection is complete. */
  missing: string | null
  /** How many more pieces the cart can take. */
  addable: number
  /** Focuses the first type without a selected value. */
  onMissing: () => void
  price: ShownPrice
}

function BuyButtons(props: BuyButtonsProps) {
  const { product, selection, price, quantity, soldOut, missing, addable, onMissing } = props
  const { t, language } = useLanguage()
  const { add } = useCartActions()
  const navigate = useNavigate()
  const hint = useId()
  // An open dialog stays when the piece is back: it says so.
  const [isAsking, setAsking] = useState(false)
  const allInCart = !soldOut && missing === null && addable === 0
  const reason = soldOut
    ? t('product.outOfStockText')
    : missing !== null
      ? t('product.chooseFirst', { options: missing })
      : allInCart
        ? t('product.allInCart')
        : null

  const line = () => productLine(product, chosenVariations(product.product_variations, selection))
  const whenComplete = (action: () => void) => () => {
    if (missing === null) action()
    else onMissing()
  }
  const incomplete = missing !== null
  const amount = formatMoney(price.amount, language)

  // On phones the price and the first button stick to the bottom of the viewport while the product is in view.
  return (
    <div className="max-md:contents md:grid md:grid-cols-2 md:gap-3">
      <p
        id={hint}
        role="status"
        className={cn('col-span-2 text-ink-muted empty:absolute', incomplete && 'max-md:hidden')}
      >
        {reason}
      </p>
      <div data-bottom-bar="phone" className="buy-bar">
        <span
          translate={price.from === null ? 'no' : undefined}
          data-price=""
          className="text-lg leading-snug font-semibold md:hidden"
        >
          {price.from === null ? amount : t('shop.price.from', { price: amount })}
        </span>
        {soldOut || isAsking ? (
          <Suspense>
            <StockAlertButton
              product={product}
              selection={selection}
              describedBy={hint}
              onDialog={setAsking}
            />
          </Suspense>
        ) : (
          <Button
            size="large"
            className={cn(
              'grow px-3!',
              incomplete && 'col-span-2',
              allInCart && 'bg-plaster-line! text-ink-muted! shadow-none!',
            )}
            // Not disabled: the press that added the last pieces needs the focus back from the drawer.
            aria-disabled={allInCart || undefined}
            aria-describedby={hint}
            onClick={whenComplete(() => {
              if (!allInCart) add(line(), quantity)
            })}
          >
            {t(missing === null ? 'shop.product.addToCart' : 'shop.product.chooseOptions')}
          </Button>
        )}
      </div>
      {!soldOut && !incomplete && (
        <Button
          tone="secondary"
          size="large"
          aria-describedby={hint}
          onClick={() => {
            // With all available pieces in the cart, it only opens the cart.
            if (!allInCart) add(line(), quantity, { quiet: true })
            void navigate(paths.cart())
          }}
        >
          {t('product.buyNow')}
        </Button>
      )}
    </div>
  )
}

/** The stock, or the time to make the product, as text with an icon, so that it does not depend on colour alone. */
function StockLine({ stock, leadTime }: { stock: number; leadTime: number | null }) {
  const { t } = useLanguage()
  const stockText = useStockText(stock)
  const Icon = stock <= 0 ? CircleX : stock <= LOW_STOCK_THRESHOLD ? CircleAlert : CircleCheck
  const color = stock <= 0 ? 'text-brick' : stock <= LOW_STOCK_THRESHOLD ? 'text-saffron' : 'text-olive'
  return (
    <p role="status" className={cn('flex items-center gap-2 font-medium', color)}>
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      {leadTime === null || stock <= 0 ? stockText : t('product.leadTime', { count: leadTime })}
    </p>
  )
}

/** Handmade, returns, and payment on delivery or duties, below the buy buttons. */
function TrustLines({ place }: { place: string | undefined }) {
  const { t } = useLanguage()
  const { data: rates } = useQuery(settingsQueries.deliveryRates())
  // The same country as that of the estimate above, also where the shop does not deliver to the guessed one.
  const country = shownCountry(rates, useDeliveryCountry()) ?? HOME_COUNTRY
  const takesCash = useTakesCash()
  return (
    <ul className="flex flex-col gap-1.5">
      <TrustLine icon={HandHeart}>
        {place === undefined ? t('product.handmade') : t('product.handmadeIn', { place })}
      </TrustLine>
      <TrustLine icon={Undo2} mirrored>
        <Link
          to={paths.support('returns')}
          className="inline-block py-0.5 underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          {t('shop.footer.returnDays', { count: RETURN_DAYS })}
        </Link>
      </TrustLine>
      {/* Either text takes the same lines, so that nothing moves once the country is known. */}
      <TrustLine icon={Banknote}>
        {t(
          !isDomestic(country)
            ? 'product.duties'
            : takesCash
              ? 'product.payOnDelivery'
              : 'product.payInAdvance',
        )}
      </TrustLine>
    </ul>
  )
}

type TrustLineProps = { icon: LucideIcon; mirrored?: boolean; children: ReactNode }

function TrustLine({ icon: Icon, mirrored = false, children }: TrustLineProps) {
  return (
    <li className="flex gap-3">
      <span className="flex h-[calc(var(--leading-text)*1em)] items-center">
        <Icon
          aria-hidden="true"
          className={cn('size-5 shrink-0 text-copper', mirrored && 'rtl:-scale-x-100')}
        />
      </span>
      <span className="min-w-0">{children}</span>
    </li>
  )
}
