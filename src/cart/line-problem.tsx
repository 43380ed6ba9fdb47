import { formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { useCart } from './cart-context'
import { fixFor } from './cart-fixes'
import type { CartLine } from './cart-lines'
import type { QuoteLine } from './queries'

type LineProblemProps = {
  line: CartLine
  quoted: QuoteLine | undefined
  /** Where it is given, a line that cannot be had at all offers to be removed. */
  onRemove?: () => void
}

// The button stands at the end of the line, or below where there is no room for both.
const said = 'grow basis-48'

/** What the database says against a line, with the one click that settles it. */
export function LineProblem({ line, quoted, onRemove }: LineProblemProps) {
  const { t, language } = useLanguage()
  const { lines, apply } = useCart()
  const fix = fixFor(line, quoted, lines)
  if (quoted === undefined || fix === null) return null

  if (fix.type === 'accept-price') {
    return (
      <Notice tone="warning">
        <p className={said}>
          {t('line.priceChanged', {
            before: formatMoney(line.snapshot.unit_price, language),
            now: formatMoney(fix.unitPrice, language),
          })}
        </p>
        <Button tone="secondary" onClick={() => apply([fix])}>
          {t('line.acceptPrice')}
        </Button>
      </Notice>
    )
  }
  if (fix.type === 'set-quantity') {
    return (
      <Notice tone="error">
        <p className={said}>{t('line.out_of_stock', { count: quoted.available ?? 0 })}</p>
        <Button tone="secondary" onClick={() => apply([fix])}>
          {t('line.takeAvailable', { count: fix.quantity })}
        </Button>
      </Notice>
    )
  }
  const text =
    quoted.code === 'out_of_stock'
      ? 'line.soldOut'
      : quoted.code === 'unavailable'
        ? 'line.unavailable'
        : 'line.choose'
  return (
    <Notice tone="error">
      <p className={said}>{t(text)}</p>
      {onRemove !== undefined && (
        <Button tone="secondary" onClick={onRemove}>
          {t('line.remove')}
        </Button>
      )}
    </Notice>
  )
}
