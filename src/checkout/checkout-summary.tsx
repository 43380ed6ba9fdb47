import { useCartActions } from '@/cart/cart-context'
import { lineId, type CartLine } from '@/cart/cart-lines'
import { LineProblem } from '@/cart/line-problem'
import { quotedLine, type Quote } from '@/cart/queries'
import { ProductPicture } from '@/catalog/product-picture'
import { variationLabel } from '@/catalog/variation-labels'
import { formatMoney, formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { multiplyMoney } from '@/lib/money'
import { OrderSummary } from '@/orders/order-summary'
import type { Amounts } from '@/orders/preview'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'

type CheckoutSummaryProps = {
  lines: readonly CartLine[]
  quote: Quote | undefined
  /** Previewed until the database has answered. */
  amounts: Amounts | undefined
  /** They are the database's own, for this cart and country. */
  settled: boolean
  failed: boolean
  onRetry: () => void
}

export function CheckoutSummary({ lines, quote, amounts, settled, failed, onRetry }: CheckoutSummaryProps) {
  const { t, language } = useLanguage()
  const { remove } = useCartActions()

  return (
    <section aria-labelledby="summary" className="flex flex-col gap-4 rounded-picture bg-plaster-raised p-6">
      <h2 id="summary" className="text-xl">
        {t('summary.title')}
      </h2>
      <ul className="flex flex-col gap-4 border-b border-plaster-line pb-4">
        {lines.map((line) => {
          const quoted = quotedLine(quote, line)
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
                <span className="min-w-0 grow">
                  <bdi>{name}</bdi>
                  {choices.map((value) => (
                    <span key={value} className="text-ink-muted">
                      {' · '}
                      <bdi>{variationLabel(value, language)}</bdi>
                    </span>
                  ))}
                  <span className="text-ink-muted">
                    {' '}
                    <bdi dir="ltr">× {formatNumber(line.quantity, language)}</bdi>
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
                  aria-label={t('cart.removeNamed', { name })}
                  onClick={() => remove(lineId(line))}
                >
                  {t('cart.remove')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {amounts !== undefined && (
        // Previewed amounts are as readable as settled ones: they are nearly always the same.
        <div aria-busy={!settled}>
          <OrderSummary amounts={amounts} />
        </div>
      )}
      {failed && (
        <Notice tone="error" role="alert">
          {t('cart.quoteFailed')}
          <Button tone="secondary" onClick={onRetry}>
            {t('action.retry')}
          </Button>
        </Notice>
      )}
    </section>
  )
}
