import { useQuery } from '@tanstack/react-query'
import { ShoppingBag } from 'lucide-react'
import { useUnread } from '@/lib/use-unread'
import { paths } from '@/paths'
import { useCart } from '@/cart/cart-context'
import { FreeDeliveryNote, useCartQuote } from '@/cart/cart-quote'
import { isUnknown } from '@/cart/cart-lines'
import { CartRows, useRemovals } from '@/cart/cart-rows'
import { CartPromises } from '@/cart/cart-promises'
import { ChatOrderLink } from '@/cart/chat-order-link'
import { useInterruptedOrder } from '@/cart/interrupted-order'
import { Promotion } from '@/cart/promotion'
import { quotedLine, shownSnapshot } from '@/cart/queries'
import { QuoteFailure } from '@/cart/quote-failure'
import { CartNotices } from '@/cart/line-problems'
import { ApproximatePrice } from '@/currency/approximate-price'
import { formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { cn } from '@/lib/cn'
import { OrderSummary } from '@/orders/order-summary'
import { CountryOptions } from '@/settings/country-options'
import { chooseDeliveryCountry } from '@/settings/delivery-country'
import { settingsQueries } from '@/settings/queries'
import { Seo } from '@/shell/seo'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { NativeSelect } from '@/ui/native-select'
import { Notice } from '@/ui/notice'
import { Skeleton } from '@/ui/skeleton'
import { Status } from '@/ui/status'
import { UnreadPart } from '@/ui/unread-part'

export function Component() {
  const { t } = useLanguage()
  const { lines, store } = useCart()
  const cartQuote = useCartQuote()
  const { quote } = cartQuote
  const removals = useRemovals()
  useInterruptedOrder()

  if (lines.length === 0) {
    return (
      <div className="flex flex-col gap-6">
        <Seo title={t('deferred.cart.title')} />
        {/* The last removed lines can still be restored. */}
        {removals.rows.length > 0 && <CartRows removals={removals} quote={undefined} />}
        <div className="flex flex-col items-center gap-4 py-16 text-center">
          <ShoppingBag aria-hidden="true" strokeWidth={1.25} className="size-16 text-copper" />
          <h1 className="text-3xl">{t('deferred.cart.empty')}</h1>
          <p className="text-ink-muted">{t('deferred.cart.emptyText')}</p>
          <Button asChild>
            <Link to={paths.products()}>{t('deferred.cart.shop')}</Link>
          </Button>
        </div>
      </div>
    )
  }

  return (
    <div className="flex flex-col gap-6">
      <Seo title={t('deferred.cart.title')} />
      <h1 className="text-3xl">{t('deferred.cart.title')}</h1>
      {!store.isKept() && (
        <Notice tone="warning">
          {t('shop.cart.notKept')}. {t('shop.cart.notKeptText')}
        </Notice>
      )}
      <CartNotices quote={quote.data} />
      <div className="grid gap-8 lg:grid-cols-[1fr_22rem] lg:gap-14">
        <CartRows removals={removals} quote={quote.data} />
        <CartSummary {...cartQuote} />
      </div>
      <CheckoutBar {...cartQuote} />
    </div>
  )
}

type CartQuote = ReturnType<typeof useCartQuote>

/** There is no quote for what is in the cart, and none is on its way. */
const isPreviewed = ({ quote, isUnread, waits, unserved }: CartQuote) =>
  waits || unserved !== null || (quote.data === undefined && isUnread)

/** Below the summary's place beside the list: the total and the way on, always in sight. */
function CheckoutBar(cartQuote: CartQuote) {
  const { t, language } = useLanguage()
  const { quote, subtotal } = cartQuote
  const isPreview = isPreviewed(cartQuote)
  const amount = isPreview ? subtotal : quote.data?.total_amount
  return (
    <div
      data-bottom-bar="phone"
      className="sticky bottom-0 z-10 -mx-4 flex items-center gap-x-4 gap-y-2 border-t border-plaster-line bg-plaster px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] max-[16rem]:flex-wrap lg:hidden short:static"
    >
      <p className="flex min-w-20 flex-col leading-snug">
        <span className="text-sm text-ink-muted">
          {t(isPreview ? 'deferred.summary.subtotal' : 'deferred.summary.total')}
        </span>
        <span translate="no" data-price="" className="text-lg font-semibold">
          {amount === undefined ? '\u00a0' : formatMoney(amount, language)}
        </span>
      </p>
      <Button asChild size="wide" className="min-w-0">
        <Link to={paths.checkout()}>{t('deferred.cart.checkout')}</Link>
      </Button>
    </div>
  )
}

function CartSummary(cartQuote: CartQuote) {
  const { t, tKey } = useLanguage()
  const { lines } = useCart()
  const { quote, subtotal, freeFrom, waits, country, unserved, rates } = cartQuote
  const isPreview = isPreviewed(cartQuote)
  return (
    <section
      aria-labelledby="summary"
      className="flex flex-col gap-4 rounded-picture bg-plaster-raised p-6 lg:sticky lg:top-28 lg:self-start"
    >
      <h2 id="summary" className="text-xl">
        {t('deferred.summary.title')}
      </h2>
      {rates !== undefined && (rates.length > 1 || unserved !== null) && (
        <label className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span>{t('deferred.cart.deliverTo')}</span>
          <span className="min-w-[min(10rem,100%)] grow">
            <NativeSelect
              value={unserved ?? country}
              aria-invalid={unserved !== null}
              onChange={(event) => chooseDeliveryCountry(event.target.value)}
            >
              <CountryOptions served={rates.map((rate) => rate.country)} value={unserved ?? country} />
            </NativeSelect>
          </span>
        </label>
      )}
      {rates === undefined && !isPreview && <UnreadRates />}
      <Status>
        {unserved !== null && (
          <Notice tone="warning">
            {t('shop.country.notServed', { country: tKey(`shop.country.${unserved}`) })}
          </Notice>
        )}
      </Status>
      {quote.data !== undefined && !isPreview && (
        // Placeholder amounts belong to the previous quantities.
        <div
          aria-busy={quote.isPlaceholderData}
          className={cn('transition-opacity duration-150', quote.isPlaceholderData && 'opacity-60')}
        >
          <OrderSummary amounts={quote.data} />
          <ApproximatePrice amount={quote.data.total_amount} className="mt-1 block text-end" />
        </div>
      )}
      {quote.data === undefined && !isPreview && <Skeleton className="h-32" />}
      {isPreview && <Preview subtotal={subtotal} />}
      {waits && <Notice>{t('deferred.cart.quoteWaits')}</Notice>}
      {!waits && <QuoteFailure quote={quote} />}
      <Promotion quote={waits || quote.isPlaceholderData ? undefined : quote.data} />
      <FreeDeliveryNote subtotal={subtotal} freeFrom={freeFrom} />
      <Button asChild size="wide" className="max-lg:hidden">
        <Link to={paths.checkout()}>{t('deferred.cart.checkout')}</Link>
      </Button>
      <ChatOrderLink
        lines={lines
          .map((line) => ({ ...line, snapshot: shownSnapshot(line, quotedLine(quote.data, line)) }))
          .filter(({ snapshot }) => !isUnknown(snapshot))}
      />
      <CartPromises country={unserved ?? country} quote={isPreview ? undefined : quote.data} />
      <Button asChild tone="quiet">
        <Link to={paths.products()}>{t('deferred.cart.continue')}</Link>
      </Button>
    </section>
  )
}

/** In place of the country, which can then not be changed here. */
function UnreadRates() {
  const unread = useUnread(useQuery(settingsQueries.deliveryRates()))
  return unread === null ? null : <UnreadPart {...unread} />
}

/** Without a quote: the subtotal of the prices at the time of adding, marked as a preview. */
function Preview({ subtotal }: { subtotal: number }) {
  const { t, language } = useLanguage()
  return (
    <div className="flex flex-col gap-1">
      <p className="flex justify-between gap-4">
        {t('deferred.summary.subtotal')}
        <span translate="no">{formatMoney(subtotal, language)}</span>
      </p>
      <ApproximatePrice amount={subtotal} className="block text-end" />
      <p className="text-sm text-ink-muted">{t('deferred.cart.preview')}</p>
    </div>
  )
}
