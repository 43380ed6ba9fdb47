import { formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { sameMoney } from '@/lib/money'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { useCart } from './cart-context'
import { lineId, type CartLine } from './cart-lines'
import type { QuoteLine } from './queries'

type LineProblemProps = { line: CartLine; quoted: QuoteLine | undefined }

/** What the database says against a line, with the one click that settles it. */
export function LineProblem({ line, quoted }: LineProblemProps) {
  const { t, language } = useLanguage()
  const { setQuantity, acceptPrice } = useCart()
  if (quoted === undefined) return null
  const id = lineId(line)

  if (quoted.code === 'out_of_stock') {
    const available = quoted.available ?? 0
    if (available <= 0) return <Notice tone="error">{t('line.soldOut')}</Notice>
    return (
      <Notice tone="error">
        {t('line.out_of_stock', { count: available })}
        <Button tone="secondary" onClick={() => setQuantity(id, available)}>
          {t('line.takeAvailable', { count: available })}
        </Button>
      </Notice>
    )
  }
  if (quoted.code === 'unavailable') return <Notice tone="error">{t('line.unavailable')}</Notice>
  if (quoted.code !== null) return <Notice tone="error">{t('line.choose')}</Notice>

  const now = quoted.unit_price
  if (now === null || sameMoney(now, line.snapshot.unit_price)) return null
  return (
    <Notice tone="warning">
      {t('line.priceChanged', {
        before: formatMoney(line.snapshot.unit_price, language),
        now: formatMoney(now, language),
      })}
      <Button tone="secondary" onClick={() => acceptPrice(id, now)}>
        {t('line.acceptPrice')}
      </Button>
    </Notice>
  )
}
