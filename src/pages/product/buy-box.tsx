import { useQuery } from '@tanstack/react-query'
import {
  Banknote,
  CircleAlert,
  CircleCheck,
  CircleX,
  HandHeart,
  MessageCircleQuestionMark,
  Share2,
  Undo2,
  type LucideIcon,
} from 'lucide-react'
import { useId, useRef, useState, type ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useCart, useCartActions } from '@/cart/cart-context'
import { productLine } from '@/cart/cart-lines'
import { QuantityStepper } from '@/cart/quantity-stepper'
import { factLabels } from '@/catalog/facts'
import type { ProductDetail } from '@/catalog/queries'
import { LOW_STOCK_THRESHOLD, useStockText } from '@/catalog/stock-text'
import { typeLabels, variationLabel } from '@/catalog/variation-labels'
import { paramsWithSelection, type UrlSelection } from '@/catalog/variation-params'
import { VariationPicker } from '@/catalog/variation-picker'
import { availableStock, chosenVariations, missingTypes, type Selection } from '@/catalog/variations'
import { RETURN_DAYS } from '@/content/returns'
import { useLanguage } from '@/i18n/language-context'
import { DEFAULT_LANGUAGE, type Language } from '@/i18n/locales'
import { localized } from '@/i18n/localized'
import { cn } from '@/lib/cn'
import { siteOrigin } from '@/lib/env'
import { multiplyMoney } from '@/lib/money'
import { paths } from '@/paths'
import { chatLink } from '@/settings/contact-links'
import { settingsQueries } from '@/settings/queries'
import { useOnDemand } from '@/shell/use-on-demand'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { addableQuantity } from './addable-quantity'
import { DeliveryEstimate } from './delivery-estimate'

type BuyBoxProps = {
  product: ProductDetail
  choice: UrlSelection
  onChoose: (next: Selection) => void
  /** The unit price of the selected variation, in dirhams. */
  price: number
}

