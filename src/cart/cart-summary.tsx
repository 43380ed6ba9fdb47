import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { paths } from '@/app/paths'
import { formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { cn } from '@/lib/cn'
import { OrderSummary } from '@/orders/order-summary'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { Skeleton } from '@/ui/skeleton'
import { FreeDeliveryNote } from './free-delivery-note'
import type { Quote } from './queries'

type CartSummaryProps = {
  quote: UseQueryResult<Quote>
  subtotal: number
  /** For a network: the amounts cannot be asked for. */
  waits: boolean
}

export function CartSummary({ quote, subtotal, waits }: CartSummaryProps) {
  const { t } = useLanguage()
  const isPreview = waits || (quote.data === undefined && quote.isError)
  return (
    <section
      aria-labelledby="summary"
      className="flex flex-col gap-4 rounded-picture bg-plaster-raised p-6 lg:sticky lg:top-28 lg:self-start"
    >
      <h2 id="summary" className="text-xl">
        {t('summary.title')}
      </h2>
      {quote.data !== undefined && !waits && (
        // The amounts of a moment ago, until those of the new quantities are there.
        <div
          aria-busy={quote.isPlaceholderData}
          className={cn('transition-opacity duration-150', quote.isPlaceholderData && 'opacity-60')}
        >
          <OrderSummary amounts={quote.data} />
        </div>
      )}
      {quote.data === undefined && !isPreview && <Skeleton className="h-32" />}
      {isPreview && <Preview subtotal={subtotal} />}
      {waits && <Notice>{t('cart.quoteWaits')}</Notice>}
      {quote.isError && !waits && (
        <Notice tone="error" role="alert">
          {t('cart.quoteFailed')}
          <Button tone="secondary" busy={quote.isFetching} onClick={() => void quote.refetch()}>
            {t('action.retry')}
          </Button>
        </Notice>
      )}
      <FreeDeliveryNote subtotal={subtotal} freeAbove={quote.data?.free_above ?? null} />
      <Button asChild size="wide">
        <Link to={paths.checkout()}>{t('cart.checkout')}</Link>
      </Button>
      <Button asChild tone="quiet">
        <Link to={paths.products()}>{t('cart.continue')}</Link>
      </Button>
    </section>
  )
}

/** Without the database's answer: what the shopper saw, and said to be no more than that. */
function Preview({ subtotal }: { subtotal: number }) {
  const { t, language } = useLanguage()
  return (
    <div className="flex flex-col gap-1">
      <p className="flex justify-between gap-4">
        {t('summary.subtotal')}
        <span>{formatMoney(subtotal, language)}</span>
      </p>
      <p className="text-sm text-ink-muted">{t('cart.preview')}</p>
    </div>
  )
}
