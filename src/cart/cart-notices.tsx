import { useLanguage } from '@/i18n/language-context'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { useCart } from './cart-context'
import { countProblems, planFixes } from './cart-fixes'
import type { Quote } from './queries'

/** Says how many lines have changed; each says at its place what has. With several, one click settles them all. */
export function CartNotices({ quote }: { quote: Quote | undefined }) {
  const { t } = useLanguage()
  const { lines, apply } = useCart()
  const count = countProblems(lines, quote)
  return (
    // Always there: what appears in it is read out.
    <div role="status">
      {count > 0 && (
        <Notice tone="warning">
          <p className="grow basis-48">{t('cart.changes', { count })}</p>
          {count > 1 && (
            <Button tone="secondary" onClick={() => apply(planFixes(lines, quote))}>
              {t('cart.fixAll')}
            </Button>
          )}
        </Notice>
      )}
    </div>
  )
}