export function BuyBox({ product, choice, onChoose, price }: BuyBoxProps) {
  const { t, language } = useLanguage()
  const { lines } = useCart()
  const picker = useRef<HTMLDivElement>(null)
  const [requested, setRequested] = useState(1)

  const { selection } = choice
  const { product_variations: variations, lead_time_days: leadTime } = product
  const stock = availableStock(product.stock_units, selection)
  const soldOut = stock <= 0
  const missing = missingTypes(variations, selection)
  const addable = addableQuantity(product, selection, lines)
  const maxQuantity = Math.max(addable, 1)
  const quantity = Math.min(requested, maxQuantity)
  const formatList = (texts: string[]) => new Intl.ListFormat(language).format(texts)

  const focusMissing = () => {
    const group = picker.current?.querySelector('fieldset[data-missing]')
    group?.scrollIntoView({ block: 'center' })
    group?.querySelector<HTMLElement>('input:enabled')?.focus({ preventScroll: true })
  }

  return (
    <>
      {variations.length > 0 && (
        <div ref={picker} className="flex flex-col gap-4">
          <VariationPicker
            variations={variations}
            units={product.stock_units}
            selection={selection}
            onChange={onChoose}
          />
          <div role="status" className="contents">
            {choice.soldOut.length > 0 && (
              <Notice tone="warning">
                {t('product.choiceSoldOut', {
                  value: formatList(
                    choice.soldOut.map(({ variation_value }) => variationLabel(variation_value, language)),
                  ),
                })}
              </Notice>
            )}
          </div>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {!soldOut && (
          <QuantityStepper
            name={localized(product, 'name', language)}
            quantity={quantity}
            max={maxQuantity}
            onChange={setRequested}
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
      />
      {!soldOut && <DeliveryEstimate subtotal={multiplyMoney(price, quantity)} leadTime={leadTime ?? 0} />}
      <TrustLines place={factLabels(product, 'place', language)[0]} />
      <AskAndShare product={product} selection={selection} />
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
}

// Looks disabled but stays pressable: pressing it leads to the missing selection.
const buyButton =
  'max-sm:px-3! max-sm:text-base! aria-disabled:border-transparent! aria-disabled:bg-plaster-line! aria-disabled:text-ink-muted! aria-disabled:shadow-none!'

function BuyButtons({ product, selection, quantity, soldOut, missing, addable, onMissing }: BuyButtonsProps) {
  const { t } = useLanguage()
  const { add } = useCartActions()
  const navigate = useNavigate()
  const hint = useId()
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
  const incomplete = (missing !== null && !soldOut) || undefined

  // On phones it sticks to the bottom of the viewport while the product is in view, with what is missing.
  return (
    <div
      data-bottom-bar="phone"
      className="grid grid-cols-2 gap-3 max-md:sticky max-md:bottom-0 max-md:z-10 max-md:order-last max-md:-mx-4 max-md:border-t max-md:border-plaster-line max-md:bg-plaster max-md:px-4 max-md:pt-3 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))] short:static"
    >
      <p id={hint} role="status" className="col-span-2 text-ink-muted empty:absolute">
        {reason}
      </p>
      <Button
        size="large"
        className={buyButton}
        disabled={soldOut || allInCart}
        aria-disabled={incomplete}
        aria-describedby={hint}
        onClick={whenComplete(() => add(line(), quantity))}
      >
        {t(
          soldOut
            ? 'shop.product.outOfStock'
            : missing === null
              ? 'shop.product.addToCart'
              : 'product.selectAll',
        )}
      </Button>
      <Button
        tone="secondary"
        size="large"
        className={buyButton}
        disabled={soldOut}
        aria-disabled={incomplete}
        aria-describedby={hint}
        onClick={whenComplete(() => {
          // With all available pieces in the cart, it only opens the cart.
          if (!allInCart) add(line(), quantity, { quiet: true })
          void navigate(paths.cart())
        })}
      >
        {t('product.buyNow')}
      </Button>
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

/** Handmade, returns and payment on delivery, below the buy buttons. */
function TrustLines({ place }: { place: string | undefined }) {
  const { t } = useLanguage()
  return (
    <ul className="flex flex-col gap-1.5">
      <TrustLine icon={HandHeart}>
        {place === undefined ? t('product.handmade') : t('product.handmadeIn', { place })}
      </TrustLine>
      <TrustLine icon={Undo2} mirrored>
        <Link
          to={paths.support('returns')}
          className="underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          {t('shop.footer.returnDays', { count: RETURN_DAYS })}
        </Link>
      </TrustLine>
      <TrustLine icon={Banknote}>{t('product.payOnDelivery')}</TrustLine>
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

type AskAndShareProps = { product: ProductDetail; selection: Selection }

/** The absolute URL of the product with the selected variations and the language. */
function shareUrl(product: ProductDetail, selection: Selection, language: Language): string {
  const params = paramsWithSelection(new URLSearchParams(), product.product_variations, selection)
  if (language !== DEFAULT_LANGUAGE) params.set('lang', language)
  const query = params.size === 0 ? '' : `?${params.toString()}`
  return `${siteOrigin()}${paths.product(product.id)}${query}`
}

function AskAndShare({ product, selection }: AskAndShareProps) {
  const { t, language } = useLanguage()
  const { data: shop } = useQuery(settingsQueries.shop())
  const name = localized(product, 'name', language)
  const choice = chosenVariations(product.product_variations, selection).map(({ variation_value }) =>
    variationLabel(variation_value, language),
  )
  const piece = choice.length === 0 ? name : `${name} (${choice.join(' / ')})`
  const link = () => shareUrl(product, selection, language)

  return (
    <div className="flex flex-wrap gap-3">
      <Button asChild tone="secondary">
        <a
          // The URL has its own line, so that chat apps do not take adjacent text for a part of it.
          href={shop && chatLink(shop.whatsapp_number, `${t('product.question', { piece })}\n${link()}`)}
          target="_blank"
          rel="noreferrer"
          className={cn(shop === undefined && 'invisible')}
        >
          <MessageCircleQuestionMark aria-hidden="true" className="size-5" />
          {t('product.ask')}
        </a>
      </Button>
      <ShareButton title={name} link={link} />
    </div>
  )
}

type ShareButtonProps = {
  /** The product's name in the shop's language. */
  title: string
  /** Called on click, because the URL changes with the selection. */
  link: () => string
}

const loadShareMenu = () => import('./share-menu').then((module) => module.ShareMenu)
const canShare = () => typeof navigator !== 'undefined' && 'share' in navigator

/** Opens the share sheet of the device where there is one, otherwise a menu. */
function ShareButton({ title, link }: ShareButtonProps) {
  const { t } = useLanguage()
  const { code: Menu, prefetch: prefetchMenu, fetch: openMenu } = useOnDemand(loadShareMenu)

  const prefetch = () => {
    if (!canShare()) prefetchMenu()
  }
  const share = () => {
    if (!canShare()) {
      openMenu()
      return
    }
    navigator.share({ title, url: link() }).catch((error: unknown) => {
      // AbortError: the visitor closed the share sheet. After any other error the menu opens instead.
      if (!(error instanceof DOMException && error.name === 'AbortError')) openMenu()
    })
  }

  const button = (
    <Button
      tone="secondary"
      aria-haspopup={Menu === null ? undefined : 'menu'}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={Menu === null ? share : undefined}
    >
      <Share2 aria-hidden="true" className="size-5" />
      {t('product.share.share')}
    </Button>
  )
  return Menu === null ? button : <Menu trigger={button} title={title} link={link} />
}
