import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useCartActions } from '@/cart/cart-context'
import { isUnknown, lineId } from '@/cart/cart-lines'
import { LineProblem } from '@/cart/line-problems'
import { Promotion } from '@/cart/promotion'
import { quotedLine, shownSnapshot } from '@/cart/queries'
import { QuoteFailure } from '@/cart/quote-failure'
import { Choices } from '@/catalog/choices'
import { ProductPicture } from '@/catalog/product-picture'
import { ApproximatePrice } from '@/currency/approximate-price'
import { formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { cn } from '@/lib/cn'
import { multiplyMoney } from '@/lib/money'
import { useFailure } from '@/lib/use-unread'
import { OrderSummary } from '@/orders/order-summary'
import { paths } from '@/paths'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { SUMMARY_ID } from './checkout-notices'
import type { Checkout } from './use-checkout'

/** On phones one line with the total, which opens; open at once when a line cannot be ordered as it is, or a code does not apply. */
export function CheckoutSummary({ checkout }: { checkout: Checkout }) {
  const id = useId()
  const [opened, setOpened] = useState(false)
  const { t, language } = useLanguage()
  const { remove } = useCartActions()
  const { lines, quote, amounts } = checkout
  const failed = useFailure(quote)
  // Until the cart is quoted as it is now, what was quoted before still says what its lines cost.
  const shown = checkout.currentQuote ?? quote.data
  const open =
    opened ||
    failed !== null ||
    shown?.code_problem != null ||
    (shown?.lines.some(({ code }) => code !== null) ?? false)

  return (
    <section
      id={SUMMARY_ID}
      tabIndex={-1}
      aria-labelledby="summary"
      className="flex flex-col rounded-picture bg-plaster-raised lg:gap-4 lg:p-6"
    >
      <h2 id="summary" className="text-xl max-lg:sr-only">
        {t('deferred.summary.title')}
      </h2>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        className="flex min-h-12 cursor-pointer items-center gap-2 px-4 py-2 text-start lg:hidden"
        onClick={() => setOpened(!open)}
      >
        <span className="grow">{t('ordering.checkout.showSummary')}</span>
        {amounts !== undefined && (
          <span translate="no" className="font-medium">
            {formatMoney(amounts.total_amount, language)}
          </span>
        )}
        <ChevronDown aria-hidden="true" className={cn('size-5 shrink-0', open && 'rotate-180')} />
      </button>
      <div id={id} className={cn('flex flex-col gap-4 max-lg:px-4 max-lg:pb-4', !open && 'max-lg:hidden')}>
        <ul className="flex flex-col gap-4 border-b border-plaster-line pb-4">
          {lines.map((line) => {
            const quoted = quotedLine(shown, line)
            const snapshot = shownSnapshot(line, quoted)
            const name = localized(snapshot, 'name', language) || t('deferred.line.hidden')
            return (
              <li key={lineId(line)} tabIndex={-1} className="flex flex-col gap-2">
                <div className="flex items-center gap-4">
                  <ProductPicture
                    src={snapshot.image_url}
                    color={snapshot.image_color}
                    alt=""
                    sizes="56px"
                    className="w-14 shrink-0"
                  />
                  <span className="flex min-w-0 grow flex-col">
                    <bdi>{name}</bdi>
                    <span className="text-sm text-ink-muted">
                      <Choices selected={snapshot.selected_variations} />
                    </span>
                    <span className="text-sm text-ink-muted">
                      {t('deferred.line.quantity', { count: line.quantity })}
                    </span>
                  </span>
                  <span translate="no" className="shrink-0 font-medium" hidden={isUnknown(snapshot)}>
                    {formatMoney(multiplyMoney(snapshot.unit_price, line.quantity), language)}
                  </span>
                </div>
                <LineProblem line={line} quoted={quoted} />
                {quoted?.code != null && (
                  <Button
                    tone="secondary"
                    aria-label={t('deferred.cart.removeNamed', { name })}
                    onClick={({ currentTarget }) => {
                      // The button goes with its line.
                      currentTarget.closest('section')?.focus()
                      remove(lineId(line))
                    }}
                  >
                    {t('deferred.cart.remove')}
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
        {amounts !== undefined && (
          // Not dimmed while it is a preview: preview and quote are almost always equal.
          <div aria-busy={checkout.currentQuote === undefined}>
            <OrderSummary amounts={amounts} />
            <ApproximatePrice amount={amounts.total_amount} explained className="mt-2 block" />
          </div>
        )}
        <Link to={paths.cart()} className="self-start text-majolica underline underline-offset-4">
          {t('ordering.checkout.editCart')}
        </Link>
        <Promotion quote={checkout.currentQuote} />
        <QuoteFailure quote={quote} />
      </div>
    </section>
  )
}
