import { useCartActions } from '@/cart/cart-context'
import { lineId } from '@/cart/cart-lines'
import { LineProblem } from '@/cart/line-problems'
import { quotedLine } from '@/cart/queries'
import { QuoteFailure } from '@/cart/quote-failure'
import { ProductPicture } from '@/catalog/product-picture'
import { variationLabel } from '@/catalog/variation-labels'
import { ApproximatePrice } from '@/currency/approximate-price'
import { formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { multiplyMoney } from '@/lib/money'
import { OrderSummary } from '@/orders/order-summary'
import { Button } from '@/ui/button'
import type { Checkout } from './use-checkout'

export function CheckoutSummary({ checkout }: { checkout: Checkout }) {
  const { t, language } = useLanguage()
  const { remove } = useCartActions()
  const { lines, quote, amounts } = checkout

  return (
    <section aria-labelledby="summary" className="flex flex-col gap-4 rounded-picture bg-plaster-raised p-6">
      <h2 id="summary" className="text-xl">
        {t('deferred.summary.title')}
      </h2>
      <ul className="flex flex-col gap-4 border-b border-plaster-line pb-4">
        {lines.map((line) => {
          const quoted = quotedLine(quote.data, line)
          const name = localized(line.snapshot, 'name', language)
          const choices = Object.values(line.snapshot.selected_variations)
          return (
            <li key={lineId(line)} className="flex flex-col gap-2">
              <div className="flex items-center gap-4">
                <ProductPicture
                  src={line.snapshot.image_url}
                  color={line.snapshot.image_color}
                  alt=""
                  sizes="56px"
                  className="w-14 shrink-0"
                />
                <span className="flex min-w-0 grow flex-col">
                  <bdi>{name}</bdi>
                  <span className="text-sm text-ink-muted">
                    {choices.map((value, index) => (
                      <span key={value}>
                        {index > 0 && ' · '}
                        <bdi>{variationLabel(value, language)}</bdi>
                      </span>
                    ))}
                  </span>
                  <span className="text-sm text-ink-muted">
                    {t('deferred.line.quantity', { count: line.quantity })}
                  </span>
                </span>
                <span className="shrink-0 font-medium">
                  {formatMoney(
                    multiplyMoney(quoted?.unit_price ?? line.snapshot.unit_price, line.quantity),
                    language,
                  )}
                </span>
              </div>
              <LineProblem line={line} quoted={quoted} />
              {quoted?.code != null && (
                <Button
                  tone="secondary"
                  aria-label={t('deferred.cart.removeNamed', { name })}
                  onClick={() => remove(lineId(line))}
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
      <QuoteFailure quote={quote} />
    </section>
  )
}
